import { Tag } from 'antd'
import { useMemo } from 'react'
import * as materialReports from '@/api/leads/materialReports'
import { outcome, reach, sharer } from '@/entities/leads/reach'
import { type Retention, retention } from '@/entities/leads/retention'
import type { ColumnOf } from '@/kit/list/columns'
import { yesNoFilter, phoneFilter, containsFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { NoRecord } from '@/kit/record/NoRecord'
import { placeOf } from '../parts/place'
import { forViewer, useViewer } from '@/business/viewer'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { ActivityHead } from './parts/ActivityHead'
import { outcomeColumns, Person, phoneColumn } from './parts/reportColumns'
import { figureOf, ReportFigures } from './parts/ReportFigures'
import { days } from './parts/reportFilters'
import { Report } from './parts/Report'

const FILTERS = [
  containsFilter(retention.userName),
  phoneFilter(outcome.userPhone),
  seriesNameFilter(retention.seriesName),
  dealerNameFilter(retention.dealerName),
  retention.source,
  days(retention.createTime),
  yesNoFilter(outcome.isNewClue),
  yesNoFilter(outcome.isDeal),
]
const SORT = { field: retention.createTime.key, order: 'desc' } as const

const Contact = ({ row }: { row: Retention }) => {
  const t = useT()
  return (
    <>
      <Person row={row} />{' '}
      {Number(row.repeatCount) > 0 && <Tag color="warning">{t('materials.repeats', { times: row.repeatCount })}</Tag>}
    </>
  )
}

const COLUMNS: readonly ColumnOf<Retention>[] = [
  { field: retention.userName, width: 230, cell: (row) => <Contact row={row} /> },
  phoneColumn,
  { field: retention.seriesName, width: 120 },
  { field: retention.cityName, width: 150, cell: (row) => <bdi>{placeOf(row)}</bdi> },
  retention.dealerName,
  sharer.shareUserName,
  retention.source,
  retention.createTime,
  ...outcomeColumns,
]

export default function RetentionDetail() {
  const t = useT()
  const { query } = useScreen()
  const viewer = useViewer()
  const activityId = query.get('activityId') ?? ''
  const about = useMemo(() => ({ activityId }), [activityId])
  const columns = useMemo(() => forViewer(viewer, COLUMNS), [viewer])
  const filters = useMemo(() => forViewer(viewer, FILTERS), [viewer])
  if (!activityId) return <NoRecord text={t('materials.noActivity')} />
  return (
    <Report
      call={materialReports.listRetention}
      reportType="retention"
      about={about}
      rowKey={outcome.id}
      nameOf={({ userName }) => userName}
      filters={filters}
      columns={columns}
      sort={SORT}
      head={(answer) => <ActivityHead activity={answer?.activity} waits={!answer} />}
      above={(answer) => {
        const sums = answer?.summary
        const contacts = sums?.retentionCount
        return (
          <ReportFigures
            figures={[
              figureOf(reach.retentionCount, sums),
              { label: 'materials.newRate', value: sums?.newClueCount, rate: true, of: contacts },
              { label: 'materials.dealRate', value: sums?.dealCount, rate: true, of: contacts },
            ]}
          />
        )
      }}
    />
  )
}
