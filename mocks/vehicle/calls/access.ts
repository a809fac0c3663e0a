import * as vehicleControl from '@/api/vehicle/vehicleControl'
import { CHANGED } from '@/api/error'
import { energyType } from '@/entities/shared/enums'
import {
  accessSeries,
  accessStatus,
  HTTPS,
  IP_RANGE,
  MAX_IPS,
  PROVIDER_CODE,
  providerStatus,
  tspProvider,
} from '@/entities/vehicle/accessConfig'
import { carCommand } from '@/entities/vehicle/controlLog'
import { isRecord } from '@/lib/json'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandHeadquarters, worksAtHeadquarters } from '../../community/rules/headquarters'
import type { UserRow } from '../../system/data/types'
import { demandPage, permissionsOf } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import type { AccessRow, ProviderRow } from '../data/providers'
import { access, accessView, providerView } from '../rules/access'

const CAN = 'vehicleControl.updateAccessConfig'
const STATE = '状态已变化，请刷新后重试'
type Input = Record<string, unknown>

on(vehicleControl.getAccessConfig, {
  whole: { why: 'the form of a provider begins with this answer, and no call answers a single one' },
})((_, { user }) => {
  demandPage(user, '/carControl/AccessConfiguration')
  const writes = worksAtHeadquarters(user) && ['*', CAN].some((one) => permissionsOf(user).includes(one))
  const { providers, series } = access()
  return { providers: providers.map((row) => providerView(row, writes)), series: series.map(accessView) }
})

const refuseStale = (was: { updateTime: string } | undefined, row: Input, force: unknown) => {
  if (was && force !== true && text(row.updateTime) !== was.updateTime) throw new Refusal(CHANGED, STATE)
}
const MOVES: Readonly<Record<number, readonly number[]>> = {
  [accessStatus.none]: [accessStatus.connected],
  [accessStatus.connected]: [accessStatus.maintenance, accessStatus.none],
  [accessStatus.maintenance]: [accessStatus.connected, accessStatus.none],
}

const SERIES_KEYS = [
  ...(['tboxModel', 'commands', 'bluetoothFlag', 'wakeupFlag', 'dailyLimit'] as const),
  ...(['reportSeconds', 'authLimit', 'minAppVersion'] as const),
] as const
const saveSeries = (input: Input, was: AccessRow | undefined, meta: { updateBy: string; updateTime: string }) => {
  const { providers, series } = access()
  const { values, faults } = readInto(accessSeries, SERIES_KEYS, input, was ?? {})
  const seriesCode = was?.seriesCode ?? text(input.seriesCode)
  const car = org.carSeries.find((row) => row.seriesCode === seriesCode)
  const provider = providers.find(({ providerCode }) => providerCode === text(input.providerCode))
  const isUsable = provider && (provider.status === providerStatus.on || provider.providerCode === was?.providerCode)
  refuseFields({
    seriesCode: !car
      ? '请选择车系'
      : !was && series.some((row) => row.seriesCode === seriesCode)
        ? '该车系已配置'
        : undefined,
    providerCode: isUsable ? undefined : '请选择已启用的TSP厂商',
    ...faults,
    commands:
      car?.energyType === energyType.petrol && values.commands.includes(carCommand.charge)
        ? '该车系不支持充电控制'
        : faults.commands,
  })
  const status = was ? (integer(input.status) ?? was.status) : accessStatus.none
  if (was && status !== was.status && !MOVES[was.status]?.includes(status)) throw new Refusal(400, STATE)
  const row = { ...values, seriesCode, providerCode: text(input.providerCode), status, ...meta } as Omit<
    AccessRow,
    'id'
  > // The state is one of MOVES.
  if (was) Object.assign(was, row)
  else series.push({ id: newId(), ...row })
}

const PROVIDER_KEYS = [
  ...(['providerName', 'protocol', 'baseUrl', 'notifyUrl', 'appKey', 'appSecret', 'timeoutSec'] as const),
  ...(['retryTimes', 'ipList', 'certEndDate', 'contactName', 'contactPhone'] as const),
] as const
const saveProvider = (sent: Input, was: ProviderRow | undefined, meta: { updateBy: string; updateTime: string }) => {
  const { providers, series } = access()
  // An empty secret means no change.
  const input = { ...sent, appSecret: text(sent.appSecret) || undefined }
  const { values, faults } = readInto(tspProvider, PROVIDER_KEYS, input, was ?? {})
  const providerCode = was?.providerCode ?? text(sent.providerCode)
  const linkFault = (url: string) => (url === '' || HTTPS.test(url) ? undefined : '请输入以https开头的链接')
  refuseFields({
    providerCode: !PROVIDER_CODE.test(providerCode)
      ? '编码须为2-20位大写字母或数字'
      : !was && providers.some((row) => row.providerCode === providerCode)
        ? '厂商编码已存在'
        : undefined,
    ...faults,
    baseUrl: faults.baseUrl ?? linkFault(values.baseUrl),
    notifyUrl: linkFault(values.notifyUrl),
    appSecret: faults.appSecret ?? (values.appSecret === '' ? '请输入AppSecret' : undefined),
    ipList:
      values.ipList.length > MAX_IPS || values.ipList.some((ip) => !IP_RANGE.test(ip)) ? 'IP格式不正确' : undefined,
  })
  const status = was ? (integer(sent.status) ?? was.status) : providerStatus.off
  const served = series.filter((row) => row.providerCode === providerCode && row.status !== accessStatus.none)
  if (status === providerStatus.off && served.length) throw new Refusal(400, `仍有${served.length}个车系接入`)
  const row = {
    ...values,
    providerCode,
    status: status === providerStatus.on ? providerStatus.on : providerStatus.off,
    ...meta,
  }
  if (was) Object.assign(was, row)
  else providers.push(row)
}

const rowOf = (user: UserRow, now: number) => ({ updateBy: user.nickname, updateTime: wireTime(now) })
on(vehicleControl.updateAccessConfig)((input, { user, now }) => {
  demandHeadquarters(user, CAN)
  const row: Input = isRecord(input.row) ? input.row : {}
  const { providers, series } = access()
  if (input.part === 'series') {
    const was = series.find(({ id }) => id === text(row.id))
    refuseStale(was, row, input.force)
    saveSeries(row, was, rowOf(user, now))
  } else {
    const was = providers.find(({ providerCode }) => text(row.id) !== '' && providerCode === text(row.providerCode))
    refuseStale(was, row, input.force)
    saveProvider(row, was, rowOf(user, now))
  }
  return {}
})
