import { describe, expect, it } from 'vitest'
import { validateValue } from '@/entities/rules'
import { tripConfig } from '@/entities/vehicle/tripConfig'
import { phevPartType, type PhevPart, phevStatus } from '@/entities/vehicle/phevTrace'
import { addsUp, insuredPeriod, premiumsByInsurer, sumOfMoney } from '@/areas/vehicle/insurance/parts/policySums'
import { daysToReport, treeOf } from '@/areas/vehicle/phev/parts/phevRules'

const at = (time: string) => Date.parse(`${time}+08:00`)

describe('insurance sums', () => {
  it('are exact to the cent and unknown if a part is unknown', () => {
    expect(sumOfMoney(['0.10', '0.20', 1])).toBe('1.30')
    expect(sumOfMoney(['1.00', null])).toBeUndefined()
    expect(sumOfMoney([])).toBe('0.00')
  })

  it('are checked against a premium only if it was sent', () => {
    const lines = [{ premium: '600.00' }, { premium: '35.50' }] as unknown as Parameters<typeof addsUp>[0] // their other fields do not count
    expect([addsUp(lines, '635.50'), addsUp(lines, '635.49'), addsUp(lines, ''), addsUp([], '1.00')]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  it('show the eight largest insurers and combine the others', () => {
    const premiums = Array.from({ length: 10 }, (_, place) => ({
      companyName: `C${place}`,
      premium: `${place + 1}.00`,
    }))
    const series = premiumsByInsurer([{ month: '2026-11', renewalRate: null, premiums }], 'rest')
    expect(series.map(({ name }) => name)).toEqual(['C9', 'C8', 'C7', 'C6', 'C5', 'C4', 'C3', 'C2', 'rest'])
    expect(series.at(-1)?.values).toEqual([3])
  })
})

describe('insured period', () => {
  const of = (now: string) => insuredPeriod('2026-01-01 00:00:00', '2026-12-31 23:59:59', at(now))
  it('is ahead, running, ending soon or past', () => {
    expect(of('2025-12-30T12:00:00')).toMatchObject({ state: 'ahead', days: 2, percent: 0 })
    expect(of('2026-07-02T12:00:00')).toMatchObject({ state: 'running', days: 182 })
    expect(of('2026-12-02T12:00:00')).toMatchObject({ state: 'soon', days: 29 })
    expect(of('2027-01-03T12:00:00')).toMatchObject({ state: 'past', days: 3, percent: 100 })
    expect(insuredPeriod('', '2026-12-31')).toBeUndefined()
  })
})

describe('PHEV trace', () => {
  const left = (deadline: string, status: (typeof phevStatus)['failed' | 'reported' | 'toReport']) =>
    daysToReport({ deadline, status }, at('2026-11-28T10:00:00'))
  it('counts the days left to report only if few or overdue', () => {
    expect(left('2026-12-01', phevStatus.toReport)).toBe(3)
    expect(left('2026-12-02', phevStatus.toReport)).toBeUndefined()
    expect(left('2026-11-25', phevStatus.failed)).toBe(-3)
    expect(left('2026-11-25', phevStatus.reported)).toBeUndefined()
  })

  it('builds a tree of parts despite invalid parents', () => {
    const part = (partCode: string, parentCode: string): PhevPart => ({
      partCode,
      parentCode,
      partType: phevPartType.cell,
      spec: '',
      makerName: '',
      produceDate: '',
    })
    const tree = treeOf([
      part('c', 'm'),
      part('m', 'p'),
      part('p', ''),
      part('x', 'gone'),
      part('a', 'b'),
      part('b', 'a'),
    ])
    expect(tree.map(({ id }) => id)).toEqual(['p', 'x', 'b'])
    expect(tree[0]?.children[0]?.children[0]?.id).toBe('c')
  })
})

it('trip rules allow at most 20 people and 2,000 cars', () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => String(index))
  expect(validateValue(tripConfig.alarmUsers, some(20))).toBeUndefined()
  expect(validateValue(tripConfig.alarmUsers, some(21))).toMatch(/20.*21/)
  expect(validateValue(tripConfig.carIds, some(2001))).toMatch(/2000.*2001/)
})
