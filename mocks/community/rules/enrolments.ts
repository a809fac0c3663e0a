import type { Enroll } from '@/entities/community/enroll'
import { enrollStatus } from '@/entities/community/enroll'
import { recordStatus } from '@/entities/community/enrollRecord'
import { formatTime } from '@/lib/time'
import { seeded } from '../../core/control'
import { withId } from '../../core/input'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org, reference } from '../../system/rules/store'
import { buildEnrollRecords, type EnrollRecordRow } from '../data/enrollRecords'
import { buildEnrolments, type EnrollRow } from '../data/enrolments'
import { clubs } from './clubs'
import { people } from './people'

const store = seeded('enrolments', () => buildEnrolments(reference(), org.carSeries, org.dealers, clubs()))
const recordStore = seeded('enrollRecords', () => buildEnrollRecords(reference(), store(), people()))

export const enrolments = (): EnrollRow[] => store()
export const enrollRecords = (): EnrollRecordRow[] => recordStore()
export const enrolmentOf = (id: unknown): EnrollRow => withId(enrolments(), id, '无权查看或数据不存在')
/** Returns a predicate for the activities a user may see: a dealer its own, a sales area those of its dealers. */
export const seesEnrolment = (user: UserRow) => {
  const sees = seesRecord(user)
  return ({ dealerCode }: EnrollRow): boolean => sees({ dealerCode, areaName: areaOf(dealerCode) })
}

export const stageOf = (row: EnrollRow, now: number): number => {
  if (row.status !== enrollStatus.announced) return row.status
  const time = formatTime(now)
  if (time >= row.endTime) return enrollStatus.ended
  if (time >= row.startTime) return enrollStatus.running
  if (time >= row.enrollEnd) return enrollStatus.closed
  return time >= row.enrollStart ? enrollStatus.open : enrollStatus.announced
}

export interface EnrollFigures {
  enrollCount: number
  passCount: number
  signCount: number
  waiting: number
}
const NONE: EnrollFigures = { enrollCount: 0, passCount: 0, signCount: 0, waiting: 0 }
const COUNTED: readonly number[] = [recordStatus.waiting, recordStatus.passed, recordStatus.standby]
/** Returns the figures of all activities by id. They count people, except `waiting`, which counts enrolments. */
export const figuresOfAll = (): ReadonlyMap<string, EnrollFigures> => {
  const all = new Map<string, EnrollFigures>()
  for (const row of enrollRecords()) {
    const known = all.get(row.activityId) ?? { ...NONE }
    if (COUNTED.includes(row.status)) known.enrollCount += row.peopleCount
    if (row.status === recordStatus.passed) known.passCount += row.peopleCount
    if (row.signTime !== '') known.signCount += row.peopleCount
    if (row.status === recordStatus.waiting) known.waiting++
    all.set(row.activityId, known)
  }
  return all
}
export const figuresOf = (id: string): EnrollFigures => figuresOfAll().get(id) ?? NONE

export const enrolmentView = (row: EnrollRow, now: number, all = figuresOfAll()): Enroll => {
  const { enrollCount, passCount, signCount } = all.get(row.id) ?? NONE
  return {
    // The data holds only the values of the enumerations.
    ...(row as unknown as Enroll),
    status: stageOf(row, now) as Enroll['status'], // see above
    dealerName: org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)?.dealerName ?? '',
    clubName: clubs().find(({ id }) => id === row.clubId)?.clubName ?? '',
    enrollCount,
    passCount,
    signCount,
  }
}
