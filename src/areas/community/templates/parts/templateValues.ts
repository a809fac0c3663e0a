import type { TemplateInput, VoteInput } from '@/api/community/socialActivities'
import { type ActivityTemplate, templateType } from '@/entities/community/activityTemplate'
import { enroll } from '@/entities/community/enroll'
import type { EnrollField } from '@/entities/community/enrollField'
import { signActivity } from '@/entities/community/signActivity'
import { vote } from '@/entities/community/vote'
import { f, is } from '@/entities/field'
import { isRecord } from '@/lib/json'
import { numberIn } from '@/lib/counts'
import { plain } from '@/kit/show/format'
import { type EnrollValues, presetValues } from '../../enrolments/parts/enrollValues'

/** Form values of a template: its name, and the preset of its kind, which may be incomplete. */
export interface TemplateValues {
  templateName: string
  bizType: ActivityTemplate['bizType']
  cover?: string
  remark?: string
  title?: string
  content?: string
  joinScope?: EnrollValues['joinScope']
  points?: number
  activityType?: EnrollValues['activityType']
  quota?: number
  perLimit?: number
  reviewMode?: EnrollValues['reviewMode']
  formFields?: EnrollField[]
  seriesCodes?: string[]
  plateId?: string
  voteType?: VoteInput['voteType']
  selectMode?: VoteInput['selectMode']
  maxSelect?: number
  frequency?: VoteInput['frequency']
  resultShow?: VoteInput['resultShow']
  optionNames?: string[]
  signMode?: number
  rewardMode?: number
  ladderType?: number
  ladder?: { count?: number; points?: number }[]
}
/** Names of vote options. Pictures and videos belong to the vote itself. */
export const OPTION_NAMES = { ...f.tags(), key: 'optionNames', label: vote.options.label } as const

const SHARED = ['title', 'content', 'joinScope', 'points'] as const
const OWN = {
  [templateType.enroll]: ['activityType', 'quota', 'perLimit', 'reviewMode', 'formFields', 'seriesCodes'],
  [templateType.vote]: ['voteType', 'selectMode', 'maxSelect', 'frequency', 'resultShow', 'seriesCodes', 'plateId'],
  [templateType.sign]: ['signMode', 'rewardMode', 'ladderType', 'ladder'],
} as const
const FIELDS = { [templateType.enroll]: enroll, [templateType.vote]: vote, [templateType.sign]: signActivity } as const
const NUMBERS = ['points', 'quota', 'perLimit', 'maxSelect']

const optionsIn = (content: Readonly<Record<string, unknown>>): Record<string, unknown>[] =>
  (Array.isArray(content.options) ? content.options : []).filter(isRecord)

/** Returns the initial form values. Missing or unreadable preset values are left empty. */
export const initialOf = (row: ActivityTemplate): Partial<TemplateValues> => {
  const { content, bizType } = row
  const fields: Readonly<Record<string, { of?: unknown } | undefined>> = FIELDS[bizType] ?? {}
  const given = [...SHARED, ...(OWN[bizType] ?? [])].flatMap((key): readonly (readonly [string, unknown])[] => {
    const value = content[key]
    if (key === 'seriesCodes') return [[key, presetValues(content).seriesCodes]]
    if (key === 'formFields') return [[key, presetValues(content).formFields]]
    if (key === 'ladder') return Array.isArray(value) ? [[key, value.filter(isRecord)]] : []
    if (fields[key]?.of || NUMBERS.includes(key)) return numberIn(value) === null ? [] : [[key, numberIn(value)]]
    return typeof value === 'string' ? [[key, value]] : []
  })
  return {
    templateName: row.templateName,
    bizType,
    cover: row.cover,
    remark: row.remark,
    // Only keys of the form, each of its type.
    ...(Object.fromEntries(given) as Partial<TemplateValues>),
    ...(is(bizType, templateType.vote) && {
      optionNames: optionsIn(content).map(({ optionName }) => plain(optionName)),
    }),
  }
}

/** Returns the values to save: the preset, and the stored values that this form does not show. */
export const inputOf = (values: TemplateValues, before: Readonly<Record<string, unknown>> = {}): TemplateInput => {
  const { templateName, bizType, cover, remark, optionNames } = values
  const known = new Map(optionsIn(before).map((option) => [plain(option.optionName), option]))
  const own = [...SHARED, ...(OWN[bizType] ?? [])].map((key) => [key, values[key] ?? undefined] as const)
  const content = {
    ...before,
    ...Object.fromEntries(own),
    // The stored board name belongs to the previous board.
    ...(before.plateId !== values.plateId && { plateName: undefined }),
    ...(is(bizType, templateType.enroll) && {
      formFields: (values.formFields ?? []).map((field, at) => ({ ...field, fieldId: '', sort: (at + 1) * 10 })),
    }),
    ...(is(bizType, templateType.vote) && {
      options: (optionNames ?? []).map((optionName, at) => ({
        ...known.get(optionName),
        optionName,
        sort: (at + 1) * 10,
      })),
    }),
  }
  return { templateName, bizType, cover: cover ?? '', remark: remark ?? '', content }
}
