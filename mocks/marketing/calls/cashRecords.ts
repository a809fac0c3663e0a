import * as cashDraws from '@/api/marketing/cashDraws'
import { drawStatus, payStatus } from '@/entities/marketing/cashEnums'
import { dealerType } from '@/entities/shared/enums'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { sheetOf } from '../../core/sheet'
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
const SCENES = ['', '完成试驾', '支付订金', '提车上牌', '邀请好友到店']
const STATUSES = ['未中奖', '待领取', '打款中', '已到账', '打款失败', '已失效']
const RISKS = ['正常', '疑似刷奖', '已拦截']
const CHANNELS = ['', '微信零钱', '支付宝']
const PAY_STATUSES = ['', '待打款', '打款中', '成功', '失败', '已退回']
const FAULTS: Readonly<Record<string, string>> = {
  NAME_MISMATCH: '收款人实名不一致',
  ACCOUNT_ABNORMAL: '账户异常',
  DAY_LIMIT: '超出单日限额',
  LOW_BALANCE: '商户余额不足',
}

const cents = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
/** A summary as it is sent: amounts are text. */
const wire = (summary: Record<string, number | string>) => summary as Record<string, number> // read as numbers at the other end

/** The records that a user may see: those at the dealers of the data scope. */
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
  return sheetOf(records.exported(seen(user), input).map(recordView), {
    记录编号: 'id',
    活动名称: 'drawTitle',
    昵称: 'nickname',
    手机号: 'phone',
    抽奖资格: (row) => SCENES[Number(row.drawScene)] ?? '',
    资格单号: 'qualifyNo',
    车系: 'seriesName',
    经销商: 'dealerName',
    抽奖时间: 'drawTime',
    奖项: 'prizeName',
    中奖金额: 'amount',
    风控: (row) => RISKS[Number(row.riskFlag)] ?? '',
    状态: (row) => STATUSES[Number(row.status)] ?? '',
    打款单号: 'payId',
  })
})

/** The other accounts that drew on the device of a record. */
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
  // Asked in yuan.
  within: [{ amount: (row) => row.amount / 100 }],
  sort: ['createTime', 'amount', 'payTime'],
})
/** The payments of the records that a user may see. */
const seenPayments = (user: UserRow): PayRow[] => {
  const own = new Set(seen(user).map(({ id }) => id))
  return cash().payments.filter(({ recordId }) => own.has(recordId))
}
const STATES = [1, 2, 3, 4, 5]

/** Every day from one to another, both included; none where there is no first. */
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
  // A day without a payment counts zeros: the days stand one beside the other.
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
  return sheetOf(payments.exported(seenPayments(user), input).map(paymentView), {
    打款单号: 'id',
    活动名称: 'drawTitle',
    昵称: 'nickname',
    收款人: 'realName',
    手机号: 'phone',
    打款金额: 'amount',
    打款渠道: (row) => CHANNELS[Number(row.payChannel)] ?? '',
    渠道流水号: 'tradeNo',
    发起时间: 'createTime',
    到账时间: 'payTime',
    重试次数: 'retryCount',
    失败原因: (row) => FAULTS[row.failReason] ?? row.failReason,
    打款状态: (row) => PAY_STATUSES[Number(row.status)] ?? '',
    抽奖记录: 'recordId',
  })
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
