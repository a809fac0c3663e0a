import { useMemo } from 'react'
import { picksendOrder as order, type PicksendDetail } from '@/entities/vehicle/picksendOrder'
import type { GeoPoint } from '@/entities/shared/place'
import { LineMap, type MapMark } from '@/kit/map/LineMap'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'

/** The addresses of an order and the way between them as the crow flies. */
export const RouteMap = ({ row, cursor }: { row: PicksendDetail; cursor?: GeoPoint }) => {
  const t = useT()
  const contents = useMemo(() => {
    const stops = [
      { at: row.pickLocation, name: t(order.pickAddress.label), tone: 'start' },
      { at: row.dealerLocation, name: plain(row.dealerName) || t(order.dealerName.label), tone: 'end' },
      { at: row.returnLocation, name: t(order.returnAddress.label), tone: 'start' },
    ] as const
    const marks = stops.flatMap(({ at, name, tone }): MapMark[] => (at ? [{ at, name, tone }] : []))
    return { lines: [{ points: marks.map(({ at }) => at), tone: 'good' as const }], marks }
  }, [row, t])
  return contents.marks.length > 0 && <LineMap label={t('picksends.route')} of={contents} cursor={cursor} />
}
