import { useMemo } from 'react'
import { picksendOrder as order, type PicksendDetail } from '@/entities/vehicle/picksendOrder'
import type { GeoPoint } from '@/entities/shared/place'
import { LineMap, type MapMark } from '@/kit/map/LineMap'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** The addresses of an order and the way between them as the crow flies; addresses at one place share a mark. */
export const RouteMap = ({ row, cursor }: { row: PicksendDetail; cursor?: GeoPoint }) => {
  const t = useT()
  const contents = useMemo(() => {
    const stops = [
      { at: row.pickLocation, name: t(order.pickAddress.label), tone: 'start' },
      { at: row.dealerLocation, name: plain(row.dealerName) || t(order.dealerName.label), tone: 'end' },
      { at: row.returnLocation, name: t(order.returnAddress.label), tone: 'start' },
    ] as const
    const marks = new Map<string, MapMark>()
    for (const { at, name, tone } of stops) {
      if (!at) continue
      const key = `${at.longitude},${at.latitude}`
      const before = marks.get(key)
      marks.set(key, before ? { ...before, name: `${before.name} · ${name}` } : { at, name, tone })
    }
    return {
      lines: [{ points: stops.flatMap(({ at }) => at ?? []), tone: 'good' as const }],
      marks: [...marks.values()],
    }
  }, [row, t])
  return contents.marks.length > 0 && <LineMap label={t('picksends.route')} of={contents} cursor={cursor} />
}
