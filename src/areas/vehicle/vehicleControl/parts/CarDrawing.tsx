import { optionOf } from '@/entities/field'
import {
  carDoor,
  carLight,
  carWindow,
  lockStatus,
  tyrePosition,
  type VehicleCondition,
  vehicleCondition,
} from '@/entities/vehicle/vehicleCondition'
import { is } from '@/entities/field'
import { optionName, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { toneIn, type Tone, tyreTone } from './carState'

type Box = readonly [x: number, y: number, width: number, height: number]

/** Doors as seen from above, with the front at the top. `open` is the transform of an open door. */
const DOORS: Readonly<Record<string, { shut: Box; open: string }>> = {
  [carDoor.frontLeft]: { shut: [56, 142, 12, 76], open: 'rotate(32 62 142)' },
  [carDoor.frontRight]: { shut: [172, 142, 12, 76], open: 'rotate(-32 178 142)' },
  [carDoor.rearLeft]: { shut: [56, 224, 12, 72], open: 'rotate(32 62 224)' },
  [carDoor.rearRight]: { shut: [172, 224, 12, 72], open: 'rotate(-32 178 224)' },
  [carDoor.hood]: { shut: [74, 46, 92, 58], open: '' },
  [carDoor.trunk]: { shut: [76, 334, 88, 44], open: '' },
}
const WINDOWS: Readonly<Record<string, Box>> = {
  [carWindow.frontLeft]: [72, 150, 10, 62],
  [carWindow.frontRight]: [158, 150, 10, 62],
  [carWindow.rearLeft]: [72, 228, 10, 58],
  [carWindow.rearRight]: [158, 228, 10, 58],
  [carWindow.roof]: [94, 176, 52, 54],
}
const TYRES: Readonly<Record<string, Box>> = {
  [tyrePosition.frontLeft]: [40, 72, 14, 48],
  [tyrePosition.frontRight]: [186, 72, 14, 48],
  [tyrePosition.rearLeft]: [40, 306, 14, 48],
  [tyrePosition.rearRight]: [186, 306, 14, 48],
}
const LIGHTS: Readonly<Record<string, readonly Box[]>> = {
  [carLight.front]: [
    [70, 28, 24, 8],
    [146, 28, 24, 8],
  ],
  [carLight.rear]: [
    [70, 388, 24, 8],
    [146, 388, 24, 8],
  ],
  [carLight.hazard]: [
    [60, 40, 8, 8],
    [172, 40, 8, 8],
    [60, 376, 8, 8],
    [172, 376, 8, 8],
  ],
}

const Part = ({ at, tone, name, turn }: { at: Box; tone: Tone; name: string; turn?: string }) => {
  const [x, y, width, height] = at
  return (
    <rect x={x} y={y} width={width} height={height} rx={4} className="car-part" data-tone={tone} transform={turn}>
      <title>{name}</title>
    </rect>
  )
}

/**
 * Car from above with doors, windows, lights and tyres coloured by state. The text beside it has the same
 * information.
 */
export const CarDrawing = ({ of: row, stale }: { of: VehicleCondition; stale: boolean }) => {
  const t = useT()
  const nameOf = (field: Parameters<typeof optionName>[1], code: string, tone: Tone) =>
    `${optionName(t, field, code)}${t('kit.colon')}${t(`vehicleControl.tone.${tone}`)}`
  const isLocked = is(row.lockStatus, lockStatus.locked)
  const open = [
    ...(row.openDoors ?? []).map((code) => optionName(t, vehicleCondition.openDoors, code)),
    ...(row.openWindows ?? []).map((code) => optionName(t, vehicleCondition.openWindows, code)),
    ...row.tires
      .filter((one) => tyreTone(one) === 'bad')
      .map(({ position }) => optionName(t, { of: tyrePosition }, position)),
  ]
  return (
    <svg
      viewBox="0 0 240 424"
      className="car-drawing"
      data-stale={stale}
      role="img"
      aria-label={`${t('vehicleControl.drawing')} ${open.join(t('kit.listComma'))}`}
    >
      {Object.entries(TYRES).map(([code, at]) => {
        const tyre = row.tires.find(({ position }) => plain(position) === code)
        const tone = tyreTone(tyre)
        return (
          <g key={code}>
            <Part at={at} tone={tone} name={nameOf({ of: tyrePosition }, code, tone)} />
            <text x={at[0] < 120 ? 4 : 236} y={at[1] + 28} textAnchor={at[0] < 120 ? 'start' : 'end'}>
              {plain(tyre?.pressure)}
            </text>
          </g>
        )
      })}
      <rect x={56} y={20} width={128} height={384} rx={44} className="car-body" />
      <path d="M74 138 Q120 108 166 138 L158 154 Q120 136 82 154 Z" className="car-glass" />
      <path d="M80 314 Q120 330 160 314 L166 328 Q120 346 74 328 Z" className="car-glass" />
      {Object.entries(DOORS).map(([code, { shut, open: turn }]) => {
        const tone = toneIn(row.openDoors, code)
        return (
          <Part
            key={code}
            at={shut}
            tone={tone}
            name={nameOf(vehicleCondition.openDoors, code, tone)}
            turn={tone === 'open' && turn ? turn : undefined}
          />
        )
      })}
      {Object.entries(WINDOWS).map(([code, at]) => {
        const tone = toneIn(row.openWindows, code)
        return <Part key={code} at={at} tone={tone} name={nameOf(vehicleCondition.openWindows, code, tone)} />
      })}
      {Object.entries(LIGHTS).flatMap(([code, places]) => {
        const isOn = row.lightsOn?.includes(code)
        const light = optionOf(carLight, code)
        return places.map((at) => (
          <rect
            key={`${code} ${at[0]} ${at[1]}`}
            x={at[0]}
            y={at[1]}
            width={at[2]}
            height={at[3]}
            rx={3}
            className="car-lamp"
            data-on={isOn}
          >
            <title>{light && t(light.label)}</title>
          </rect>
        ))
      })}
      <text x={120} y={268} textAnchor="middle" data-locked={isLocked}>
        {optionName(t, vehicleCondition.lockStatus, row.lockStatus)}
      </text>
    </svg>
  )
}
