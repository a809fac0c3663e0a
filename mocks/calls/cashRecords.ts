import * as cashDraws from '@/api/cashDraws'
import { fromCents } from '@/lib/money'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { DrawRow, PayRow } from '../data/cashDraws'
import type { UserRow } from '../data/types'
import { demand, seesRecord } from '../lib/access'
import { cash, drawById, enterCash, isShortOfLate, paymentFace, paymentsOf, recordFace, retry } from '../lib/cashDraws'
import { byPhone, demandHeadquarters, stale } from '../lib/dealerRules'
import { found, text } from '../lib/input'
import { xlsFile } from '../lib/sheet'
import { org } from '../lib/store'
import { between, exportable, like, masked, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const RECORDS = '/marketing-management/drawRecords'
const PAYMENTS = '/marketing-management/payRecords'
const [PAID, FAILED] = [3, 4]
const MOST_RETRIES = 3
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

const searchRecords = (input: Input, user: UserRow): DrawRow[] => {
  const phoned = byPhone(input.phone)
  const numbered = like(input.qualifyNo)
  const drawn = between(input.drawTimeStart, input.drawTimeEnd)
  const inArea = oneOf(input.areaName)
  const areas = new Map(org.dealers.map(({ dealerCode, areaName }) => [dealerCode, areaName]))
  const scene = oneOf(input.drawScene)
  const tests = (['id', 'drawId', 'dealerCode', 'seriesName', 'status', 'riskFlag'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: DrawRow) => test(row[key])
  })
  return seen(user).filter(
    (row) =>
      phoned(row.phone) &&
      numbered(row.qualifyNo) &&
      drawn(row.drawTime) &&
      inArea(areas.get(row.dealerCode) ?? '') &&
      scene(drawById(row.drawId)?.drawScene ?? 0) &&
      tests.every((test) => test(row)),
  )
}
const byDraw = (input: Input) => ordered<DrawRow>(input, ['drawTime', 'amount'], 'drawTime')

on(cashDraws.listRecords)((input, { user, now }) => {
  enterCash(user, now, RECORDS)
  const rows = searchRecords(input, user)
  const wins = rows.filter(({ level }) => level > 0)
  const summary = wire({
    draws: rows.length,
    people: new Set(rows.map(({ userId }) => userId)).size,
    wins: wins.length,
    amount: fromCents(cents(wins)),
    paid: fromCents(cents(wins.filter(({ status }) => status === 3))),
    lapsed: fromCents(cents(wins.filter(({ status }) => status === 5))),
  })
  return { ...paged(rows, input, recordFace, byDraw(input)), summary }
})

on(cashDraws.exportRecords)((input: Input, { user, now }) => {
  demand(user, 'cashDraws.exportRecords')
  enterCash(user, now, RECORDS)
  const head = ['记录编号', '活动名称', '昵称', '手机号', '抽奖资格', '资格单号', '车系', '经销商', '抽奖时间', '奖项', '中奖金额', '风控', '状态', '打款单号']
  return xlsFile(
    'excel.xls',
    head,
    exportable(searchRecords(input, user))
      .toSorted(byDraw(input))
      .map(recordFace)
      .map((row) => [
        row.id,
        row.drawTitle,
        row.nickname,
        row.phone,
        SCENES[Number(row.drawScene)] ?? '',
        row.qualifyNo,
        row.seriesName,
        row.dealerName,
        row.drawTime,
        row.prizeName,
        row.amount,
        RISKS[Number(row.riskFlag)] ?? '',
        STATUSES[Number(row.status)] ?? '',
        row.payId,
      ]),
  )
})

/** The other accounts that drew on the device of a record. */
const othersOn = (row: DrawRow) => [
  ...new Map(
    cash()
      .records.filter(({ device, userId }) => device === row.device && userId !== row.userId)
      .map(({ userId, nickname, phone }) => [userId, { userId, nickname, phone: masked(phone) }]),
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
    ...recordFace(row),
    phone: row.phone,
    qualifyTime: row.qualifyTime,
    payments: paymentsOf(row.id).map(paymentFace),
    risk: user.dealerType === 1 ? { device, ip, city, accounts: othersOn(row) } : null,
  }
})

/** The payments that fit, whatever their state; those of dealers outside the data scope are not there. */
const searchPayments = (input: Input, user: UserRow): PayRow[] => {
  const own = new Map(seen(user).map((row) => [row.id, row]))
  const phoned = byPhone(input.phone)
  const traded = like(input.tradeNo)
  const started = between(input.createTimeStart, input.createTimeEnd)
  const [least, most] = [Number(text(input.amountMin) || 0) * 100, Number(text(input.amountMax) || 1e9) * 100]
  const tests = (['id', 'drawId', 'recordId', 'payChannel'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: PayRow) => test(row[key])
  })
  return cash().payments.filter((row) => {
    const record = own.get(row.recordId)
    return (
      record !== undefined &&
      phoned(record.phone) &&
      traded(row.tradeNo) &&
      started(row.createTime) &&
      row.amount >= Math.round(least) &&
      row.amount <= Math.round(most) &&
      tests.every((test) => test(row))
    )
  })
}
const ofStates = (rows: readonly PayRow[], input: Input): PayRow[] => {
  const test = oneOf(input.status)
  return rows.filter(({ status }) => test(status))
}
const byPayment = (input: Input) => ordered<PayRow>(input, ['createTime', 'amount', 'payTime'], 'createTime')
const STATES = [1, 2, 3, 4, 5]

on(cashDraws.listPayments)((input, { user, now }) => {
  enterCash(user, now, PAYMENTS)
  const fitting = searchPayments(input, user)
  const rows = ofStates(fitting, input)
  const of = (list: readonly PayRow[], state: number) => list.filter(({ status }) => status === state)
  const summary = wire({
    ...Object.fromEntries(STATES.map((state) => [`s${state}`, of(fitting, state).length])),
    ...Object.fromEntries(STATES.map((state) => [`a${state}`, fromCents(cents(of(fitting, state)))])),
    low: searchPayments({}, user).filter((row) => isShortOfLate(row, now)).length,
  })
  const days = [...new Set(rows.map(({ createTime }) => createTime.slice(0, 10)))].toSorted()
  const byDay = days.map((date) => {
    const started = rows.filter(({ createTime }) => createTime.startsWith(date))
    return { date, amounts: wire(Object.fromEntries(STATES.map((state) => [`s${state}`, fromCents(cents(of(started, state)))]))) }
  })
  return { ...paged(rows, input, paymentFace, byPayment(input)), summary, byDay }
})

on(cashDraws.exportPayments)((input: Input, { user, now }) => {
  demand(user, 'cashDraws.exportPayments')
  enterCash(user, now, PAYMENTS)
  const head = [
    '打款单号',
    '活动名称',
    '昵称',
    '收款人',
    '手机号',
    '打款金额',
    '打款渠道',
    '渠道流水号',
    '发起时间',
    '到账时间',
    '重试次数',
    '失败原因',
    '打款状态',
    '抽奖记录',
  ]
  return xlsFile(
    'excel.xls',
    head,
    exportable(ofStates(searchPayments(input, user), input))
      .toSorted(byPayment(input))
      .map(paymentFace)
      .map((row) => [
        row.id,
        row.drawTitle,
        row.nickname,
        row.realName,
        row.phone,
        row.amount,
        CHANNELS[Number(row.payChannel)] ?? '',
        row.tradeNo,
        row.createTime,
        row.payTime,
        row.retryCount,
        FAULTS[row.failReason] ?? row.failReason,
        PAY_STATUSES[Number(row.status)] ?? '',
        row.recordId,
      ]),
  )
})

on(cashDraws.retryPayment)((input, { user, now }) => {
  demand(user, 'cashDraws.retryPayment')
  enterCash(user, now, PAYMENTS, RECORDS)
  demandHeadquarters(user)
  const id = text(input.id)
  const row = found(
    searchPayments({}, user).find((one) => one.id === id),
    '无权查看或数据不存在',
  )
  if (row.status !== FAILED) throw stale()
  if (row.retryCount >= MOST_RETRIES) throw new Refusal(409, '该笔打款已重试 3 次，请联系支付渠道')
  if (paymentsOf(row.recordId).some(({ status }) => status === PAID)) throw new Refusal(409, '该记录已到账，不能重复打款')
  retry(row, now)
})
