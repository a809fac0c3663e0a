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

export const cash = seeded('cash draws', (): CashData =>
  buildCash(createContext(reference(), 20_240_901, 500_000), {
    dealers: org.dealers,
    carSeries: org.carSeries,
    now: control.now(),
  }),
)

/** Time a payment channel takes for each step, in ms. */
const STEP_MS = 60_000

export const drawById = (id: string): CashRow | undefined => cash().draws.find((row) => row.id === id)
const recordById = (id: string): DrawRow | undefined => cash().records.find((row) => row.id === id)
/** Returns the payments of a record, newest first. */
export const paymentsOf = (recordId: string): PayRow[] =>
  cash()
    .payments.filter((row) => row.recordId === recordId)
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))

const cents = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
/** Returns the amount paid by a draw in cents. Only completed payments count. */
export const paidOf = ({ id }: CashRow): number =>
  cents(cash().payments.filter((row) => row.drawId === id && row.status === payStatus.paid))
/** Returns the amount won but not paid yet, in cents: unclaimed prizes and pending payments. */
const openOf = ({ id }: CashRow): number =>
  cents(
    cash().records.filter(
      (row) => row.drawId === id && (row.status === drawStatus.toClaim || row.status === drawStatus.paying),
    ),
  )
export const hasBudget = (row: CashRow): boolean => paidOf(row) + openOf(row) < row.budget

/** Sets the final result of a payment. A wrong name always fails. Other payments succeed on the next attempt. */
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

/** Applies time: advances payments, expires unclaimed prizes, starts and ends draws. */
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

export const retry = (payment: PayRow, now: number): void => {
  Object.assign(payment, { status: payStatus.paying, retryCount: payment.retryCount + 1, movedAt: now })
  const record = recordById(payment.recordId)
  if (record) record.status = drawStatus.paying
}

/**
 * Rejects users outside headquarters and its areas, and users without any of these pages. Then applies the passed
 * time.
 */
export const enterCash = (user: UserRow, now: number, ...pages: string[]): void => {
  const menus = menusOfRoles(rolesOf(user))
  if (user.dealerType > 2 || !menus.some(({ path }) => pages.includes(path))) throw new Refusal(403, '没有访问权限')
  runCash(now)
}

const money = (amount: number): string => (amount ? fromCents(amount) : '')
const dayOf = (time: string) => time.slice(0, 10)

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
  } as CashDraw // The data holds only the values of the enumerations, and 0 for values that a draft lacks.
}

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
  } as DrawRecord // The data holds only the values of the enumerations.
}

const maskedName = (name: string): string => name.slice(0, 1) + '*'.repeat(Math.max(name.length - 1, 0))

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
  } as PayRecord // The data holds only the values of the enumerations.
}

/** True if a payment failed within the last day because the merchant's balance was too low. */
export const isShortOfLate = (row: PayRow, now: number): boolean =>
  row.status === payStatus.failed && row.failReason === payFault.lowBalance && now - row.movedAt < 86_400_000

/** Returns the end of a draw in ms, 0 if a draft has none. */
export const endOf = (row: CashRow): number => toMillis(row.endTime) ?? 0
