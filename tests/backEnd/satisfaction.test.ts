// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import {
  DIMENSION_SCORES,
  ENOUGH_ANSWERS,
  type Satisfaction,
  satisfactionDimension as dimension,
} from '@/entities/voice/satisfaction'
import { formatTime } from '@/lib/time'
import { control } from '../../mocks/core/control'
import { org } from '../../mocks/system/rules/store'
import { lineOf, satisfactionOf, sheetsOfLine } from '../../mocks/voice/rules/satisfaction'
import { need } from './send'

const user = (username: string) => need(org.users.find((one) => one.username === username))
const MONTH = formatTime(Date.now(), 'YYYY-MM')
const sum = (rows: readonly Satisfaction[], key: 'answerCount' | 'pushCount' | 'lowCount') =>
  rows.reduce((all, row) => all + row[key], 0)
const HEAD = 'superadmin'
const report = (username: string, asked: Record<string, unknown> = {}) => satisfactionOf(asked, user(username))

describe('satisfaction report', () => {
  beforeEach(() => control.reset())

  it('counts the same sheets by area, dealer and month', () => {
    const { whole } = report(HEAD)
    expect(whole.answerCount).toBeGreaterThan(ENOUGH_ANSWERS)
    const { lines: people } = report(HEAD, { dimension: dimension.employee })
    expect(sum(people, 'answerCount')).toBeLessThanOrEqual(whole.answerCount)
    expect(sum(people, 'answerCount')).toBeGreaterThan(whole.answerCount / 2)
    for (const value of [dimension.area, dimension.dealer, dimension.month]) {
      const { lines } = report(HEAD, { dimension: value, periodStart: MONTH, periodEnd: MONTH })
      expect(sum(lines, 'answerCount'), String(value)).toBe(whole.answerCount)
      expect(sum(lines, 'pushCount')).toBe(whole.pushCount)
      expect(sum(lines, 'lowCount')).toBe(whole.lowCount)
    }
  })
  it('links each line to the sheets that it counts', () => {
    for (const { value } of dimension.options)
      for (const line of report(HEAD, { dimension: value }).lines.slice(0, 5)) {
        expect(sheetsOfLine(line.id, user(HEAD)), line.id).toHaveLength(line.answerCount)
        expect(lineOf(line.id, user(HEAD))?.avgScore).toBe(line.avgScore)
      }
  })
  it('ranks only lines with enough answers, best first', () => {
    const { lines } = report(HEAD, { dimension: dimension.dealer })
    const ranked = lines.filter(({ rank }) => !Number.isNaN(rank))
    expect(ranked.length).toBeGreaterThan(5)
    expect(ranked.length).toBeLessThan(lines.length)
    expect(ranked.every(({ answerCount }) => answerCount >= ENOUGH_ANSWERS)).toBe(true)
    expect(ranked.map(({ avgScore }) => avgScore)).toEqual(
      ranked.map(({ avgScore }) => avgScore).toSorted((a, b) => b - a),
    )
  })
  it('shows a dealer only its own lines and the averages of the network', () => {
    const own = report('dealer01', { dimension: dimension.dealer })
    expect(own.lines.map(({ dealerCode }) => dealerCode)).toEqual([user('dealer01').dealerCode])
    expect(own.dealers).toEqual([])
    expect(own.network?.avgScore).toBeGreaterThan(50)
    expect(own.network?.answerCount).toBeUndefined()
    expect(own.ranked).toBeGreaterThan(5)
    const other = need(
      report(HEAD, { dimension: dimension.dealer }).lines.find((row) => row.dealerCode !== user('dealer01').dealerCode),
    )
    expect(lineOf(other.id, user('dealer01'))).toBeUndefined()
    expect(sheetsOfLine(other.id, user('dealer01'))).toEqual([])
  })
  it('compares with the preceding period', () => {
    const { before, whole, months } = report(HEAD)
    expect(whole.momChange).toBeCloseTo(whole.avgScore - before.avgScore, 1)
    expect(months).toHaveLength(13)
    expect(months.at(-1)?.avgScore).toBe(whole.avgScore)
  })
  it('limits scores to 100 and periods to 13 months', () => {
    const { whole } = report(HEAD)
    for (const key of DIMENSION_SCORES) expect(whole[key] > 0 && whole[key] <= 100, key).toBe(true)
    expect(() => report(HEAD, { periodStart: '2025-01', periodEnd: MONTH })).toThrow('13个月')
  })
})
