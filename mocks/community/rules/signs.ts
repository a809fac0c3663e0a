import type { Attendance, AttendanceRecord } from '@/entities/community/attendance'
import { attendanceStatus } from '@/entities/community/attendance'
import { recordStatus } from '@/entities/community/enrollRecord'
import { stageStatus } from '@/entities/community/shared'
import { type SignActivity, signMode } from '@/entities/community/signActivity'
import { formatTime } from '@/lib/time'
import { seeded } from '../../core/control'
import { withId } from '../../core/input'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org, reference, userById } from '../../system/rules/store'
import { type AttendanceRecordRow, type AttendanceRow, buildSigns, type SignRow } from '../data/signs'
import { enrollRecords, enrolments } from './enrolments'
import { people, personOf } from './people'

const store = seeded('signs', () =>
  buildSigns(reference(), {
    dealers: org.dealers,
    managers: org.users.slice(0, 6).map(({ id }) => id),
    people: people(),
    enrolments: enrolments(),
    enrollRecords: enrollRecords(),
  }),
)

export const signs = (): SignRow[] => store().signs
export const attendances = (): AttendanceRow[] => store().attendances
export const attendanceRecords = (now: number): AttendanceRecordRow[] => {
  const time = formatTime(now)
  return store().records.filter(({ signTime }) => signTime <= time)
}
const MISSING = '无权查看或数据不存在'
export const signOf = (id: unknown): SignRow => withId(signs(), id, MISSING)
export const attendanceOf = (id: unknown): AttendanceRow => withId(attendances(), id, MISSING)

/** Returns a predicate for the dealer activities a user may see: a dealer its own, a sales area those of its dealers. */
export const seesSign = (user: UserRow) => {
  const sees = seesRecord(user)
  return ({ dealerCode }: { dealerCode: string }): boolean => sees({ dealerCode, areaName: areaOf(dealerCode) })
}

export const signStage = (row: SignRow, now: number): number => {
  if (row.status !== stageStatus.announced) return row.status
  const time = formatTime(now)
  return time >= row.endTime ? stageStatus.ended : time >= row.startTime ? stageStatus.running : stageStatus.announced
}
/** Returns the state of a session. It opens only while its activity is published. */
export const attendanceStage = (row: AttendanceRow, now: number): number => {
  if (row.status === attendanceStatus.disabled) return row.status
  const sign = signOf(row.signId)
  const time = formatTime(now)
  if (sign.status === stageStatus.draft) return attendanceStatus.upcoming
  if (time >= row.closeTime) return attendanceStatus.closed
  return sign.status === stageStatus.announced && time >= row.openTime
    ? attendanceStatus.open
    : attendanceStatus.upcoming
}

export const countsBy = (key: 'signId' | 'attendanceId', now: number): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const row of attendanceRecords(now)) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1)
  return counts
}
const dealerName = (code: string) => org.dealers.find(({ dealerCode }) => dealerCode === code)?.dealerName ?? ''

export const signView = (row: SignRow, now: number, signed = countsBy('signId', now)): SignActivity => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as SignActivity),
  status: signStage(row, now) as SignActivity['status'], // see above
  dealerName: dealerName(row.dealerCode),
  enrollTitle: enrolments().find(({ id }) => id === row.activityId)?.title ?? '',
  sessionCount: attendances().filter(({ signId }) => signId === row.id).length,
  signUpCount: row.activityId
    ? enrollRecords().filter(
        ({ activityId, status }) => activityId === row.activityId && status === recordStatus.passed,
      ).length
    : 0,
  signedCount: signed.get(row.id) ?? 0,
})

const MINUTE = 60_000
/**
 * Builds the view of a session. An open session with check-in by code includes the address of the code, which changes
 * every minute.
 */
export const attendanceView = (row: AttendanceRow, now: number, signed = countsBy('attendanceId', now)): Attendance => {
  const sign = signOf(row.signId)
  const status = attendanceStage(row, now)
  const hasCode = sign.signMode === signMode.code && status === attendanceStatus.open
  return {
    // As above.
    ...(row as unknown as Attendance),
    status: status as Attendance['status'], // see above
    title: sign.title,
    // see above
    signMode: sign.signMode as Attendance['signMode'],
    activityStatus: signStage(sign, now),
    dealerCode: sign.dealerCode,
    dealerName: dealerName(sign.dealerCode),
    managerName: userById(row.managerId)?.nickname ?? '',
    signedCount: signed.get(row.id) ?? 0,
    qrUrl: hasCode ? `https://app.example.com/check-in?session=${row.id}&code=${Math.floor(now / MINUTE)}` : '',
  }
}
export const recordView = (row: AttendanceRecordRow): AttendanceRecord => {
  const person = personOf(row.userId)
  return {
    // As above.
    ...(row as unknown as AttendanceRecord),
    title: signs().find(({ id }) => id === row.signId)?.title ?? '',
    sessionName: attendances().find(({ id }) => id === row.attendanceId)?.sessionName ?? '',
    nickname: person?.nickname ?? '',
    phone: person?.phone ?? '',
    userType: person?.userType ?? 1,
  }
}
