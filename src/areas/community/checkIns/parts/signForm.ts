import type { SignInput } from '@/api/community/socialActivities'
import { type Attendance, attendanceStatus } from '@/entities/community/attendance'
import { joinScope, stageStatus } from '@/entities/community/shared'
import { ladderType, rewardMode, type SignActivity, signActivity, signMode } from '@/entities/community/signActivity'
import { f, is } from '@/entities/field'
import { mayHave, numberIn } from '@/lib/counts'
import { pick } from '@/lib/pick'
import { formatTime, toMillis } from '@/lib/time'
import { isDaily, type SessionOf, type SessionValues } from './sessionRules'
import { valuesOf } from './sessionValues'

/** Session of the form, stored or new. `key` identifies it in both cases. */
export interface SessionDraft extends SessionValues {
  key: string
  id?: string
  status?: number
  signedCount?: number | null
}
/** Form values of a check-in activity, including its sessions. `city` holds the codes of province and city. */
export interface SignValues extends Omit<SignInput, 'provinceCode' | 'cityCode' | 'status'> {
  city?: string[]
  sessions?: SessionDraft[]
}

export const ACTIVITY = { ...signActivity.enrollTitle, key: 'activityId' } as const
export const DEALER = { ...signActivity.dealerName, key: 'dealerCode' } as const
export const CITY = { ...f.tags(), key: 'city', label: signActivity.cityName.label } as const
export const SESSIONS = { ...f.json({ required: true }), key: 'sessions', label: 'checkIns.sessions' } as const

export const STEPS = [
  {
    label: 'checkIns.step1',
    fields: [
      signActivity.title.key,
      signActivity.cover.key,
      signActivity.signMode.key,
      ACTIVITY.key,
      DEALER.key,
      CITY.key,
      signActivity.joinScope.key,
      signActivity.startTime.key,
      signActivity.endTime.key,
      signActivity.content.key,
    ],
  },
  { label: 'checkIns.step2', fields: [SESSIONS.key] },
  {
    label: 'checkIns.step3',
    fields: [
      signActivity.rewardMode.key,
      signActivity.points.key,
      signActivity.ladderType.key,
      signActivity.ladder.key,
    ],
  },
  { label: 'checkIns.step4', fields: [] },
] as const
export const LAST = STEPS.length - 1
export const stepOf = (field: string): number =>
  Math.max(
    0,
    STEPS.findIndex(({ fields }) => fields.some((key) => key === field)),
  )

/**
 * Returns the locked parts of an activity. A draft has none; once published, the check-in mode is locked. While it
 * runs, and after a withdrawal with check-ins, only cover, text, a later end and more sessions can change.
 */
export const lockOf = (row?: SignActivity): { mode: boolean; rest: boolean } => ({
  mode: row !== undefined && !is(row.status, stageStatus.draft),
  rest:
    row !== undefined &&
    (is(row.status, stageStatus.running) || (is(row.status, stageStatus.down) && mayHave(row.signedCount))),
})

const presetOf = (content: Readonly<Record<string, unknown>>): SignValues => {
  const text = (key: string) => (typeof content[key] === 'string' ? { [key]: content[key] } : {})
  const number = (key: string) => (numberIn(content[key]) === null ? {} : { [key]: numberIn(content[key]) })
  return {
    ...text('title'),
    ...text('cover'),
    ...text('content'),
    ...number('signMode'),
    ...number('joinScope'),
    ...number('rewardMode'),
    ...number('points'),
    ...number('ladderType'),
    ...(Array.isArray(content.ladder) && { ladder: content.ladder.map(stepIn) }),
  }
}
const stepIn = (step: unknown) => ({
  count: numberIn(Reflect.get(Object(step), 'count')) ?? 0,
  points: numberIn(Reflect.get(Object(step), 'points')) ?? 0,
})

export const initialOf = (
  row: SignActivity | undefined,
  sessions: readonly Attendance[],
  preset: Readonly<Record<string, unknown>> = {},
): SignValues =>
  row
    ? {
        ...pick(row, 'title', 'cover', 'signMode', 'activityId', 'dealerCode', 'joinScope', 'startTime', 'endTime'),
        ...pick(row, 'rewardMode', 'ladderType', 'content'),
        city: [row.provinceCode, row.cityCode].filter(Boolean),
        points: numberIn(row.points) || undefined,
        ladder: row.ladder.map(stepIn),
        sessions: sessions.map((one) => ({
          ...valuesOf(one),
          key: one.id,
          id: one.id,
          status: one.status,
          signedCount: numberIn(one.signedCount),
        })),
      }
    : {
        signMode: signMode.code,
        joinScope: joinScope.everyone,
        rewardMode: rewardMode.none,
        ladderType: ladderType.total,
        ladder: [],
        sessions: [],
        ...presetOf(preset),
      }

export const inputOf = ({ city = [], sessions: _sessions, ...values }: SignValues): SignInput => {
  const isLadder = is(values.rewardMode, rewardMode.ladder)
  return {
    ...values,
    provinceCode: city[0] ?? '',
    cityCode: city[1] ?? '',
    points: is(values.rewardMode, rewardMode.each) ? values.points : 0,
    ladder: isLadder ? values.ladder : [],
    ladderType: isLadder ? values.ladderType : undefined,
  }
}

/** Returns the sessions to save. A daily activity has one session for all its days. */
export const sessionsOf = (values: SignValues, name: string): readonly SessionDraft[] => {
  const { sessions = [], startTime, endTime, points } = values
  if (!isDaily(values)) return sessions
  const [first] = sessions
  const sessionName = first?.sessionName || name
  const of = { openTime: startTime, closeTime: endTime, lateMinutes: 0, radius: undefined, points: points ?? 0 }
  return [{ key: 'daily', expectCount: 0, ...first, ...of, sessionName }]
}

/** Returns true if a session can be changed or removed. `locked` is `lockOf(row).rest`. */
export const isFree = (one: SessionDraft, locked: boolean): boolean =>
  one.id === undefined || (!locked && is(one.status, attendanceStatus.disabled, attendanceStatus.upcoming))

const DAY = 86_400_000
const MAX_DAYS = 366
/**
 * Validates the end of an activity. It cannot be earlier than `was`, which is set once the end can only be postponed.
 */
export const endError = (
  value: unknown,
  of: SessionOf,
  was: unknown,
): 'checkIns.endAfterStart' | 'checkIns.onlyLater' | 'checkIns.maxDays' | undefined => {
  const [from, end, before] = [toMillis(of.startTime), toMillis(value), toMillis(was)]
  if (end === undefined) return undefined
  if (before !== undefined && end < before) return 'checkIns.onlyLater'
  if (from === undefined) return undefined
  if (end <= from) return 'checkIns.endAfterStart'
  return isDaily(of) && end - from > MAX_DAYS * DAY ? 'checkIns.maxDays' : undefined
}

/** Returns the days of an activity, limited to `max`. */
export const daysOf = ({ startTime, endTime }: SessionOf, max = 62): string[] => {
  const [from, to] = [toMillis(startTime), toMillis(endTime)]
  if (from === undefined || to === undefined || to < from) return []
  const first = toMillis(formatTime(from, 'YYYY-MM-DD')) ?? from
  return Array.from({ length: Math.min(max, Math.floor((to - first) / DAY) + 1) }, (_, at) =>
    formatTime(first + at * DAY, 'YYYY-MM-DD'),
  )
}

/**
 * Returns the maximum cost in points: those of each session, or of all ladder steps, for everybody expected. Null if
 * the expected number is unknown.
 */
export const mostPoints = (values: SignValues, sessions: readonly SessionDraft[]): number | null => {
  if (is(values.rewardMode, rewardMode.none)) return 0
  const expected = sessions.flatMap(({ expectCount }) => numberIn(expectCount) ?? [])
  if (expected.length < sessions.length || expected.every((many) => many === 0)) return null
  if (is(values.rewardMode, rewardMode.ladder))
    return Math.max(...expected) * (values.ladder ?? []).reduce((sum, { points }) => sum + (numberIn(points) ?? 0), 0)
  return sessions.reduce(
    (sum, one, at) => sum + (expected[at] ?? 0) * (numberIn(one.points) || numberIn(values.points) || 0),
    0,
  )
}
