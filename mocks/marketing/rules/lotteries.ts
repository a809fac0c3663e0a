import { couponPurpose, couponStatus, receiveWay } from '@/entities/marketing/couponEnums'
import { goodsStatus } from '@/entities/commerce/shared'
import type { Lottery, LotteryDetail } from '@/entities/marketing/lottery'
import { lotteryStatus, prizeStatus, prizeType as prizeTypes } from '@/entities/marketing/lotteryEnums'
import type { LotteryPrize } from '@/entities/marketing/lotteryPrize'
import type { LotteryRecord, LotteryRecordDetail, PrizeStep } from '@/entities/marketing/lotteryRecord'
import { memberType as memberTypes } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { onReset, seeded } from '../../core/control'
import { wireTime } from '../../core/context'
import {
  buildLotteries,
  buildRecords,
  type Ground,
  type LotteryRecordRow,
  type LotteryRow,
  type PrizeRow,
} from '../data/lotteries'
import { shopUserById } from '../../members/data/shopUsers'
import { codes, couponById, coupons, holders } from './coupons'
import { goods, goodsById, worthOf } from '../../commerce/rules/goods'
import { org, reference } from '../../system/rules/store'

/** Last read by user and last save of each wheel. They serve to reject a save over another user's changes. */
let reads = new Map<string, number>()
let saves = new Map<string, { by: string; name: string; at: number }>()
onReset(() => {
  reads = new Map()
  saves = new Map()
})

const data = seeded('lotteries', (): { lotteries: LotteryRow[]; records: LotteryRecordRow[] } => {
  const ground: Ground = {
    coupons: coupons().filter(
      ({ purpose, status }) => purpose === couponPurpose.lottery && status === couponStatus.enabled,
    ),
    goods: goods()
      .filter(({ status }) => status === goodsStatus.onSale)
      .map((row) => ({ ...row, price: worthOf(row) })),
    people: org.users
      .filter(({ username }) => username === 'superadmin' || username === 'hq_clue')
      .map(({ nickname }) => nickname),
    members: holders().filter(({ status }) => status === shopUserStatus.active),
    codes: codes().filter(({ source }) => source === receiveWay.lottery),
  }
  const lotteries = buildLotteries(reference(), ground)
  return { lotteries, records: buildRecords(reference(), lotteries, ground) }
})

export const lotteries = (): LotteryRow[] => data().lotteries
export const lotteryRecords = (): LotteryRecordRow[] => data().records
export const dropLottery = (row: LotteryRow): void => void lotteries().splice(lotteries().indexOf(row), 1)

export const noteRead = (userId: string, id: string, now: number): void => void reads.set(`${userId}.${id}`, now)
/** Returns the name of another user who saved a wheel since this user read it. Undefined if there is none. */
export const savedSince = (userId: string, id: string): string | undefined => {
  const save = saves.get(id)
  return save && save.by !== userId && save.at >= (reads.get(`${userId}.${id}`) ?? 0) ? save.name : undefined
}
export const noteSave = (user: { id: string; nickname: string }, id: string, now: number): void => {
  saves.set(id, { by: user.id, name: user.nickname, at: now })
  noteRead(user.id, id, now)
}

export const runLotteries = (now: number): void => {
  const time = wireTime(now)
  for (const row of lotteries()) {
    if (row.status === lotteryStatus.upcoming && row.startTime <= time) row.status = lotteryStatus.running
    if (row.status === lotteryStatus.running && row.endTime <= time) row.status = lotteryStatus.ended
  }
}

const drawsOf = (id: string): LotteryRecordRow[] => lotteryRecords().filter(({ lotteryId }) => lotteryId === id)
export const isWin = ({ prizeType }: Pick<LotteryRecordRow, 'prizeType'>): boolean => prizeType >= 1 && prizeType <= 3

/** Returns the smallest remaining stock of a prize in percent. Null without limited prizes. */
const leastLeft = (prizes: readonly PrizeRow[], sent: (slot: number) => number): number | null => {
  const left = prizes.flatMap(({ slot, stock }) =>
    stock ? [Math.floor(((stock - sent(slot)) / stock) * 1000) / 10] : [],
  )
  return left.length ? Math.min(...left) : null
}
const sentOf = (draws: readonly LotteryRecordRow[]) => {
  const counts = new Map<number, number>()
  for (const { slot } of draws) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return (slot: number) => counts.get(slot) ?? 0
}
export const sentCounts = (id: string) => sentOf(drawsOf(id))

const countsOf = (draws: readonly LotteryRecordRow[]) => ({
  joinCount: new Set(draws.map(({ userId }) => userId)).size,
  drawCount: draws.length,
  winCount: draws.filter(isWin).length,
  pointsSpent: draws.reduce((sum, { costPoints }) => sum + costPoints, 0),
})

export const lotteryView = ({ prizes, content: _content, cover: _cover, ...row }: LotteryRow): Lottery => {
  const draws = drawsOf(row.id)
  return { ...row, ...countsOf(draws), stockLeft: leastLeft(prizes, sentOf(draws)) } as Lottery // the data holds only the values of the enumerations
}

const prizeView = (prize: PrizeRow, sentCount: number): LotteryPrize =>
  ({
    ...prize,
    sentCount,
    wonName: couponById(prize.couponId)?.couponName ?? goodsById(prize.goodsId)?.goodsName ?? '',
  }) as LotteryPrize // as above

export const lotteryDetail = (row: LotteryRow): LotteryDetail => {
  const draws = drawsOf(row.id)
  const sent = sentOf(draws)
  const days = new Map<string, number>()
  for (const { drawTime } of draws) days.set(drawTime.slice(0, 10), (days.get(drawTime.slice(0, 10)) ?? 0) + 1)
  const byDay = [...days].map(([date, count]) => ({ date, count })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return {
    ...row,
    ...countsOf(draws),
    prizes: row.prizes.map((prize) => prizeView(prize, sent(prize.slot))),
    byDay,
  } as LotteryDetail // as above
}

const titleOf = (id: string) => lotteries().find((row) => row.id === id)?.title ?? id

export const recordView = (row: LotteryRecordRow): LotteryRecord => {
  const {
    slot: _slot,
    points: _points,
    failReason: _reason,
    addressTime: _address,
    sentTime: _sent,
    signedTime: _signed,
    balance: _balance,
    ...rest
  } = row
  const { nickname = '', phone = '', memberType = memberTypes.fan } = shopUserById(row.userId) ?? {}
  return { ...rest, lotteryTitle: titleOf(row.lotteryId), nickname, phone, memberType } as LotteryRecord // as above
}

const stepsOf = (row: LotteryRecordRow): PrizeStep[] => {
  const drawn: PrizeStep = { step: 'draw', time: row.drawTime }
  if (!isWin(row)) return [drawn]
  if (row.prizeType !== prizeTypes.goods)
    return [drawn, { step: 'grant', time: row.status === prizeStatus.failed ? '' : row.updateTime }]
  return [
    drawn,
    { step: 'address', time: row.status === prizeStatus.lapsed ? '' : row.addressTime },
    { step: 'dispatch', time: row.addressTime },
    { step: 'sent', time: row.sentTime },
    { step: 'signed', time: row.signedTime },
  ]
}

export const recordDetail = (row: LotteryRecordRow): LotteryRecordDetail => {
  const prize = lotteries()
    .find(({ id }) => id === row.lotteryId)
    ?.prizes.find(({ slot }) => slot === row.slot)
  const others = lotteryRecords()
    .filter((one) => one.userId === row.userId && one !== row)
    .toSorted((a, b) => (a.drawTime > b.drawTime ? -1 : 1))
    .slice(0, 10)
  return {
    ...recordView(row),
    couponId: prize?.couponId ?? '',
    failReason: row.failReason,
    steps: stepsOf(row),
    pointLog: { spent: row.costPoints, won: row.points, balance: row.balance },
    others: others.map(recordView),
  }
}
