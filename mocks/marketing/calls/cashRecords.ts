import { drawRecord } from '@/entities/marketing/drawRecord'
import { payRecord } from '@/entities/marketing/payRecord'
import * as cashDraws from '@/api/marketing/cashDraws'
import { drawStatus, payStatus } from '@/entities/marketing/cashEnums'
import { dealerType } from '@/entities/shared/enums'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { DrawRow, PayRow } from '../data/cashDraws'
import type { UserRow } from '../../system/data/types'
import { demand, seesRecord } from '../../system/rules/access'
import {
  cash,
  drawById,
  enterCash,
  isShortOfLate,
  paymentView,
  paymentsOf,
  recordView,
  retry,
} from '../rules/cashDraws'
import { demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { found, text } from '../../core/input'
import { areaOf } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'

type Input = Record<string, unknown>
const RECORDS = '/marketing-management/drawRecords'
const PAYMENTS = '/marketing-management/payRecords'
const MAX_RETRIES = 3
const DAY = 86_400_000

const cents = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
const wire = (summary: Record<string, number | string>) => summary as Record<string, number> // Parsed as numbers by the client.

const seen = (user: UserRow): DrawRow[] => {
  const sees = seesRecord(user)
  const areas = new Map(org.dealers.map(({ dealerCode, areaName }) => [dealerCode, areaName]))
  return cash().records.filter(({ dealerCode }) => sees({ dealerCode, areaName: areas.get(dealerCode) ?? '' }))
}

const records = listOf(cashDraws.listRecords)<DrawRow>({
  is: [
    ...(['id', 'drawId', 'dealerCode', 'seriesName', 'status', 'riskFlag'] as const),
    { areaName: (row) => areaOf(row.dealerCode), drawScene: (row) => drawById(row.drawId)?.drawScene ?? 0 },
  ],
  like: ['qualifyNo'],
  phone: ['phone'],
  between: ['drawTime'],
  sort: ['drawTime', 'amount'],
})

on(cashDraws.listRecords)((input, { user, now }) => {
  enterCash(user, now, RECORDS)
  const rows = records.fitting(seen(user), input)
  const wins = rows.filter(({ level }) => level > 0)
  const summary = wire({
    draws: rows.length,
    people: new Set(rows.map(({ userId }) => userId)).size,
    wins: wins.length,
    amount: fromCents(cents(wins)),
    paid: fromCents(cents(wins.filter(({ status }) => status === drawStatus.paid))),
    lapsed: fromCents(cents(wins.filter(({ status }) => status === drawStatus.lapsed))),
  })
  return { ...records.page(seen(user), input, recordView), summary }
})

on(cashDraws.exportRecords)((input: Input, { user, now }) => {
  demand(user, 'cashDraws.exportRecords')
  enterCash(user, now, RECORDS)
  return sheetOf(
    records.exported(seen(user), input).map(recordView),
    columnsOf(
      drawRecord,
      'id',
      'drawTitle',
      'nickname',
      'phone',
      'drawScene',
      'qualifyNo',
      'seriesName',
      'dealerName',
      'drawTime',
      'prizeName',
      'amount',
      'riskFlag',
      'status',
      'payId',
    ),
  )
})

const othersOn = (row: DrawRow) => [
  ...new Map(
    cash()
      .records.filter(({ device, userId }) => device === row.device && userId !== row.userId)
      .map(({ userId, nickname, phone }) => [userId, { userId, nickname, phone }]),
  ).values(),
]

on(cashDraws.getRecord)((input, { user, now }) => {
  enterCash(user, now, RECORDS, PAYMENTS)
  const id = text(input.id)
  const row = found(
    seen(user).find((one) => one.id === id),
    '无权查看或数据不存在',
  )
  const { device, ip, city } = row
  return {
    ...recordView(row),
    phone: row.phone,
    qualifyTime: row.qualifyTime,
    payments: paymentsOf(row.id).map(paymentView),
    risk: user.dealerType === dealerType.headquarters ? { device, ip, city, accounts: othersOn(row) } : null,
  }
})

const payments = listOf(cashDraws.listPayments)<PayRow>({
  is: ['id', 'drawId', 'recordId', 'payChannel', 'status'],
  like: ['tradeNo'],
  phone: [{ phone: ({ recordId }) => cash().records.find(({ id }) => id === recordId)?.phone ?? '' }],
  between: ['createTime'],
  // The filter is in yuan.
  within: [{ amount: (row) => row.amount / 100 }],
  sort: ['createTime', 'amount', 'payTime'],
})
const seenPayments = (user: UserRow): PayRow[] => {
  const own = new Set(seen(user).map(({ id }) => id))
  return cash().payments.filter(({ recordId }) => own.has(recordId))
}
const STATES = [1, 2, 3, 4, 5]

const daysFrom = (first: string | undefined, last: string | undefined): string[] => {
  const [from, until] = [toMillis(first), toMillis(last)]
  if (from === undefined || until === undefined) return []
  return Array.from({ length: Math.round((until - from) / DAY) + 1 }, (_, at) =>
    formatTime(from + at * DAY, 'YYYY-MM-DD'),
  )
}

on(cashDraws.listPayments)((input, { user, now }) => {
  enterCash(user, now, PAYMENTS)
  const all = seenPayments(user)
  const fitting = payments.fitting(all, { ...input, status: undefined })
  const rows = payments.fitting(all, input)
  const of = (list: readonly PayRow[], state: number) => list.filter(({ status }) => status === state)
  const summary = wire({
    ...Object.fromEntries(STATES.map((state) => [state, of(fitting, state).length])),
    low: all.filter((row) => isShortOfLate(row, now)).length,
  })
  const amounts = wire(Object.fromEntries(STATES.map((state) => [state, fromCents(cents(of(fitting, state)))])))
  const paidOn = rows.map(({ createTime }) => createTime.slice(0, 10)).toSorted()
  // A day without payments has zeros, so that the days are consecutive.
  const days = daysFrom(paidOn[0], paidOn.at(-1))
  const byDay = days.map((date) => {
    const started = rows.filter(({ createTime }) => createTime.startsWith(date))
    return {
      date,
      amounts: wire(Object.fromEntries(STATES.map((state) => [state, fromCents(cents(of(started, state)))]))),
    }
  })
  return { ...payments.page(all, input, paymentView), summary, amounts, byDay }
})

on(cashDraws.exportPayments)((input: Input, { user, now }) => {
  demand(user, 'cashDraws.exportPayments')
  enterCash(user, now, PAYMENTS)
  return sheetOf(
    payments.exported(seenPayments(user), input).map(paymentView),
    columnsOf(
      payRecord,
      'id',
      'drawTitle',
      'nickname',
      'realName',
      'phone',
      'amount',
      'payChannel',
      'tradeNo',
      'createTime',
      'payTime',
      'retryCount',
      'failReason',
      'status',
      'recordId',
    ),
  )
})

on(cashDraws.retryPayment)((input, { user, now }) => {
  demand(user, 'cashDraws.retryPayment')
  enterCash(user, now, PAYMENTS, RECORDS)
  demandHeadquarters(user)
  const id = text(input.id)
  const row = found(
    seenPayments(user).find((one) => one.id === id),
    '无权查看或数据不存在',
  )
  if (row.status !== payStatus.failed) throw stale()
  if (row.retryCount >= MAX_RETRIES) throw new Refusal(409, '该笔打款已重试 3 次，请联系支付渠道')
  if (paymentsOf(row.recordId).some(({ status }) => status === payStatus.paid))
    throw new Refusal(409, '该记录已到账，不能重复打款')
  retry(row, now)
})
