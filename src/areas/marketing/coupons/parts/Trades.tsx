import { useMemo } from 'react'
import * as coupons from '@/api/coupons'
import { dealerFilterOf } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { type CouponTrade, couponTrade } from '@/entities/marketing/couponTrade'
import { Export } from '@/kit/actions/Export'
import { Blank } from '@/kit/Blank'
import { CellLink } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, filterOf, phoneTail, words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'
import { useWays } from '@/kit/way'
import { couponFilter, grantFilter } from './filters'
import { shopFilter, timeFilter } from './tradeFilters'
import { TradeReport } from './TradeReport'

const trade = couponTrade
const USED = 3
/** A million codes are not counted to the last. */
const COUNTED_TO = 100_000
const ORDER_PAGE = '/order-management-shop/order-management-detail'
const DEFAULTS = { time: 'last30' }
const SORT = { field: trade.receiveTime.key, order: 'desc' } as const
const SHARED: readonly Filter[] = [
  timeFilter,
  couponFilter('couponId', trade.couponName.label),
  grantFilter('grantId', trade.grantName.label),
  phoneTail(trade.phone),
  words(trade.couponCode),
  filterOf(trade.source),
]
const nameOf = ({ couponCode }: CouponTrade) => couponCode

const OrderLink = ({ orderNo }: { orderNo: string | undefined }) => {
  const way = useWays()
  if (!orderNo) return <Blank />
  const go = way(ORDER_PAGE, { orderNo })
  if (!go) return <span className="digits">{orderNo}</span>
  return (
    <CellLink digits to={`${ORDER_PAGE}?${new URLSearchParams({ orderNo })}`} onClick={go}>
      {orderNo}
    </CellLink>
  )
}

const COLUMNS: readonly ColumnOf<CouponTrade>[] = [
  { field: trade.couponCode, width: 150 },
  { field: trade.couponName, width: 160 },
  { field: trade.couponType, width: 100 },
  { field: trade.grantName, width: 150 },
  { field: trade.source, width: 100 },
  { field: trade.nickname, width: 120 },
  { field: trade.phone, width: 124 },
  trade.receiveTime,
  trade.endTime,
  trade.status,
  trade.useTime,
  { field: trade.orderNo, width: 160, cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
  trade.discountAmount,
  trade.dealerName,
]

/** Every coupon in customers' hands, with what became of all of them; a dealer sees those that were used at its own till, a group those of its members. */
export const Trades = () => {
  const { hq, group, dealerCode } = useViewer()
  const filters = useMemo(
    () => (hq ? [...SHARED, filterOf(trade.status), shopFilter] : group ? [...SHARED, dealerFilterOf({ group: dealerCode })] : SHARED),
    [hq, group, dealerCode],
  )
  const own = useMemo(() => (hq ? {} : group ? { status: [USED] } : { status: [USED], dealerCode }), [hq, group, dealerCode])
  const load = useMemo(() => ({ query: (input: object) => coupons.listTrades.query({ ...input, ...own }) }), [own])
  const { state } = useListState(filters, DEFAULTS, SORT)
  const { data, error } = useLoad(load.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize }))
  return (
    <>
      {/* Without an answer there is nothing to head; the list says why. */}
      {!(error && !data) && <TradeReport answer={data} time={state.texts.time ?? ''} />}
      <ListScreen
        load={load}
        rowKey={trade.couponCode}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={COLUMNS}
        sort={SORT}
        countedTo={COUNTED_TO}
        toolbar={<Export from={coupons.exportTrades} can="coupons.exportTrades" also={own} />}
      />
    </>
  )
}
