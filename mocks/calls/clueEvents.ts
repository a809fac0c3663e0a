import * as clueEvents from '@/api/clueEvents'
import type { ClueEvent } from '@/entities/leads/clueEvent'
import type { EventChannel } from '@/entities/leads/eventChannel'
import { formatTime } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { createContext } from '../data/context'
import { buildEventChannels, type EventChannelRow, type LeadEventRow } from '../data/leads'
import type { UserRow } from '../data/types'
import { demand } from '../lib/access'
import { collect, stale, textFault } from '../lib/dealerRules'
import { found, refuseFields, text, whole } from '../lib/input'
import { channelName, channels, dropEvent, eventName, leadEvents, leads, seriesName } from '../lib/leads'
import { newId, org, reference } from '../lib/store'
import { between, like, oneOf, ordered, paged } from '../lib/table'

const OFF = 0
const ON = 1
const TYPES = [1, 2, 3, 4, 5]
const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

let eventChannels: EventChannelRow[]
onReset(() => {
  eventChannels = buildEventChannels(createContext(reference(), 20_240_741, 1), leadEvents, leads)
})

const ofEvent = (code: string): number => leads.filter((lead) => lead.eventCode === code).length
const ofChannel = (row: EventChannelRow): number =>
  leads.filter((lead) => lead.eventCode === row.eventCode && lead.twoChannelCode === row.twoChannelCode).length

const shape = (row: LeadEventRow): ClueEvent =>
  // The data holds only the values of the enumerations.
  ({ ...row, seriesName: seriesName(row.seriesCode), clueCount: ofEvent(row.eventCode) }) as ClueEvent

/** Only headquarters and its areas keep events and their channels. */
const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护活动')
}

const eventOf = (id: unknown): LeadEventRow =>
  found(
    leadEvents.find((row) => row.id === text(id)),
    '活动不存在',
  )

on(clueEvents.list)((input) => {
  const named = like(input.eventName)
  const started = between(input.startTimeStart, input.startTimeEnd)
  const tests = (['eventType', 'seriesCode', 'eventCode', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: LeadEventRow) => test(row[key])
  })
  const rows = leadEvents.filter((row) => named(row.eventName) && started(row.startTime) && tests.every((test) => test(row)))
  return paged(rows, input, shape, ordered<LeadEventRow>(input, ['createTime'], 'createTime'))
})
on(clueEvents.get)((input) => shape(eventOf(input.id)))

const check = (draft: LeadEventRow): void => {
  const others = leadEvents.filter((row) => row.id !== draft.id)
  const fields: Record<string, string> = {}
  collect(fields, {
    eventCode: !/^[A-Z][A-Z0-9_]{1,29}$/.test(draft.eventCode)
      ? '编码为2-30位大写字母、数字或下划线，且以字母开头'
      : others.some((row) => row.eventCode === draft.eventCode)
        ? '活动编码已存在'
        : undefined,
    eventName: textFault(draft.eventName, '活动名称', 40),
    eventType: TYPES.includes(draft.eventType) ? undefined : '请选择活动类型',
    seriesCode: draft.seriesCode === '' || org.carSeries.some((row) => row.seriesCode === draft.seriesCode) ? undefined : '车系不存在',
    startTime: TIME.test(draft.startTime) ? undefined : '请选择开始时间',
    endTime: !TIME.test(draft.endTime) ? '请选择结束时间' : draft.endTime > draft.startTime ? undefined : '结束时间须晚于开始时间',
    remark: [...draft.remark].length > 200 ? '说明不能超过200个字符' : undefined,
  })
  refuseFields(fields)
}

on(clueEvents.create)((input, { user, now }) => {
  keeper(user, 'clueEvents.create')
  const draft: LeadEventRow = {
    id: newId(),
    eventCode: text(input.eventCode),
    eventName: text(input.eventName),
    eventType: whole(input.eventType) ?? 0,
    seriesCode: text(input.seriesCode),
    startTime: text(input.startTime),
    endTime: text(input.endTime),
    status: OFF,
    remark: text(input.remark),
    createTime: formatTime(now),
  }
  check(draft)
  leadEvents.push(draft)
  return { id: draft.id }
})

on(clueEvents.update)((input, { user }) => {
  keeper(user, 'clueEvents.update')
  const row = eventOf(input.id)
  const draft = { ...row }
  for (const key of ['eventName', 'seriesCode', 'startTime', 'endTime', 'remark'] as const) if (input[key] !== undefined) draft[key] = text(input[key])
  if (input.eventType !== undefined) draft.eventType = whole(input.eventType) ?? 0
  const fixed = (['eventName', 'eventType', 'seriesCode', 'startTime'] as const).some((key) => draft[key] !== row[key])
  if (row.status === ON && fixed) throw new Refusal(409, '启用中的活动只能修改结束时间和说明')
  check(draft)
  Object.assign(row, draft)
})

on(clueEvents.remove)((input, { user }) => {
  keeper(user, 'clueEvents.remove')
  const row = eventOf(input.id)
  if (row.status !== OFF) throw stale()
  if (ofEvent(row.eventCode) > 0) throw new Refusal(409, '活动已有线索，不能删除')
  dropEvent(row)
  eventChannels = eventChannels.filter((one) => one.eventCode !== row.eventCode)
})

/** Moves something from one state to the other; refuses what is there already. */
const turn = (row: { status: number }, to: number): void => {
  if (row.status === to) throw stale()
  row.status = to
}

on(clueEvents.enable)((input, { user, now }) => {
  keeper(user, 'clueEvents.enable')
  const row = eventOf(input.id)
  if (row.endTime < formatTime(now)) throw new Refusal(409, '活动已结束，请先修改结束时间')
  turn(row, ON)
})
on(clueEvents.disable)((input, { user }) => {
  keeper(user, 'clueEvents.disable')
  turn(eventOf(input.id), OFF)
})

const channelShape = (row: EventChannelRow): EventChannel => {
  const names = { eventName: eventName(row.eventCode), oneChannel: channelName(row.oneChannelCode), twoChannel: channelName(row.twoChannelCode) }
  // As above.
  return { ...row, ...names, clueCount: ofChannel(row) } as EventChannel
}

const channelOf = (id: unknown): EventChannelRow =>
  found(
    eventChannels.find((row) => row.id === text(id)),
    '活动渠道不存在',
  )

on(clueEvents.listChannels)((input) => {
  const named = like(input.eventName)
  const tests = (['eventCode', 'oneChannelCode', 'twoChannelCode', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: EventChannelRow) => test(row[key])
  })
  const rows = eventChannels.filter((row) => named(eventName(row.eventCode)) && tests.every((test) => test(row)))
  return paged(rows, input, channelShape, ordered<EventChannelRow>(input, ['createTime'], 'createTime'))
})
on(clueEvents.getChannel)((input) => channelShape(channelOf(input.id)))

const checkChannel = (draft: EventChannelRow): void => {
  const others = eventChannels.filter((row) => row.id !== draft.id)
  const event = leadEvents.find((row) => row.eventCode === draft.eventCode)
  const kept = eventChannels.some((row) => row.id === draft.id && row.eventCode === draft.eventCode)
  const fields: Record<string, string> = {}
  collect(fields, {
    eventCode: event && (event.status === ON || kept) ? undefined : '请选择启用中的活动',
    twoChannelCode: !channels.some((row) => row.channelCode === draft.twoChannelCode && row.parentCode === draft.oneChannelCode)
      ? '请选择渠道'
      : others.some((row) => row.eventCode === draft.eventCode && row.twoChannelCode === draft.twoChannelCode)
        ? '该活动下渠道已存在'
        : undefined,
    landingUrl: draft.landingUrl === '' || /^https:\/\/\S+$/i.test(draft.landingUrl) ? undefined : '请输入 https 地址',
  })
  refuseFields(fields)
}

on(clueEvents.createChannel)((input, { user, now }) => {
  keeper(user, 'clueEvents.createChannel')
  const draft: EventChannelRow = {
    id: newId(),
    eventCode: text(input.eventCode),
    oneChannelCode: text(input.oneChannelCode),
    twoChannelCode: text(input.twoChannelCode),
    landingUrl: text(input.landingUrl),
    status: OFF,
    createTime: formatTime(now),
  }
  checkChannel(draft)
  eventChannels.push(draft)
  return { id: draft.id }
})

on(clueEvents.updateChannel)((input, { user }) => {
  keeper(user, 'clueEvents.updateChannel')
  const row = channelOf(input.id)
  const draft = { ...row }
  for (const key of ['eventCode', 'oneChannelCode', 'twoChannelCode', 'landingUrl'] as const) if (input[key] !== undefined) draft[key] = text(input[key])
  checkChannel(draft)
  Object.assign(row, draft)
})

on(clueEvents.removeChannel)((input, { user }) => {
  keeper(user, 'clueEvents.removeChannel')
  const row = channelOf(input.id)
  if (row.status !== OFF) throw stale()
  if (ofChannel(row) > 0) throw new Refusal(409, '活动渠道已有线索，不能删除')
  eventChannels = eventChannels.filter((one) => one !== row)
})

on(clueEvents.enableChannel)((input, { user }) => {
  keeper(user, 'clueEvents.enableChannel')
  turn(channelOf(input.id), ON)
})
on(clueEvents.disableChannel)((input, { user }) => {
  keeper(user, 'clueEvents.disableChannel')
  turn(channelOf(input.id), OFF)
})
