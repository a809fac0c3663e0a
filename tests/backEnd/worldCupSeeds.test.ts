// @module-tag members
import { describe, expect, it } from 'vitest'
import { matchStatus } from '@/entities/members/cupMatch'
import { APP_POOL, poolBalance } from '../../mocks/members/data/pointBook'
import { poolById } from '../../mocks/members/rules/pointBook'
import { activity, eligible, guesses, matches, splitNow, tallyOf, teams } from '../../mocks/members/rules/worldCup'

describe('World Cup demo data', () => {
  it('has 32 teams, 64 matches in every state and 20,000 guesses', () => {
    expect(teams()).toHaveLength(32)
    expect(matches()).toHaveLength(64)
    expect(guesses()).toHaveLength(20_000)
    expect(new Set(matches().map(({ status }) => status))).toEqual(
      new Set(matchStatus.options.map(({ value }) => value)),
    )
  })
  it('distributes every pot to the last point', () => {
    for (const match of matches()) {
      const split = splitNow(match)
      expect(split.issued + split.rollover).toBe(
        match.base + match.rolled + Math.floor((tallyOf(match).count * match.stakePoints * activity().stakeRate) / 100),
      )
    }
  })
  it('includes a drawn match with a rolled-over pot', () => {
    const drawn = matches().filter(({ status }) => status === matchStatus.drawn)
    expect(drawn.some(({ rolled }) => rolled > 0)).toBe(true)
  })
  it('has enough winners for the final draw and enough points for pending draws', () => {
    expect(eligible(10).length).toBeGreaterThan(20)
    const waiting = matches().filter(({ status }) => status === matchStatus.toDraw)
    const pool = poolById(APP_POOL)
    const issued = waiting.reduce((sum, match) => sum + splitNow(match).issued, 0)
    expect(pool && poolBalance(pool)).toBeGreaterThan(issued)
  })
})
