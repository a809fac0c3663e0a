import { is } from '@/entities/field'
import { activityMode, activityStatus, fieldType as fieldTypes, typeOwner } from '@/entities/marketing/campaignEnums'
import { enableStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import type { CampaignRow, FieldRow, RangeRow } from '../data/campaigns'
import { dealersIn, dealersOf, figuresOf, isUsable, typeById } from './campaigns'
import { collect } from '../../system/rules/dealerRules'
import { refuseFields, text, texts, integer } from '../../core/input'
import { leadEvents } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'

type Input = Record<string, unknown>
type Faults = Record<string, string | undefined>
const DAY = 86_400_000
const MAX_DAYS = 366
const TYPES = ['name', 'phone', 'sms', 'series', 'city', 'dealer', 'buyPlan', 'text', 'radio', 'check', 'date']
/** Field types that may occur up to five times in a form. Other types may occur once. */
const OWN = ['text', 'radio', 'check']
const CHOICES = ['radio', 'check']

const length = (value: unknown): number => [...text(value)].length
const prop = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined

export const sentFields = (value: unknown): FieldRow[] =>
  (Array.isArray(value) ? value : []).map((one: unknown, index) => ({
    key: text(prop(one, 'key')) || `f${index + 1}`,
    title: text(prop(one, 'title')),
    fieldType: text(prop(one, 'fieldType')),
    options: texts(prop(one, 'options') ?? []),
    required: integer(prop(one, 'required')) === 1 ? 1 : 0,
    hint: text(prop(one, 'hint')),
    sort: index + 1,
  }))

export const validateFields = (fields: readonly FieldRow[]): string | undefined => {
  if (fields[0]?.fieldType !== fieldTypes.name || fields[1]?.fieldType !== fieldTypes.phone)
    return '姓名和手机号为固定报名项'
  if (fields.length > 10) return '最多10个报名项'
  const count = (type: string) => fields.filter((row) => row.fieldType === type).length
  if (fields.some((row) => !TYPES.includes(row.fieldType))) return '报名项控件不存在'
  if (TYPES.some((type) => count(type) > (OWN.includes(type) ? 5 : 1))) return '同类报名项过多'
  for (const { title, hint, fieldType, options } of fields) {
    if (title === '') return '请输入字段名称'
    if (length(title) > 15 || length(hint) > 20) return '字段名称不能超过15个字，提示语不能超过20个字'
    if (!CHOICES.includes(fieldType)) continue
    if (options.length < 2 || options.length > 10) return '选项须为2-10个'
    if (new Set(options).size < options.length) return '选项不能重复'
  }
  return undefined
}

const sentRange = (value: unknown): RangeRow => ({
  areaCodes: texts(prop(value, 'areaCodes') ?? []),
  provinceCodes: texts(prop(value, 'provinceCodes') ?? []),
  cityCodes: texts(prop(value, 'cityCodes') ?? []),
})

const TEXTS = [
  'title',
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
export const merged = (input: Input, before: CampaignRow): CampaignRow => {
  const draft = { ...before }
  for (const key of TEXTS) if (input[key] !== undefined) draft[key] = text(input[key])
  if (input.mode !== undefined) draft.mode = integer(input.mode) ?? 0
  if (input.joinLimit !== undefined)
    draft.joinLimit = integer(input.joinLimit) ?? (text(input.joinLimit) === '' ? 0 : -1)
  if (input.regions !== undefined) draft.regions = sentRange(input.regions)
  if (input.dealerCodes !== undefined) draft.dealerCodes = texts(input.dealerCodes)
  if (input.formFields !== undefined) draft.formFields = sentFields(input.formFields)
  return draft
}

export const missing = (row: CampaignRow): Faults => ({
  title: row.title === '' ? '请输入活动名称' : undefined,
  typeId: row.typeId === '' ? '请选择活动类型' : undefined,
  mode: is(row.mode, activityMode.online, activityMode.dealer, activityMode.outside) ? undefined : '请选择举办方式',
  startTime: row.startTime === '' ? '请选择开始时间' : undefined,
  endTime: row.endTime === '' ? '请选择结束时间' : undefined,
  cover: row.cover === '' ? '请上传列表封面' : undefined,
  banner: row.banner === '' ? '请上传头图' : undefined,
  content: row.content.replaceAll(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '' ? '请输入活动详情' : undefined,
})

const validateTime = ({ startTime, endTime, signEndTime }: CampaignRow): Faults => {
  const [start, end, sign] = [toMillis(startTime), toMillis(endTime), toMillis(signEndTime)]
  return {
    endTime:
      start === undefined || end === undefined
        ? undefined
        : end <= start
          ? '结束时间须晚于开始时间'
          : end - start > MAX_DAYS * DAY
            ? '活动周期不能超过366天'
            : undefined,
    signEndTime: sign !== undefined && end !== undefined && sign > end ? '报名截止不能晚于活动结束' : undefined,
  }
}

/** Rejects values that are invalid even in a draft. */
export const judge = (draft: CampaignRow, before: CampaignRow | undefined): void => {
  const joined = before ? figuresOf(before.id).joinCount : 0
  const newType = draft.typeId !== '' && draft.typeId !== before?.typeId
  refuseFields({
    title: draft.title === '' ? '请输入活动名称' : length(draft.title) > 40 ? '活动名称不能超过40个字' : undefined,
    typeId: newType && !isUsable(typeById(draft.typeId), typeOwner.headquarters) ? '该类型已停用' : undefined,
    seriesName:
      draft.seriesName === '' || org.carSeries.some((row) => row.seriesName === draft.seriesName)
        ? undefined
        : '车系不存在',
    ...validateTime(draft),
    joinLimit:
      draft.joinLimit < 0 || draft.joinLimit > 1_000_000
        ? '报名上限须为0-1000000的整数'
        : draft.joinLimit > 0 && draft.joinLimit < joined
          ? '报名上限不能小于已报名人数'
          : undefined,
    eventCode:
      draft.eventCode === '' ||
      draft.eventCode === before?.eventCode ||
      leadEvents.some((row) => row.eventCode === draft.eventCode && row.status === enableStatus.enabled)
        ? undefined
        : '线索活动未启用',
    dealerCodes: dealersOf(draft).length === 0 ? '所选区域没有经销商' : undefined,
    formFields: validateFields(draft.formFields),
    shareTitle: length(draft.shareTitle) > 28 ? '分享标题不能超过28个字' : undefined,
  })
}

/** Rejects changes that are no longer allowed after publication. */
export const judgeLimited = (draft: CampaignRow, before: CampaignRow): void => {
  const joined = figuresOf(before.id).joinCount
  const fields: Record<string, string> = {}
  const kept = (key: 'typeId' | 'seriesName' | 'mode' | 'eventCode') =>
    draft[key] === before[key] ? undefined : '发布后不可修改'
  const now = new Set(dealersOf(draft))
  collect(fields, {
    typeId: kept('typeId'),
    seriesName: kept('seriesName'),
    mode: kept('mode'),
    eventCode: kept('eventCode'),
    startTime:
      before.status !== activityStatus.upcoming && draft.startTime !== before.startTime
        ? '活动已开始，不可修改开始时间'
        : undefined,
    endTime: draft.endTime < before.endTime ? '结束时间只能延后' : undefined,
    formFields:
      joined > 0 && JSON.stringify(draft.formFields) !== JSON.stringify(before.formFields)
        ? '已有报名，不可修改报名项'
        : undefined,
    dealerCodes: dealersOf(before).some((row) => !now.has(row)) ? '发布后只能扩大活动范围' : undefined,
  })
  collect(fields, missing(draft))
  refuseFields(fields)
}

export const heldIn = (asked: unknown) => {
  const [code = ''] = texts(asked)
    .flatMap((one) => one.split(','))
    .slice(-1)
  if (code === '') return () => true
  const range = { areaCodes: [code], provinceCodes: [code], cityCodes: [code] }
  const there = new Set(dealersIn(range))
  return (row: CampaignRow): boolean => dealersOf(row).some((one) => there.has(one))
}
