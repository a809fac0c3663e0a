import type { Feedback, FeedbackDetail } from '@/entities/voice/feedback'
import { feedbackStatus as states, feedbackType as types, satisfied } from '@/entities/voice/feedback'
import { dealerType } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { shopUsers } from '../../members/data/shopUsers'
import { vehiclesOf } from '../../members/rules/userVehicles'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { buildFeedback, type FeedbackRow } from '../data/feedback'
import { voiceClerks } from './clerks'

const HOUR = 3_600_000
const LATE_HOURS = 48
const RATE_DAYS = 30

export const feedbacks = seeded('feedback', (): FeedbackRow[] =>
  buildFeedback(createContext(reference(), 20_261_141, 1), {
    people: shopUsers(),
    series: org.carSeries,
    clerks: voiceClerks(),
    vinOf: (person) => vehiclesOf(person)[0]?.vin ?? '',
    now: control.now(),
  }),
)

const ageOf = ({ createTime }: FeedbackRow, now: number): number => now - (toMillis(createTime) ?? now)
export const isUnreplied = ({ status }: FeedbackRow): boolean => status !== states.replied
export const isOverdue = (row: FeedbackRow, now: number): boolean =>
  isUnreplied(row) && ageOf(row, now) > LATE_HOURS * HOUR

/**
 * Returns the feedback a user may see: all for headquarters, for others that about the cars and service of their
 * stores.
 */
export const feedbackFor = (user: UserRow): FeedbackRow[] => {
  if (user.dealerType === dealerType.headquarters) return feedbacks()
  const sees = seesRecord(user)
  const ofStores: readonly number[] = [types.car, types.dealer]
  return feedbacks().filter(
    ({ feedbackType, dealerCode }) =>
      ofStores.includes(feedbackType) && sees({ dealerCode, areaName: areaOf(dealerCode) }),
  )
}

export const feedbackDetail = (row: FeedbackRow): FeedbackDetail =>
  // The data holds only the values of the enumerations.
  ({ ...row, dealerName: dealerName(row.dealerCode) }) as unknown as FeedbackDetail
export const feedbackView = (row: FeedbackRow): Feedback => {
  const { records: _, ...rest } = feedbackDetail(row)
  return rest
}

/**
 * Returns the figures of the desk: overdue feedback, today's replies, the median hours to a reply in 30 days, and the
 * numbers of rated and of solved feedback.
 */
export const deskFigures = (rows: readonly FeedbackRow[], now: number) => {
  const today = wireTime(now).slice(0, 10)
  const since = wireTime(now - RATE_DAYS * 24 * HOUR)
  const recent = rows.filter(({ status, replyTime }) => status === states.replied && replyTime >= since)
  const hours = recent
    .map(({ createTime, replyTime }) => ((toMillis(replyTime) ?? 0) - (toMillis(createTime) ?? 0)) / HOUR)
    .toSorted((a, b) => a - b)
  const median = hours[Math.floor(hours.length / 2)]
  return {
    overdue: rows.filter((row) => isOverdue(row, now)).length,
    repliedToday: rows.filter(({ replyTime }) => replyTime.startsWith(today)).length,
    ...(median !== undefined && { medianHours: Math.round(median * 10) / 10 }),
    judged: rows.filter((row) => row.satisfied !== satisfied.none).length,
    solved: rows.filter((row) => row.satisfied === satisfied.solved).length,
  }
}
