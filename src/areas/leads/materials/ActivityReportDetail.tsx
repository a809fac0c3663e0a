import { useMemo } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import type { ActivityShareAnswer } from '@/api/leads/materialReports'
import { numberIn } from '@/lib/counts'
import { type ActivityShare, activityShare } from '@/entities/leads/activityShare'
import { materialShare } from '@/entities/leads/materialShare'
import { reach, sharer } from '@/entities/leads/reach'
import { Chart } from '@/kit/chart/Chart'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { type ScreenPlace, useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { NoRecord } from '@/kit/record/NoRecord'
import { forViewer, useViewer } from '@/business/viewer'
import { dealerNameFilter } from '@/business/nameFilters'
import { ActivityHead } from './parts/ActivityHead'
import { CountLink } from './parts/reportColumns'
import { DaysChart, short } from './parts/charts'
import { days } from './parts/reportFilters'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(sharer.shareUserName),
  dealerNameFilter(sharer.dealerName),
  containsFilter(sharer.dealerCode),
  sharer.shopType,
  days(activityShare.shareTime),
]
const SORT = { field: activityShare.shareTime.key, order: 'desc' } as const
const DAYS = [reach.viewCount, reach.joinCount, reach.retentionCount]

const contactsOf = ({ activityId }: ActivityShare) => to('/report/retention-details', { activityId })

const columnsOf = (go: ScreenPlace['go']): ColumnOf<ActivityShare>[] => [
  sharer.shareUserName,
  { field: sharer.dealerName, width: 200, below: sharer.dealerCode },
  { field: reach.shareCount, width: 108, sortable: true },
  { field: reach.viewCount, width: 108, sortable: true },
  { field: reach.viewUserCount, width: 96 },
  { field: reach.joinCount, width: 108, sortable: true },
  {
    field: reach.retentionCount,
    width: 108,
    sortable: true,
    cell: (row) => <CountLink field={reach.retentionCount} value={row.retentionCount} go={() => go(contactsOf(row))} />,
  },
  reach.newClueCount,
  reach.dealCount,
  activityShare.shareTime,
  { field: sharer.shopType, width: 116 },
]

const Overview = ({ answer }: { answer: ActivityShareAnswer | undefined }) => {
  const t = useT()
  const dealers = answer?.byDealer ?? []
  const stacked = (field: typeof reach.joinCount | typeof reach.retentionCount) => ({
    name: t(field.label),
    stack: 'people',
    values: dealers.map((row) => numberIn(row[field.key])),
  })
  return (
    <div className="charts">
      <Chart
        title={t('materials.byDealer')}
        of={t(sharer.dealerName.label)}
        shape="bars"
        height={400}
        categories={dealers.map(({ dealerName }) => short(dealerName))}
        series={[stacked(reach.joinCount), stacked(reach.retentionCount)]}
      />
      <DaysChart title={t('materials.activityDays')} height={400} days={answer?.byDay ?? []} fields={DAYS} />
    </div>
  )
}

export default function ActivityReportDetail() {
  const t = useT()
  const { query, go } = useScreen()
  const viewer = useViewer()
  const activityId = query.get('activityId') ?? ''
  const about = useMemo(() => ({ activityId }), [activityId])
  const columns = useMemo(() => forViewer(viewer, columnsOf(go)), [viewer, go])
  const filters = useMemo(() => forViewer(viewer, FILTERS), [viewer])
  if (!activityId) return <NoRecord text={t('materials.noActivity')} />
  return (
    <Report
      call={materialReports.getReportDetails}
      reportType="activityShare"
      about={about}
      rowKey={materialShare.shareId}
      nameOf={({ shareUserName }) => shareUserName}
      filters={filters}
      columns={columns}
      sort={SORT}
      emptyText={t('materials.noShares')}
      head={(answer) => <ActivityHead activity={answer?.activity} waits={!answer} />}
      above={(answer) => <Overview answer={answer} />}
      actions={(row) => [
        { label: '/report/retention-details', hide: !(Number(row.retentionCount) > 0), run: () => go(contactsOf(row)) },
      ]}
    />
  )
}
