import { type StoreQuestion, storeQuestionStatus as states } from '@/entities/voice/storeQuestion'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { shopUsers } from '../../members/data/shopUsers'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { buildStoreQuestions, type QuestionRow } from '../data/storeQuestions'

const HOUR = 3_600_000
const LATE_HOURS = 24
const FAST_HOURS = 4
const RATE_DAYS = 30

const made = seeded('storeQuestions', () => ({
  rows: buildStoreQuestions(createContext(reference(), 20_261_142, 1), {
    people: shopUsers(),
    dealers: org.dealers,
    staff: org.staff,
    series: org.carSeries,
    now: control.now(),
  }),
}))
export const storeQuestions = (): readonly QuestionRow[] => made().rows
export const dropQuestion = (id: string): void => {
  made().rows = made().rows.filter((row) => row.id !== id)
}

export const questionsFor = (user: UserRow): QuestionRow[] => {
  const sees = seesRecord(user)
  return storeQuestions().filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}
export const questionView = (row: QuestionRow): StoreQuestion =>
  // The data holds only the values of the enumerations.
  ({ ...row, dealerName: dealerName(row.dealerCode) }) as unknown as StoreQuestion

export const hoursBetween = (from: string, until: string | number): number =>
  ((toMillis(until) ?? 0) - (toMillis(from) ?? 0)) / HOUR
export const isOverdue = (row: QuestionRow, now: number): boolean =>
  row.status === states.open && hoursBetween(row.createTime, now) > LATE_HOURS

export const answerFigures = (rows: readonly QuestionRow[], now: number) => {
  const since = wireTime(now - RATE_DAYS * 24 * HOUR)
  const recent = rows.filter(({ createTime }) => createTime >= since)
  return {
    overdue: rows.filter((row) => isOverdue(row, now)).length,
    recent: recent.length,
    fast: recent.filter(
      ({ status, createTime, replyTime }) =>
        status === states.answered && hoursBetween(createTime, replyTime) <= FAST_HOURS,
    ).length,
  }
}
