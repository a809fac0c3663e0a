// @module-tag members
import { beforeEach, describe, expect, it } from 'vitest'
import { pointChange, pointSide, poolChange } from '@/entities/members/pointEnums'
import { changePoolBalance } from '@/api/members/points'
import { changePool as changeAppPool } from '@/api/members/socialPoints'
import { control } from '../../mocks/core/control'
import { once } from '../../mocks/core/once'
import { random } from '../../mocks/core/random'
import { HQ_POOL, poolBalance } from '../../mocks/members/data/pointBook'
import { shopUserById } from '../../mocks/members/data/shopUsers'
import { issuedBetween, planet } from '../../mocks/members/rules/growthPlanet'
import { book, bookingFault, changePool, poolFault, poolById, pointBook } from '../../mocks/members/rules/pointBook'

const faultsOf = (): string[] => {
  const { accounts, lines, pools, logs } = pointBook()
  const last = new Map(lines.map((line) => [`${line.side}/${line.userId}`, line.balanceAfter]))
  const sums = new Map<string, number>()
  for (const { side, userId, points } of lines) {
    const key = `${side}/${userId}`
    sums.set(key, (sums.get(key) ?? 0) + points)
  }
  const logged = new Map<string, number>()
  for (const { poolId, points } of logs) logged.set(poolId, (logged.get(poolId) ?? 0) + points)
  return [
    ...[...accounts].flatMap(([key, one]) => {
      const lots = one.lots.reduce((sum, { remain }) => sum + remain, 0)
      const isRight =
        one.balance >= 0 &&
        one.balance === lots &&
        one.balance === one.totalEarn - one.totalUse - one.totalExpire &&
        one.balance === (last.get(key) ?? one.opening) &&
        one.balance === one.opening + (sums.get(key) ?? 0)
      return isRight ? [] : [`account ${key}`]
    }),
    ...pools.flatMap((pool) =>
      poolBalance(pool) >= 0 &&
      poolBalance(pool) === (logged.get(pool.poolId) ?? 0) &&
      poolBalance(pool) === logs.findLast(({ poolId }) => poolId === pool.poolId)?.balanceAfter
        ? []
        : [`pool ${pool.poolId}`],
    ),
  ]
}

describe('points book', () => {
  beforeEach(() => control.reset())

  it('is consistent in accounts, lots, lines and pools at the start', () => {
    const { accounts, lines, pools } = pointBook()
    expect(accounts.size).toBeGreaterThan(12_000)
    expect(lines.length).toBeGreaterThan(8000)
    expect(pools).toHaveLength(42)
    expect(faultsOf()).toEqual([])
  })

  it('stays consistent after random movements', () => {
    const chance = random(7)
    const keys = [...pointBook().accounts.values()]
    const types = [pointChange.task, pointChange.reward, pointChange.penalty, pointChange.shop, pointChange.refund]
    for (let turn = 0; turn < 600; turn++) {
      const { side, userId } = chance.pick(keys)
      const changeType = chance.pick(types)
      const isOut = changeType === pointChange.penalty || changeType === pointChange.shop
      const points = chance.int(1, 400) * (isOut ? -1 : 1)
      const booking = {
        side,
        userId,
        changeType,
        points,
        source: 'test',
        createBy: 'test',
        validDays: chance.int(1, 400),
      }
      if (bookingFault(booking) === undefined) book(booking)
      const pool = chance.pick(pointBook().pools)
      const change = chance.int(-500, 500) || 1
      if (poolFault(pool, -change) === undefined)
        changePool(pool.poolId, {
          changeType: change > 0 ? poolChange.topUp : poolChange.deduction,
          points: change,
          remark: '',
          createBy: 'test',
        })
    }
    expect(faultsOf()).toEqual([])
    control.moveClock(400 * 86_400_000)
    expect(faultsOf()).toEqual([])
  })

  it('books a repeated request of the same call only once', () => {
    let booked = 0
    const act = () => ++booked
    const numbers = [changePoolBalance, changePoolBalance, changeAppPool].map((call) => once(call, 'n1', act))
    expect(numbers).toEqual([1, 1, 2])
  })

  it('contains all points harvested from the planets of users exactly once', () => {
    const rounds = new Set(planet().rounds.map(({ taskId }) => taskId))
    const booked = pointBook().lines.filter(({ bizNo }) => rounds.has(bizNo))
    expect(new Set(booked.map(({ changeType }) => changeType))).toEqual(new Set([pointChange.harvest]))
    expect(booked.reduce((sum, { points }) => sum + points, 0)).toBe(issuedBetween('', '9999').total.totalPoints)
    for (const { userId } of planet().rounds) expect(shopUserById(userId)).toBeDefined()
  })

  it('rejects a booking beyond the balance', () => {
    const account = [...pointBook().accounts.values()].find(
      ({ side, balance, status }) => side === pointSide.staff && balance > 0 && status === 1,
    )
    if (!account) throw new Error('nobody has points')
    const booking = { ...account, changeType: pointChange.penalty, source: '', createBy: '' }
    expect(bookingFault({ ...booking, points: -account.balance - 1 })).toMatch('余额')
    expect(bookingFault({ ...booking, points: -account.balance })).toBeUndefined()
    const pool = poolById(HQ_POOL)
    if (!pool) throw new Error('no pool')
    expect(poolFault(pool, poolBalance(pool) + 1)).toMatch('积分池余额不足')
  })
})
