import { entity, enumeration, f, type RowOf } from '../field'
import { serviceType } from './maintenanceReserve'
import { weekDay } from './reserveSchedule'

export const slotMinutes = enumeration('slotMinutes', { half: 30, one: 60, two: 120 })

/** Opening hours of a weekday, as HH:mm. */
export const dayConfigWeek = entity('dayConfigWeek', {
  weekDay: f.enum(weekDay),
  openFlag: f.switch(),
  openTime: f.text(),
  closeTime: f.text(),
  breakStart: f.text(),
  breakEnd: f.text(),
})
export interface DayConfigWeek extends Omit<RowOf<typeof dayConfigWeek>, 'weekDay'> {
  weekDay: number
}

/** Weekly time window with a discount on labour. */
export const dayConfigDiscount = entity('dayConfigDiscount', {
  id: f.id(),
  weekDays: f.multi(weekDay),
  startSlot: f.text(),
  endSlot: f.text(),
  serviceTypes: f.multi(serviceType),
  discount: f.percent({ decimals: 0 }),
})
export interface DayConfigDiscount extends Omit<
  RowOf<typeof dayConfigDiscount>,
  'weekDays' | 'serviceTypes' | 'discount'
> {
  weekDays: number[]
  serviceTypes: number[]
  discount: number | null
}

/** Opening hours and booking rules: the headquarters default, which has no dealer, or those of one dealer. */
export const dayConfig = entity('dayConfig', {
  dealerCode: f.dealer(),
  inheritFlag: f.switch(),
  lockedFields: f.tags(),
  weekRows: f.json(),
  slotMinutes: f.enum(slotMinutes, { required: true }),
  dayMax: f.integer({ required: true, min: 1, max: 999 }),
  bayCount: f.integer({ required: true, min: 1, max: 99 }),
  serviceTypes: f.multi(serviceType, { required: true }),
  advanceDays: f.integer({ required: true, min: 1, max: 60 }),
  leadHours: f.integer({ required: true, min: 0, max: 72 }),
  autoConfirm: f.switch(),
  confirmHours: f.integer({ required: true, min: 1, max: 48 }),
  cancelHours: f.integer({ required: true, min: 0, max: 72 }),
  changeTimes: f.integer({ required: true, min: 0, max: 5 }),
  keepMinutes: f.integer({ required: true, min: 0, max: 120 }),
  noShowLimit: f.integer({ required: true, min: 0, max: 9 }),
  discounts: f.json(),
  notice: f.longtext({ max: 300 }),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})
export interface DayConfig extends Omit<RowOf<typeof dayConfig>, 'weekRows' | 'discounts' | 'serviceTypes'> {
  weekRows: DayConfigWeek[]
  serviceTypes: number[]
  discounts: DayConfigDiscount[]
  /** Number of dealers that use the headquarters default. */
  followCount?: number
}
