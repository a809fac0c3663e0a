import * as outCall from '@/api/outCall'
import type { OutCallConfig } from '@/entities/leads/outCallConfig'
import { formatTime } from '@/lib/time'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { ConfigRow } from '../data/outCalls'
import type { UserRow } from '../data/types'
import { demand, demandPage } from '../lib/access'
import { callFaults, wholeFault } from '../lib/callRules'
import { collect, stale } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import { channelName, channels } from '../lib/leads'
import { configs, dropConfig } from '../lib/outCalls'
import { newId } from '../lib/store'
import { like, oneOf, paged } from '../lib/table'

type Input = Record<string, unknown>
const OFF = 0
const ON = 1
const SECOND = 2
const NAME = { key: 'configName', label: '规则名称', max: 30 }

const enter = (user: UserRow): void => {
  demandPage(user, '/outboundTask/outboundTask')
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const configOf = (id: unknown): ConfigRow =>
  found(
    configs.find((row) => row.id === text(id)),
    '规则不存在或已删除',
  )
const face = (row: ConfigRow): OutCallConfig =>
  // The data holds only the values of the enumerations.
  ({ ...row, channelNames: row.channels.map(channelName) }) as OutCallConfig

on(outCall.listConfigs)((input, { user }) => {
  enter(user)
  const named = like(input.configName)
  const called = oneOf(input.callType)
  const stands = oneOf(input.status)
  const rows = configs.filter((row) => named(row.configName) && called(row.callType) && stands(row.status))
  return paged(rows, input, face, (a, b) => a.sort - b.sort)
})

on(outCall.getConfig)((input, { user }) => {
  enter(user)
  return face(configOf(input.id))
})

/** Which enabled rule has one of these channels already. */
const taken = (codes: readonly string[], id: string): ConfigRow | undefined =>
  configs.find((row) => row.id !== id && row.status === ON && row.channels.some((code) => codes.includes(code)))

const channelFault = (codes: readonly string[], id: string): string | undefined => {
  if (codes.length === 0) return '请选择适用渠道'
  const offered = channels.filter((row) => row.channelLevel === SECOND && row.outCall === 1).map((row) => row.channelCode)
  if (codes.some((code) => !offered.includes(code))) return '所选渠道未开启外呼清洗'
  const rule = taken(codes, id)
  return rule && `渠道已被规则「${rule.configName}」使用`
}

const read = (input: Input, id: string) => {
  const codes = texts(input.channels)
  const fields: Record<string, string> = {}
  const retryTimes = whole(input.retryTimes) ?? 0
  collect(fields, {
    ...callFaults(input, NAME),
    channels: channelFault(codes, id),
    delayMinutes: wholeFault(input.delayMinutes, '入库后延迟', 0, 1440),
    retryTimes: wholeFault(input.retryTimes, '重呼次数', 0, 3),
    retryInterval: retryTimes > 0 ? wholeFault(input.retryInterval, '重呼间隔', 30, 1440) : undefined,
    sort: wholeFault(input.sort, '优先级', 1, 99),
  })
  refuseFields(fields)
  return {
    configName: text(input.configName),
    channels: codes,
    callType: whole(input.callType) ?? 0,
    scriptName: text(input.scriptName),
    delayMinutes: whole(input.delayMinutes) ?? 0,
    callWindow: text(input.callWindow),
    retryTimes,
    retryInterval: retryTimes > 0 ? (whole(input.retryInterval) ?? 0) : 0,
    sort: whole(input.sort) ?? 0,
  }
}

on(outCall.createConfig)((input, { user, now }) => {
  demand(user, 'outCall.createConfig')
  enter(user)
  const id = newId()
  configs.push({ id, ...read(input, id), status: OFF, updateTime: formatTime(now) })
  return { id }
})

on(outCall.updateConfig)((input, { user, now }) => {
  demand(user, 'outCall.updateConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== OFF) throw stale()
  Object.assign(row, read({ ...row, ...input }, row.id), { updateTime: formatTime(now) })
})

on(outCall.removeConfig)((input, { user }) => {
  demand(user, 'outCall.removeConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== OFF) throw stale()
  dropConfig(row)
})

on(outCall.enableConfig)((input, { user, now }) => {
  demand(user, 'outCall.enableConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== OFF) throw stale()
  const fault = channelFault(row.channels, row.id)
  if (fault) throw new Refusal(409, fault)
  Object.assign(row, { status: ON, updateTime: formatTime(now) })
})

on(outCall.disableConfig)((input, { user, now }) => {
  demand(user, 'outCall.disableConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== ON) throw stale()
  Object.assign(row, { status: OFF, updateTime: formatTime(now) })
})
