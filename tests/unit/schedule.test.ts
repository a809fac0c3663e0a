import { describe, expect, it } from 'vitest'
import {
  begun,
  changesOf,
  clearAll,
  copyMonday,
  countOf,
  fillAll,
  inputOf,
  pushed,
  readChanges,
  redone,
  undone,
  withParts,
} from '@/areas/vehicle/reservations/parts/plan'
import {
  areaOf,
  blockOf,
  pasteInto,
  readQuota,
  spotAfter,
  spotByTab,
  stretched,
  tiled,
} from '@/areas/vehicle/reservations/parts/sheet'
import type { DayConfigWeek } from '@/entities/vehicle/dayConfig'
import {
  discountFault,
  slotsOfDay,
  slotsOfWeek,
  WEEK_DAYS,
  weekFault,
  weekRowFault,
} from '@/entities/vehicle/dayConfigRules'
import { customReason, ruleType, type ScheduleCustomRule } from '@/entities/vehicle/reserveSchedule'
import {
  cellRule,
  dateAfter,
  dayQuota,
  mondayOf,
  overbookedSlots,
  planOf,
  rulesOverlap,
  type SchedulePlan,
  slotState,
  spanOf,
  weekDayOf,
} from '@/entities/vehicle/scheduleRules'

const MONDAY = '2026-11-30'
const row = (day: number, to: Partial<DayConfigWeek> = {}): DayConfigWeek => ({
  ...{ weekDay: day, openFlag: 1, openTime: '08:30', closeTime: '12:30', breakStart: '10:30', breakEnd: '11:30' },
  ...to,
})
const HOURS = {
  weekRows: WEEK_DAYS.map((day) => row(day, day === 7 ? { openFlag: 0 } : {})),
  slotMinutes: 60,
}
const [FIRST, SECOND, PAUSE, LAST] = ['08:30-09:30', '09:30-10:30', '10:30-11:30', '11:30-12:30'] as const
const rule = (to: Partial<ScheduleCustomRule> = {}): ScheduleCustomRule => ({
  ...{ id: '1', startDate: MONDAY, endDate: MONDAY, slots: [], closeFlag: 0, quota: 1, reason: customReason.holiday },
  ...{ remark: '', ...to },
})
const plan = (to: Partial<SchedulePlan> = {}): SchedulePlan => ({ maxReserve: 4, fixed: {}, custom: [], ...to })

describe('slots of opening hours', () => {
  it('run from opening to closing and mark the break', () => {
    expect(slotsOfDay(HOURS, 1)).toEqual([
      { slot: FIRST, isBreak: false },
      { slot: SECOND, isBreak: false },
      { slot: PAUSE, isBreak: true },
      { slot: LAST, isBreak: false },
    ])
    expect(slotsOfDay(HOURS, 7)).toEqual([])
    expect(slotsOfDay({ ...HOURS, slotMinutes: 120 }, 1).map(({ slot }) => slot)).toEqual([
      '08:30-10:30',
      '10:30-12:30',
    ])
    expect(slotsOfWeek({ ...HOURS, weekRows: [row(1), row(2, { openTime: '09:00' })] })).toContain('09:00-10:00')
    expect(slotsOfDay({ weekRows: [row(1, { openTime: '?' })], slotMinutes: 60 }, 1)).toEqual([])
    expect([slotState(HOURS, 1, FIRST), slotState(HOURS, 1, PAUSE), slotState(HOURS, 7, FIRST)]).toEqual([
      'open',
      'break',
      'closed',
    ])
  })

  it('are rejected for invalid opening hours or breaks', () => {
    expect(weekRowFault(row(1), 60)).toBeUndefined()
    expect(weekRowFault(row(1, { closeTime: '09:00' }), 60)).toBe('reservations.faultTime')
    expect(weekRowFault(row(1, { breakEnd: '' }), 60)).toBe('reservations.faultBreak')
    expect(weekRowFault(row(1, { breakStart: '08:00' }), 60)).toBe('reservations.faultBreak')
    expect(weekRowFault(row(1, { openFlag: 0, openTime: '' }), 60)).toBeUndefined()
    expect(weekFault(HOURS.weekRows.map((one) => ({ ...one, openFlag: 0 })))).toBe('reservations.faultNoDay')
  })

  it('allow only valid discounts without overlaps', () => {
    const one = { id: '1', weekDays: [1, 2], startSlot: '08:30', endSlot: '10:30', serviceTypes: [1], discount: 80 }
    const faultOf = (to: object, others: object[] = []) => {
      const mine = { ...one, ...to }
      return discountFault(mine, [mine, ...others.map((other) => ({ ...one, ...other }))], HOURS)
    }
    expect(faultOf({})).toBeUndefined()
    expect(faultOf({ weekDays: [] })).toBe('reservations.faultDiscountParts')
    expect(faultOf({ endSlot: '08:00' })).toBe('reservations.faultOrder')
    expect(faultOf({ weekDays: [7] })).toBe('reservations.faultOutside')
    expect(faultOf({ discount: 30 })).toBe('reservations.faultDiscount')
    expect(faultOf({}, [{ startSlot: '09:30' }])).toBe('reservations.faultDiscountOverlap')
    expect(faultOf({}, [{ serviceTypes: [2] }])).toBeUndefined()
  })
})

describe('quota of a slot', () => {
  it('comes from the exception, the fixed rule or the maximum, in this order', () => {
    const of = (made: SchedulePlan, date = MONDAY, slot: string = FIRST) => cellRule(made, HOURS, date, slot)
    expect(of(plan())).toEqual({ quota: 4, ruleType: ruleType.standard })
    expect(of(plan({ fixed: { [`1 ${FIRST}`]: 0 } }))).toEqual({ quota: 0, ruleType: ruleType.fixed })
    const both = plan({ fixed: { [`1 ${FIRST}`]: 2 }, custom: [rule({ quota: 7 })] })
    expect(of(both)).toEqual({ quota: 7, ruleType: ruleType.customised })
    expect(of(both, dateAfter(MONDAY, 7))).toEqual({ quota: 2, ruleType: ruleType.fixed })
    expect(of(plan({ custom: [rule({ closeFlag: 1, quota: null })] })).quota).toBe(0)
    expect(of(plan({ custom: [rule({ slots: [LAST] })] })).quota).toBe(4)
    expect(of(both, MONDAY, PAUSE)).toEqual({ quota: 0, ruleType: ruleType.closed })
    expect(of(both, dateAfter(MONDAY, 6)).ruleType).toBe(ruleType.closed)
    expect(of(plan({ maxReserve: null })).quota).toBeNull()
  })

  it('adds up to at most the daily maximum', () => {
    expect(dayQuota(plan(), HOURS, MONDAY)).toEqual({ quota: 12, capped: false })
    expect(dayQuota(plan(), { ...HOURS, dayMax: 10 }, MONDAY)).toEqual({ quota: 10, capped: true })
    expect(dayQuota(plan({ maxReserve: null }), HOURS, MONDAY)).toEqual({ quota: null, capped: false })
  })

  it('conflicts if two exceptions share a date and a slot', () => {
    const late = rule({ id: '2', startDate: dateAfter(MONDAY, 1), endDate: dateAfter(MONDAY, 2) })
    expect(rulesOverlap(rule(), late)).toBe(false)
    expect(rulesOverlap(rule({ endDate: late.startDate }), late)).toBe(true)
    expect(rulesOverlap(rule({ slots: [FIRST] }), rule({ slots: [LAST] }))).toBe(false)
    expect(rulesOverlap(rule({ slots: [FIRST] }), rule())).toBe(true)
  })

  it('is reported as overbooked only if it was changed', () => {
    const cells = [FIRST, SECOND, PAUSE].map((slot) => ({ reserveDate: MONDAY, slot, bookedCount: 3 }))
    const after = plan({ fixed: { [`1 ${FIRST}`]: 2, [`1 ${SECOND}`]: 3 } })
    expect(overbookedSlots(cells, HOURS, plan(), after)).toEqual([{ date: MONDAY, slot: FIRST, booked: 3, quota: 2 }])
    expect(overbookedSlots(cells, HOURS, after, after)).toEqual([])
    const unknown = cells.map((cell) => ({ ...cell, bookedCount: null }))
    expect(overbookedSlots(unknown, HOURS, plan(), after)).toEqual([])
  })

  it('is stale for a slot that no longer exists', () => {
    const fixedRules = [
      { id: '1', weekDay: 1, slot: FIRST, quota: 2 },
      { id: '2', weekDay: 1, slot: '08:00-08:30', quota: 5 },
      { id: '3', weekDay: 7, slot: FIRST, quota: 5 },
    ]
    const read = planOf({ maxReserve: 3, fixedRules, customRules: [] }, HOURS)
    expect(read.plan.fixed).toEqual({ [`1 ${FIRST}`]: 2 })
    expect(read.stale.map(({ id }) => id)).toEqual(['2', '3'])
  })
})

it('dates are computed without a time zone', () => {
  expect([weekDayOf(MONDAY), weekDayOf('2026-12-06'), mondayOf('2026-12-06'), mondayOf(MONDAY)]).toEqual([
    1,
    7,
    MONDAY,
    MONDAY,
  ])
  expect([spanOf(MONDAY, MONDAY), spanOf('2026-11-30', '2026-12-30')]).toEqual([1, 31])
})

describe('cells of the quota sheet', () => {
  const size = { rows: 4, columns: 7 }
  const at = (line: number, column: number) => ({ row: line, column })

  it('are navigated with the arrow keys and Tab', () => {
    expect(spotAfter(at(0, 0), 'ArrowUp', size, false)).toEqual(at(0, 0))
    expect(spotAfter(at(1, 1), 'ArrowRight', size, true)).toEqual(at(1, 6))
    expect(spotAfter(at(1, 1), 'End', size, true)).toEqual(at(3, 6))
    expect(spotAfter(at(1, 1), 'x', size, false)).toBeUndefined()
    const takes = ({ column }: { column: number }) => column !== 6
    expect(spotByTab(at(0, 5), false, size, takes)).toEqual(at(1, 0))
    expect(spotByTab(at(1, 0), true, size, takes)).toEqual(at(0, 5))
    expect(spotByTab(at(3, 5), false, size, takes)).toBeUndefined()
  })

  it('accept only whole numbers from 0 to 99 or no value', () => {
    expect(['', ' 7 ', '０８', '0', '99'].map(readQuota)).toEqual([null, 7, 8, 0, 99])
    expect(['100', '-1', '1.5', '周一', '1e1'].map(readQuota)).toEqual(Array.from({ length: 5 }, () => undefined))
  })

  it('repeat a pasted block that divides the selection and cut it at the edge', () => {
    const one = pasteInto([['5']], areaOf(at(0, 0), at(1, 1)), size)
    expect(one.puts).toHaveLength(4)
    expect(new Set(one.puts.map(({ quota }) => quota))).toEqual(new Set([5]))
    const repeated = pasteInto([['1'], ['2']], areaOf(at(0, 0), at(3, 1)), size).puts
    expect(repeated.filter(({ column }) => column === 1).map(({ quota }) => quota)).toEqual([1, 2, 1, 2])
    const once = pasteInto(
      [
        ['1', '2'],
        ['', 'x'],
      ],
      areaOf(at(3, 5), at(3, 5)),
      size,
    )
    expect(once).toEqual({
      puts: [
        { row: 3, column: 5, quota: 1 },
        { row: 3, column: 6, quota: 2 },
      ],
      wrong: [],
      beyond: 2,
    })
    expect(pasteInto([['x', '']], areaOf(at(0, 0), at(0, 0)), size)).toEqual({
      puts: [{ row: 0, column: 1, quota: null }],
      wrong: ['x'],
      beyond: 0,
    })
    expect(pasteInto([], areaOf(at(0, 0), at(0, 0)), size).puts).toEqual([])
  })

  it('repeat a block in the direction of the drag', () => {
    const source = areaOf(at(1, 1), at(2, 1))
    const target = stretched(source, at(3, 2))
    expect(stretched(source, at(2, 4))).toEqual({ top: 1, left: 1, bottom: 2, right: 4 })
    expect(stretched(source, at(1, 1))).toEqual(source)
    expect(target).toEqual({ top: 1, left: 1, bottom: 3, right: 1 })
    const filled = (over: typeof source) => tiled([['a'], ['b']], at(1, 1), over).map(({ value }) => value)
    expect(filled(target)).toEqual(['a', 'b', 'a'])
    expect(filled(stretched(source, at(0, 1)))).toEqual(['b', 'a', 'b'])
    expect(tiled([['a', undefined]], at(0, 0), areaOf(at(0, 0), at(0, 2))).map(({ column }) => column)).toEqual([0, 2])
  })

  it('are copied row by row', () =>
    expect(blockOf(areaOf(at(0, 1), at(1, 2)), ({ row: line, column }) => `${line}${column}`)).toEqual([
      ['01', '02'],
      ['11', '12'],
    ]))
})

describe('schedule plan', () => {
  it('lists its changes and applies them to another plan', () => {
    const before = plan({ fixed: { a: 1, b: 2 }, custom: [rule(), rule({ id: '2' })] })
    const now = plan({ maxReserve: 5, fixed: { a: 1, b: 3, c: 0 }, custom: [rule({ quota: 9 })] })
    const changes = changesOf(before, now)
    expect(changes).toEqual({ max: 5, 'fixed b': 3, 'fixed c': 0, 'rule 1': rule({ quota: 9 }), 'rule 2': null })
    expect(countOf(changes)).toBe(5)
    expect(withParts(before, changes)).toEqual(now)
    const other = plan({ fixed: { a: 8, b: 2 }, custom: [rule({ id: '3' })] })
    expect(withParts(other, changes)).toEqual({
      maxReserve: 5,
      fixed: { a: 8, b: 3, c: 0 },
      custom: [rule({ id: '3' }), rule({ quota: 9 })],
    })
    expect(readChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes)
    expect([readChanges(undefined), readChanges({ 'fixed a': 'x' }), readChanges({ 'rule 1': {} })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('copies Monday, fills all slots or clears them', () => {
    const monday = plan({ fixed: { [`1 ${FIRST}`]: 2, [`3 ${SECOND}`]: 9 } })
    const copied = withParts(monday, copyMonday(monday, HOURS))
    expect(copied.fixed[`6 ${FIRST}`]).toBe(2)
    expect(copied.fixed[`3 ${SECOND}`]).toBeUndefined()
    expect(copied.fixed[`7 ${FIRST}`]).toBeUndefined()
    expect(Object.keys(fillAll(HOURS, 3))).toHaveLength(18)
    expect(withParts(monday, clearAll(monday)).fixed).toEqual({})
  })

  it('undoes and redoes up to 20 steps', () => {
    const steps = Array.from({ length: 25 }, (_, step) => plan({ maxReserve: step + 1 }))
    let history = steps.reduce((all, step) => pushed(all, step), begun(plan()))
    for (let step = 0; step < 30; step++) history = undone(history)
    expect(history.now.maxReserve).toBe(5)
    history = redone(history)
    expect(history.now.maxReserve).toBe(6)
    expect(pushed(history, plan({ maxReserve: 6 }))).toBe(history)
    expect(pushed(history, plan({ maxReserve: 40 })).next).toEqual([])
  })

  it('sends existing rules with their ids and new ones without', () => {
    const fixedRules = [{ id: '11', weekDay: 1, slot: FIRST, quota: 2 }]
    const schedule = { dealerCode: 'D1', fixedRules, updateTime: 'then' }
    const made = plan({ fixed: { [`1 ${FIRST}`]: 3, [`2 ${LAST}`]: 0 }, custom: [rule(), rule({ id: 'new 5' })] })
    const { id: _id, ...fresh } = rule()
    expect(inputOf(schedule, made)).toEqual({
      dealerCode: 'D1',
      maxReserve: 4,
      fixedRules: [
        { id: '11', weekDay: 1, slot: FIRST, quota: 3 },
        { weekDay: 2, slot: LAST, quota: 0 },
      ],
      customRules: [rule(), fresh],
      updateTime: 'then',
    })
  })
})
