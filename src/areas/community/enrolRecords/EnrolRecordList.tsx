import './enrolRecords.css'
import { Tooltip } from 'antd'
import { useMemo } from 'react'
import * as socialActivities from '@/api/community/socialActivities'
import { findById } from '@/api/findById'
import type { Numbers } from '@/api/reply'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import { enroll } from '@/entities/community/enroll'
import { enrollRecord, type EnrollRecord, recordStatus } from '@/entities/community/enrollRecord'
import { is } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { CountTabs } from '@/kit/list/CountTabs'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { formatPeriod } from '@/lib/time'
import { useT } from '@/locales'
import { to } from '@/routes'
import { enrollFilter } from '../activities/enrollChoice'
import { DETAIL } from '../enrolments/paths'
import { seriesCodeFilter } from '../parts/series'
import { EnrolPanel } from './parts/EnrolPanel'
import { Places } from './parts/Places'
import { isOpen, useDecisions, whoIs } from './parts/decisions'

const OPTIONS = enrollRecord.status.of?.options ?? []

const ActivityHead = ({ id, states }: { id: string; states: Numbers }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const { data: row } = useLoad(findById(socialActivities.listEnrolls, { id }), { keep: false })
  if (!row) return null
  return (
    <div className="charts">
      <section className="card" aria-label={plain(row.title) || id}>
        <h2 className="card-title">
          <bdi>{plain(row.title) || id}</bdi> <StatusTag field={enroll.status} value={row.status} />
        </h2>
        <p className="quiet digits">{formatPeriod(row.startTime, row.endTime)}</p>
        <Places of={row} />
      </section>
      <Chart
        title={t('enrolRecords.states')}
        of={t(enrollRecord.status.label)}
        shape="ring"
        categories={OPTIONS.map(({ label }) => t(label))}
        series={[{ name: t('enrolRecords.records'), values: OPTIONS.map(({ value }) => states[value] ?? null) }]}
        onPick={(at) =>
          setQuery({ [enrollRecord.status.key]: plain(OPTIONS[at]?.value) || undefined, page: undefined })
        }
      />
    </div>
  )
}

const ACTIVITY = { ...enrollFilter, label: enrollRecord.title.label }
const filtersOf = (viewer: Viewer) => [
  ACTIVITY,
  containsFilter(enrollRecord.customerName),
  phoneFilter(enrollRecord.phone),
  enrollRecord.userType,
  seriesCodeFilter(enrollRecord.seriesName),
  ...dealerFiltersFor(viewer),
  enrollRecord.source,
  spanFilter(enrollRecord.enrollTime),
  { ...choicesFilter(enrollRecord.status), elsewhere: true },
]

const Status = ({ row }: { row: EnrollRecord }) => {
  const reason = plain(row.rejectReason)
  const tag = <StatusTag field={enrollRecord.status} value={row.status} />
  if (!is(row.status, recordStatus.rejected) || !reason) return tag
  return (
    <Tooltip title={reason}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must be reachable by keyboard */}
      <span tabIndex={0}>{tag}</span>
    </Tooltip>
  )
}

const columnsFor = ({ hq, group }: Viewer): ColumnOf<EnrollRecord>[] => [
  { field: enrollRecord.customerName, below: enrollRecord.phone, cell: (row) => <bdi>{whoIs(row)}</bdi> },
  { field: enrollRecord.status, cell: (row) => <Status row={row} /> },
  {
    field: enrollRecord.title,
    width: 220,
    cell: (row) => {
      const [id, title] = [plain(row.activityId), plain(row.title)]
      return id || title ? (
        <CellLink to={id && to(DETAIL, { id })}>
          <bdi>{title || id}</bdi>
        </CellLink>
      ) : (
        <Blank />
      )
    },
  },
  enrollRecord.peopleCount,
  { field: enrollRecord.nickname, below: enrollRecord.userType },
  { field: enrollRecord.seriesName, below: enrollRecord.plateNo },
  ...(hq || group ? [enrollRecord.dealerName] : []),
  enrollRecord.enrollTime,
  enrollRecord.points,
  enrollRecord.source,
  enrollRecord.auditBy,
  enrollRecord.signTime,
  enrollRecord.recordId,
]

export default function EnrolRecordList() {
  const viewer = useViewer()
  const { query } = useScreen()
  const { open } = useOpened()
  const { decide, actionsOf, windows } = useDecisions()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  const sort = useQueueSort({ by: enrollRecord.enrollTime.key, waiting: [recordStatus.waiting] })
  const activityId = query.get(ACTIVITY.key) ?? ''
  const many = (kind: 'pass' | 'reject'): BulkAction<EnrollRecord> => ({
    label: kind === 'pass' ? 'enrolRecords.pass' : 'enrolRecords.reject',
    can: 'socialActivities.approveEnrollRecord',
    danger: kind === 'reject',
    when: isOpen,
    open: (rows, clear) => decide({ kind, rows, ended: clear }),
  })
  return (
    <>
      <ListScreen
        load={socialActivities.listEnrollRecords}
        rowKey={enrollRecord.recordId}
        nameOf={whoIs}
        filters={filters}
        columns={columns}
        sort={sort}
        above={(answer) => (
          <>
            {activityId && answer && <ActivityHead id={activityId} states={answer.summary} />}
            <CountTabs answer={answer} field={enrollRecord.status} />
          </>
        )}
        bulk={[many('pass'), many('reject')]}
        toolbar={<Export from={socialActivities.exportEnrollRecords} can="socialActivities.exportEnrollRecords" />}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', plain(row.recordId)) }]}
      />
      <EnrolPanel actions={actionsOf} />
      {windows}
    </>
  )
}
