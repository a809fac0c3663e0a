// @module-tag members
import { describe, expect, it } from 'vitest'
import { type CupMatch, cupStage } from '@/entities/members/cupMatch'
import { BRACKET, chancesOf, outcomeOf, promotionsOf, splitPot } from '@/entities/members/cupRules'

describe('pot of a match', () => {
  const POT = { jackpot: 1000, exactShare: 60, resultShare: 40, exactCount: 7, resultCount: 9 }

  it('is shared in whole points and rolls over the remainder', () =>
    expect(splitPot(POT)).toEqual({
      exact: { pot: 600, count: 7, each: 85, issued: 595 },
      result: { pot: 400, count: 9, each: 44, issued: 396 },
      winners: 16,
      issued: 991,
      rollover: 9,
    }))
  it('goes entirely to the correct results if nobody has the score', () =>
    expect(splitPot({ ...POT, exactCount: 0 })).toMatchObject({
      exact: { pot: 0, each: 0, issued: 0 },
      result: { pot: 1000, each: 111, issued: 999 },
      rollover: 1,
    }))
  it('rolls over the share of the correct results if all winners have the score', () =>
    expect(splitPot({ ...POT, resultCount: 0 })).toMatchObject({ issued: 595, rollover: 405 }))
  it('rolls over completely without winners', () =>
    expect(splitPot({ ...POT, exactCount: 0, resultCount: 0 })).toMatchObject({
      winners: 0,
      issued: 0,
      rollover: 1000,
    }))
  it('never pays out more than it contains', () => {
    for (let jackpot = 0; jackpot < 300; jackpot += 7)
      for (let exactShare = 0; exactShare <= 100; exactShare += 3)
        for (const [exactCount, resultCount] of [
          [1, 1],
          [3, 11],
          [0, 7],
          [13, 0],
        ] as const) {
          const split = splitPot({ jackpot, exactShare, resultShare: 100 - exactShare, exactCount, resultCount })
          expect(split.issued).toBeLessThanOrEqual(jackpot)
          expect(split.issued + split.rollover).toBe(jackpot)
        }
  })
  it('derives the outcome from the score', () =>
    expect([outcomeOf(2, 1), outcomeOf(0, 0), outcomeOf(1, 3)]).toEqual(['H', 'D', 'A']))
})

describe('chances in the final draw', () => {
  it('add up to 100 percent including no win', () => {
    const { prizes, none } = chancesOf([1, 2, 10], 37)
    const sum = [...prizes, none].reduce((all, { percent }) => all + Math.round(percent * 100), 0)
    expect(sum).toBe(10_000)
    expect(none.drawn).toBe(24)
  })
  it('allow no more prizes than participants', () =>
    expect(chancesOf([2, 5], 3)).toEqual({
      prizes: [
        { drawn: 2, percent: 66.67 },
        { drawn: 1, percent: 33.33 },
      ],
      none: { drawn: 0, percent: 0 },
    }))
})

describe('bracket', () => {
  // Only the fields that the bracket reads.
  const match = (matchNo: number, more: Partial<CupMatch> = {}) =>
    ({
      id: `m${matchNo}`,
      matchNo,
      stage: cupStage.last16,
      homeTeamId: '',
      awayTeamId: '',
      winnerTeamId: '',
      ...more,
    }) as CupMatch
  const matches = Array.from({ length: 16 }, (_, index) => match(49 + index))

  it('promotes a winner to its side of the next match', () => {
    for (const [column, round] of BRACKET.slice(0, -1).entries())
      for (const [place, no] of round.entries()) {
        const scored = match(no, { homeTeamId: 'a', awayTeamId: 'b', winnerTeamId: 'a' })
        const next = BRACKET[column + 1]?.[Math.floor(place / 2)]
        expect(promotionsOf(scored, matches)[0]).toMatchObject({
          to: { matchNo: next },
          side: place % 2 === 0 ? 'home' : 'away',
          teamId: 'a',
        })
      }
  })
  it('sends the loser of a semi-final to the third-place match', () =>
    expect(
      promotionsOf(match(61, { homeTeamId: 'a', awayTeamId: 'b', winnerTeamId: 'b' }), matches).map(
        ({ to, teamId }) => [to.matchNo, teamId],
      ),
    ).toEqual([
      [64, 'b'],
      [63, 'a'],
    ]))
  it('promotes no team that is already there', () =>
    expect(
      promotionsOf(match(49, { homeTeamId: 'a', awayTeamId: 'b', winnerTeamId: 'a' }), [
        match(57, { homeTeamId: 'a' }),
      ]),
    ).toEqual([]))
})
