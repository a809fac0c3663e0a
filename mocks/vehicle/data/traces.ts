import { dealerStatus } from '@/entities/shared/enums'
import {
  batteryType,
  phevEvent as events,
  phevLogResult,
  phevOwner,
  type PhevPart,
  phevPartType,
  type PhevReportLog,
  phevStatus as states,
  type PhevTrace,
} from '@/entities/vehicle/phevTrace'
import { type Context, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import { vinWith } from '../../core/vins'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

export interface TraceRow extends Stored<PhevTrace, 'seriesName' | 'dealerName'> {
  /** Place among all traces, from which parts and reports are derived. */
  index: number
}

interface Ground {
  dealers: readonly DealerRow[]
  carSeries: readonly CarSeriesRow[]
}

const DAY = 86_400_000
const OLDEST = 320
/** Deadlines for reports in working days, for sales and for other events. */
const [SALE_DAYS, OTHER_DAYS] = [15, 30]
const MAKERS = [
  ['宁德时代', '04Q'],
  ['国轩高科', '07P'],
  ['比亚迪弗迪', '00D'],
  ['中创新航', '0B3'],
  ['亿纬锂能', '0HA'],
  ['欣旺达', '0JC'],
  ['蜂巢能源', '0KD'],
  ['孚能科技', '0LE'],
  ['瑞浦兰钧', '0MF'],
  ['正力新能', '0NG'],
] as const
const KINDS = [1, 1, 1, 2, 1, 3, 1, 4, 1, 2, 1, 5, 1, 6] as const
const REASONS = ['电池包编码与整车出厂信息不一致', '车辆已上报同类环节', '回收企业编码不存在'] as const

const workingDay = (day: string, days: number): string => {
  let date = Date.parse(`${day}T00:00:00Z`)
  for (let left = days; left > 0;) {
    date += DAY
    if (new Date(date).getUTCDay() % 6 !== 0) left--
  }
  return new Date(date).toISOString().slice(0, 10)
}

const statusOf = (index: number, age: number): number => {
  const kind = (index * 7919) % 100
  if (age < 12) return kind < 30 ? states.incomplete : kind < 70 ? states.toReport : states.reporting
  if (kind < 3) return states.incomplete
  if (kind < 5) return states.toReport
  if (kind < 11) return states.failed
  return kind < 14 ? states.exempt : states.reported
}

export const buildTraces = (context: Context, ground: Ground, count: number): TraceRow[] => {
  const houses = ground.dealers.filter(({ status }) => status === dealerStatus.open).slice(0, 40)
  const series = ground.carSeries.filter(
    ({ energyType, modelNames }) => [2, 3].includes(energyType) && modelNames.length > 0,
  )
  const rows: TraceRow[] = []
  for (let index = 0; index < count; index++) {
    const age = Math.floor((index / count) * OLDEST)
    const before = index % 9 === 5 ? rows[index - 4] : undefined
    const house = index % 4 === 0 ? at(houses, 0) : at(houses, index)
    const car = at(series, index)
    const eventType = before ? events.repair : at(KINDS, index)
    const status = statusOf(index, age)
    const eventDate = context.date(age)
    const [makerName, makerCode] = at(MAKERS, (index * index) % 97)
    const isSent = status === states.reported || status === states.failed || status === states.reporting
    const sentAge = Math.max(age - 9, 0)
    const number = String(index * 3331).padStart(8, '0')
    rows.push({
      index,
      id: String(8_200_000_001 + index * 7),
      vin: before?.vin ?? vinWith(`LVUDB31B0RD${String(300_000 + index * 127)}`),
      seriesCode: before?.seriesCode ?? car.seriesCode,
      modelName: before?.modelName ?? at(car.modelNames, index),
      packCode:
        status === states.incomplete
          ? ''
          : before?.packCode ||
            `${makerCode}PE12G${at(['A', 'B', 'C'], index)}D1A${number}0`.padEnd(24, 'H').slice(0, 24),
      batteryType: index % 3 === 1 ? batteryType.ncm : batteryType.lfp,
      makerName: before?.makerName ?? makerName,
      capacity: at([18.3, 19.27, 27.5, 34.46], index),
      eventType,
      eventDate,
      ownerType: index % 7 === 3 ? phevOwner.company : phevOwner.person,
      plate:
        eventType === events.sale && index % 3 === 0
          ? ''
          : `${at(['皖', '沪', '苏', '浙', '粤'], index)}AF${String(10_000 + ((index * 37) % 89_999))}`,
      dealerCode: house.dealerCode,
      areaName: house.areaName,
      deadline: workingDay(eventDate, eventType === events.sale ? SALE_DAYS : OTHER_DAYS),
      status,
      failReason: status === states.failed ? at(REASONS, index) : '',
      batchNo: isSent ? `SY${context.date(sentAge).replaceAll('-', '')}01` : '',
      reportTime: status === states.reported || status === states.failed ? `${context.date(sentAge)} 02:15:00` : '',
      createTime: `${eventDate} 18:05:00`,
    })
  }
  return rows
}

export const partsOf = ({ index, packCode, makerName, capacity, eventDate }: TraceRow): PhevPart[] => {
  if (packCode === '') return []
  const made = wireTime(Date.parse(`${eventDate}T00:00:00+08:00`) - 160 * DAY).slice(0, 10)
  const modules = 6 + (index % 9)
  const cells = 12 + (index % 7)
  const part = (partCode: string, partType: PhevPart['partType'], parentCode: string, spec: string): PhevPart => ({
    partCode,
    partType,
    parentCode,
    spec,
    makerName,
    produceDate: made,
  })
  return [
    part(packCode, phevPartType.pack, '', `${capacity} kWh`),
    ...Array.from(
      { length: modules },
      // The fourth character marks a pack, a module or a cell (GB/T 34014).
      (_, place) => `${packCode.slice(0, 3)}M${packCode.slice(4, 21)}${String(place + 1).padStart(3, '0')}`,
    ).flatMap((code) => [
      part(code, phevPartType.module, packCode, `1P${cells}S`),
      ...Array.from({ length: cells }, (_, cell) =>
        part(
          `${code.slice(0, 3)}C${code.slice(4, 19)}${code.slice(21)}${String(cell + 1).padStart(2, '0')}`,
          phevPartType.cell,
          code,
          '3.2 V / 120 Ah',
        ),
      ),
    ]),
  ]
}

export const logsOf = ({ index, status, reportTime, batchNo, failReason }: TraceRow): PhevReportLog[] => {
  if (reportTime === '') return []
  const log = (place: number, result: PhevReportLog['result'], time: string, message: string) => ({
    id: String(8_300_000_001 + index * 4 + place),
    batchNo,
    createTime: time,
    result,
    platformCode: result === phevLogResult.accepted ? '0000' : 'E1024',
    message,
  })
  const earlier = wireTime(Date.parse(`${reportTime.replace(' ', 'T')}+08:00`) - 2 * DAY)
  if (status === states.failed) return [log(0, phevLogResult.refused, reportTime, failReason)]
  return [
    log(0, phevLogResult.accepted, reportTime, '接收成功'),
    ...(index % 6 === 2 ? [log(1, phevLogResult.refused, earlier, at(REASONS, index))] : []),
  ]
}
