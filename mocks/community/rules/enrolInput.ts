import { organizer } from '@/entities/community/activity'
import { enrollStatus, enrollType } from '@/entities/community/enroll'
import { enrollFieldType } from '@/entities/community/enrollField'
import { joinScope } from '@/entities/community/shared'
import { isRecord } from '@/lib/json'
import { formatTime } from '@/lib/time'
import { integer, refuseFields, sent, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { org } from '../../system/rules/store'
import type { EnrollRow } from '../data/enrolments'

type Input = Readonly<Record<string, unknown>>
type FormFields = EnrollRow['formFields']

const TEXTS = [
  'title',
  'cover',
  'dealerCode',
  'clubId',
  'provinceCode',
  'cityCode',
  'address',
  'enrollStart',
  'enrollEnd',
  'startTime',
  'endTime',
  'content',
] as const
const CODES = ['activityType', 'organizer', 'quota', 'perLimit', 'joinScope', 'points', 'reviewMode'] as const
const CHOICES: readonly number[] = [enrollFieldType.oneOf, enrollFieldType.someOf]
const MAX_FIELDS = 20

const fieldsIn = (value: unknown): FormFields =>
  (Array.isArray(value) ? value : []).filter(isRecord).map((one, index) => ({
    fieldId: text(one.fieldId) || String(9_900_000 + index),
    label: text(one.label),
    // Validated by the check below.
    fieldType: (integer(one.fieldType) ?? 0) as FormFields[number]['fieldType'],
    required: integer(one.required) === 1 ? 1 : 0,
    options: texts(one.options),
    max: integer(one.max) ?? 0,
    tip: text(one.tip),
    sort: (index + 1) * 10,
  }))
const pointIn = (value: unknown): EnrollRow['location'] =>
  isRecord(value) && typeof value.longitude === 'number' && typeof value.latitude === 'number'
    ? { longitude: value.longitude, latitude: value.latitude }
    : null

export const merged = (input: Input, was: EnrollRow): EnrollRow => {
  const next = { ...was }
  for (const key of TEXTS) if (sent(input, key)) next[key] = text(input[key])
  for (const key of CODES) if (sent(input, key)) next[key] = integer(input[key]) ?? 0
  if (sent(input, 'seriesCodes')) next.seriesCodes = texts(input.seriesCodes)
  if (sent(input, 'clubIds')) next.clubIds = texts(input.clubIds)
  if (sent(input, 'formFields')) next.formFields = fieldsIn(input.formFields)
  if (sent(input, 'location')) next.location = pointIn(input.location)
  if (sent(input, 'cityCode')) {
    const nameOf = (code: string) => org.regions.find((region) => region.code === code)?.name ?? ''
    next.cityName = nameOf(next.cityCode)
    next.provinceName = nameOf(next.provinceCode)
  }
  return next
}

const long = (value: string) => [...value].length
const outside = (value: number, max: number) => value < 0 || value > max
const fieldFault = (fields: FormFields): string | undefined => {
  if (fields.length > MAX_FIELDS) return `最多 ${MAX_FIELDS} 个字段`
  const labels = fields.map(({ label }) => label)
  if (labels.some((label) => label === '' || long(label) > 15)) return '字段名称为 1-15 个字'
  if (new Set(labels).size < labels.length) return '字段名称不能重复'
  for (const { fieldType, options, tip } of fields) {
    if (
      CHOICES.includes(fieldType) &&
      (options.length < 2 || options.length > 20 || new Set(options).size < options.length)
    )
      return '选项须为 2-20 个，且不能重复'
    if (fieldType === enrollFieldType.idNumber && tip === '') return '敏感信息，请说明用途'
  }
  return undefined
}
/** Rejects values that are invalid even in a draft. */
export const refuseWrong = (row: EnrollRow): void =>
  refuseFields({
    title: long(row.title) < 2 || long(row.title) > 30 ? '活动名称为 2-30 个字' : undefined,
    enrollEnd:
      row.enrollEnd !== '' && row.enrollStart >= row.enrollEnd
        ? '报名截止须晚于报名开始'
        : row.enrollEnd !== '' && row.startTime !== '' && row.enrollEnd > row.startTime
          ? '报名截止不能晚于活动开始'
          : undefined,
    endTime: row.endTime !== '' && row.endTime <= row.startTime ? '活动结束须晚于活动开始' : undefined,
    quota: outside(row.quota, 10_000) ? '名额须为 0-10000 的整数' : undefined,
    perLimit: outside(row.perLimit, 5) ? '可携带人数为 0-5' : undefined,
    points: outside(row.points, 10_000) ? '积分为 0-10000 的整数' : undefined,
    formFields: fieldFault(row.formFields),
  })
/** Rejects publication if required values are missing. */
export const refuseUnfinished = (row: EnrollRow, now: number): void => {
  const isOnline = row.activityType === enrollType.online
  const lacks = (value: string | number, message: string) => (value === '' || value === 0 ? message : undefined)
  refuseFields({
    cover: lacks(row.cover, '请上传封面'),
    activityType: lacks(row.activityType, '请选择活动类型'),
    organizer: lacks(row.organizer, '请选择主办方'),
    dealerCode: row.organizer === organizer.dealer ? lacks(row.dealerCode, '请选择承办经销商') : undefined,
    clubId: row.organizer === organizer.club ? lacks(row.clubId, '请选择承办车友会') : undefined,
    city: isOnline ? undefined : lacks(row.cityCode, '请选择活动城市'),
    address: isOnline ? undefined : lacks(row.address, '请填写活动地点'),
    enrollStart: lacks(row.enrollStart, '请选择报名开始时间'),
    enrollEnd: lacks(row.enrollEnd, '请选择报名截止时间'),
    startTime: lacks(row.startTime, '请选择活动开始时间'),
    endTime:
      lacks(row.endTime, '请选择活动结束时间') ?? (row.endTime <= formatTime(now) ? '活动结束时间已过' : undefined),
    joinScope: lacks(row.joinScope, '请选择报名对象'),
    seriesCodes: row.joinScope === joinScope.seriesOwners ? lacks(row.seriesCodes.length, '请选择车系') : undefined,
    clubIds: row.joinScope === joinScope.members ? lacks(row.clubIds.length, '请选择车友会') : undefined,
    reviewMode: lacks(row.reviewMode, '请选择审核方式'),
    formFields: lacks(row.formFields.length, '报名表单至少 1 个字段'),
    content: lacks(row.content, '请填写活动详情'),
  })
}

const LATE: readonly (keyof EnrollRow)[] = ['cover', 'content', 'address', 'location', 'endTime']
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** Rejects changes that the stage no longer allows, given the number of enrolled and passed people. */
export const refuseLocked = (
  was: EnrollRow,
  next: EnrollRow,
  stage: number,
  { enrollCount, passCount }: { enrollCount: number; passCount: number },
): void => {
  const all: readonly (keyof EnrollRow)[] = [...TEXTS, ...CODES, 'seriesCodes', 'clubIds', 'formFields', 'location']
  const changed = all.filter((key) => !isSame(was[key], next[key]))
  const locked = new Refusal(409, '活动状态已变更，请刷新后再操作')
  if (stage === enrollStatus.ended) throw locked
  if (stage === enrollStatus.closed || stage === enrollStatus.running) {
    if (changed.some((key) => !LATE.includes(key))) throw locked
  } else if (enrollCount > 0) {
    if (changed.some((key) => ['joinScope', 'seriesCodes', 'clubIds', 'points'].includes(key))) throw locked
    const kept = was.formFields.every((field) =>
      next.formFields.some((one) => isSame({ ...one, sort: field.sort }, field)),
    )
    refuseFields({
      formFields: kept ? undefined : '已有报名的字段不可修改，只能新增',
      quota: next.quota !== 0 && next.quota < passCount ? `名额不能小于已通过人数 ${passCount}` : undefined,
    })
  }
}
