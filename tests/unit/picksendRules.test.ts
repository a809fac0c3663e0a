import { describe, expect, it } from 'vitest'
import { plateIn } from '@/business/plateFilter'
import {
  comparisonOf,
  insuranceState,
  isLate,
  lacksPhotos,
  stepsBehind,
  stepsOf,
  waitedSince,
  weekAround,
} from '@/areas/vehicle/picksends/picksendRules'
import { legType, picksendKind, type PicksendLeg, picksendStatus } from '@/entities/vehicle/picksendOrder'

const NOW = Date.parse('2026-11-28T10:00:00+08:00')
const leg = (change: Partial<PicksendLeg>): PicksendLeg => ({
  id: '1',
  legType: legType.pickUp,
  carPlate: '',
  driverName: '',
  driverPhone: '',
  departTime: '',
  arriveTime: '',
  distance: 10,
  startMileage: 1000,
  endMileage: 1010,
  energyLevel: 80,
  images: [],
  signImage: '',
  ...change,
})
const behind = (status: PicksendStatusCode, serviceKind: PicksendKindCode, driverName = '', legs: PicksendLeg[] = []) =>
  stepsBehind({ status, serviceKind, driverName, legs })
type PicksendStatusCode = Parameters<typeof stepsBehind>[0]['status']
type PicksendKindCode = Parameters<typeof stepsBehind>[0]['serviceKind']

describe('pick-up order', () => {
  it('is late if nobody is assigned less than two hours before the appointment', () => {
    const { toDispatch, assigned } = picksendStatus
    expect(isLate({ status: toDispatch, appointTime: '2026-11-28 11:59:00' }, NOW)).toBe(true)
    expect(isLate({ status: toDispatch, appointTime: '2026-11-28 12:00:00' }, NOW)).toBe(false)
    expect(isLate({ status: assigned, appointTime: '2026-11-28 10:30:00' }, NOW)).toBe(false)
    expect(isLate({ status: toDispatch, appointTime: '' }, NOW)).toBe(false)
  })

  it('derives its steps and the completed ones from its kind and status', () => {
    const { pickUp, delivery, bothWays } = picksendKind
    expect([pickUp, delivery, bothWays].map((kind) => stepsOf(kind).length)).toEqual([4, 4, 6])
    const { toDispatch, assigned, pickingUp, atDealer, returning, done, incident, cancelled } = picksendStatus
    expect([toDispatch, assigned, pickingUp, atDealer, returning, done].map((one) => behind(one, bothWays))).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
    expect(behind(returning, delivery)).toBe(3)
    expect(behind(incident, bothWays, '张三', [leg({})])).toBe(3)
    expect(behind(incident, bothWays, '张三', [leg({}), leg({ legType: legType.delivery })])).toBe(5)
    expect(behind(cancelled, bothWays)).toBe(1)
    expect(behind(cancelled, bothWays, '张三')).toBe(2)
  })

  it('compares the odometer reading with the driven distance', () => {
    expect(comparisonOf([])).toBeUndefined()
    expect(comparisonOf([leg({ endMileage: 1015 })])).toEqual({ mileage: 15, energy: null, driven: 10, isOdd: false })
    const back = leg({ legType: legType.delivery, startMileage: 1010, endMileage: 1026, energyLevel: 74 })
    expect(comparisonOf([leg({}), back])).toEqual({ mileage: 26, energy: -6, driven: 20, isOdd: true })
    const [unknown] = [leg({ endMileage: undefined })]
    expect(comparisonOf([unknown])).toMatchObject({ mileage: null, isOdd: false })
  })

  it('lacks photos if a leg has arrived with fewer than required', () => {
    const arrived = leg({ arriveTime: '2026-11-28 09:00:00', images: ['a'] })
    expect(lacksPhotos(arrived, 2)).toBe(true)
    expect(lacksPhotos(arrived, 1)).toBe(false)
    expect(lacksPhotos(arrived, undefined)).toBe(false)
    expect(lacksPhotos(leg({}), 2)).toBe(false)
  })

  it('computes the waiting time in hours and minutes', () => {
    expect(waitedSince('2026-11-28 07:45:00', NOW)).toEqual({ hours: 2, minutes: 15 })
    expect(waitedSince('2026-11-28 11:00:00', NOW)).toEqual({ hours: 0, minutes: 0 })
    expect(waitedSince('', NOW)).toBeUndefined()
  })
})

describe('rules for pick-up orders', () => {
  it('report an insurance that is expired or ends within 30 days', () => {
    expect(['2026-11-27', '2026-11-28', '2026-12-28', '2026-12-29', ''].map((day) => insuranceState(day, NOW))).toEqual(
      ['over', 'soon', 'soon', undefined, undefined],
    )
  })
  it('span a week before and after a day', () => expect(weekAround('20261128')).toBe('2026-11-21~2026-12-05'))
  it('normalise plates to capitals without spaces and dots', () => expect(plateIn('皖b·12 3a4')).toBe('皖B123A4'))
})
