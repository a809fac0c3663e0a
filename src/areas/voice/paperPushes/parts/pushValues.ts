import type { PushInput, PushTargets } from '@/api/voice/questionnaires'
import { f, is } from '@/entities/field'
import {
  listKind,
  type ListKind,
  type PaperPush,
  paperPush,
  pushChannel,
  pushTarget,
  smsProposal,
} from '@/entities/voice/paperPush'
import type { QuestionnaireDetail } from '@/entities/voice/questionnaire'
import { sendTiming } from '@/entities/voice/sendTiming'
import type { Choice } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'
import type { ListCounts } from '../../parts/CheckedListBox'
import type { Timed } from '../../parts/PlannedTime'

export interface PushedList extends ListCounts {
  batchNo: string
}
export interface PushValues extends Timed {
  channels?: PaperPush['channels']
  content?: string
  excludeDays?: number
  targetType?: PaperPush['targetType']
  series?: string[]
  cities?: Choice[]
  buyFrom?: string
  buyTo?: string
  mileageMin?: number
  mileageMax?: number
  userIds?: string[]
  listKind?: ListKind
  list?: PushedList
  vins?: string[]
}

export const EXCLUDE_DAYS = {
  ...f.integer({ required: true, min: 0, max: 90 }),
  key: 'excludeDays',
  label: 'pushPaper.excludeDays',
} as const
export const CONTENT = { ...f.longtext({ max: 300 }), key: 'content', label: 'pushPaper.content' } as const
export const BUY_FROM = { ...f.date(), key: 'buyFrom', label: 'pushPaper.buyFrom' } as const
export const BUY_TO = { ...f.date(), key: 'buyTo', label: 'pushPaper.buyTo' } as const
export const MILEAGE_MIN = { ...f.integer({ min: 0 }), key: 'mileageMin', label: 'pushPaper.mileageMin' } as const
export const MILEAGE_MAX = { ...f.integer({ min: 0 }), key: 'mileageMax', label: 'pushPaper.mileageMax' } as const
export const SERIES = { ...f.refs(), key: 'series', label: 'pushRecord.seriesName' } as const
export const LIST_KIND = { ...f.enum(listKind), key: 'listKind', label: 'pushPaper.listKind' } as const
export const VINS = { ...f.refs(), key: 'vins', label: 'pushPaper.vins' } as const

export const STEPS = [
  'pushPaper.stepContent',
  'pushPaper.stepPeople',
  'pushPaper.stepTime',
  'pushPaper.stepCheck',
] as const
export const CHECK = STEPS.length - 1
export const FIELDS: readonly (readonly (keyof PushValues)[])[] = [
  [paperPush.channels.key, 'content', 'excludeDays'],
  [
    paperPush.targetType.key,
    'series',
    'cities',
    'buyFrom',
    'buyTo',
    'mileageMin',
    'mileageMax',
    'userIds',
    'listKind',
    'list',
    'vins',
  ],
  ['timing', 'sendTime'],
]
export const stepOf = (field: string): number =>
  Math.max(
    0,
    FIELDS.findIndex((fields) => fields.some((key) => key === field)),
  )

const EXCLUDED = 30
export const initialOf = (row: QuestionnaireDetail): Partial<PushValues> => ({
  channels: [pushChannel.app],
  content: smsProposal(plain(row.title), plain(row.url)),
  excludeDays: EXCLUDED,
  listKind: listKind.phone,
  timing: sendTiming.atOnce,
})

export const isSms = (channels: unknown): boolean =>
  Array.isArray(channels) && channels.some((one: unknown) => is(one, pushChannel.sms))

const targetsOf = (values: PushValues): Partial<PushTargets> => {
  const number = (value: unknown) => (plain(value) === '' ? undefined : Number(value))
  if (is(values.targetType, pushTarget.conditions))
    return {
      series: values.series ?? [],
      cities: (values.cities ?? []).map(({ value }) => value),
      buyTimeStart: values.buyFrom ?? '',
      buyTimeEnd: values.buyTo ?? '',
      mileageMin: number(values.mileageMin),
      mileageMax: number(values.mileageMax),
    }
  if (is(values.targetType, pushTarget.chosen)) return { userIds: values.userIds ?? [] }
  if (is(values.targetType, pushTarget.phev)) return { vins: values.vins ?? [] }
  return {}
}

export const audienceOf = (paperId: string, values: PushValues) => ({
  paperId,
  channels: values.channels ?? [],
  targetType: values.targetType,
  targets: targetsOf(values),
  excludeDays: Number(values.excludeDays),
  batchNo: is(values.targetType, pushTarget.imported) ? (values.list?.batchNo ?? '') : '',
})
export const isAudience = ({
  channels,
  targetType,
  targets,
  excludeDays,
  batchNo,
}: ReturnType<typeof audienceOf>): boolean =>
  channels.length > 0 &&
  targetType !== undefined &&
  Number.isInteger(excludeDays) &&
  (!is(targetType, pushTarget.chosen) || !!targets.userIds?.length) &&
  (!is(targetType, pushTarget.phev) || !!targets.vins?.length) &&
  (!is(targetType, pushTarget.imported) || batchNo !== '')

/** Returns the request body of a push. `batchNo` of the audience check replaces an imported list. */
export const inputOf = (paperId: string, values: PushValues, batchNo: string): PushInput => ({
  ...audienceOf(paperId, values),
  content: isSms(values.channels) ? (values.content ?? '') : '',
  sendTime: is(values.timing, sendTiming.planned) ? (values.sendTime ?? '') : '',
  batchNo,
})
