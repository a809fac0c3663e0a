import * as clueChannels from '@/api/leads/clueChannels'
import { type Channel, channel } from '@/entities/leads/channel'
import { channelLevel } from '@/entities/leads/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { columnsOf, sheetOf } from '../../core/sheet'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { ChannelRow } from '../data/leads'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { refuseFields, text, texts, integer, withId } from '../../core/input'
import { channelName, channels, leads } from '../rules/leads'
import { newId } from '../../system/rules/store'

const LIMIT = 30

type Counted = ChannelRow & { monthCount: number }

/** Returns the channels with their leads of the current month. First-level channels include those below them. */
const counted = (now: number): Counted[] => {
  const month = formatTime(now, 'YYYY-MM')
  const counts = new Map<string, number>()
  for (const lead of leads.filter(({ createTime }) => createTime.startsWith(month)))
    for (const code of [lead.oneChannelCode, lead.twoChannelCode]) counts.set(code, (counts.get(code) ?? 0) + 1)
  return channels.map((row) => ({ ...row, monthCount: counts.get(row.channelCode) ?? 0 }))
}

const shape = (row: Counted): Channel => {
  const parent = channels.find((one) => one.channelCode === row.parentCode)
  // The data holds only the values of the enumerations.
  return {
    ...row,
    parentName: parent?.channelName ?? '',
    ...(parent && { parentOptional: parent.optional }),
  } as Channel
}

const bySort = (a: ChannelRow, b: ChannelRow) => a.sort - b.sort

const asks = (input: Record<string, unknown>): boolean =>
  ['channelName', 'channelCode', 'channelType', 'channelLevel', 'optional', 'outCall'].some(
    (key) => texts(input[key]).length > 0,
  )

const listed = listOf(clueChannels.list)<Counted>({
  is: ['channelType', 'channelLevel', 'optional', 'outCall'],
  like: ['channelName', 'channelCode'],
  sort: ['monthCount'],
  keepsOrder: true,
})
const searched = (input: Record<string, unknown>, now: number): Counted[] =>
  asks(input)
    ? counted(now)
    : counted(now)
        .filter((row) => row.channelLevel === channelLevel.first)
        .toSorted(bySort)

const below = (row: Counted, now: number): Counted[] =>
  counted(now)
    .filter((one) => one.parentCode === row.channelCode)
    .toSorted(bySort)

on(clueChannels.list)((input, { now }) => listed.page(searched(input, now), input, shape))
on(clueChannels.listFirstLevel)((_, { now }) =>
  counted(now)
    .filter((row) => row.channelLevel === channelLevel.first)
    .toSorted(bySort)
    .map(shape),
)
on(clueChannels.listSecondLevel)((_, { now }) =>
  counted(now)
    .filter((row) => row.channelLevel === channelLevel.second)
    .map(shape),
)
on(clueChannels.listByParentCode)((input, { now }) =>
  counted(now)
    .filter((row) => row.channelCode === text(input.parentCode))
    .flatMap((row) => below(row, now))
    .map(shape),
)

on(clueChannels.exportList)((input, { user, now }) => {
  demand(user, 'clueChannels.exportList')
  const kept = listed.exported(searched(input, now), input)
  return sheetOf(
    asks(input) ? kept : kept.flatMap((row) => [row, ...below(row, now)]),
    {
      ...columnsOf(channel, 'channelName', 'channelCode', 'channelLevel'),
      上级渠道: (row) => channelName(row.parentCode),
      ...columnsOf(
        channel,
        'channelType',
        'followLimit',
        'monthCount',
        'optional',
        'outCall',
        'sort',
        'remark',
        'updateTime',
      ),
    },
    '渠道.xls',
  )
})

const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护渠道')
}

const check = (draft: ChannelRow, faults: { [K in keyof ChannelRow]?: string }): void => {
  const others = channels.filter((row) => row.id !== draft.id)
  const parent = others.find((row) => row.channelLevel === channelLevel.first && row.channelCode === draft.parentCode)
  refuseFields({
    ...faults,
    channelLevel:
      draft.channelLevel === channelLevel.first || draft.channelLevel === channelLevel.second
        ? undefined
        : '请选择层级',
    parentCode: draft.channelLevel === channelLevel.second && !parent ? '请选择上级渠道' : undefined,
    channelName:
      faults.channelName ??
      (others.some((row) => row.parentCode === draft.parentCode && row.channelName === draft.channelName)
        ? '同级渠道名称已存在'
        : undefined),
    channelCode: !/^[A-Z0-9_]{2,20}$/.test(draft.channelCode)
      ? '编码须为大写字母、数字或下划线'
      : others.some((row) => row.channelCode === draft.channelCode)
        ? '渠道编码已存在'
        : undefined,
  })
}

const rowOf = (id: unknown): ChannelRow => withId(channels, id, '渠道不存在')

on(clueChannels.save)((input, { user, now }) => {
  keeper(user, 'clueChannels.save')
  const old = text(input.id) === '' ? undefined : rowOf(input.id)
  const level = old?.channelLevel ?? integer(input.channelLevel) ?? 0
  const { values, faults } = readInto(
    channel,
    ['channelName', 'channelType', 'followLimit', 'sort', 'remark'],
    { ...input },
    {},
  )
  const draft: ChannelRow = {
    ...values,
    id: old?.id ?? newId(),
    channelCode: old?.channelCode ?? text(input.channelCode),
    channelLevel: level,
    parentCode: level === channelLevel.second ? text(input.parentCode) : '',
    optional: old?.optional ?? 0,
    outCall: old?.outCall ?? 0,
    followLimit: values.followLimit ?? LIMIT,
    sort: values.sort ?? 0,
    updateTime: formatTime(now),
  }
  check(draft, faults)
  if (old) Object.assign(old, draft)
  else channels.push(draft)
  for (const lead of leads)
    if (level === channelLevel.second && lead.twoChannelCode === draft.channelCode)
      lead.oneChannelCode = draft.parentCode
  return { id: draft.id }
})

const flagged = (key: 'optional' | 'outCall') => (input: { id: string; flag: 0 | 1 }, now: number) => {
  const row = rowOf(input.id)
  const to = integer(input.flag)
  if (to !== 0 && to !== 1) throw new Refusal(400, '开关值不正确')
  Object.assign(row, { [key]: to, updateTime: formatTime(now) })
}
const setOptional = flagged('optional')
const setOutCall = flagged('outCall')

on(clueChannels.setOptional)((input, { user, now }) => {
  keeper(user, 'clueChannels.setOptional')
  setOptional(input, now)
})
on(clueChannels.setOutCall)((input, { user, now }) => {
  keeper(user, 'clueChannels.setOutCall')
  setOutCall(input, now)
})
