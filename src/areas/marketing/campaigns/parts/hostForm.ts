import type { ActivityInput } from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { type Activity, activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import type { TextKey, Translate } from '@/locales'
import { pick } from '@/lib/pick'
import { toMillis } from '@/lib/time'
import { basicFields } from './formFields'
import { NO_RANGE } from './range'

const DAY = 86_400_000
const MAX_DAYS = 366

export const STEPS = [
  {
    label: 'campaign.step1',
    fields: [
      activity.title,
      activity.typeId,
      activity.seriesName,
      activity.mode,
      activity.startTime,
      activity.endTime,
      activity.signEndTime,
      activity.joinLimit,
      activity.eventCode,
    ],
  },
  { label: 'campaign.step2', fields: [activity.regions, activity.dealerCodes] },
  { label: 'campaign.step3', fields: [activity.formFields] },
  { label: 'campaign.step4', fields: [activity.cover, activity.banner, activity.content, activity.shareTitle] },
  { label: 'campaign.step5', fields: [] },
] as const
export const CHECK = STEPS.length - 1

export const labelOf = (step: number): TextKey => STEPS[step]?.label ?? 'campaign.step5'

export const stepOf = (field: string): number =>
  Math.max(
    0,
    STEPS.findIndex(({ fields }) => fields.some(({ key }) => key === field)),
  )

/**
 * Returns the keys of the locked fields: type, series, mode and event of a published campaign, the start once it has
 * begun, the form once somebody has signed up.
 */
export const lockedIn = (row: Activity | undefined): ReadonlySet<string> => {
  const locked = new Set<string>()
  if (!row) return locked
  if (!is(row.status, activityStatus.draft))
    for (const key of ['typeId', 'seriesName', 'mode', 'eventCode']) locked.add(key)
  if (!is(row.status, activityStatus.draft) && !is(row.status, activityStatus.upcoming)) locked.add('startTime')
  if (Number(row.joinCount) > 0) locked.add('formFields')
  return locked
}

/** Returns the initial form values: defaults without a campaign, else its values, with `copied` without the dates. */
export const initialOf = (row: Activity | undefined, copied: boolean, t: Translate): ActivityInput => {
  if (!row) return { formFields: basicFields(t), regions: NO_RANGE, dealerCodes: [], joinLimit: 0 }
  return {
    ...pick(row, 'title', 'typeId', 'cover', 'banner', 'content', 'joinLimit', 'shareTitle', 'regions', 'dealerCodes'),
    ...pick(row, 'formFields'),
    seriesName: row.seriesName || undefined,
    mode: Number(row.mode) ? row.mode : undefined,
    eventCode: row.eventCode || undefined,
    ...(!copied && pick(row, 'startTime', 'endTime', 'signEndTime')),
  }
}

export const inputOf = (values: ActivityInput): ActivityInput => {
  const { title, mode, joinLimit, regions = NO_RANGE, dealerCodes = [], formFields = [] } = values
  const texts = Object.fromEntries(
    (
      [
        'typeId',
        'seriesName',
        'cover',
        'banner',
        'startTime',
        'endTime',
        'signEndTime',
        'content',
        'eventCode',
        'shareTitle',
      ] as const
    ).map((key) => [key, values[key] ?? '']),
  )
  const options = (row: (typeof formFields)[number]) => ({ ...row, options: row.options.map((one) => one.trim()) })
  return { title, ...texts, mode, joinLimit: joinLimit ?? 0, regions, dealerCodes, formFields: formFields.map(options) }
}

/** Validates the end: after the start, within the maximum duration, and once published never earlier than before. */
export const validateEnd = (
  value: unknown,
  startTime: unknown,
  before: Activity | undefined,
  t: Translate,
): string | undefined => {
  const [start, end, was] = [toMillis(startTime), toMillis(value), toMillis(before?.endTime)]
  if (end === undefined) return undefined
  if (before && !is(before.status, activityStatus.draft) && was !== undefined && end < was)
    return t('campaign.endOnlyLater')
  if (start === undefined) return undefined
  return end <= start
    ? t('campaign.endEarly')
    : end - start > MAX_DAYS * DAY
      ? t('campaign.tooLong', { days: MAX_DAYS })
      : undefined
}

export const validateSignEnd = (value: unknown, endTime: unknown, t: Translate): string | undefined => {
  const [sign, end] = [toMillis(value), toMillis(endTime)]
  return sign !== undefined && end !== undefined && sign > end ? t('campaign.signAfterEnd') : undefined
}

/** Validates the number of places: 0 for unlimited, else at least the sign-ups so far (`joined`). */
export const validateLimit = (value: unknown, joined: number, t: Translate): string | undefined =>
  Number(value) > 0 && Number(value) < joined ? t('campaign.limitBelow', { count: joined }) : undefined
