import { shopUserStatus } from '@/entities/marketing/shopUser'
import { type GrowthEvent, eventStatus } from '@/entities/members/growthEvent'
import type { GrowthLevel } from '@/entities/members/growthLevel'
import {
  type GrowthRecord,
  type GrowthRound,
  type IssuedPoint,
  recordType,
  roundStatus,
  waterType,
} from '@/entities/members/growthRound'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { grouped } from '../../core/grouped'
import { shopUsers } from '../data/shopUsers'
import { buildPlanet, type Payment, type Planet, type RoundRow, type WaterRow } from '../data/growthPlanet'

const DAY = 86_400_000
const USER_DAYS = 400
const made = seeded('growthPlanet', (): Planet => {
  const before = wireTime(reference() - USER_DAYS * DAY)
  const users = shopUsers().filter(({ status, createTime }) => status === shopUserStatus.active && createTime < before)
  return buildPlanet(createContext(reference(), 20_261_130, 700_001), reference(), control.now(), users)
})
export const planet = (): Planet => made()
const isToday = ({ createTime }: WaterRow) => createTime.startsWith(wireTime(control.now()).slice(0, 10))
const energyToday = (rounds: readonly RoundRow[]) =>
  sum(rounds.flatMap(({ waters }) => waters.filter(isToday).map(({ energy }) => energy)))
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const paid = ({ failed, points }: Payment) => (failed ? 0 : points)

export const harvests = () => {
  const booked = planet().rounds.flatMap(({ userId, taskId, payments }) =>
    payments
      .filter((payment) => paid(payment) > 0)
      .map(({ time, points, reached }) => ({
        ...{ userId, createTime: time, points, source: reached > 0 ? '星球升级' : '星球收获', bizNo: taskId },
      })),
  )
  return grouped(booked, ({ userId }) => userId)
}

/** Builds the view of a round. The phone is not masked yet. */
export const roundView = ({ waters, payments, reviveTimes, dryTimes: _dry, ...row }: RoundRow): GrowthRound => {
  const totalEnergy = sum(waters.map(({ energy }) => energy))
  const top = planet().levels.at(-1)?.needEnergy ?? 0
  return {
    ...row,
    totalEnergy,
    waterCount: waters.length,
    friendCount: waters.filter((one) => one.waterType === waterType.friend).length,
    progress: Math.min(100, Math.floor((totalEnergy / Math.max(top, 1)) * 100)),
    reviveCount: reviveTimes.length,
    issuedPoints: sum(payments.map(paid)),
    waterTime: waters.at(-1)?.createTime ?? '',
  }
}

export const recordsOf = ({ taskId, waters, payments, reviveTimes, dryTimes }: RoundRow): GrowthRecord[] => {
  const NONE = 0
  const record = (type: GrowthRecord['recordType'], createTime: string, more: Partial<GrowthRecord> = {}) => ({
    taskId,
    recordType: type,
    eventName: '',
    energy: 0,
    level: NONE,
    points: 0,
    createTime,
    ...more,
  })
  const level = (one: Payment) =>
    one.reached > 0
      ? record(recordType.levelUp, one.time, { level: one.reached, points: paid(one) })
      : record(recordType.harvest, one.time, { points: paid(one) })
  const all = [
    ...waters.flatMap(({ eventName, energy, createTime, waterType: type }) => [
      ...(type === waterType.friend ? [] : [record(recordType.collected, createTime, { eventName, energy })]),
      record(recordType.watered, createTime, { eventName, energy }),
    ]),
    ...payments.map(level),
    ...dryTimes.map((time) => record(recordType.withered, time)),
    ...reviveTimes.map((time) => record(recordType.revived, time)),
  ]
  return all
    .toSorted((a, b) => (a.createTime < b.createTime ? -1 : a.createTime > b.createTime ? 1 : 0))
    .map((row, index) => ({ ...row, id: `${taskId}${String(index + 1).padStart(4, '0')}` }))
    .toReversed()
}

export const waterings = (): (WaterRow & Pick<RoundRow, 'nickname' | 'phone'>)[] =>
  planet().rounds.flatMap(({ waters, nickname, phone }) => waters.map((row) => ({ ...row, nickname, phone })))

const since = (from: string, until: string) => ((toMillis(until) ?? 0) - (toMillis(from) ?? 0)) / DAY

/**
 * Builds the view of a level with its number of rounds and the days that rounds took to reach it from the previous
 * level.
 */
export const levelView = (row: GrowthLevel): GrowthLevel => {
  const { rounds } = planet()
  const spans = rounds.flatMap(({ payments, createTime }) => {
    const reached = payments.find(({ reached: to }) => to === row.level)
    const before = payments.find(({ reached: to }) => to === row.level - 1)
    return reached ? [since(before?.time ?? createTime, reached.time)] : []
  })
  return {
    ...row,
    userCount: rounds.filter(({ level }) => level === row.level).length,
    avgDays: spans.length > 0 ? Math.round((sum(spans) / spans.length) * 10) / 10 : 0,
  }
}

export const eventViews = (): GrowthEvent[] => {
  const { events, rounds } = planet()
  const given = grouped(
    rounds.flatMap(({ userId, waters }) => waters.filter(isToday).map((water) => ({ ...water, userId }))),
    ({ eventName }) => eventName,
  )
  return events.map((row) => {
    const own = given.get(row.eventName) ?? []
    return {
      ...row,
      doneUsers: new Set(own.map(({ userId }) => userId)).size,
      todayEnergy: sum(own.map(({ energy }) => energy)),
    }
  })
}

export const eventSummary = () => {
  const { events, rounds } = planet()
  return {
    eventsOn: events.filter(({ status }) => status === eventStatus.on).length,
    energyToday: energyToday(rounds),
    usersToday: new Set(rounds.filter(({ waters }) => waters.some(isToday)).map(({ userId }) => userId)).size,
  }
}

export const roundFigures = (rows: readonly RoundRow[]) => {
  const of = (state: number) => rows.filter(({ status }) => status === state).length
  const days = Array.from({ length: 30 }, (_, at) => wireTime(control.now() - (29 - at) * DAY).slice(0, 10))
  const count = (times: readonly string[], day: string) => times.filter((time) => time.startsWith(day)).length
  const [planted, harvested, withered] = [
    rows.map(({ createTime }) => createTime),
    rows.map(({ endTime }) => endTime),
    rows.flatMap(({ dryTimes }) => dryTimes),
  ]
  return {
    summary: {
      users: new Set(rows.map(({ userId }) => userId)).size,
      growing: of(roundStatus.growing),
      ripe: of(roundStatus.ripe),
      harvested: of(roundStatus.harvested),
      withered: of(roundStatus.withered),
      energyToday: energyToday(rows),
    },
    trend: days.map((day) => ({
      day,
      planted: count(planted, day),
      harvested: count(harvested, day),
      withered: count(withered, day),
    })),
    byLevel: planet().levels.map(({ level }) => ({
      level,
      count: rows.filter((row) => row.level === level).length,
      reached: rows.filter((row) => row.level >= level).length,
    })),
  }
}

export const issuedBetween = (
  from: string,
  until: string,
): { rows: IssuedPoint[]; total: Omit<IssuedPoint, 'day'> } => {
  const all = planet()
    .rounds.flatMap(({ userId, payments }) => payments.map((one) => ({ ...one, userId, day: one.time.slice(0, 10) })))
    .filter(({ day, points }) => day >= from && day <= until && points > 0)
  const figures = (of: typeof all) => {
    const levelPoints = sum(of.filter(({ reached }) => reached > 0).map(paid))
    const harvestPoints = sum(of.filter(({ reached }) => reached === 0).map(paid))
    return {
      levelPoints,
      harvestPoints,
      totalPoints: levelPoints + harvestPoints,
      userCount: new Set(of.filter(({ failed }) => !failed).map(({ userId }) => userId)).size,
      failCount: of.filter(({ failed }) => failed).length,
    }
  }
  const byDay = grouped(all, ({ day }) => day)
  return { rows: [...byDay].map(([day, of]) => ({ day, ...figures(of) })), total: figures(all) }
}
