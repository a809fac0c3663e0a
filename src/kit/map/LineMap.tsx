import './map.css'
import { Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GeoPoint } from '@/entities/shared/place'
import { useT } from '@/locales'
import type { Drawn } from './drawMap'

export interface MapLine {
  points: readonly GeoPoint[]
  tone: 'good' | 'near' | 'over'
}
/**
 * Named point: a start, an end, an event, or one of many good or bad points. The name of a good or bad point is shown
 * on hover only.
 */
export interface MapMark {
  at: GeoPoint
  name: string
  tone: 'start' | 'end' | 'alarm' | 'good' | 'near' | 'over'
  open?: () => void
}
export interface MapContents {
  lines: readonly MapLine[]
  marks: readonly MapMark[]
  /** Circular zone. The radius is in km. */
  zone?: { centre: GeoPoint; radius: number }
}

/**
 * Canvas map of lines and marks in WGS-84. Without a tile address (`VITE_MAP_TILES`) it has a plain grid with scale
 * and north. `cursor` is a moving point. With `onPick`, a click or the arrow keys pick a point.
 */
export const LineMap = ({
  label,
  of,
  cursor,
  onPick,
}: {
  label: string
  of: MapContents
  cursor?: GeoPoint
  onPick?: (point: GeoPoint) => void
}) => {
  const t = useT()
  const pick = useEffectEvent((point: GeoPoint) => onPick?.(point))
  const picks = onPick !== undefined
  const host = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Drawn>()
  const [failed, setFailed] = useState(false)
  const [resetKey, setResetKey] = useState(0)
  useEffect(() => {
    let made: Drawn | undefined
    let gone = false
    import('./drawMap').then(
      ({ drawMap }) => {
        if (gone || !host.current) return
        made = drawMap(
          host.current,
          { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
          picks ? (point) => pick(point) : undefined,
        )
        setDrawn(made)
      },
      () => setFailed(true),
    )
    return () => {
      gone = true
      made?.remove()
      setDrawn(undefined)
    }
  }, [t, resetKey, picks])
  useEffect(() => drawn?.show(of), [drawn, of])
  useEffect(() => drawn?.point(cursor), [drawn, cursor])
  return (
    <section className="line-map" aria-label={label}>
      <div ref={host} className="line-map-host" />
      {failed ? (
        <p className="line-map-over">
          {t('map.failed')}{' '}
          <Button
            size="small"
            onClick={() => {
              setFailed(false)
              setResetKey(resetKey + 1)
            }}
          >
            {t('kit.retry')}
          </Button>
        </p>
      ) : (
        !drawn && <Skeleton.Node active className="line-map-over" />
      )}
      <span className="line-map-north" aria-hidden>
        ↑N
      </span>
    </section>
  )
}
