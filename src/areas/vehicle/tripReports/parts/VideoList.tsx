import { useMemo, useState } from 'react'
import * as tripReports from '@/api/vehicle/tripReports'
import { dealerFilter, dealerFiltersFor } from '@/business/DealerSelect'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type StoreVideo, storeVideo as fields, type StoreVideoReport } from '@/entities/vehicle/storeVideo'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { clock, plain } from '@/kit/show/format'
import { Cover, Player } from './Player'
import { periodFilter } from './storeFilters'

type Row = StoreVideoReport & Partial<StoreVideo>
const OF_VIDEOS = { groupBy: 'video' } as const
const SORT = { field: 'playCount', order: 'desc' } as const
const DEFAULTS = { period: 'last30' }
const nameOf = (row: Row) => plain(row.title) || plain(row.id)
const filtersFor = (viewer: Viewer) => [
  containsFilter(fields.title),
  ...(viewer.hq ? [{ ...dealerFilter, label: fields.dealerName.label }] : dealerFiltersFor(viewer)),
  seriesFilterOf(fields.seriesName),
  choicesFilter(fields.status),
  spanFilter(fields.createTime),
  periodFilter,
]

export const VideoList = () => {
  const viewer = useViewer()
  const [played, play] = useState<Partial<StoreVideo>>()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(
    () =>
      forViewer<ColumnOf<Row>>(viewer, [
        { field: fields.title, width: 230 },
        { field: fields.status, width: 92 },
        { field: fields.cover, width: 110, cell: (row) => <Cover video={row} play={play} /> },
        { field: fields.dealerName, width: 190 },
        { field: fields.playCount, width: 100 },
        { field: fields.clueCount, width: 100 },
        { field: fields.finishRate, width: 96 },
        fields.seriesName,
        { field: fields.likeCount, width: 88 },
        { field: fields.shareCount, width: 88 },
        { field: fields.videoSeconds, width: 88, cell: (row) => clock(row.videoSeconds) },
        fields.createBy,
        fields.createTime,
      ]),
    [viewer],
  )
  return (
    <>
      <ListScreen
        load={tripReports.listStoreVideo}
        also={OF_VIDEOS}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={<Export from={tripReports.exportStoreVideo} can="tripReports.exportStoreVideo" also={OF_VIDEOS} />}
      />
      <Player video={played} onClose={() => play(undefined)} />
    </>
  )
}
