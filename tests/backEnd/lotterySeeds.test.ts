// @module-tag marketing
import { describe, expect, it } from 'vitest'
import { paceOf } from '@/areas/marketing/lotteries/parts/lotteryValues'
import { toCents } from '@/lib/money'
import { lotteries, lotteryDetail, lotteryRecords, sentCounts } from '../../mocks/marketing/rules/lotteries'
import { validateLottery } from '../../mocks/marketing/rules/lotteryRules'

describe('demo lotteries', () => {
  it('cover every state with eight lotteries and 2,400 draws', () => {
    expect([lotteries().length, lotteryRecords().length]).toEqual([8, 2400])
    expect([0, 1, 2, 3, 4].filter((status) => !lotteries().some((row) => row.status === status))).toEqual([])
  })
  it('have chances that sum to 100 % and valid prize tables', () => {
    for (const row of lotteries()) {
      expect(row.prizes.reduce((sum, { probability }) => sum + (toCents(probability) ?? 0), 0)).toBe(10_000)
      expect(validateLottery(row, true), row.title).toEqual({})
    }
  })
  it('have prize counts within stock that sum to the draws', () => {
    for (const row of lotteries()) {
      const sent = sentCounts(row.id)
      expect(row.prizes.filter(({ slot, stock }) => stock !== null && sent(slot) > stock)).toEqual([])
      const { drawCount, prizes, byDay } = lotteryDetail(row)
      expect(prizes.reduce((sum, { sentCount }) => sum + sentCount, 0)).toBe(drawCount)
      expect(byDay.reduce((sum, { count }) => sum + count, 0)).toBe(drawCount)
    }
  })
  it('have no draw outside their period', () => {
    const wheels = new Map(lotteries().map((row) => [row.id, row]))
    const early = lotteryRecords().filter(
      ({ lotteryId, drawTime }) =>
        drawTime < (wheels.get(lotteryId)?.startTime ?? '') || drawTime > (wheels.get(lotteryId)?.endTime ?? ''),
    )
    expect(early).toEqual([])
  })
})

describe('draw allowance of a lottery', () => {
  const draft = { startTime: '2026-12-01 10:00:00', endTime: '2026-12-11 10:00:00', dayLimit: 5, totalLimit: 0 }
  it('is the daily limit times the days, within the total limit', () => {
    expect(paceOf(draft)).toEqual({ days: 10, perPerson: 50 })
    expect(paceOf({ ...draft, totalLimit: 20 })).toEqual({ days: 10, perPerson: 20 })
  })
  it('counts one day while the period is empty', () =>
    expect(paceOf({ dayLimit: 3 })).toEqual({ days: 1, perPerson: 3 }))
})
