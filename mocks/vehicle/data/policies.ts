import { dealerStatus } from '@/entities/shared/enums'
import { insuranceType as types } from '@/entities/vehicle/insuranceCompany'
import {
  coverageType,
  type InsurancePolicy,
  insuranceStatus as states,
  policyEventType as events,
  policySource,
  type PolicyCoverage,
  type PolicyEvent,
} from '@/entities/vehicle/insurancePolicy'
import { idCheckDigit } from '@/lib/checkDigits'
import { fromCents } from '@/lib/money'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { vinWith } from '../../core/vins'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

type Type = InsurancePolicy['policyType']

export interface PolicyRow extends Stored<
  InsurancePolicy,
  'policyType' | 'insuranceCompany' | 'seriesName' | 'dealerName' | 'premium' | 'taxAmount'
> {
  /** Place among all policies, from which coverages and events are derived. */
  index: number
  policyType: Type
  seriesCode: string
  areaName: string
  premiumCents: number
  taxCents: number
  renewed: boolean
  closeTime: string
  closeReason: string
}

interface Ground {
  dealers: readonly DealerRow[]
  carSeries: readonly CarSeriesRow[]
  insurerIds: readonly string[]
}

const DAY = 86_400_000
const YEAR = 365
const DEALERS = 40
const OLDEST = 720
const AHEAD = 12
const PREMIUMS: Readonly<Record<Type, number>> = {
  [types.compulsory]: 95_000,
  [types.commercial]: 412_000,
  [types.accident]: 19_900,
  [types.warranty]: 268_000,
}
const TAX_CENTS = 36_000

/** Policies of cars sold by 40 dealers in two years, each kind of insurance year by year. A fifth are not renewed. */
export const buildPolicies = (context: Context, ground: Ground, count: number): PolicyRow[] => {
  const { random } = context
  const houses = ground.dealers.filter(({ status }) => status === dealerStatus.open).slice(0, DEALERS)
  const series = ground.carSeries.filter(({ modelNames }) => modelNames.length > 0)
  const dayStart = (days: number) => `${context.date(days)} 00:00:00`
  const rows: PolicyRow[] = []
  for (let car = 0; rows.length < count; car++) {
    const house = car % 4 === 0 ? at(houses, 0) : at(houses, car)
    const name = personName(random).name
    const born = `${1968 + (car % 34)}${String((car % 12) + 1).padStart(2, '0')}${String((car % 28) + 1).padStart(2, '0')}`
    const digits = `${house.cityCode.slice(0, 4)}02${born}${String(100 + (car % 899))}`
    const shared = {
      customerName: name,
      insuredName: car % 11 === 3 ? personName(random).name : name,
      phone: context.phone(),
      idNo: digits + idCheckDigit(digits),
      plate: `${at(['皖', '沪', '苏', '浙', '粤', '京'], car)}B${String(20_000 + ((car * 131) % 79_999))}`,
      vin: vinWith(`LVTDB21B0RD${String(200_000 + car * 113)}`),
      seriesCode: at(series, car).seriesCode,
      dealerCode: house.dealerCode,
      areaName: house.areaName,
    }
    const bought = (car * 53) % OLDEST
    const kinds: Type[] = [
      types.compulsory,
      types.commercial,
      ...(car % 4 === 1 ? [types.accident] : []),
      ...(car % 9 === 2 ? [types.warranty] : []),
    ]
    const isKept = car % 5 !== 2
    const years = isKept ? Math.floor((bought + AHEAD) / YEAR) + 1 : 1
    for (let year = 0; year < years; year++)
      for (const policyType of kinds) {
        const index = rows.length
        const start = bought - year * YEAR
        const end = start - YEAR + 1
        const sign = year === 0 ? bought : start + AHEAD
        const isCancelled = index % 37 === 11
        const isVoid = index % 61 === 7
        const insurerId = at(ground.insurerIds, car % 3 === 0 ? car + year : car)
        const premiumCents = Math.round((PREMIUMS[policyType] * (80 + ((car * 7 + year * 3) % 60))) / 100)
        rows.push({
          ...shared,
          index,
          id: String(7_600_000_001 + index * 13),
          policyNo: `P${insurerId.slice(-2)}${context.date(sign).replaceAll('-', '')}${String(100_000 + index)}`,
          policyType,
          insuranceCompanyId: insurerId,
          bizSource: year === 0 ? policySource.newCar : car % 3 === 0 ? policySource.transfer : policySource.renewal,
          premiumCents,
          taxCents: policyType === types.compulsory ? TAX_CENTS : 0,
          points: isVoid || isCancelled ? 0 : Math.floor(premiumCents / 100),
          signTime: context.date(sign),
          startTime: dayStart(start),
          endTime: `${context.date(end)} 23:59:59`,
          status: isVoid
            ? states.void
            : isCancelled
              ? states.cancelled
              : start < 0
                ? states.pending
                : end > 0
                  ? states.expired
                  : states.inForce,
          renewed: year < years - 1,
          closeTime: isVoid || isCancelled ? context.time(Math.max(sign - 3, 0)) : '',
          closeReason: isVoid ? '投保信息录入有误，重新出单' : isCancelled ? '车辆过户，投保人申请退保' : '',
        })
      }
  }
  return rows.slice(0, count)
}

const PARTS: readonly (readonly [
  name: string,
  type: number,
  amount: number,
  share: number,
  deductible: number | null,
])[] = [
  ['机动车损失保险', coverageType.main, 168_000, 52, 0],
  ['机动车第三者责任保险', coverageType.main, 2_000_000, 28, 0],
  ['车上人员责任保险', coverageType.main, 100_000, 8, 5],
  ['医保外医疗费用责任险', coverageType.rider, 50_000, 7, null],
  ['法定节假日限额翻倍险', coverageType.rider, 2_000_000, 5, null],
]
const SINGLE: Readonly<Record<number, readonly [name: string, amount: number]>> = {
  [types.compulsory]: ['机动车交通事故责任强制保险', 200_000],
  [types.accident]: ['驾乘人员意外伤害', 500_000],
  [types.warranty]: ['三年或十万公里延长保修', 60_000],
}

/** Returns the coverage lines of a policy, which add up to its premium. */
export const coveragesOf = ({ index, policyType, premiumCents }: PolicyRow): PolicyCoverage[] => {
  const line = (
    place: number,
    [coverageName, type, amount, deductible]: readonly [string, number, number, number | null],
    cents: number,
  ) => ({
    id: String(7_700_000_001 + index * 8 + place),
    coverageName,
    // The data holds only the values of the enumeration.
    coverageType: type as PolicyCoverage['coverageType'],
    amount: fromCents(amount * 100),
    premium: fromCents(cents),
    // A rider has no deductible of its own.
    deductible: deductible as number, // as above
  })
  const single = SINGLE[policyType]
  if (single) return [line(0, [single[0], coverageType.main, single[1], 0], premiumCents)]
  const parts = PARTS.map(([, , , share]) => Math.floor((premiumCents * share) / 100))
  const rest = premiumCents - parts.reduce((sum, cents) => sum + cents, 0)
  return PARTS.map(([name, type, amount, , deductible], place) =>
    line(place, [name, type, amount, deductible], (parts[place] ?? 0) + (place === 0 ? rest : 0)),
  )
}

export const eventsOf = (row: PolicyRow, now: number): PolicyEvent[] => {
  const later = (day: string, days: number) => wireTime(Date.parse(`${day.slice(0, 10)}T10:20:00+08:00`) + days * DAY)
  const isClosed = row.closeTime !== ''
  const event = (
    eventType: PolicyEvent['eventType'],
    createTime: string,
    content: string,
    cents?: number,
    createBy = '保险公司',
  ) => ({
    eventType,
    createTime,
    content,
    amount: cents === undefined ? '' : fromCents(cents),
    createBy,
  })
  const points = Math.floor(row.premiumCents / 100)
  const all = [
    event(events.issued, later(row.signTime, 0), '出单成功', row.premiumCents),
    event(events.pointsGiven, later(row.signTime, 1), `返还${points}积分`, undefined, '系统'),
    ...(isClosed
      ? [
          event(events.cancelled, row.closeTime, row.closeReason, row.premiumCents),
          event(events.pointsTaken, row.closeTime, `扣回${points}积分`, undefined, '系统'),
        ]
      : [
          ...(row.index % 6 === 1 ? [event(events.amended, later(row.startTime, 20), '变更联系地址')] : []),
          ...(row.index % 8 === 3
            ? [
                event(events.claimed, later(row.startTime, 90), '追尾，前保险杠受损'),
                event(events.paid, later(row.startTime, 104), '赔付到账', 268_000),
              ]
            : []),
          event(events.reminded, later(row.endTime, -30), '已短信提醒投保人续保', undefined, '系统'),
        ]),
  ]
  return all
    .filter(({ createTime }) => createTime <= wireTime(now))
    .map((one, place) => ({ id: String(7_800_000_001 + row.index * 10 + place), ...one }))
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}
