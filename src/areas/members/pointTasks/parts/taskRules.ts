import type { StepInput, TaskInput } from '@/api/members/pointTasks'
import * as files from '@/api/system/files'
import { is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import type { Translate } from '@/locales'

export const MAX_STEPS = 10
/** Form values of a task; its roles are saved by a separate call. */
export interface TaskValues extends TaskInput {
  roles: string[]
}

export const isPast = ({ endTime }: { endTime: unknown }): boolean => (toMillis(endTime) ?? Infinity) <= Date.now()

/** Returns the text of a limit of 0, which means no limit; undefined for any other count. */
export const limitOf = (t: Translate, count: unknown): string | undefined =>
  is(count, 0) ? t('pointTasks.noLimit') : undefined

/**
 * Returns the maximum points per day of some steps, limited by the daily cap (0 = none). Infinity if there is no
 * limit, null if a step is incomplete.
 */
export const mostPerDay = (steps: readonly (StepInput | undefined)[], dayLimit: unknown): number | null => {
  const cap = numberIn(dayLimit) || Infinity
  const sums = steps.map((step) => {
    const [points, times] = [numberIn(step?.points), numberIn(step?.timesLimit)]
    return points === null || times === null ? null : times === 0 ? Infinity : points * times
  })
  if (steps.length === 0 || sums.includes(null)) return null
  return Math.min(
    cap,
    sums.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  )
}

/** Validates the threshold of a step: thresholds of one event must increase. */
export const thresholdFault = (steps: readonly (StepInput | undefined)[], at: number, t: Translate) => {
  const step = steps[at]
  const before = steps.slice(0, at).findLast((one) => one?.eventCode !== undefined && one.eventCode === step?.eventCode)
  const [own, other] = [numberIn(step?.threshold), numberIn(before?.threshold)]
  return own !== null && other !== null && own <= other ? t('pointTasks.stepFault') : undefined
}
export const pointsFault = (points: unknown, dayLimit: unknown, t: Translate) => {
  const cap = numberIn(dayLimit) ?? 0
  return cap > 0 && (numberIn(points) ?? 0) > cap ? t('pointTasks.stepCapFault') : undefined
}
export const monthFault = (month: unknown, day: unknown, t: Translate) => {
  const [most, daily] = [numberIn(month) ?? 0, numberIn(day) ?? 0]
  return most > 0 && daily > 0 && most < daily ? t('pointTasks.capFault') : undefined
}
export const endFault = (end: unknown, start: unknown, t: Translate) =>
  (toMillis(end) ?? Infinity) <= (toMillis(start) ?? 0) ? t('pointTasks.orderFault') : undefined
/** Validates a link: a path of the app or an https address. */
export const pageFault = (page: unknown, t: Translate) =>
  isBlank(page) || /^(https:\/\/\S+|\/\S*)$/.test(String(page)) ? undefined : t('pointTasks.urlFault')

const SIDE = 120
/** Props of an icon upload: square, at least 120 px, at most 200 KB. */
export const ICON = (t: Translate) => ({
  drop: files.remove,
  megabytes: 0.2,
  least: { sides: [SIDE, SIDE], text: t('pointTasks.iconSmall') } as const,
})
