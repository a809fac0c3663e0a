import * as calls from '@/api/coupons'
import type { TradePage, TradeSums } from '@/api/coupons'
import type { CouponTrade } from '@/entities/marketing/couponTrade'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { CodeRow } from '../data/coupons'
import type { UserRow } from '../data/types'
import { demand } from '../lib/access'
import { enterCoupons, seesCode } from '../lib/couponRules'
import { codes, couponById, grants, shopUserById } from '../lib/coupons'
import { byPhone } from '../lib/dealerRules'
import { text } from '../lib/input'
import { xlsFile } from '../lib/sheet'
import { org } from '../lib/store'
import { between, exportable, like, masked, oneOf, paged, type Paging } from '../lib/table'

type Input = Record<string, unknown>
const DAY = 86_400_000
const MOST_DAYS = 366
const [USED, EXPIRED] = [3, 4] as const
const BEST = 10
const TYPES = ['', '满减券', '折扣券', '代金券', '兑换券', '服务券']
const SOURCES = ['', '系统发放', '领券中心', '抽奖', '积分兑换', '商城购买']
const STATUSES = ['', '未使用', '已锁定', '已核销', '已过期', '已作废']

const spanOf = (input: Input): { key: 'receiveTime' | 'useTime'; start: string; end: string } => {
  const key = text(input.useTimeStart) === '' ? 'receiveTime' : 'useTime'
  const [start, end] = [text(input[`${key}Start`]), text(input[`${key}End`])]
  if ((toMillis(end) ?? 0) - (toMillis(start) ?? 0) > MOST_DAYS * DAY) throw new Refusal(400, '时间范围不能超过366天')
  return { key, start, end }
}

const search = (input: Input, user: UserRow, { key, start, end }: ReturnType<typeof spanOf>): CodeRow[] => {
  const at = between(start, end)
  const phoned = byPhone(input.phone)
  const coded = like(input.couponCode)
  const tests = (['couponId', 'grantId', 'status', 'source', 'dealerCode'] as const).map((name) => {
    const test = oneOf(input[name])
    return (row: CodeRow) => test(row[name])
  })
  const sees = seesCode(user)
  return codes().filter(
    (row) =>
      sees(row) &&
      at(row[key]) &&
      coded(row.couponCode) &&
      tests.every((test) => test(row)) &&
      (text(input.phone) === '' || phoned(shopUserById(row.userId)?.phone ?? '')),
  )
}

const money = (rows: readonly CodeRow[], key: 'discount' | 'order') => fromCents(rows.reduce((sum, row) => sum + row[key], 0))
const sums = (rows: readonly CodeRow[]): TradeSums => ({
  grantedCount: rows.filter(({ grantId }) => grantId !== '').length,
  receivedCount: rows.length,
  usedCount: rows.filter(({ status }) => status === USED).length,
  expiredCount: rows.filter(({ status }) => status === EXPIRED).length,
  discountAmount: money(rows, 'discount'),
  orderAmount: money(rows, 'order'),
})

const daily = (rows: readonly CodeRow[], { start, end }: ReturnType<typeof spanOf>): TradePage['byDay'] => {
  const from = toMillis(start)
  const until = toMillis(end)
  if (from === undefined || until === undefined) return []
  const byDay = new Map<string, { receivedCount: number; usedCount: number }>()
  for (let time = from; time <= until; time += DAY) byDay.set(formatTime(time, 'YYYY-MM-DD'), { receivedCount: 0, usedCount: 0 })
  for (const row of rows) {
    const received = byDay.get(row.receiveTime.slice(0, 10))
    if (received) received.receivedCount++
    const used = row.status === USED ? byDay.get(row.useTime.slice(0, 10)) : undefined
    if (used) used.usedCount++
  }
  return [...byDay].map(([date, counts]) => ({ date, ...counts }))
}

const bestOf = (rows: readonly CodeRow[]): TradePage['best'] => {
  const byCoupon = new Map<string, TradePage['best'][number]>()
  for (const { couponId, status } of rows) {
    const one = byCoupon.get(couponId) ?? { couponId, couponName: couponById(couponId)?.couponName ?? couponId, receivedCount: 0, usedCount: 0 }
    one.receivedCount++
    if (status === USED) one.usedCount++
    byCoupon.set(couponId, one)
  }
  return [...byCoupon.values()].toSorted((a, b) => b.usedCount / b.receivedCount - a.usedCount / a.receivedCount).slice(0, BEST)
}

const ordered = (input: Paging) => {
  const field = (['receiveTime', 'useTime'] as const).find((one) => one === input.sortField) ?? 'receiveTime'
  const way = input.sortOrder === 'asc' ? 1 : -1
  if (input.sortField === 'discountAmount') return (a: CodeRow, b: CodeRow) => (a.discount - b.discount) * way
  return (a: CodeRow, b: CodeRow) => (a[field] === b[field] ? 0 : a[field] < b[field] ? -way : way)
}

const tradeFace = (grantNames: ReadonlyMap<string, string>) => {
  const dealerNames = new Map(org.dealers.map(({ dealerCode, dealerName }) => [dealerCode, dealerName]))
  return ({ discount, order: _order, userId, dealerCode, ...row }: CodeRow): CouponTrade => {
    const user = shopUserById(userId)
    return {
      ...row,
      couponName: couponById(row.couponId)?.couponName ?? '',
      couponType: couponById(row.couponId)?.couponType ?? 1,
      grantName: grantNames.get(row.grantId) ?? '',
      nickname: user?.nickname ?? '',
      phone: user?.phone ?? '',
      discountAmount: row.status === USED ? fromCents(discount) : '',
      dealerName: dealerNames.get(dealerCode) ?? '',
    } as CouponTrade // the data holds only the values of the enumerations
  }
}
const namesOfGrants = () => new Map(grants().map(({ id, grantName }) => [id, grantName]))

on(calls.listTrades)((input: Input, { user, now }) => {
  enterCoupons(user, now, true)
  const span = spanOf(input)
  const rows = search(input, user, span)
  const [from, until] = [toMillis(span.start), toMillis(span.end)]
  const before =
    from === undefined || until === undefined
      ? undefined
      : sums(search(input, user, { ...span, start: formatTime(from - (until - from) - 1000), end: formatTime(from - 1000) }))
  return {
    ...paged(rows, input, tradeFace(namesOfGrants()), ordered(input)),
    summary: sums(rows),
    before,
    byDay: daily(rows, span),
    byStatus: STATUSES.slice(1).map((_, at) => ({ status: at + 1, count: rows.filter(({ status }) => status === at + 1).length })),
    best: bestOf(rows),
  }
})

on(calls.exportTrades)((input: Input, { user, now }) => {
  demand(user, 'coupons.exportTrades')
  enterCoupons(user, now, true)
  const rows = exportable(search(input, user, spanOf(input)))
  return xlsFile(
    'excel.xls',
    [
      '券码',
      '卡券名称',
      '券类型',
      '发放名称',
      '领取方式',
      '领取人',
      '手机号',
      '领取时间',
      '失效时间',
      '券状态',
      '核销时间',
      '使用订单',
      '优惠金额',
      '核销门店',
    ],
    rows
      .toSorted(ordered(input))
      .map(tradeFace(namesOfGrants()))
      .map((row) => [
        row.couponCode,
        row.couponName,
        TYPES[row.couponType] ?? '',
        row.grantName,
        SOURCES[row.source] ?? '',
        row.nickname,
        masked(row.phone),
        row.receiveTime,
        row.endTime,
        STATUSES[row.status] ?? '',
        row.useTime,
        row.orderNo,
        row.discountAmount,
        row.dealerName,
      ]),
  )
})
