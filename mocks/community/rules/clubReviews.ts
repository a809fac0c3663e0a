import * as dynamics from '@/api/community/dynamics'
import { auditKind, type AuditTask, reviewStatus } from '@/entities/community/audit'
import type { ClubApply } from '@/entities/community/clubApply'
import { formatTime, toMillis } from '@/lib/time'
import { listOf } from '../../core/list'
import { found, text, texts } from '../../core/input'
import type { UserRow } from '../../system/data/types'
import {
  applicationFault,
  applications,
  applicationView,
  checksOf,
  CLUB_KINDS,
  decideApplication,
  masked,
} from './applications'
import { clubsFor } from './clubViews'
import { personOf } from './people'

type Input = Readonly<Record<string, unknown>>
const HOUR = 3_600_000
const [LATE, MONTH] = [48, 30 * 24 * HOUR]
const STATES = reviewStatus.options.map(({ value }) => value)

export const isOfClubs = (asked: unknown): boolean => {
  const kinds = texts(asked).map(Number)
  return kinds.length > 0 && kinds.every((kind) => CLUB_KINDS.includes(kind))
}

const listed = listOf(dynamics.listAudits)<ClubApply>({
  is: ['auditId', 'bizType', 'status', 'clubId', 'userType', 'provinceCode', 'cityCode'],
  like: ['clubName', 'nickname', 'auditBy'],
  phone: ['phone'],
  between: ['submitTime', 'auditTime'],
  sort: ['submitTime', 'waitHours'],
})
const known = (user: UserRow) => {
  const own = new Set(clubsFor(user).map(({ id }) => id))
  return applications().filter(({ clubId }) => own.has(clubId))
}
/** Returns a page of applications with the number waiting by kind and the outcome of the requested kinds. */
export const applicationsFor = (input: Input, user: UserRow, now: number) => {
  const rows = known(user).map((row) => applicationView(row, now))
  const kinds = new Set(texts(input.bizType).map(Number))
  const waiting = rows.filter(({ status }) => status === reviewStatus.waiting)
  const asked = rows.filter(({ bizType }) => kinds.has(bizType))
  const waits = asked.filter(({ status }) => status === reviewStatus.waiting)
  const decided = asked.filter(
    ({ status, auditTime }) =>
      (status === reviewStatus.passed || status === reviewStatus.rejected) && (toMillis(auditTime) ?? 0) > now - MONTH,
  )
  const passed = decided.filter(({ status }) => status === reviewStatus.passed)
  const today = formatTime(now, 'YYYY-MM-DD')
  const page = listed.page(rows, input, masked)
  return {
    // The call is typed for user content. Applications of clubs use the same rows.
    ...(page as unknown as { records: AuditTask[]; total: number }),
    summary: {
      ...listed.counts(rows, input, 'status', STATES),
      ...Object.fromEntries(
        CLUB_KINDS.map((kind) => [`kind${kind}`, waiting.filter(({ bizType }) => bizType === kind).length]),
      ),
      waiting: waits.length,
      over48: waits.filter(({ waitHours }) => waitHours > LATE).length,
      passedToday: passed.filter(({ auditTime }) => auditTime.startsWith(today)).length,
      ...(decided.length > 0 && { passRate: Math.round((passed.length / decided.length) * 1000) / 10 }),
    },
  }
}
const presidentOf = (clubId: string, user: UserRow): string =>
  personOf(clubsFor(user).find(({ id }) => id === clubId)?.presidentId ?? '')?.nickname ?? ''
export const applicationFor = (id: unknown, user: UserRow, now: number): dynamics.AuditDetail | undefined => {
  const row = known(user).find(({ auditId }) => auditId === text(id))
  if (!row) return undefined
  const president = row.bizType === auditKind.newPresident
  const view = applicationView(row, now)
  return {
    // As above.
    ...(view as unknown as AuditTask),
    author: null,
    post: null,
    comment: null,
    earlier: [],
    checks: checksOf(row, now),
    changes: president
      ? [{ field: 'presidentName', before: presidentOf(row.clubId, user), after: view.nickname }]
      : row.changes,
  }
}
/** Decides several applications and returns the failed ones with their reasons. */
export const decideApplications = (
  ids: readonly string[],
  isPass: boolean,
  input: Input,
  user: UserRow,
  now: number,
) => {
  const failed = ids.flatMap((id) => {
    const row = found(
      known(user).find(({ auditId }) => auditId === id),
      '申请不存在',
    )
    const message = applicationFault(row, isPass, input, now)
    if (message) return { id, message }
    decideApplication(row, isPass, input, user, now)
    return []
  })
  return { success: ids.length - failed.length, failed }
}
