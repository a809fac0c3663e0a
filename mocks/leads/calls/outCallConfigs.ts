import * as outCall from '@/api/leads/outCall'
import { channelLevel } from '@/entities/leads/enums'
import { type OutCallConfig, outCallConfig } from '@/entities/leads/outCallConfig'
import { enableStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { ConfigRow } from '../data/outCalls'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage } from '../../system/rules/access'
import { validateWindow } from '../rules/callRules'
import { stale } from '../../system/rules/dealerRules'
import { refuseFields, withId } from '../../core/input'
import { channelName, channels } from '../rules/leads'
import { configs, dropConfig } from '../rules/outCalls'
import { newId } from '../../system/rules/store'

const bySort = (a: ConfigRow, b: ConfigRow) => a.sort - b.sort

const enter = (user: UserRow): void => {
  demandPage(user, '/outboundTask/outboundTask')
  if (user.dealerType > 2) throw new Refusal(403, '没有访问权限')
}
const configOf = (id: unknown): ConfigRow => withId(configs, id, '规则不存在或已删除')
const viewOf = (row: ConfigRow): OutCallConfig =>
  // The data holds only the values of the enumerations.
  ({ ...row, channelNames: row.channels.map(channelName) }) as OutCallConfig

const listed = listOf(outCall.listConfigs)<ConfigRow>({ is: ['callType', 'status'], like: ['configName'] })

on(outCall.listConfigs)((input, { user }) => {
  enter(user)
  return listed.page(configs.toSorted(bySort), input, viewOf)
})

on(outCall.getConfig)((input, { user }) => {
  enter(user)
  return viewOf(configOf(input.id))
})

const taken = (codes: readonly string[], id: string): ConfigRow | undefined =>
  configs.find(
    (row) => row.id !== id && row.status === enableStatus.enabled && row.channels.some((code) => codes.includes(code)),
  )

const validateChannel = (codes: readonly string[], id: string): string | undefined => {
  if (codes.length === 0) return '请选择适用渠道'
  const offered = channels
    .filter((row) => row.channelLevel === channelLevel.second && row.outCall === 1)
    .map((row) => row.channelCode)
  if (codes.some((code) => !offered.includes(code))) return '所选渠道未开启外呼清洗'
  const rule = taken(codes, id)
  return rule && `渠道已被规则「${rule.configName}」使用`
}

const read = (input: Record<string, unknown>, id: string) => {
  const { values, faults } = readInto(
    outCallConfig,
    [
      'configName',
      'channels',
      'callType',
      'scriptName',
      'delayMinutes',
      'callWindow',
      'retryTimes',
      'retryInterval',
      'sort',
    ],
    input,
    {},
  )
  const { retryTimes, retryInterval } = values
  refuseFields({
    ...faults,
    channels: validateChannel(values.channels, id),
    callWindow: validateWindow(values.callWindow),
    retryInterval:
      retryTimes > 0 ? (faults.retryInterval ?? (retryInterval ? undefined : '请输入重呼间隔')) : undefined,
  })
  return { ...values, retryInterval: retryTimes > 0 ? retryInterval : 0 }
}

on(outCall.createConfig)((input, { user, now }) => {
  demand(user, 'outCall.createConfig')
  enter(user)
  const id = newId()
  configs.push({ id, ...read({ ...input }, id), status: enableStatus.disabled, updateTime: formatTime(now) })
  return { id }
})

on(outCall.updateConfig)((input, { user, now }) => {
  demand(user, 'outCall.updateConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== enableStatus.disabled) throw stale()
  Object.assign(row, read({ ...row, ...input }, row.id), { updateTime: formatTime(now) })
})

on(outCall.removeConfig)((input, { user }) => {
  demand(user, 'outCall.removeConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== enableStatus.disabled) throw stale()
  dropConfig(row)
})

on(outCall.enableConfig)((input, { user, now }) => {
  demand(user, 'outCall.enableConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== enableStatus.disabled) throw stale()
  const fault = validateChannel(row.channels, row.id)
  if (fault) throw new Refusal(409, fault)
  Object.assign(row, { status: enableStatus.enabled, updateTime: formatTime(now) })
})

on(outCall.disableConfig)((input, { user, now }) => {
  demand(user, 'outCall.disableConfig')
  enter(user)
  const row = configOf(input.id)
  if (row.status !== enableStatus.enabled) throw stale()
  Object.assign(row, { status: enableStatus.disabled, updateTime: formatTime(now) })
})
