import type { Lottery, LotteryDetail } from '@/entities/marketing/lottery'
import type { LotteryPrize } from '@/entities/marketing/lotteryPrize'
import type { LotteryRecord, LotteryRecordDetail, PrizeStep } from '@/entities/marketing/lotteryRecord'
import { onReset } from '../core/control'
import { wireTime } from '../data/context'
import { buildLotteries, buildRecords, type Ground, type LotteryRecordRow, type LotteryRow, type PrizeRow } from '../data/lotteries'
import { codes, couponById, coupons, shopUserById, shopUsers } from './coupons'
import { goods, goodsById } from './goods'
import { org, reference } from './store'

const OF_DRAWS = 3
const OF_GAMES = 4
const [UPCOMING, RUNNING, ENDED] = [1, 2, 4] as const

/** Wheels and their draws as they are now, made when they are first asked for. */
let made: { lotteries: LotteryRow[]; records: LotteryRecordRow[] } | undefined
/** Who read a wheel when, and who saved it when: a save on top of somebody else's is refused. */
let reads = new Map<string, number>()
let saves = new Map<string, { by: string; name: string; at: number }>()
onReset(() => {
  made = undefined
  reads = new Map()
  saves = new Map()
})

const build = (): NonNullable<typeof made> => {
  const ground: Ground = {
    coupons: coupons().filter(({ purpose, status }) => purpose === OF_GAMES && status === 1),
    goods: goods().filter(({ status }) => status === 1),
    people: org.users.filter(({ username }) => username === 'superadmin' || username === 'hq_clue').map(({ nickname }) => nickname),
    members: shopUsers().filter(({ status }) => status === 1),
    codes: codes().filter(({ source }) => source === OF_DRAWS),
  }
  const lotteries = buildLotteries(reference(), ground)
  return { lotteries, records: buildRecords(reference(), lotteries, ground) }
}
const data = () => (made ??= build())

export const lotteries = (): LotteryRow[] => data().lotteries
export const lotteryRecords = (): LotteryRecordRow[] => data().records
export const dropLottery = (row: LotteryRow): void => void lotteries().splice(lotteries().indexOf(row), 1)

/** Notes that a user has a wheel on screen as it is now. */
export const noteRead = (userId: string, id: string, now: number): void => void reads.set(`${userId}.${id}`, now)
/** Who else saved a wheel since this user read it; undefined for nobody. */
export const savedSince = (userId: string, id: string): string | undefined => {
  const save = saves.get(id)
  return save && save.by !== userId && save.at >= (reads.get(`${userId}.${id}`) ?? 0) ? save.name : undefined
}
export const noteSave = (user: { id: string; nickname: string }, id: string, now: number): void => {
  saves.set(id, { by: user.id, name: user.nickname, at: now })
  noteRead(user.id, id, now)
}

/** Does until now what time does: wheels begin and end. */
export const runLotteries = (now: number): void => {
  const time = wireTime(now)
  for (const row of lotteries()) {
    if (row.status === UPCOMING && row.startTime <= time) row.status = RUNNING
    if (row.status === RUNNING && row.endTime <= time) row.status = ENDED
  }
}

const drawsOf = (id: string): LotteryRecordRow[] => lotteryRecords().filter(({ lotteryId }) => lotteryId === id)
export const isWin = ({ prizeType }: Pick<LotteryRecordRow, 'prizeType'>): boolean => prizeType >= 1 && prizeType <= 3

/** What is left of the prize nearest to its end, in percent. */
const leastLeft = (prizes: readonly PrizeRow[], sent: (slot: number) => number): number | null => {
  const left = prizes.flatMap(({ slot, stock }) => (stock ? [Math.floor(((stock - sent(slot)) / stock) * 1000) / 10] : []))
  return left.length ? Math.min(...left) : null
}
const sentOf = (draws: readonly LotteryRecordRow[]) => {
  const counts = new Map<number, number>()
  for (const { slot } of draws) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return (slot: number) => counts.get(slot) ?? 0
}
/** How many of a slot of a wheel were drawn. */
export const sentCounts = (id: string) => sentOf(drawsOf(id))

const countsOf = (draws: readonly LotteryRecordRow[]) => ({
  joinCount: new Set(draws.map(({ userId }) => userId)).size,
  drawCount: draws.length,
  winCount: draws.filter(isWin).length,
  pointsSpent: draws.reduce((sum, { costPoints }) => sum + costPoints, 0),
})

/** A wheel as lists get it. */
export const lotteryFace = ({ prizes, content: _content, cover: _cover, ...row }: LotteryRow): Lottery => {
  const draws = drawsOf(row.id)
  return { ...row, ...countsOf(draws), stockLeft: leastLeft(prizes, sentOf(draws)) } as Lottery // the data holds only the values of the enumerations
}

const prizeFace = (prize: PrizeRow, sentCount: number): LotteryPrize =>
  ({
    ...prize,
    sentCount,
    wonName: couponById(prize.couponId)?.couponName ?? goodsById(prize.goodsId)?.goodsName ?? '',
  }) as LotteryPrize // as above

/** A wheel in full. */
export const lotteryDetail = (row: LotteryRow): LotteryDetail => {
  const draws = drawsOf(row.id)
  const sent = sentOf(draws)
  const days = new Map<string, number>()
  for (const { drawTime } of draws) days.set(drawTime.slice(0, 10), (days.get(drawTime.slice(0, 10)) ?? 0) + 1)
  const byDay = [...days].map(([date, count]) => ({ date, count })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return { ...row, ...countsOf(draws), prizes: row.prizes.map((prize) => prizeFace(prize, sent(prize.slot))), byDay } as LotteryDetail // as above
}

const titleOf = (id: string) => lotteries().find((row) => row.id === id)?.title ?? id

/** A draw as lists get it. */
export const recordFace = (row: LotteryRecordRow): LotteryRecord => {
  const { slot: _slot, points: _points, failReason: _reason, addressTime: _address, sentTime: _sent, signedTime: _signed, balance: _balance, ...rest } = row
  const { nickname = '', phone = '', memberType = 2 } = shopUserById(row.userId) ?? {}
  return { ...rest, lotteryTitle: titleOf(row.lotteryId), nickname, phone, memberType } as LotteryRecord // as above
}

const LAPSED = 5
const FAILED = 6
const GOODS = 3
const stepsOf = (row: LotteryRecordRow): PrizeStep[] => {
  const drawn: PrizeStep = { step: 'draw', time: row.drawTime }
  if (!isWin(row)) return [drawn]
  if (row.prizeType !== GOODS) return [drawn, { step: 'grant', time: row.status === FAILED ? '' : row.updateTime }]
  return [
    drawn,
    { step: 'address', time: row.status === LAPSED ? '' : row.addressTime },
    { step: 'dispatch', time: row.addressTime },
    { step: 'sent', time: row.sentTime },
    { step: 'signed', time: row.signedTime },
  ]
}

/** A draw in full. */
export const recordDetail = (row: LotteryRecordRow): LotteryRecordDetail => {
  const prize = lotteries()
    .find(({ id }) => id === row.lotteryId)
    ?.prizes.find(({ slot }) => slot === row.slot)
  const others = lotteryRecords()
    .filter((one) => one.userId === row.userId && one !== row)
    .toSorted((a, b) => (a.drawTime > b.drawTime ? -1 : 1))
    .slice(0, 10)
  return {
    ...recordFace(row),
    couponId: prize?.couponId ?? '',
    failReason: row.failReason,
    steps: stepsOf(row),
    pointLog: { spent: row.costPoints, won: row.points, balance: row.balance },
    others: others.map(recordFace),
  }
}
