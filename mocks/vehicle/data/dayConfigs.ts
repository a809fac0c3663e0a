import type { DayConfig } from '@/entities/vehicle/dayConfig'
import { slotMinutes } from '@/entities/vehicle/dayConfig'
import { WEEK_DAYS } from '@/entities/vehicle/dayConfigRules'
import { serviceType } from '@/entities/vehicle/maintenanceReserve'
import { weekDay } from '@/entities/vehicle/reserveSchedule'
import type { Context } from '../../core/context'

const NOTICE = '请提前10分钟到店，携带行驶证与保养手册。改约请在预约时间前完成，多次爽约将暂停线上预约。'

const week = (closed: readonly number[], openTime: string, closeTime: string): DayConfig['weekRows'] =>
  WEEK_DAYS.map((day) => ({
    weekDay: day,
    openFlag: closed.includes(day) ? 0 : 1,
    openTime,
    closeTime,
    breakStart: '11:30',
    breakEnd: '12:30',
  }))

/**
 * The default of headquarters under '', and the dealers' own rules by dealer code: closed on Sundays, every second
 * dealer with half-hour slots.
 */
export const buildDayConfigs = (
  { time }: Context,
  ownDealers: readonly { dealerCode: string; bayCount: number }[],
): Map<string, DayConfig> => {
  const standard: DayConfig = {
    dealerCode: '',
    inheritFlag: 0,
    lockedFields: ['noShowLimit', 'cancelHours'],
    weekRows: week([], '08:30', '17:30'),
    slotMinutes: slotMinutes.one,
    dayMax: 60,
    bayCount: 8,
    serviceTypes: serviceType.options.map(({ value }) => value),
    advanceDays: 30,
    leadHours: 2,
    autoConfirm: 0,
    confirmHours: 4,
    cancelHours: 2,
    changeTimes: 2,
    keepMinutes: 30,
    noShowLimit: 2,
    discounts: [
      {
        id: '1',
        weekDays: [weekDay.tuesday, weekDay.wednesday],
        startSlot: '13:30',
        endSlot: '16:30',
        serviceTypes: [serviceType.firstService, serviceType.service],
        discount: 85,
      },
    ],
    notice: NOTICE,
    updateBy: '李静',
    updateTime: time(46),
  }
  const own = ownDealers.map(({ dealerCode, bayCount }, at): [string, DayConfig] => [
    dealerCode,
    {
      ...standard,
      dealerCode,
      weekRows: week([weekDay.sunday], '08:30', '17:30'),
      slotMinutes: at % 2 === 0 ? slotMinutes.one : slotMinutes.half,
      dayMax: at % 2 === 0 ? 20 : 60,
      bayCount,
      updateBy: '服务经理',
      updateTime: time(12 + at),
    },
  ])
  return new Map([['', standard], ...own])
}
