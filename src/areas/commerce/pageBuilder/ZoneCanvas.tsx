import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { isPictureUrl } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { NO_LINK } from '../parts/shopLink'
import { overlapping, type Zone, zoneIn } from './zones'

const STEP = 1
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const MAX = 10
/** Size in percent below which a drag on the picture is a click. */
const MIN_DRAWN = 4

interface Drag {
  at: number
  how: 'move' | 'size' | 'draw'
  x: number
  y: number
  from: Pick<Zone, 'x' | 'y' | 'width' | 'height'>
}

/**
 * Click zones on their picture. A drag draws, moves or resizes at the corner; arrow keys move, with Shift they
 * resize.
 */
export const ZoneCanvas = ({
  src,
  zones,
  onChange,
}: {
  src: string
  zones: readonly Zone[]
  onChange: (change: (now: readonly Zone[]) => readonly Zone[]) => void
}) => {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(undefined)
  const crowded = overlapping(zones)
  if (!isPictureUrl(src)) return null
  const at = (event: PointerEvent) => {
    const rect = frame.current?.getBoundingClientRect()
    if (!rect?.width || !rect.height) return { x: 0, y: 0 }
    return { x: ((event.clientX - rect.left) / rect.width) * 100, y: ((event.clientY - rect.top) / rect.height) * 100 }
  }
  const set = (place: number, box: Pick<Zone, 'x' | 'y' | 'width' | 'height'>) =>
    onChange((now) => now.map((zone, one) => (one === place ? { ...zone, ...zoneIn(box) } : zone)))
  const start = (event: PointerEvent<HTMLElement>, how: Drag['how'], place: number) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const { x, y } = at(event)
    const zone = zones[place]
    drag.current = { at: place, how, x, y, from: zone ?? { x, y, width: 0, height: 0 } }
  }
  const moved = (event: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const { x, y } = at(event)
    const [across, down] = [x - held.x, y - held.y]
    if (held.how === 'draw') {
      const box = {
        x: Math.min(held.x, x),
        y: Math.min(held.y, y),
        width: Math.abs(across),
        height: Math.abs(down),
      }
      if (held.at < zones.length) set(held.at, box)
      else if (Math.max(box.width, box.height) > MIN_DRAWN && zones.length < MAX)
        onChange((now) => [...now, { ...zoneIn(box), link: NO_LINK }])
    } else if (held.how === 'move') set(held.at, { ...held.from, x: held.from.x + across, y: held.from.y + down })
    else set(held.at, { ...held.from, width: held.from.width + across, height: held.from.height + down })
  }
  const end = () => void (drag.current = undefined)
  const onKey = (event: KeyboardEvent, place: number) => {
    const way = WAYS[event.key]
    const zone = zones[place]
    if (!way || !zone) return
    event.preventDefault()
    event.stopPropagation()
    const [across, down] = way
    set(
      place,
      event.shiftKey
        ? { ...zone, width: zone.width + across, height: zone.height + down }
        : { ...zone, x: zone.x + across, y: zone.y + down },
    )
  }
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('pageBuilder.zoneCanvas')}
      className="zone-canvas"
      onPointerDown={(event) => start(event, 'draw', zones.length)}
      onPointerMove={moved}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img src={src} alt="" draggable={false} />
      {zones.map(({ x, y, width, height }, place) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- zones have no ids of their own
          key={place}
          type="button"
          className="page-zone"
          data-crowded={crowded.has(place)}
          aria-label={t('pageBuilder.zoneKeys', { at: place + 1 })}
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
          onPointerDown={(event) => start(event, 'move', place)}
          onKeyDown={(event) => onKey(event, place)}
        >
          {place + 1}
          <i className="page-zone-corner" onPointerDown={(event) => start(event, 'size', place)} />
        </button>
      ))}
    </div>
  )
}
