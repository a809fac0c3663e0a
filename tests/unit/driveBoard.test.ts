import { describe, expect, it } from 'vitest'
import { boardRows, placeOf } from '@/areas/vehicle/testDrive/parts/board'
import { testDriveStatus } from '@/entities/orders/miniEnums'
import type { TestDriveOrder } from '@/entities/orders/testDriveOrder'
import { toMillis } from '@/lib/time'

// The board reads only these fields.
const drive = (more: Partial<TestDriveOrder>) =>
  ({ id: '1', plate: '皖B1', status: testDriveStatus.confirmed, startTime: '', endTime: '', ...more }) as TestDriveOrder
const at = (time: string) => `2026-11-27 ${time}:00`

describe('test drive board', () => {
  it('lists drives without a car first, then the cars by plate', () => {
    const rows = boardRows([
      drive({ plate: '皖B2', appointTime: at('09:00') }),
      drive({ plate: '', appointTime: at('09:00') }),
      drive({ plate: '皖B1', appointTime: at('09:00') }),
    ])
    expect(rows.map(({ plate }) => plate)).toEqual(['', '皖B1', '皖B2'])
  })

  it('puts overlapping drives into separate lanes and marks clashes on the same car', () => {
    const [row] = boardRows([
      drive({ id: '1', appointTime: at('09:00') }),
      drive({ id: '2', appointTime: at('09:30') }),
      drive({ id: '3', appointTime: at('10:30') }),
      drive({ id: '4', appointTime: at('10:45'), status: testDriveStatus.cancelled }),
    ])
    expect(row?.lanes).toBe(2)
    expect(row?.blocks.map(({ lane, clashes }) => [lane, clashes])).toEqual([
      [0, true],
      [1, true],
      [0, false],
      [1, false],
    ])
    const [free] = boardRows([
      drive({ plate: '', appointTime: at('09:00') }),
      drive({ plate: '', appointTime: at('09:00') }),
    ])
    expect(free?.blocks.some(({ clashes }) => clashes)).toBe(false)
  })

  it('places times outside its hours at its edges', () => {
    expect(placeOf(toMillis(at('06:00')) ?? 0)).toBe(0)
    expect(placeOf(toMillis(at('14:00')) ?? 0)).toBe(0.5)
    expect(placeOf(toMillis(at('22:00')) ?? 0)).toBe(1)
  })
})
