// @module-tag marketing
import { describe, expect, it } from 'vitest'
import { paceOf } from '@/areas/marketing/lotteries/parts/lotteryValues'
import { toCents } from '@/lib/money'
import { lotteries, lotteryDetail, lotteryRecords, sentCounts } from '../../mocks/marketing/rules/lotteries'
import { validateLottery } from '../../mocks/marketing/rules/lotteryRules'

describe('the wheels of the demo', () => {
  it('are eight in all states, with 2,400 draws', () => {
    expect([lotteries().length, lotteryRecords().length]).toEqual([8, 2400])
    expect([0, 1, 2, 3, 4].filter((status) => !lotteries().some((row) => row.status === status))).toEqual([])
  })
  it('have chances of 100.00 and tables that could be published', () => {
    for (const row of lotteries()) {
      expect(row.prizes.reduce((sum, { probability }) => sum + (toCents(probability) ?? 0), 0)).toBe(10_000)
      expect(validateLottery(row, true), row.title).toEqual({})
    }
  })
  it('never give more than there is, and count as many slots drawn as draws', () => {
    for (const row of lotteries()) {
      const sent = sentCounts(row.id)
      expect(row.prizes.filter(({ slot, stock }) => stock !== null && sent(slot) > stock)).toEqual([])
      const { drawCount, prizes, byDay } = lotteryDetail(row)
      expect(prizes.reduce((sum, { sentCount }) => sum + sentCount, 0)).toBe(drawCount)
      expect(byDay.reduce((sum, { count }) => sum + count, 0)).toBe(drawCount)
    }
  })
  it('were drawn by people they are open to, while they ran', () => {
    const wheels = new Map(lotteries().map((row) => [row.id, row]))
    const early = lotteryRecords().filter(
      ({ lotteryId, drawTime }) =>
        drawTime < (wheels.get(lotteryId)?.startTime ?? '') || drawTime > (wheels.get(lotteryId)?.endTime ?? ''),
    )
    expect(early).toEqual([])
  })
})

describe('the pace of a wheel', () => {
  const draft = { startTime: '2026-12-01 10:00:00', endTime: '2026-12-11 10:00:00', dayLimit: 5, totalLimit: 0 }
  it('is the limit of a day for all its days, within the limit of all draws', () => {
    expect(paceOf(draft)).toEqual({ days: 10, perPerson: 50 })
    expect(paceOf({ ...draft, totalLimit: 20 })).toEqual({ days: 10, perPerson: 20 })
  })
  it('is that of one day while the period is not typed', () =>
    expect(paceOf({ dayLimit: 3 })).toEqual({ days: 1, perPerson: 3 }))
})
