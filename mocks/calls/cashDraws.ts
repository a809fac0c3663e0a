import * as cashDraws from '@/api/cashDraws'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { CashRow } from '../data/cashDraws'
import type { UserRow } from '../data/types'
import { demand } from '../lib/access'
import { cash, drawById, drawFace, endOf, enterCash, hasBudget, paidOf } from '../lib/cashDraws'
import { cashFaults, cashInput, pausedFaults } from '../lib/cashRules'
import { collect, demandHeadquarters, stale } from '../lib/dealerRules'
import { found, refuseFields, text, whole } from '../lib/input'
import { newId } from '../lib/store'
import { between, like, oneOf, ordered, paged } from '../lib/table'

const [DRAFT, UPCOMING, RUNNING, PAUSED, ENDED] = [0, 1, 2, 3, 4]
const LIST = '/marketing-management/cash-draw'
const READERS = [LIST, '/marketing-management/drawRecords', '/marketing-management/payRecords']

const refuse = (faults: Record<string, string | undefined>): void => {
  const fields: Record<string, string> = {}
  collect(fields, faults)
  refuseFields(fields)
}
/** Whoever writes is headquarters itself, with the permission. */
const write = (user: UserRow, now: number, permission: string): void => {
  demand(user, permission)
  enterCash(user, now, LIST)
  demandHeadquarters(user)
}
const drawOf = (id: unknown): CashRow => found(drawById(text(id)), '无权查看或数据不存在')

on(cashDraws.list)((input, { user, now }) => {
  enterCash(user, now, ...READERS)
  const named = like(input.title)
  const starts = between(input.startTimeStart, input.startTimeEnd)
  const tests = (['id', 'drawScene', 'seriesName', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: CashRow) => test(row[key])
  })
  const rows = cash()
    .draws.filter((row) => named(row.title) && starts(row.startTime) && tests.every((test) => test(row)))
    .map((row) => ({ row, createTime: row.createTime, paidAmount: paidOf(row), drawCount: drawFace(row).drawCount }))
    .toSorted(
      ordered<{ row: CashRow; createTime: string; paidAmount: number; drawCount: number }>(input, ['createTime', 'paidAmount', 'drawCount'], 'createTime'),
    )
  const { draws, payments } = cash()
  const sum = (amounts: readonly number[]) => fromCents(amounts.reduce((all, one) => all + one, 0))
  const published = draws.filter(({ status }) => status !== DRAFT)
  return {
    ...paged(rows, input, ({ row }) => drawFace(row)),
    summary: {
      running: draws.filter(({ status }) => status === RUNNING).length,
      budget: sum(published.map(({ budget }) => budget)),
      paid: sum(published.map(paidOf)),
      paying: sum(payments.flatMap(({ status, amount }) => (status === 1 || status === 2 ? amount : []))),
      failed: payments.filter(({ status }) => status === 4).length,
    } as unknown as Record<string, number>, // amounts are text on the wire
  }
})

on(cashDraws.get)((input, { user, now }) => {
  enterCash(user, now, ...READERS)
  return drawFace(drawOf(input.id))
})

on(cashDraws.create)((input, { user, now }) => {
  write(user, now, 'cashDraws.create')
  const row = cashInput({ ...input }, {})
  refuse(cashFaults(row, false))
  const id = newId()
  cash().draws.unshift({ ...row, id, status: DRAFT, createBy: user.nickname, createTime: formatTime(now) })
  return { id }
})

on(cashDraws.update)((input, { user, now }) => {
  write(user, now, 'cashDraws.update')
  const row = drawOf(input.id)
  if (row.status !== DRAFT && row.status !== PAUSED) throw stale()
  const next = cashInput({ ...input }, row)
  const won = (level: number) => cash().records.filter((one) => one.drawId === row.id && one.level === level).length
  if (row.status === PAUSED) refuse(pausedFaults(row, next, won))
  refuse(cashFaults(next, row.status === PAUSED))
  Object.assign(row, next)
})

on(cashDraws.remove)((input, { user, now }) => {
  write(user, now, 'cashDraws.remove')
  const row = drawOf(input.id)
  if (row.status !== DRAFT) throw stale()
  const { draws } = cash()
  draws.splice(draws.indexOf(row), 1)
})

/** Starts a draw: a draft is looked at as a whole first; a paused one goes on while there is time and money left. */
const start = (row: CashRow, now: number): void => {
  if (row.status !== DRAFT && row.status !== PAUSED) throw stale()
  if (row.status === DRAFT) refuse(cashFaults(row, true))
  if (endOf(row) <= now) throw new Refusal(409, '活动已过结束时间，请先修改时间')
  if (!hasBudget(row)) throw new Refusal(409, '活动预算已用尽')
  row.status = row.startTime <= formatTime(now) ? RUNNING : UPCOMING
}

on(cashDraws.setStatus)((input, { user, now }) => {
  write(user, now, 'cashDraws.setStatus')
  const row = drawOf(input.id)
  const wanted = whole(input.status)
  if (wanted === UPCOMING) return start(row, now)
  const from = wanted === DRAFT ? [UPCOMING] : wanted === PAUSED ? [RUNNING] : wanted === ENDED ? [RUNNING, PAUSED] : []
  if (wanted === undefined || !from.includes(row.status)) throw stale()
  row.status = wanted
})
