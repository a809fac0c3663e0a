import { Tag } from 'antd'
import type { ApprovalScope } from '@/api/system/approvals'
import { spanText } from '@/business/ApprovalSteps'
import { dealerFiltersFor } from '@/business/DealerSelect'
import type { Viewer } from '@/business/viewer'
import { numberIn } from '@/lib/counts'
import { is } from '@/entities/field'
import { type Approval, approval } from '@/entities/shared/approval'
import { approvalStatus } from '@/entities/shared/enums'
import { Blank } from '@/kit/show/Blank'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, containsFilter } from '@/kit/list/filters'
import { useT } from '@/locales'

const HOUR = 3_600_000
const LATE_HOURS = 24
const VERY_LATE_HOURS = 48

const OLDEST_FIRST = { field: 'applyTime', order: 'asc' } as const
const NEWEST_FIRST = { field: 'applyTime', order: 'desc' } as const
export const sortOf = (scope: ApprovalScope) => (scope === 'todo' ? OLDEST_FIRST : NEWEST_FIRST)

/** Returns the filters of a list; only headquarters and groups choose a dealer. */
export const filtersFor = (scope: ApprovalScope, viewer: Viewer) =>
  [
    containsFilter({ key: 'keyword', label: 'approvals.keyword' }),
    approval.source,
    approval.bizType,
    ...dealerFiltersFor(viewer),
    ...(scope === 'mine' ? [] : [approval.applyBy]),
    ...(scope === 'todo' ? [] : [approval.status]),
    approval.applyTime,
  ].map(filterOf)

export const Waited = ({ row }: { row: Approval }) => {
  const t = useT()
  if (!is(row.status, approvalStatus.running)) return <Blank />
  const hours = numberIn(row.waitHours)
  if (hours === null) return <Blank />
  const text = spanText(hours * HOUR, t)
  if (hours <= LATE_HOURS) return text
  return <Tag color={hours > VERY_LATE_HOURS ? 'error' : 'warning'}>{text}</Tag>
}

export const columnsOf = (scope: ApprovalScope, open: (id: string) => void): readonly ColumnOf<Approval>[] => [
  {
    field: approval.title,
    width: 240,
    cell: (row) => (
      <CellLink onClick={() => open(row.id)}>
        <bdi>{row.title || row.id}</bdi>
      </CellLink>
    ),
  },
  approval.status,
  { field: approval.waitHours, width: 120, cell: (row) => <Waited row={row} /> },
  approval.bizType,
  approval.dealerName,
  approval.applyBy,
  approval.nodeName,
  approval.approver,
  approval.applyTime,
  ...(scope === 'todo' ? [] : [approval.finishTime]),
  {
    field: approval.id,
    width: 150,
    cell: (row) => (
      <CellLink digits onClick={() => open(row.id)}>
        {row.id}
      </CellLink>
    ),
  },
]
