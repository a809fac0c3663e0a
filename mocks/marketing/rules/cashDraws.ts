import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import type { CashDraw } from '@/entities/marketing/cashDraw'
import { cashDrawStatus, drawScene, drawStatus, payFault, payStatus } from '@/entities/marketing/cashEnums'
import type { DrawRecord } from '@/entities/marketing/drawRecord'
import type { PayRecord } from '@/entities/marketing/payRecord'
import { control, seeded } from '../../core/control'
import { Refusal } from '../../core/types'
import { createContext } from '../../core/context'
import { buildCash, type CashData, type CashRow, type DrawRow, type PayRow } from '../data/cashDraws'
import type { UserRow } from '../../system/data/types'
import { menusOfRoles, rolesOf } from '../../system/rules/access'
import { dealerName } from '../../leads/rules/leads'
import { org, reference } from '../../system/rules/store'
import { masked } from '../../core/table'

/** Cash draws with their records and payments, as they are now. */
export const cash = seeded('cash draws', (): CashData =>
  buildCash(createContext(reference(), 20_240_901, 500_000), {
    dealers: org.dealers,
    carSeries: org.carSeries,
    now: control.now(),
  }),
)

/** How long a channel takes over each step of a payment. */
const STEP_MS = 60_000

export const drawById = (id: string): CashRow | undefined => cash().draws.find((row) => row.id === id)
const recordById = (id: string): DrawRow | undefined => cash().records.find((row) => row.id === id)
/** The payments of a record, newest first. */
export const paymentsOf = (recordId: string): PayRow[] =>
  cash()
    .payments.filter((row) => row.recordId === recordId)
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))

const cents = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
/** What a draw has paid, in cents: its payments that arrived. */
export const paidOf = ({ id }: CashRow): number =>
  cents(cash().payments.filter((row) => row.drawId === id && row.status === payStatus.paid))
/** What a draw has promised and not paid yet: to be claimed, or on its way. */
const openOf = ({ id }: CashRow): number =>
  cents(
    cash().records.filter(
      (row) => row.drawId === id && (row.status === drawStatus.toClaim || row.status === drawStatus.paying),
    ),
  )
/** Whether there is something of the budget left to win. */
export const hasBudget = (row: CashRow): boolean => paidOf(row) + openOf(row) < row.budget

/** What the channel says of a payment in the end: a wrong name stays wrong, all else goes through at the next try. */
const settle = (payment: PayRow, now: number): void => {
  const record = recordById(payment.recordId)
  const fails = payment.failReason === payFault.nameMismatch
  Object.assign(payment, {
    status: fails ? payStatus.failed : payStatus.paid,
    payTime: fails ? '' : formatTime(now),
    failReason: fails ? payment.failReason : '',
    movedAt: now,
  })
  if (record) record.status = fails ? drawStatus.failed : drawStatus.paid
}

/** Lets time pass: payments move on, prizes that nobody claimed lapse, draws begin and end. */
const runCash = (now: number): void => {
  const { draws, records, payments } = cash()
  for (const payment of payments) {
    if (payment.status === payStatus.waiting && now - payment.movedAt >= STEP_MS * 2)
      Object.assign(payment, {
        status: payStatus.paying,
        tradeNo: payment.tradeNo || `42008${payment.id}`,
        movedAt: payment.movedAt + STEP_MS,
      })
    if (payment.status === payStatus.paying && now - payment.movedAt >= STEP_MS * 2) settle(payment, now)
  }
  const time = formatTime(now)
  for (const record of records)
    if (record.status === drawStatus.toClaim && record.expireTime <= time) record.status = drawStatus.lapsed
  for (const draw of draws) {
    if (draw.status === cashDrawStatus.upcoming && draw.startTime <= time) draw.status = cashDrawStatus.running
    const isOn = draw.status === cashDrawStatus.running || draw.status === cashDrawStatus.paused
    if (isOn && (draw.endTime <= time || paidOf(draw) >= draw.budget)) draw.status = cashDrawStatus.ended
  }
}

/** Sends a failed payment to its channel again. */
export const retry = (payment: PayRow, now: number): void => {
  Object.assign(payment, { status: payStatus.paying, retryCount: payment.retryCount + 1, movedAt: now })
  const record = recordById(payment.recordId)
  if (record) record.status = drawStatus.paying
}

/** Refuses whoever is no headquarters staff, or has none of these pages in the menus; then lets time pass. */
export const enterCash = (user: UserRow, now: number, ...pages: string[]): void => {
  const menus = menusOfRoles(rolesOf(user))
  if (user.dealerType > 2 || !menus.some(({ path }) => pages.includes(path))) throw new Refusal(403, '没有访问权限')
  runCash(now)
}

const money = (amount: number): string => (amount ? fromCents(amount) : '')
const dayOf = (time: string) => time.slice(0, 10)

/** A draw as it is sent. */
export const drawView = (row: CashRow): CashDraw => {
  const { records, payments } = cash()
  const own = records.filter(({ drawId }) => drawId === row.id)
  const paid = payments
    .filter(({ drawId, status }) => drawId === row.id && status === payStatus.paid)
    .toSorted((a, b) => (a.payTime < b.payTime ? -1 : 1))
  const days = [...new Set(paid.map(({ payTime }) => dayOf(payTime)))]
  return {
    ...row,
    budget: money(row.budget),
    dayBudget: fromCents(row.dayBudget),
    paidAmount: fromCents(cents(paid)),
    prizes: row.prizes.map(({ chance, amount, ...tier }) => ({
      ...tier,
      amount: money(amount),
      subtotal: fromCents(amount * tier.stock),
      probability: chance / 100,
      sentCount: own.filter(({ level }) => level === tier.level).length,
    })),
    drawCount: own.length,
    winCount: own.filter(({ level }) => level > 0).length,
    paidByDay: days.map((date) => ({
      date,
      amount: fromCents(cents(paid.filter(({ payTime }) => dayOf(payTime) === date))),
    })),
  } as CashDraw // the data holds only the values of the enumerations, and 0 for those a draft lacks
}

/** A record as lists send it: its phone masked. */
export const recordView = (row: DrawRow): DrawRecord => {
  const draw = drawById(row.drawId)
  return {
    id: row.id,
    drawId: row.drawId,
    drawTitle: draw?.title ?? '',
    userId: row.userId,
    nickname: row.nickname,
    phone: masked(row.phone),
    drawScene: draw?.drawScene ?? drawScene.drive,
    qualifyNo: row.qualifyNo,
    seriesName: row.seriesName,
    dealerName: dealerName(row.dealerCode),
    drawTime: row.drawTime,
    prizeName: row.prizeName,
    amount: money(row.amount),
    riskFlag: row.riskFlag,
    claimTime: row.claimTime,
    expireTime: row.expireTime,
    payId: paymentsOf(row.id)[0]?.id ?? '',
    status: row.status,
    sameDevice: new Set(
      cash()
        .records.filter(({ device }) => device === row.device)
        .map(({ userId }) => userId),
    ).size,
  } as DrawRecord // the data holds only the values of the enumerations
}

/** A name with all but its first letter hidden. */
const maskedName = (name: string): string => name.slice(0, 1) + '*'.repeat(Math.max(name.length - 1, 0))

/** A payment as it is sent: name and phone masked. */
export const paymentView = (row: PayRow): PayRecord => {
  const record = recordById(row.recordId)
  const { drawId: _drawId, movedAt: _movedAt, ...rest } = row
  return {
    ...rest,
    amount: fromCents(row.amount),
    drawTitle: drawById(row.drawId)?.title ?? '',
    nickname: record?.nickname ?? '',
    realName: maskedName(record?.realName ?? ''),
    phone: masked(record?.phone ?? ''),
  } as PayRecord // the data holds only the values of the enumerations
}

/** Whether a payment failed within the last day since the merchant had too little. */
export const isShortOfLate = (row: PayRow, now: number): boolean =>
  row.status === payStatus.failed && row.failReason === payFault.lowBalance && now - row.movedAt < 86_400_000

/** The end of a draw in ms; 0 of a draft that has none. */
export const endOf = (row: CashRow): number => toMillis(row.endTime) ?? 0
