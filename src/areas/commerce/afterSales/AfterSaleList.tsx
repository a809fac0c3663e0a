import { useMemo } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { useViewer } from '@/business/viewer'
import {
  shopAfterSale as field,
  shopAfterSaleStatus as states,
  type ShopAfterSale,
} from '@/entities/commerce/shopAfterSale'
import { is, withStates } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { plain, useFormats } from '@/kit/show/format'
import { StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { GoodsCell } from '../parts/GoodsCell'
import { supplierFilter } from '../parts/SupplierSelect'
import { Countdown } from './parts/Countdown'
import { RulesDrawer } from './parts/RulesDrawer'
import { useCaseActions } from './parts/useCaseActions'
import { useCaseBulk } from './parts/useCaseBulk'

const DETAIL = '/order-management-shop/aftersale-management-detail'
const ORDER = '/order-management-shop/order-management-detail'
const SORT = { field: field.deadline.key, order: 'asc' } as const
const nameOf = ({ afterSaleNo, id }: ShopAfterSale) => plain(afterSaleNo) || id
const TABBED = withStates(field.status, (code) => !is(code, states.refunding, states.resent))
const URGENT = 'urgent'
const QUICK = [{ filters: { [URGENT]: '1' }, label: 'afterSales.urgent' }] as const
const FILTERS = [
  statusTabs(TABBED, states.applied),
  elsewhereFilter({ key: URGENT, label: 'list.quick' }, (_, t) => t('afterSales.urgent')),
  containsFilter({ key: field.afterSaleNo.key, label: field.afterSaleNo.label, kind: 'id' }),
  containsFilter({ key: field.orderNo.key, label: field.orderNo.label, kind: 'id' }),
  phoneFilter(field.phone),
  field.goodsName,
  choicesFilter(field.afterSaleType),
  choicesFilter(field.reason),
  supplierFilter,
  spanFilter(field.createTime),
]
const DEFAULTS = { status: String(states.applied), createTime: 'last90' }

const Refund = ({ row: { refundAmount, refundPoints } }: { row: ShopAfterSale }) => {
  const t = useT()
  const { number } = useFormats()
  const points = numberIn(refundPoints) ?? 0
  const money = <Value field={field.refundAmount} value={refundAmount} />
  return points > 0 ? <TwoValues upper={money} below={t('afterSales.points', { points: number(points) })} /> : money
}

const columnsOf = (ended: () => void): readonly ColumnOf<ShopAfterSale>[] => [
  {
    field: field.afterSaleNo,
    width: 190,
    link: (row) => row.id && to(DETAIL, { id: row.id }),
    text: nameOf,
  },
  {
    field: field.status,
    cell: ({ status, failReason }) => (
      <span title={is(status, states.failed) && failReason ? plain(failReason) : undefined}>
        <StatusTag field={field.status} value={status} />
      </span>
    ),
  },
  { field: field.deadline, width: 150, cell: (row) => <Countdown key={row.deadline} of={row} ended={ended} /> },
  { field: field.afterSaleType, below: field.reason, width: 150 },
  {
    field: field.refundAmount,
    width: 130,
    cell: (row) => <Refund row={row} />,
  },
  { field: field.goodsName, width: 240, cell: (row) => <GoodsCell of={row} /> },
  { field: field.quantity, width: 76 },
  { field: field.supplierName, width: 150 },
  { field: field.nickname, below: field.phone, width: 140 },
  {
    field: field.orderNo,
    width: 180,
    link: ({ orderId }) => (orderId ? to(ORDER, { id: orderId }) : ''),
    text: ({ orderNo }) => plain(orderNo),
  },
  field.returnNo,
  field.createTime,
]

/** After-sales cases, pending ones first by deadline. They are decided singly or in bulk, by rules set here. */
export default function AfterSaleList() {
  const may = useMay()
  const { hq } = useViewer()
  const { go } = useScreen()
  const { refresh } = useAction()
  const { mode, open, close } = useOpened()
  const { actionsOf, host } = useCaseActions()
  const { bulk, host: asked } = useCaseBulk()
  const columns = useMemo(() => columnsOf(refresh), [refresh])
  const sets = hq && may('shopOrders.saveAfterSaleConfig')
  return (
    <>
      <ListScreen
        load={shopOrders.listAfterSales}
        instead={refusal}
        rowKey={field.id}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            <QuickFilters of={QUICK} />
            <Actions items={[{ label: 'afterSales.rules', hide: !sets, run: () => open('rules') }]} />
          </>
        }
        bulk={hq ? bulk : undefined}
        actions={(row) => [
          ...(hq ? actionsOf(row) : []),
          { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
        ]}
      />
      {mode === 'rules' && sets && <RulesDrawer onClose={close} />}
      {host}
      {asked}
    </>
  )
}
