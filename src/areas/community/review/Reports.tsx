import { useState } from 'react'
import * as dynamics from '@/api/community/dynamics'
import { useViewer } from '@/business/viewer'
import { dynamicReport, type DynamicReport, reportStatus } from '@/entities/community/audit'
import { type Field, is } from '@/entities/field'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, type Filter, sent } from '@/kit/list/filters'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { Blank } from '@/kit/show/Blank'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { to } from '@/routes'
import { Clamped } from '../parts/Clamped'
import { calledBy, idFilter } from '../parts/words'
import { ReportPanel } from './parts/ReportPanel'

/** Filter by a minimum, sent as <key>Min. */
const leastFilter = <K extends string>(field: Field<K>): Filter<`${K}Min`, K> => ({
  ...containsFilter({ key: field.key, label: 'reviewDesk.least' }),
  validate: (text) => (/^\d{0,6}$/.test(text) ? undefined : 'reviewDesk.wholeNumber'),
  toQuery: (text) => sent(/^\d{1,6}$/.test(text) ? { [`${field.key}Min`]: Number(text) } : {}),
})

const MANY = 5
const DEFAULTS = { status: String(reportStatus.open) }
const FILTERS = [
  statusTabs(dynamicReport.status),
  idFilter(dynamicReport.dynamicId),
  containsFilter(dynamicReport.nickname),
  dynamicReport.reportReason,
  leastFilter(dynamicReport.reportCount),
  spanFilter(dynamicReport.lastTime),
]

const Count = ({ value }: { value: unknown }) => {
  const { count } = useFormats()
  return <span className={(numberIn(value) ?? 0) >= MANY ? 'digits review-late' : 'digits'}>{count(value)}</span>
}
const COLUMNS: ColumnOf<DynamicReport>[] = [
  { field: dynamicReport.content, width: 300, cell: (row) => <Clamped text={row.content} images={row.images} /> },
  dynamicReport.status,
  { field: dynamicReport.reportCount, cell: (row) => <Count value={row.reportCount} /> },
  dynamicReport.reportReason,
  dynamicReport.reporterCount,
  dynamicReport.lastTime,
  dynamicReport.dynamicStatus,
  dynamicReport.nickname,
  {
    field: dynamicReport.dynamicId,
    cell: ({ dynamicId }) =>
      plain(dynamicId) ? (
        <CellLink digits to={to('/dynamic-management/dynamicDetail', { id: plain(dynamicId) })}>
          {plain(dynamicId)}
        </CellLink>
      ) : (
        <Blank />
      ),
  },
  dynamicReport.firstTime,
  { field: dynamicReport.handleBy, below: dynamicReport.handleTime },
  dynamicReport.id,
]

export const Reports = () => {
  const { hq } = useViewer()
  const sort = useQueueSort({
    by: dynamicReport.lastTime.key,
    waiting: [reportStatus.open],
    initially: DEFAULTS.status,
  })
  const [open, setOpen] = useState('')
  return (
    <>
      <ListScreen
        load={dynamics.listReports}
        rowKey={dynamicReport.id}
        nameOf={calledBy}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={sort}
        actions={(row) => {
          const handles = hq && is(row.status, reportStatus.open)
          return [
            { label: 'reviewDesk.handle', next: true, hide: !handles, run: () => setOpen(row.id) },
            { label: 'kit.detail', hide: handles, run: () => setOpen(row.id) },
          ]
        }}
      />
      {open && <ReportPanel key={open} id={open} onClose={() => setOpen('')} />}
    </>
  )
}
