import { carView } from '@/entities/vehicle/preInspection'

/** Width and height of the drawing of each view. */
export const VIEW_SIZES: Readonly<Record<string, readonly [number, number]>> = {
  [carView.left]: [240, 90],
  [carView.right]: [240, 90],
  [carView.front]: [120, 90],
  [carView.top]: [240, 110],
  [carView.rear]: [120, 90],
}

const Side = () => (
  <>
    <path d="M8 62Q10 50 36 45L72 40Q94 17 124 16H160Q190 18 208 38L228 44Q236 48 236 60V67H215A19 19 0 0 0 177 67H73A19 19 0 0 0 35 67H10Z" />
    <path d="M84 39Q100 23 124 22H129V40ZM135 22H160Q180 24 194 39L135 40Z" />
    <path d="M132 41V66M84 41L80 66M196 40L190 52M104 48H114M150 48H160M12 52H26M222 50H234" />
    <circle cx="54" cy="68" r="15" />
    <circle cx="54" cy="68" r="8" />
    <circle cx="196" cy="68" r="15" />
    <circle cx="196" cy="68" r="8" />
  </>
)
const Front = () => (
  <>
    <path d="M13 76V52Q14 44 24 41L34 20Q38 13 48 13H72Q82 13 86 20L96 41Q106 44 107 52V76Z" />
    <path d="M39 21H81L89 40H31Z" />
    <path d="M17 50H34L30 57H18ZM103 50H86L90 57H102ZM42 52H78V62H42ZM42 57H78M48 67H72V73H48ZM23 40H12V34H20M97 40H108V34H100" />
    <path d="M18 76H32V84H18ZM88 76H102V84H88Z" />
  </>
)
const Rear = () => (
  <>
    <path d="M13 76V50Q14 42 24 38L34 20Q38 13 48 13H72Q82 13 86 20L96 38Q106 42 107 50V76Z" />
    <path d="M40 20H80L87 36H33Z" />
    <path d="M15 45H36V53H15ZM105 45H84V53H105ZM46 50H74V58H46ZM36 48H84M22 66H98" />
    <path d="M18 76H32V84H18ZM88 76H102V84H88Z" />
  </>
)
const Top = () => (
  <>
    <path d="M8 55Q8 22 34 17Q120 10 206 17Q232 22 232 55Q232 88 206 93Q120 100 34 93Q8 88 8 55Z" />
    <path d="M72 26Q64 55 72 84L96 78Q90 55 96 32ZM186 29Q192 55 186 81L168 76Q172 55 168 34Z" />
    <path d="M96 32H168M96 78H168M78 24L98 29H166L182 25M78 86L98 81H166L182 85M82 16L78 8H86L90 15M82 94L78 102H86L90 95M70 55H20" />
  </>
)

const DRAWINGS: Readonly<Record<string, () => React.ReactNode>> = {
  [carView.left]: Side,
  [carView.front]: Front,
  [carView.rear]: Rear,
  [carView.top]: Top,
}

/** Outline of a car in one view. The front is on the left, in the view from the right on the right. */
export const CarOutline = ({ view }: { view: string }) => {
  const [width, height] = VIEW_SIZES[view] ?? [240, 90]
  const Drawing = DRAWINGS[view]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="damage-outline" aria-hidden>
      {Drawing ? (
        <Drawing />
      ) : (
        <g transform="matrix(-1 0 0 1 240 0)">
          <Side />
        </g>
      )}
    </svg>
  )
}
