import * as cashDraws from '@/api/marketing/cashDraws'
import { is } from '@/entities/field'
import { cashDrawStatus, payStatus } from '@/entities/marketing/cashEnums'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { CashRow } from '../data/cashDraws'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { cash, drawById, drawView, endOf, enterCash, hasBudget, paidOf } from '../rules/cashDraws'
import { validateCash, cashInput, validatePaused } from '../rules/cashRules'
import { collect, demandHeadquarters, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, integer } from '../../core/input'
import { newId } from '../../system/rules/store'

const LIST = '/marketing-management/cash-draw'
const READERS = [LIST, '/marketing-management/drawRecords', '/marketing-management/payRecords']

const refuse = (faults: Record<string, string | undefined>): void => {
  const fields: Record<string, string> = {}
  collect(fields, faults)
  refuseFields(fields)
}
const write = (user: UserRow, now: number, permission: string): void => {
  demand(user, permission)
  enterCash(user, now, LIST)
  demandHeadquarters(user)
}
const drawOf = (id: unknown): CashRow => found(drawById(text(id)), '无权查看或数据不存在')

const listed = listOf(cashDraws.list)<CashRow>({
  is: ['id', 'drawScene', 'seriesName', 'status'],
  like: ['title'],
  between: ['startTime'],
  sort: ['createTime', { paidAmount: paidOf, drawCount: (row) => drawView(row).drawCount }],
})

on(cashDraws.list)((input, { user, now }) => {
  enterCash(user, now, ...READERS)
  const { draws, payments } = cash()
  const sum = (amounts: readonly number[]) => fromCents(amounts.reduce((all, one) => all + one, 0))
  const published = draws.filter(({ status }) => status !== cashDrawStatus.draft)
  return {
    ...listed.page(draws, input, drawView),
    summary: {
      running: draws.filter(({ status }) => status === cashDrawStatus.running).length,
      budget: sum(published.map(({ budget }) => budget)),
      paid: sum(published.map(paidOf)),
      paying: sum(
        payments.flatMap(({ status, amount }) =>
          status === payStatus.waiting || status === payStatus.paying ? amount : [],
        ),
      ),
      failed: payments.filter(({ status }) => status === payStatus.failed).length,
    } as unknown as Record<string, number>, // Amounts are text on the wire.
  }
})

on(cashDraws.get)((input, { user, now }) => {
  enterCash(user, now, ...READERS)
  return drawView(drawOf(input.id))
})

on(cashDraws.create)((input, { user, now }) => {
  write(user, now, 'cashDraws.create')
  const row = cashInput({ ...input }, {})
  refuse(validateCash(row, false))
  const id = newId()
  cash().draws.unshift({
    ...row,
    id,
    status: cashDrawStatus.draft,
    createBy: user.nickname,
    createTime: formatTime(now),
  })
  return { id }
})

on(cashDraws.update)((input, { user, now }) => {
  write(user, now, 'cashDraws.update')
  const row = drawOf(input.id)
  if (row.status !== cashDrawStatus.draft && row.status !== cashDrawStatus.paused) throw stale()
  const next = cashInput({ ...input }, row)
  const won = (level: number) => cash().records.filter((one) => one.drawId === row.id && one.level === level).length
  if (row.status === cashDrawStatus.paused) refuse(validatePaused(row, next, won))
  refuse(validateCash(next, row.status === cashDrawStatus.paused))
  Object.assign(row, next)
})

on(cashDraws.remove)((input, { user, now }) => {
  write(user, now, 'cashDraws.remove')
  const row = drawOf(input.id)
  if (row.status !== cashDrawStatus.draft) throw stale()
  const { draws } = cash()
  draws.splice(draws.indexOf(row), 1)
})

/** Starts a draw. A draft is fully validated first. A paused draw resumes if time and budget remain. */
const start = (row: CashRow, now: number): void => {
  if (row.status !== cashDrawStatus.draft && row.status !== cashDrawStatus.paused) throw stale()
  if (row.status === cashDrawStatus.draft) refuse(validateCash(row, true))
  if (endOf(row) <= now) throw new Refusal(409, '活动已过结束时间，请先修改时间')
  if (!hasBudget(row)) throw new Refusal(409, '活动预算已用尽')
  row.status = row.startTime <= formatTime(now) ? cashDrawStatus.running : cashDrawStatus.upcoming
}

on(cashDraws.setStatus)((input, { user, now }) => {
  write(user, now, 'cashDraws.setStatus')
  const row = drawOf(input.id)
  const wanted = integer(input.status)
  if (wanted === cashDrawStatus.upcoming) return start(row, now)
  const from =
    wanted === cashDrawStatus.draft
      ? [cashDrawStatus.upcoming]
      : wanted === cashDrawStatus.paused
        ? [cashDrawStatus.running]
        : wanted === cashDrawStatus.ended
          ? [cashDrawStatus.running, cashDrawStatus.paused]
          : []
  if (wanted === undefined || !is(row.status, ...from)) throw stale()
  row.status = wanted
})
