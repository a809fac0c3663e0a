import { Badge, Space } from 'antd'
import { useMemo, useState } from 'react'
import * as orders from '@/api/orders/orders'
import { totalIn } from '@/api/reply'
import { dealerFilterOf } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { auditStatus } from '@/entities/shared/enums'
import { type SecondDealerApproval, secondDealerApproval } from '@/entities/shared/secondDealerApproval'
import { useLoad } from '@/kit/data/load'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, sent } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { Blank } from '@/kit/show/Blank'
import { useT } from '@/locales'

const CAN = 'orders.approveSecondDealer'
const {
  id,
  applyType,
  dealerName,
  parentDealerCode,
  cityName,
  applyBy,
  applyTime,
  status,
  opinion,
  approveBy,
  approveTime,
} = secondDealerApproval
const DEFAULTS = { status: String(auditStatus.waiting) }
const nameOf = (row: SecondDealerApproval) => row.dealerName || row.id

const COLUMNS: readonly ColumnOf<SecondDealerApproval>[] = [
  { field: dealerName, width: 220 },
  { field: status, width: 104 },
  applyType,
  {
    field: parentDealerCode,
    width: 220,
    cell: (row) => (row.parentDealerCode ? <bdi>{row.parentDealerName || row.parentDealerCode}</bdi> : <Blank />),
  },
  ...[cityName, applyBy, applyTime, opinion, approveBy, approveTime, id],
]

export const WaitingLabel = () => {
  const t = useT()
  const { data } = useLoad(
    orders.listSecondDealerApprovals.query({ status: auditStatus.waiting, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const waiting = totalIn(data)
  return (
    <Space size={6}>
      {t('orders.outlets')}
      <Badge
        count={waiting}
        dot={waiting === undefined && !!data?.records.length}
        size="small"
        title={t('orders.waiting', { count: waiting })}
      />
    </Space>
  )
}

/** Applications of second-tier outlets, the same as in their management; with `decides` headquarters approves them. */
export const OutletApprovals = ({ decides = false }: { decides?: boolean }) => {
  const t = useT()
  const viewer = useViewer()
  const [asked, setAsked] = useState<{ row: SecondDealerApproval; result: 1 | 2 }>()
  const filters = useMemo(() => {
    const { key, label } = parentDealerCode
    const parent = { ...dealerFilterOf({}), key, label, toQuery: (code: string) => sent<typeof key>({ [key]: code }) }
    return [containsFilter(dealerName), ...(viewer.hq ? [parent] : []), applyType, status, applyTime]
  }, [viewer])
  const sort = useQueueSort({ by: applyTime.key, waiting: [auditStatus.waiting], initially: DEFAULTS.status })
  const mayDecide = (row: SecondDealerApproval) =>
    decides && viewer.hq && is(row.status, auditStatus.waiting) && !(row.applyUserId && row.applyUserId === viewer.id)
  return (
    <>
      <ListScreen
        load={orders.listSecondDealerApprovals}
        rowKey={id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={sort}
        actions={
          decides
            ? (row) => [
                {
                  label: 'orders.pass',
                  can: CAN,
                  next: true,
                  hide: !mayDecide(row),
                  run: () => setAsked({ row, result: 1 }),
                },
                { label: 'orders.reject', can: CAN, hide: !mayDecide(row), run: () => setAsked({ row, result: 2 }) },
              ]
            : undefined
        }
      />
      {asked && (
        <ReasonDialog
          key={asked.row.id}
          name={`orders.outlet.${asked.row.id}.${asked.result}`}
          title={t(asked.result === 1 ? 'orders.passOf' : 'orders.rejectOf', { name: nameOf(asked.row) })}
          field={asked.result === 1 ? opinion : { ...opinion, required: true, min: 5 }}
          okText={t(asked.result === 1 ? 'orders.pass' : 'orders.reject')}
          done={t(asked.result === 1 ? 'orders.passed' : 'orders.rejected')}
          send={(text) => orders.approveSecondDealer({ id: asked.row.id, result: asked.result, opinion: text })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
