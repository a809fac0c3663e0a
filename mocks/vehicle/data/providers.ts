import {
  type AccessSeries,
  accessStatus,
  COMMAND_GROUPS,
  providerStatus,
  type TspProvider,
  tspProtocol,
} from '@/entities/vehicle/accessConfig'
import { carCommand } from '@/entities/vehicle/controlLog'
import { energyType } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { personName } from '../../core/names'
import type { CarSeriesRow } from '../../system/data/types'

export interface ProviderRow extends Omit<TspProvider, 'id' | 'secretTail'> {
  appSecret: string
  updateBy: string
}
export type AccessRow = Omit<AccessSeries, 'seriesName' | 'provider' | 'vehicleCount'>

/** Code, name, protocol and days until the certificate expires. The last three serve no series and are disabled. */
const SEEDS = [
  ['YUNCHI', '云驰车联', tspProtocol.both, 18],
  ['ZHIXING', '智行科技', tspProtocol.https, 240],
  ['XINGLIAN', '星联网络', tspProtocol.mqtt, 410],
  ['QIHANG', '启航车联', tspProtocol.https, -35],
  ['YUANTU', '远图科技', tspProtocol.both, 120],
  ['JIESHUN', '捷顺物联', tspProtocol.mqtt, 75],
] as const
const ON = 3
const SERVED: Readonly<Record<string, string>> = {
  ...{ QM_Q5: 'YUNCHI', QM_Q7: 'YUNCHI', QM_L6: 'YUNCHI' },
  ...{ QM_Q7_PHEV: 'ZHIXING', XY_M8: 'ZHIXING' },
  ...{ XY_E3: 'XINGLIAN', XY_E5: 'XINGLIAN', XY_X9: 'XINGLIAN' },
}
const STATES: Readonly<Record<string, AccessRow['status']>> = {
  QM_L6: accessStatus.maintenance,
  XY_E5: accessStatus.maintenance,
  XY_M8: accessStatus.none,
}
export const providerOfSeries = (seriesCode: string): string => SERVED[seriesCode] ?? 'YUNCHI'

export const buildProviders = (context: Context): ProviderRow[] =>
  SEEDS.map(([providerCode, providerName, protocol, days], index) => ({
    providerCode,
    providerName,
    protocol,
    baseUrl: `https://tsp.${providerCode.toLowerCase()}.example.com/v2`,
    notifyUrl: `https://open.example.com/tsp/${providerCode.toLowerCase()}/notify`,
    appKey: `ak_${providerCode.toLowerCase()}_2026`,
    appSecret: `sk_${providerCode.toLowerCase()}_${String(context.random.int(10_000_000, 99_999_999))}`,
    timeoutSec: 10 + index * 5,
    retryTimes: index % 4,
    ipList: [`203.0.113.${10 + index}`, `198.51.100.${16 * index}/28`],
    certEndDate: context.date(-days),
    contactName: personName(context.random).name,
    contactPhone: context.phone(),
    status: index < ON ? providerStatus.on : providerStatus.off,
    updateBy: '系统管理员',
    updateTime: context.workTime(90 - index * 9),
  }))

const ALL = COMMAND_GROUPS.flatMap(([, codes]): readonly string[] => codes)
const RARE: readonly string[] = [carCommand.sentry, carCommand.sunroof, carCommand.seat, carCommand.window]

export const buildAccess = (context: Context, series: readonly CarSeriesRow[]): AccessRow[] =>
  series
    .filter(({ seriesCode }) => SERVED[seriesCode])
    .map(({ seriesCode, energyType: energy }, index) => ({
      id: String(8801 + index),
      seriesCode,
      providerCode: providerOfSeries(seriesCode),
      tboxModel: `TBOX-${['G3', 'G4', 'E2'][index % 3]}`,
      commands: ALL.filter(
        (code) => code !== RARE[index % RARE.length] && (code !== carCommand.charge || energy !== energyType.petrol),
      ),
      bluetoothFlag: index % 4 === 2 ? 0 : 1,
      wakeupFlag: index % 3 === 1 ? 0 : 1,
      dailyLimit: 50 + (index % 3) * 25,
      reportSeconds: index % 2 ? 60 : 30,
      authLimit: 5,
      minAppVersion: index % 3 === 0 ? '3.2.0' : '3.4.1',
      status: STATES[seriesCode] ?? accessStatus.connected,
      updateBy: '系统管理员',
      updateTime: context.workTime(40 - index * 4),
    }))
