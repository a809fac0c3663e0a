import * as clueEvents from '@/api/leads/clueEvents'
import { type ClueEvent, clueEvent } from '@/entities/leads/clueEvent'
import type { EventChannel } from '@/entities/leads/eventChannel'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { createContext } from '../../core/context'
import { buildEventChannels, type EventChannelRow, type LeadEventRow } from '../data/leads'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { refuseFields, sent, text, withId } from '../../core/input'
import { channelName, channels, dropEvent, eventName, leadEvents, leads, seriesName } from '../rules/leads'
import { newId, org, reference } from '../../system/rules/store'

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

const keeper = (user: UserRow, permission: string): void => {
  demand(user, permission)
  if (user.dealerType > 2) throw new Refusal(403, '仅总部可维护活动')
}

const eventOf = (id: unknown): LeadEventRow => withId(leadEvents, id, '活动不存在')

const events = listOf(clueEvents.list)<LeadEventRow>({
  is: ['eventType', 'seriesCode', 'eventCode', 'status'],
  like: ['eventName'],
  between: ['startTime'],
  sort: ['createTime'],
})
on(clueEvents.list)((input) => events.page(leadEvents, input, shape))
on(clueEvents.get)((input) => shape(eventOf(input.id)))

/** Reads a save over the stored event. Throws a refusal by field. The code cannot change. */
const read = (input: Record<string, unknown>, was?: LeadEventRow) => {
  const { values, faults } = readInto(
    clueEvent,
    ['eventCode', 'eventName', 'eventType', 'startTime', 'endTime', 'remark'],
    { ...input, ...(was && { eventCode: was.eventCode }) },
    was ?? {},
  )
  const { eventCode, startTime, endTime } = values
  const next = { ...values, seriesCode: text(sent(input, 'seriesCode') ? input.seriesCode : was?.seriesCode) }
  if (
    was?.status === enableStatus.enabled &&
    (['eventName', 'eventType', 'seriesCode', 'startTime'] as const).some((key) => next[key] !== was[key])
  )
    throw new Refusal(409, '启用中的活动只能修改结束时间和说明')
  const isTaken = leadEvents.some((row) => row !== was && row.eventCode === eventCode)
  const isKnown = next.seriesCode === '' || org.carSeries.some((row) => row.seriesCode === next.seriesCode)
  refuseFields({
    ...faults,
    eventCode: faults.eventCode ?? (isTaken ? '活动编码已存在' : undefined),
    seriesCode: isKnown ? undefined : '车系不存在',
    startTime: TIME.test(startTime) ? undefined : '请选择开始时间',
    endTime: !TIME.test(endTime) ? '请选择结束时间' : endTime > startTime ? undefined : '结束时间须晚于开始时间',
  })
  return next
}

on(clueEvents.create)((input, { user, now }) => {
  keeper(user, 'clueEvents.create')
  const row = { ...read({ ...input }), id: newId(), status: enableStatus.disabled, createTime: formatTime(now) }
  leadEvents.push(row)
  return { id: row.id }
})

on(clueEvents.update)((input, { user }) => {
  keeper(user, 'clueEvents.update')
  const row = eventOf(input.id)
  Object.assign(row, read({ ...input }, row))
})

on(clueEvents.remove)((input, { user }) => {
  keeper(user, 'clueEvents.remove')
  const row = eventOf(input.id)
  if (row.status !== enableStatus.disabled) throw stale()
  if (ofEvent(row.eventCode) > 0) throw new Refusal(409, '活动已有线索，不能删除')
  dropEvent(row)
  eventChannels = eventChannels.filter((one) => one.eventCode !== row.eventCode)
})

const turn = (row: { status: number }, to: number): void => {
  if (row.status === to) throw stale()
  row.status = to
}

on(clueEvents.enable)((input, { user, now }) => {
  keeper(user, 'clueEvents.enable')
  const row = eventOf(input.id)
  if (row.endTime < formatTime(now)) throw new Refusal(409, '活动已结束，请先修改结束时间')
  turn(row, enableStatus.enabled)
})
on(clueEvents.disable)((input, { user }) => {
  keeper(user, 'clueEvents.disable')
  turn(eventOf(input.id), enableStatus.disabled)
})

const channelShape = (row: EventChannelRow): EventChannel => {
  const names = {
    eventName: eventName(row.eventCode),
    oneChannel: channelName(row.oneChannelCode),
    twoChannel: channelName(row.twoChannelCode),
  }
  // As above.
  return { ...row, ...names, clueCount: ofChannel(row) } as EventChannel
}

const channelOf = (id: unknown): EventChannelRow => withId(eventChannels, id, '活动渠道不存在')

const listedChannels = listOf(clueEvents.listChannels)<EventChannelRow>({
  is: ['eventCode', 'oneChannelCode', 'twoChannelCode', 'status'],
  like: [{ eventName: (row) => eventName(row.eventCode) }],
  sort: ['createTime'],
})
on(clueEvents.listChannels)((input) => listedChannels.page(eventChannels, input, channelShape))
on(clueEvents.getChannel)((input) => channelShape(channelOf(input.id)))

const checkChannel = (draft: EventChannelRow): void => {
  const others = eventChannels.filter((row) => row.id !== draft.id)
  const event = leadEvents.find((row) => row.eventCode === draft.eventCode)
  const kept = eventChannels.some((row) => row.id === draft.id && row.eventCode === draft.eventCode)
  refuseFields({
    eventCode: event && (event.status === enableStatus.enabled || kept) ? undefined : '请选择启用中的活动',
    twoChannelCode: !channels.some(
      (row) => row.channelCode === draft.twoChannelCode && row.parentCode === draft.oneChannelCode,
    )
      ? '请选择渠道'
      : others.some((row) => row.eventCode === draft.eventCode && row.twoChannelCode === draft.twoChannelCode)
        ? '该活动下渠道已存在'
        : undefined,
    landingUrl:
      draft.landingUrl === '' || /^https:\/\/\S+$/i.test(draft.landingUrl) ? undefined : '请输入以https开头的链接',
  })
}

on(clueEvents.createChannel)((input, { user, now }) => {
  keeper(user, 'clueEvents.createChannel')
  const draft: EventChannelRow = {
    id: newId(),
    eventCode: text(input.eventCode),
    oneChannelCode: text(input.oneChannelCode),
    twoChannelCode: text(input.twoChannelCode),
    landingUrl: text(input.landingUrl),
    status: enableStatus.disabled,
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
  for (const key of ['eventCode', 'oneChannelCode', 'twoChannelCode', 'landingUrl'] as const)
    if (input[key] !== undefined) draft[key] = text(input[key])
  checkChannel(draft)
  Object.assign(row, draft)
})

on(clueEvents.removeChannel)((input, { user }) => {
  keeper(user, 'clueEvents.removeChannel')
  const row = channelOf(input.id)
  if (row.status !== enableStatus.disabled) throw stale()
  if (ofChannel(row) > 0) throw new Refusal(409, '活动渠道已有线索，不能删除')
  eventChannels = eventChannels.filter((one) => one !== row)
})

on(clueEvents.enableChannel)((input, { user }) => {
  keeper(user, 'clueEvents.enableChannel')
  turn(channelOf(input.id), enableStatus.enabled)
})
on(clueEvents.disableChannel)((input, { user }) => {
  keeper(user, 'clueEvents.disableChannel')
  turn(channelOf(input.id), enableStatus.disabled)
})
