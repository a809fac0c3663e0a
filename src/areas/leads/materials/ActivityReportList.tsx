import { Segmented } from 'antd'
import { useMemo, useState } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import type { ActivityAnswer } from '@/api/leads/materialReports'
import { type ActivityReport, activityReport } from '@/entities/leads/activityReport'
import { reach } from '@/entities/leads/reach'
import { plain } from '@/kit/show/format'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { type ScreenPlace, useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { forViewer, useViewer } from '@/business/viewer'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { CountLink } from './parts/reportColumns'
import { BestChart, FunnelChart } from './parts/charts'
import { days } from './parts/reportFilters'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(activityReport.title),
  activityReport.uploadType,
  dealerNameFilter(activityReport.dealerName),
  seriesNameFilter(activityReport.seriesName),
  days(activityReport.createTime),
]
const SORT = { field: reach.retentionCount.key, order: 'desc' } as const
const STEPS = [reach.viewCount, reach.joinCount, reach.retentionCount, reach.newClueCount, reach.dealCount]

const detailOf = (activityId: string) => to('/report/report-details', { activityId })
const contactsOf = ({ activityId }: ActivityReport) => to('/report/retention-details', { activityId })

const columnsOf = (go: ScreenPlace['go']): ColumnOf<ActivityReport>[] => [
  {
    field: activityReport.title,
    width: 200,
    link: ({ activityId }) => detailOf(activityId),
  },
  { field: reach.viewCount, width: 108, sortable: true },
  { field: reach.viewUserCount, width: 96 },
  { field: reach.shareCount, width: 96 },
  { field: reach.joinCount, width: 108, sortable: true },
  {
    field: reach.retentionCount,
    width: 108,
    sortable: true,
    cell: (row) => (
      <CountLink
        field={reach.retentionCount}
        value={row.retentionCount}
        go={row.activityId ? () => go(contactsOf(row)) : undefined}
      />
    ),
  },
  { field: reach.newClueCount, width: 108, sortable: true },
  { field: reach.dealCount, width: 108, sortable: true },
  activityReport.startTime,
  activityReport.endTime,
  activityReport.dealerName,
  { field: activityReport.seriesName, width: 120 },
  { field: activityReport.uploadType, width: 116 },
  { field: activityReport.activityId, width: 116 },
]

const Overview = ({ answer, chosen }: { answer: ActivityAnswer | undefined; chosen: ActivityReport | undefined }) => {
  const t = useT()
  const { go } = useScreen()
  const [all, setAll] = useState(false)
  return (
    <div className="charts">
      <FunnelChart
        title={[t('outCall.funnel'), all ? '' : plain(chosen?.title)].filter(Boolean).join(' · ')}
        fields={STEPS}
        sums={answer?.total ? (all ? answer.summary : chosen) : undefined}
        extra={
          <Segmented
            size="small"
            aria-label={t('materials.which')}
            value={all ? 'all' : 'one'}
            onChange={(which) => setAll(which === 'all')}
            options={[
              { value: 'one', label: t('materials.whichOne') },
              { value: 'all', label: t('materials.whichAll') },
            ]}
          />
        }
      />
      <BestChart
        title={t('materials.bestActivities')}
        of={t(activityReport.title.label)}
        best={answer?.top10 ?? []}
        measure={reach.retentionCount}
        go={({ id }) => go(detailOf(id))}
      />
    </div>
  )
}

/**
 * Campaigns by reach, participants, contacts and deals. A dealer sees those of headquarters with its own figures, and
 * its own campaigns.
 */
export default function ActivityReportList() {
  const { go } = useScreen()
  const viewer = useViewer()
  const [chosenId, choose] = useState('')
  const columns = useMemo(() => forViewer(viewer, columnsOf(go)), [viewer, go])
  const filters = useMemo(() => forViewer(viewer, FILTERS), [viewer])
  const chosenOf = (answer: ActivityAnswer | undefined) =>
    answer?.records.find(({ activityId }) => activityId === chosenId) ?? answer?.records[0]
  return (
    <Report
      call={materialReports.listActivities}
      reportType="activity"
      rowKey={activityReport.activityId}
      nameOf={({ title }) => title}
      filters={filters}
      columns={columns}
      sort={SORT}
      above={(answer) => <Overview answer={answer} chosen={chosenOf(answer)} />}
      rowClass={({ activityId }) => (activityId === chosenId ? 'report-chosen' : '')}
      sums={({ summary }) => summary}
      actions={(row) => [
        { label: 'kit.detail', run: () => go(detailOf(row.activityId)) },
        { label: '/report/retention-details', hide: !(Number(row.retentionCount) > 0), run: () => go(contactsOf(row)) },
        { label: 'materials.funnelOf', run: () => choose(row.activityId) },
      ]}
    />
  )
}
