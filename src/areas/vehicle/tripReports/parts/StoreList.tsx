import { useMemo } from 'react'
import * as tripReports from '@/api/vehicle/tripReports'
import { forViewer, useViewer } from '@/business/viewer'
import { storeVideoReport as fields, type StoreVideoReport } from '@/entities/vehicle/storeVideo'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { Change } from './Change'
import { type Dimension, dimensionOf, storeFilters } from './storeFilters'
import { StoreFigures } from './StoreFigures'
import { StoreVideos } from './StoreVideos'

const SORT = { field: 'playCount', order: 'desc' } as const
const DEFAULTS = { groupBy: 'dealer', period: 'last30' }
const nameOf = (row: StoreVideoReport) => plain(row.dealerName) || plain(row.groupKey)

const Rank = ({ row }: { row: StoreVideoReport }) => {
  const { rows = [], state } = useList()
  const at = rows.indexOf(row)
  return <span className="digits">{at < 0 ? '' : ((state?.pageNo ?? 1) - 1) * (state?.pageSize ?? 0) + at + 1}</span>
}

const columnsOf = (dimension: Dimension, open: Open): ColumnOf<StoreVideoReport>[] => {
  const { playCount, clueCount, clueRate, videoCount, newCount, playUserCount, finishRate, likeCount } = fields
  const measures: ColumnOf<StoreVideoReport>[] = [
    { field: playCount, width: 100 },
    { field: fields.momRate, width: 110, cell: (row) => <Change value={row.momRate} /> },
    { field: clueCount, width: 100 },
    { field: clueRate, width: 100 },
    { field: videoCount, width: 96 },
    { field: newCount, width: 96 },
    { field: playUserCount, width: 100 },
    { field: finishRate, width: 96 },
    ...[likeCount, fields.commentCount, fields.shareCount].map((field) => ({ field, width: 88 })),
  ]
  if (dimension === 'day') return [{ field: { ...fields.groupKey, label: 'tripReports.day' }, width: 130 }, ...measures]
  return [
    { field: fields.dealerName, width: 210, text: nameOf, open: ({ groupKey }) => open('videos', groupKey) },
    { key: 'rank', label: 'tripReports.rank', width: 70, cell: (row) => <Rank row={row} /> },
    ...measures,
    { field: fields.areaName, width: 100, below: fields.cityName },
    fields.lastPublishTime,
  ]
}

export const StoreList = () => {
  const t = useT()
  const viewer = useViewer()
  const { query } = useScreen()
  const { open } = useOpened()
  const dimension = dimensionOf(query.get('groupBy'))
  const filters = useMemo(() => storeFilters(viewer), [viewer])
  const columns = useMemo(() => {
    const [name, ...others] = columnsOf(dimension, open)
    // The name column stays for dealers, since it opens the videos.
    return [...(name ? [name] : []), ...forViewer(viewer, others)]
  }, [viewer, dimension, open])
  return (
    <>
      <ListScreen
        load={tripReports.listStoreVideo}
        rowKey={fields.groupKey}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={dimension === 'day' ? undefined : SORT}
        above={(answer) => <StoreFigures sums={answer?.summary} viewer={viewer} />}
        toolbar={
          <Export from={tripReports.exportStoreVideo} can="tripReports.exportStoreVideo" also={{ groupBy: 'dealer' }} />
        }
        foot={({ summary }) => (summary ? [{ label: t('tripReports.total'), row: summary }] : [])}
        actions={
          dimension === 'day'
            ? undefined
            : (row) => [{ label: 'tripReports.videos', run: () => open('videos', row.groupKey) }]
        }
      />
      <StoreVideos />
    </>
  )
}
