import * as reservations from '@/api/vehicle/reservations'
import { isYes } from '@/entities/field'
import {
  customReason,
  reserveSchedule,
  type ScheduleCustomRule,
  scheduleCustomRule,
  scheduleFixedRule,
  type ScheduleFixedRule,
} from '@/entities/vehicle/reserveSchedule'
import { fixedKey, MAX_RULE_DAYS, MAX_RULES, rulesOverlap, slotState, spanOf } from '@/entities/vehicle/scheduleRules'
import { isRecord } from '@/lib/json'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, text } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demand } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import { configOf, houseFor, scheduleOf, service } from '../rules/reservations'

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])
const CUSTOM_KEYS = ['startDate', 'endDate', 'slots', 'closeFlag', 'quota', 'reason', 'remark'] as const

const fixedRuleOf = (input: Record<string, unknown>): ScheduleFixedRule => {
  const { values, faults } = readInto(scheduleFixedRule, ['weekDay', 'slot', 'quota'], input, {})
  refuseFields(faults)
  if (!Number.isInteger(values.quota)) throw new Refusal(400, '名额须为0-99的整数')
  return { id: text(input.id) || newId(), ...values }
}

const customRuleOf = (input: Record<string, unknown>): ScheduleCustomRule => {
  const isClosed = isYes(input.closeFlag)
  const { values, faults } = readInto(scheduleCustomRule, CUSTOM_KEYS, input, {})
  refuseFields({ ...faults, quota: isClosed ? undefined : faults.quota })
  const { startDate, endDate, remark, reason } = values
  if (startDate > endDate) throw new Refusal(400, '结束时间不能早于开始时间')
  if (spanOf(startDate, endDate) > MAX_RULE_DAYS) throw new Refusal(400, '时间跨度不能超过31天')
  if (reason === customReason.other && remark === '') throw new Refusal(400, '请填写备注')
  return { id: text(input.id) || newId(), ...values, quota: isClosed ? null : values.quota }
}

const isSame = (a: ScheduleCustomRule, b: ScheduleCustomRule | undefined) =>
  b !== undefined && CUSTOM_KEYS.every((key) => JSON.stringify(a[key] ?? '') === JSON.stringify(b[key] ?? ''))

on(reservations.saveSchedule)((input, { user, now }) => {
  demand(user, 'reservations.saveSchedule')
  const dealerCode = houseFor(user, text(input.dealerCode))
  const config = configOf(dealerCode)
  if (!config) throw new Refusal(400, '请先设置营业时间')
  const was = scheduleOf(dealerCode)
  refuseChanged(was, input)
  const maxReserve = integer(input.maxReserve)
  refuseFields(readInto(reserveSchedule, ['maxReserve'], input, {}).faults)
  const fixedRules = recordsIn(input.fixedRules).map(fixedRuleOf)
  if (fixedRules.some(({ weekDay, slot }) => slotState(config, weekDay, slot) !== 'open'))
    throw new Refusal(400, '时段不在营业时间内')
  if (new Set(fixedRules.map(({ weekDay, slot }) => fixedKey(weekDay, slot))).size < fixedRules.length)
    throw new Refusal(400, '固定规则重复')
  const customRules = recordsIn(input.customRules).map(customRuleOf)
  if (customRules.length > MAX_RULES) throw new Refusal(400, `自定义规则最多${MAX_RULES}条`)
  if (customRules.some((one, at) => customRules.some((other, place) => place > at && rulesOverlap(one, other))))
    throw new Refusal(400, '与已有自定义规则的日期时段重叠')
  const today = wireTime(now).slice(0, 10)
  const before = new Map(was.customRules.map((rule) => [rule.id, rule]))
  const isLate = (rule: ScheduleCustomRule) => rule.endDate < today && !isSame(rule, before.get(rule.id))
  if (customRules.some(isLate)) throw new Refusal(400, '已过期的规则不能修改')
  service().schedules.set(dealerCode, {
    dealerCode,
    maxReserve: maxReserve ?? was.maxReserve,
    fixedRules,
    customRules,
    updateBy: user.nickname,
    updateTime: wireTime(now),
  })
  return { dealerCode }
})
