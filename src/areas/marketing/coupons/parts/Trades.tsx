import { useMemo } from 'react'
import * as coupons from '@/api/marketing/coupons'
import { dealerFilterOf } from '@/business/DealerSelect'
import { forViewer, useViewer } from '@/business/viewer'
import { codeStatus } from '@/entities/marketing/couponEnums'
import { type CouponTrade, couponTrade } from '@/entities/marketing/couponTrade'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, phoneFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { couponFilter, grantFilter } from './couponFilters'
import { shopFilter, timeFilter } from './tradeFilters'
import { TradeReport } from './TradeReport'

const trade = couponTrade
/** Upper limit of the exact count; there may be millions of codes. */
const COUNTED_TO = 100_000
/** Codes carry only the order number, but the order page opens by id, so link to the filtered list. */
const ORDERS = '/order-management-shop/order-management'
const DEFAULTS = { time: 'last30' }
const SORT = { field: trade.receiveTime.key, order: 'desc' } as const
const SHARED = [
  timeFilter,
  couponFilter('couponId', trade.couponName.label),
  grantFilter('grantId', trade.grantName.label),
  phoneFilter(trade.phone),
  containsFilter(trade.couponCode),
  filterOf(trade.source),
]
const nameOf = ({ couponCode }: CouponTrade) => couponCode

const COLUMNS: readonly ColumnOf<CouponTrade>[] = [
  { field: trade.couponName, width: 170, below: trade.couponCode },
  trade.status,
  { field: trade.nickname, width: 140, below: trade.phone },
  trade.dealerName,
  trade.discountAmount,
  trade.useTime,
  {
    field: trade.orderNo,
    width: 160,
    cell: ({ orderNo }) => <PermittedLink digits text={orderNo} path={ORDERS} query={{ orderNo }} />,
  },
  trade.endTime,
  { field: trade.source, width: 100 },
  { field: trade.couponType, width: 100 },
  { field: trade.grantName, width: 150 },
  trade.receiveTime,
]

/** Coupons received by customers, with totals. A dealer sees those used in its own shop, a group those of its members. */
export const Trades = () => {
  const { hq, group, dealerCode } = useViewer()
  const columns = useMemo(() => forViewer({ hq, group }, COLUMNS), [hq, group])
  const filters = useMemo(
    () =>
      hq
        ? [...SHARED, filterOf(trade.status), shopFilter]
        : group
          ? [...SHARED, dealerFilterOf({ group: dealerCode })]
          : SHARED,
    [hq, group, dealerCode],
  )
  const own = useMemo(
    () => (hq ? {} : group ? { status: [codeStatus.used] } : { status: [codeStatus.used], dealerCode }),
    [hq, group, dealerCode],
  )
  const load = useMemo(
    () => ({ query: (input: coupons.TradeQuery) => coupons.listTrades.query({ ...input, ...own }) }),
    [own],
  )
  const { query } = useScreen()
  return (
    <ListScreen
      load={load}
      above={(answer, error) =>
        // Without a response there are no totals; the list shows the error.
        !(error && !answer) && <TradeReport answer={answer} time={query.get('time') ?? DEFAULTS.time} />
      }
      rowKey={trade.couponCode}
      nameOf={nameOf}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      countedTo={COUNTED_TO}
      toolbar={<Export from={coupons.exportTrades} can="coupons.exportTrades" also={own} />}
    />
  )
}
