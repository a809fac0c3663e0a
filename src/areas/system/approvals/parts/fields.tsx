import { Button, Tag } from 'antd'
import type { ApprovalScope } from '@/api/approvals'
import { spanText } from '@/business/ApprovalSteps'
import { dealerFilter, dealerFilterOf } from '@/business/DealerSelect'
import { type Approval, approval } from '@/entities/shared/approval'
import type { CurrentUser } from '@/entities/shared/user'
import { Blank } from '@/kit/Blank'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, filterOf, words } from '@/kit/list/filters'
import type { Sort } from '@/kit/list/state'
import { useT } from '@/locales'
import { isHeadquarters } from '@/session/identity'

const HOUR = 3_600_000
const LATE_HOURS = 24
const VERY_LATE_HOURS = 48

const OLDEST_FIRST: Sort = { field: 'applyTime', order: 'asc' }
const NEWEST_FIRST: Sort = { field: 'applyTime', order: 'desc' }
export const sortOf = (scope: ApprovalScope): Sort => (scope === 'todo' ? OLDEST_FIRST : NEWEST_FIRST)

/** The filters of a list; dealers see their own house, so only headquarters and groups choose a dealer. */
export const filtersFor = (scope: ApprovalScope, me: CurrentUser | undefined): readonly Filter[] =>
  [
    words({ key: 'keyword', label: 'approvals.keyword' }),
    approval.source,
    approval.bizType,
    ...(isHeadquarters(me) ? [dealerFilter] : me?.dealerType === 5 ? [dealerFilterOf({ group: me.dealerCode })] : []),
    ...(scope === 'mine' ? [] : [approval.applyBy]),
    ...(scope === 'todo' ? [] : [approval.status]),
    approval.applyTime,
  ].map(filterOf)

/** How long an approval waits at its step: marked over a day, and more over two. */
export const Waited = ({ row }: { row: Approval }) => {
  const t = useT()
  if (row.status !== 1) return <Blank />
  const text = spanText(Number(row.waitHours) * HOUR, t)
  if (row.waitHours <= LATE_HOURS) return text
  return <Tag color={row.waitHours > VERY_LATE_HOURS ? 'error' : 'warning'}>{text}</Tag>
}

/** The columns of a list; the number opens the approval. */
export const columnsOf = (scope: ApprovalScope, open: (id: string) => void): readonly ColumnOf<Approval>[] => [
  {
    field: approval.id,
    width: 150,
    cell: (row) => (
      <Button type="link" size="small" className="approval-link digits" onClick={() => open(row.id)}>
        {row.id}
      </Button>
    ),
  },
  approval.bizType,
  { field: approval.title, width: 260 },
  approval.dealerName,
  approval.applyBy,
  approval.applyTime,
  approval.nodeName,
  approval.approver,
  { field: approval.waitHours, width: 120, cell: (row) => <Waited row={row} /> },
  approval.status,
  ...(scope === 'todo' ? [] : [approval.finishTime]),
]
