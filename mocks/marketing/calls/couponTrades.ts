import * as calls from '@/api/marketing/coupons'
import type { TradePage, TradeSums } from '@/api/marketing/coupons'
import { codeStatus, couponType } from '@/entities/marketing/couponEnums'
import { type CouponTrade, couponTrade } from '@/entities/marketing/couponTrade'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { CodeRow } from '../data/coupons'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { enterCoupons, seesCode } from '../rules/couponRules'
import { shopUserById } from '../../members/data/shopUsers'
import { codes, couponById, grants } from '../rules/coupons'
import { text } from '../../core/input'
import { org } from '../../system/rules/store'
import { between } from '../../core/table'

type Input = Record<string, unknown>
const DAY = 86_400_000
const MAX_DAYS = 366
const BEST = 10
const STATUSES = ['', '未使用', '已锁定', '已核销', '已过期', '已作废']

const spanOf = (input: Input): { key: 'receiveTime' | 'useTime'; start: string; end: string } => {
  const key = text(input.useTimeStart) === '' ? 'receiveTime' : 'useTime'
  const [start, end] = [text(input[`${key}Start`]), text(input[`${key}End`])]
  if ((toMillis(end) ?? 0) - (toMillis(start) ?? 0) > MAX_DAYS * DAY) throw new Refusal(400, '时间范围不能超过366天')
  return { key, start, end }
}

const trades = listOf(calls.listTrades)<CodeRow>({
  is: ['couponId', 'grantId', 'status', 'source', 'dealerCode'],
  like: ['couponCode'],
  phone: [{ phone: ({ userId }) => shopUserById(userId)?.phone ?? '' }],
  sort: ['receiveTime', 'useTime', { discountAmount: (row) => row.discount }],
})
const within = (user: UserRow, { key, start, end }: ReturnType<typeof spanOf>): CodeRow[] => {
  const at = between(start, end)
  const sees = seesCode(user)
  return codes().filter((row) => at(row[key]) && sees(row))
}

const money = (rows: readonly CodeRow[], key: 'discount' | 'order') =>
  fromCents(rows.reduce((sum, row) => sum + row[key], 0))
const sums = (rows: readonly CodeRow[]): TradeSums => ({
  grantedCount: rows.filter(({ grantId }) => grantId !== '').length,
  receivedCount: rows.length,
  usedCount: rows.filter(({ status }) => status === codeStatus.used).length,
  expiredCount: rows.filter(({ status }) => status === codeStatus.expired).length,
  discountAmount: money(rows, 'discount'),
  orderAmount: money(rows, 'order'),
})

const daily = (rows: readonly CodeRow[], { start, end }: ReturnType<typeof spanOf>): TradePage['byDay'] => {
  const from = toMillis(start)
  const until = toMillis(end)
  if (from === undefined || until === undefined) return []
  const byDay = new Map<string, { receivedCount: number; usedCount: number }>()
  for (let time = from; time <= until; time += DAY)
    byDay.set(formatTime(time, 'YYYY-MM-DD'), { receivedCount: 0, usedCount: 0 })
  for (const row of rows) {
    const received = byDay.get(row.receiveTime.slice(0, 10))
    if (received) received.receivedCount++
    const used = row.status === codeStatus.used ? byDay.get(row.useTime.slice(0, 10)) : undefined
    if (used) used.usedCount++
  }
  return [...byDay].map(([date, counts]) => ({ date, ...counts }))
}

const bestOf = (rows: readonly CodeRow[]): TradePage['best'] => {
  const byCoupon = new Map<string, TradePage['best'][number]>()
  for (const { couponId, status } of rows) {
    const one = byCoupon.get(couponId) ?? {
      couponId,
      couponName: couponById(couponId)?.couponName ?? couponId,
      receivedCount: 0,
      usedCount: 0,
    }
    one.receivedCount++
    if (status === codeStatus.used) one.usedCount++
    byCoupon.set(couponId, one)
  }
  return [...byCoupon.values()]
    .toSorted((a, b) => b.usedCount / b.receivedCount - a.usedCount / a.receivedCount)
    .slice(0, BEST)
}

const tradeView = (grantNames: ReadonlyMap<string, string>) => {
  const dealerNames = new Map(org.dealers.map(({ dealerCode, dealerName }) => [dealerCode, dealerName]))
  return ({ discount, order: _order, userId, dealerCode, ...row }: CodeRow): CouponTrade => {
    const user = shopUserById(userId)
    return {
      ...row,
      couponName: couponById(row.couponId)?.couponName ?? '',
      couponType: couponById(row.couponId)?.couponType ?? couponType.amountOff,
      grantName: grantNames.get(row.grantId) ?? '',
      nickname: user?.nickname ?? '',
      phone: user?.phone ?? '',
      discountAmount: row.status === codeStatus.used ? fromCents(discount) : '',
      dealerName: dealerNames.get(dealerCode) ?? '',
    } as CouponTrade // the data holds only the values of the enumerations
  }
}
const namesOfGrants = () => new Map(grants().map(({ id, grantName }) => [id, grantName]))

on(calls.listTrades)((input: Input, { user, now }) => {
  enterCoupons(user, now, true)
  const span = spanOf(input)
  const all = within(user, span)
  const rows = trades.fitting(all, input)
  const [from, until] = [toMillis(span.start), toMillis(span.end)]
  const before =
    from === undefined || until === undefined
      ? undefined
      : sums(
          trades.fitting(
            within(user, {
              ...span,
              start: formatTime(from - (until - from) - 1000),
              end: formatTime(from - 1000),
            }),
            input,
          ),
        )
  return {
    ...trades.page(all, input, tradeView(namesOfGrants())),
    summary: sums(rows),
    before,
    byDay: daily(rows, span),
    byStatus: STATUSES.slice(1).map((_, at) => ({
      status: at + 1,
      count: rows.filter(({ status }) => status === at + 1).length,
    })),
    best: bestOf(rows),
  }
})

on(calls.exportTrades)((input: Input, { user, now }) => {
  demand(user, 'coupons.exportTrades')
  enterCoupons(user, now, true)
  return sheetOf(
    trades.exported(within(user, spanOf(input)), input).map(tradeView(namesOfGrants())),
    columnsOf(
      couponTrade,
      'couponCode',
      'couponName',
      'couponType',
      'grantName',
      'source',
      'nickname',
      'phone',
      'receiveTime',
      'endTime',
      'status',
      'useTime',
      'orderNo',
      'discountAmount',
      'dealerName',
    ),
  )
})
