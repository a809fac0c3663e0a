import * as reservations from '@/api/vehicle/reservations'
import { isYes } from '@/entities/field'
import { dayConfig, type DayConfig, type DayConfigDiscount, type DayConfigWeek } from '@/entities/vehicle/dayConfig'
import { discountFault, MAX_DISCOUNTS, weekFault, weekRowFault } from '@/entities/vehicle/dayConfigRules'
import { dealerType } from '@/entities/shared/enums'
import { isRecord } from '@/lib/json'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text, texts } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { zh } from '../../core/zh'
import { demand, demandOnePage } from '../../system/rules/access'
import { newId, org } from '../../system/rules/store'
import { configOf, hasStation, houseFor, service } from '../rules/reservations'
import { SCHEDULING } from './reservations'

const PAGE = '/maintenance/maintenance'
const KEYS = [
  'slotMinutes',
  'dayMax',
  'bayCount',
  'serviceTypes',
  'advanceDays',
  'leadHours',
  'autoConfirm',
  'confirmHours',
  'cancelHours',
  'changeTimes',
  'keepMinutes',
  'noShowLimit',
  'notice',
] as const

const followers = () => {
  const { configs, without } = service()
  return org.dealers.filter((row) => hasStation(row) && !configs.has(row.dealerCode) && row.dealerCode !== without)
    .length
}

on(reservations.getDayConfig)((input, { user }) => {
  demandOnePage(user, [PAGE, SCHEDULING])
  const code = text(input.dealerCode)
  if (code !== '') return configOf(houseFor(user, code))
  const standard = service().configs.get('')
  return standard ? { ...standard, followCount: followers() } : null
})

const rowsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])
const weekRowOf = (row: Record<string, unknown>): DayConfigWeek => ({
  weekDay: integer(row.weekDay) ?? 0,
  openFlag: isYes(row.openFlag) ? 1 : 0,
  openTime: text(row.openTime),
  closeTime: text(row.closeTime),
  breakStart: text(row.breakStart),
  breakEnd: text(row.breakEnd),
})
const numbersIn = (value: unknown) => texts(value).map(Number)
const discountOf = (row: Record<string, unknown>): DayConfigDiscount => ({
  id: text(row.id) || newId(),
  weekDays: numbersIn(row.weekDays),
  startSlot: text(row.startSlot),
  endSlot: text(row.endSlot),
  serviceTypes: numbersIn(row.serviceTypes),
  discount: integer(row.discount) ?? null,
})

const configIn = (input: Record<string, unknown>, was: DayConfig): DayConfig => {
  const { values, faults } = readInto(dayConfig, KEYS, input, was)
  const weekRows = input.weekRows === undefined ? was.weekRows : rowsIn(input.weekRows).map(weekRowOf)
  const discounts = input.discounts === undefined ? was.discounts : rowsIn(input.discounts).map(discountOf)
  const hours = { weekRows, slotMinutes: values.slotMinutes }
  const weekWrong = weekFault(weekRows) ?? weekRows.map((row) => weekRowFault(row, values.slotMinutes)).find(Boolean)
  const discountWrong = discounts.map((one) => discountFault(one, discounts, hours)).find(Boolean)
  refuseFields({
    ...faults,
    confirmHours: isYes(values.autoConfirm) ? undefined : faults.confirmHours,
    weekRows: weekWrong && zh(weekWrong),
    discounts: discounts.length > MAX_DISCOUNTS ? `最多${MAX_DISCOUNTS}条` : discountWrong && zh(discountWrong),
  })
  return { ...was, ...values, weekRows, discounts, inheritFlag: 0 }
}

on(reservations.saveDayConfig)((input, { user, now }) => {
  demand(user, 'reservations.saveDayConfig')
  const { configs } = service()
  const standard = configs.get('')
  if (!standard) throw new Refusal(500, '没有总部默认配置')
  const stamp = { updateBy: user.nickname, updateTime: wireTime(now) }
  const codes = texts(input.dealerCodes)
  const code = text(input.dealerCode)
  if (codes.length === 0 && code === '') {
    if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '仅总部可修改默认配置')
    refuseChanged(standard, input)
    const lockedFields = input.lockedFields === undefined ? standard.lockedFields : texts(input.lockedFields)
    configs.set('', { ...configIn(input, standard), lockedFields, ...stamp })
    return { count: 1 }
  }
  if (codes.length > 0 && user.dealerType > dealerType.area) throw new Refusal(403, '没有操作权限')
  for (const one of codes.length > 0 ? codes : [code]) {
    const dealerCode = houseFor(user, one)
    const was = configOf(dealerCode) ?? { ...standard, dealerCode }
    if (codes.length === 0) refuseChanged(was, input)
    if (isYes(input.inheritFlag)) {
      configs.delete(dealerCode)
      service().without = service().without === dealerCode ? '' : service().without
      continue
    }
    const isLocked = (key: string) => codes.length === 0 && standard.lockedFields.includes(key)
    const open = Object.fromEntries(Object.entries(input).filter(([key]) => !isLocked(key)))
    configs.set(dealerCode, { ...configIn(open, was), dealerCode, lockedFields: standard.lockedFields, ...stamp })
  }
  return { count: Math.max(codes.length, 1) }
})
