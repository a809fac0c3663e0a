import { describe, expect, it } from 'vitest'
import { energyType } from '@/entities/shared/enums'
import type { DriveCar } from '@/entities/vehicle/driveCar'
import {
  daysLeft,
  hasPastPaper,
  isDrivePlate,
  mayApply,
  mayPublish,
  maySendAgain,
} from '@/entities/vehicle/driveCarRules'
import { toMillis } from '@/lib/time'

const NOW = toMillis('2026-11-27 23:30:00') ?? 0
// The rules read only these fields.
const car = (carStatus: number, approveStatus: number, listingStatus = 0) =>
  ({ carStatus, approveStatus, listingStatus }) as DriveCar

describe('test-drive car rules', () => {
  it('require seven characters on petrol plates and eight on new energy plates', () => {
    expect(isDrivePlate('皖B12345', energyType.petrol)).toBe(true)
    expect(isDrivePlate('皖B12345', energyType.electric)).toBe(false)
    expect(isDrivePlate('皖BD12345', energyType.electric)).toBe(true)
    expect(isDrivePlate('皖BD12345', energyType.petrol)).toBe(false)
    expect(isDrivePlate('皖BD12345')).toBe(true)
    expect(isDrivePlate('B12345')).toBe(false)
    expect(isDrivePlate('皖BI2345')).toBe(false)
  })

  it('count the days left of a document in the back-end time zone', () => {
    expect(daysLeft('2026-11-27', NOW)).toBe(0)
    expect(daysLeft('2026-11-26', NOW)).toBe(-1)
    expect(daysLeft('2026-12-27', NOW)).toBe(30)
    expect(daysLeft('', NOW)).toBeUndefined()
    expect(hasPastPaper({ inspectEnd: '2026-11-27', insuranceEnd: '2026-11-26' }, NOW)).toBe(true)
    expect(hasPastPaper({ inspectEnd: '2026-11-27', insuranceEnd: '' }, NOW)).toBe(false)
  })

  it('forbid publication and applications while one is pending', () => {
    expect([mayPublish(car(1, 0)), mayPublish(car(1, 1)), mayPublish(car(2, 0)), mayPublish(car(1, 0, 1))]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([mayApply(car(1, 2)), mayApply(car(1, 1)), mayApply(car(4, 0)), mayApply(car(0, 2))]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect([maySendAgain(car(0, 2)), maySendAgain(car(0, 1))]).toEqual([true, false])
  })
})
