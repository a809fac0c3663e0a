import { entity, enumeration, f, type RowOf } from '../field'

export const weekDay = enumeration('weekDay', {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 7,
})
export const customReason = enumeration('customReason', {
  holiday: 1,
  workingWeekend: 2,
  staffAbsent: 3,
  equipment: 4,
  campaign: 5,
  other: 9,
})
export const ruleType = enumeration('ruleType', { closed: 0, standard: 1, fixed: 2, customised: 3 })

export const scheduleFixedRule = entity('scheduleFixedRule', {
  id: f.id(),
  weekDay: f.enum(weekDay),
  slot: f.text(),
  quota: f.integer({ min: 0, max: 99 }),
})
export interface ScheduleFixedRule extends Omit<RowOf<typeof scheduleFixedRule>, 'weekDay' | 'quota'> {
  weekDay: number
  quota: number | null
}

/** Exception for certain dates; without slots it covers whole days. */
export const scheduleCustomRule = entity('scheduleCustomRule', {
  id: f.id(),
  startDate: f.date({ required: true }),
  endDate: f.date({ required: true }),
  slots: f.tags(),
  closeFlag: f.switch(),
  quota: f.integer({ required: true, min: 0, max: 99 }),
  reason: f.enum(customReason, { required: true }),
  remark: f.text({ max: 50 }),
})
export interface ScheduleCustomRule extends Omit<RowOf<typeof scheduleCustomRule>, 'quota' | 'reason'> {
  /** Null if closed. */
  quota: number | null
  reason: number | null
}

export const scheduleCell = entity('scheduleCell', {
  cellKey: f.id(),
  reserveDate: f.date(),
  slot: f.text(),
  quota: f.integer(),
  bookedCount: f.integer(),
  ruleType: f.enum(ruleType),
})
export interface ScheduleCell extends Omit<RowOf<typeof scheduleCell>, 'quota' | 'bookedCount' | 'ruleType'> {
  quota: number | null
  bookedCount: number | null
}

export const reserveSchedule = entity('reserveSchedule', {
  dealerCode: f.dealer(),
  maxReserve: f.integer({ required: true, min: 1, max: 99 }),
  fixedRules: f.json(),
  customRules: f.json(),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})
export interface ReserveSchedule extends Omit<
  RowOf<typeof reserveSchedule>,
  'maxReserve' | 'fixedRules' | 'customRules'
> {
  maxReserve: number | null
  fixedRules: ScheduleFixedRule[]
  customRules: ScheduleCustomRule[]
}
