import { is } from '@/entities/field'
import { couponPurpose, couponStatus } from '@/entities/marketing/couponEnums'
import { goodsStatus } from '@/entities/commerce/shared'
import { lotteryStatus, prizeType as prizeTypes, slotCount } from '@/entities/marketing/lotteryEnums'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { Refusal } from '../../core/types'
import type { LotteryRow, PrizeRow } from '../data/lotteries'
import { couponById, leftOf } from './coupons'
import { collect } from '../../system/rules/dealerRules'
import { goodsById } from '../../commerce/rules/goods'
import { text, texts, integer } from '../../core/input'
import { lotteries, sentCounts } from './lotteries'

type Input = Record<string, unknown>
const WHOLE = 10_000
const MAX = 1_000_000

const isRow = (value: unknown): value is Input => typeof value === 'object' && value !== null && !Array.isArray(value)
const chanceOf = (value: unknown) => toCents(value) ?? 0

/** Reads a slot from the input. Fields that its type does not have are reset to their empty values. */
const prizeOf = (input: Input, slot: number): PrizeRow => {
  const prizeType = integer(input.prizeType) ?? prizeTypes.none
  const isWon = prizeType !== prizeTypes.none && prizeType !== prizeTypes.again
  return {
    slot,
    prizeType,
    prizeName: text(input.prizeName),
    image: text(input.image),
    points: prizeType === prizeTypes.points ? (integer(input.points) ?? null) : null,
    couponId: prizeType === prizeTypes.coupon ? text(input.couponId) : '',
    goodsId: prizeType === prizeTypes.goods ? text(input.goodsId) : '',
    worth: isWon ? text(input.worth) || '0.00' : '0.00',
    stock: isWon ? (integer(input.stock) ?? null) : null,
    dayStock: isWon ? (integer(input.dayStock) ?? 0) : 0,
    userLimit: isWon ? (integer(input.userLimit) ?? 0) : 0,
    probability: chanceOf(input.probability) / 100,
  }
}

export const sentLottery = (input: Input): Omit<LotteryRow, 'id' | 'status' | 'createBy' | 'createTime'> => ({
  title: text(input.title),
  startTime: text(input.startTime),
  endTime: text(input.endTime),
  audience: texts(input.audience).map(Number),
  costPoints: integer(input.costPoints) ?? 0,
  freeTimes: integer(input.freeTimes) ?? 0,
  dayLimit: integer(input.dayLimit) ?? 1,
  totalLimit: integer(input.totalLimit) ?? 0,
  slotCount: integer(input.slotCount) ?? slotCount.eight,
  prizes: (Array.isArray(input.prizes) ? input.prizes : []).filter(isRow).map((row, index) => prizeOf(row, index + 1)),
  cover: text(input.cover),
  content: text(input.content),
})

const within = (value: number, min: number, max: number, name: string) =>
  value < min || value > max ? `${name}须在 ${min}-${max} 之间` : undefined
const longer = (value: string, max: number, name: string) =>
  [...value].length > max ? `${name}不能超过 ${max} 个字` : undefined

const validatePrize = (prize: PrizeRow, sent: number, strict: boolean): Record<string, string | undefined> => {
  const isWon = prize.prizeType !== prizeTypes.none && prize.prizeType !== prizeTypes.again
  const coupon = prize.prizeType === prizeTypes.coupon ? couponById(prize.couponId) : undefined
  const stock = prize.stock ?? 0
  return {
    prizeName:
      (strict && prize.prizeName === '' ? '请输入奖品名称' : undefined) ?? longer(prize.prizeName, 12, '奖品名称'),
    image: strict && prize.prizeType !== prizeTypes.none && prize.image === '' ? '请上传奖品图' : undefined,
    points:
      prize.prizeType === prizeTypes.points && (strict || prize.points !== null)
        ? within(prize.points ?? 0, 1, 100_000, '积分数')
        : undefined,
    couponId:
      prize.prizeType !== prizeTypes.coupon || (prize.couponId === '' && !strict)
        ? undefined
        : coupon?.purpose !== couponPurpose.lottery || coupon.status !== couponStatus.enabled
          ? '请选择可用的积分游戏券'
          : undefined,
    goodsId:
      prize.prizeType !== prizeTypes.goods || (prize.goodsId === '' && !strict)
        ? undefined
        : goodsById(prize.goodsId)?.status !== goodsStatus.onSale
          ? '请选择在售的实物商品'
          : undefined,
    worth: (toCents(prize.worth) ?? -1) < 0 ? '请输入正确的奖品价值' : undefined,
    stock: !isWon
      ? undefined
      : strict || prize.stock !== null
        ? (within(stock, 1, MAX, '总库存') ??
          (stock < sent
            ? '库存不能小于已抽出数量'
            : coupon && stock - sent > leftOf(coupon)
              ? '库存不能超过卡券剩余数量'
              : undefined))
        : undefined,
    dayStock: isWon && prize.stock !== null && prize.dayStock > stock ? '每日限量不能大于总库存' : undefined,
    probability: within(chanceOf(prize.probability), 0, WHOLE, '中奖概率'),
  }
}

const validateShare = (prizes: readonly PrizeRow[]): string | undefined => {
  const sum = prizes.reduce((all, { probability }) => all + chanceOf(probability), 0)
  if (sum !== WHOLE) return `概率合计须为 100%，当前 ${(sum / 100).toFixed(2)}%`
  return prizes.some(({ prizeType }) => prizeType === prizeTypes.none || prizeType === prizeTypes.points)
    ? undefined
    : '至少保留一个保底奖项'
}

/**
 * Returns the faults of a wheel by field. With `strict` it must be ready for publication, otherwise only impossible
 * values are faults.
 */
export const validateLottery = (
  row: Omit<LotteryRow, 'status' | 'createBy' | 'createTime'>,
  strict: boolean,
): Record<string, string> => {
  const [start, end] = [toMillis(row.startTime), toMillis(row.endTime)]
  const need = (missing: boolean, words: string) => (strict && missing ? words : undefined)
  const sent = sentCounts(row.id)
  const fields: Record<string, string> = {}
  collect(fields, {
    title: row.title === '' ? '请输入活动名称' : longer(row.title, 20, '活动名称'),
    startTime: need(start === undefined, '请选择开始时间'),
    endTime:
      need(end === undefined, '请选择结束时间') ??
      (start !== undefined && end !== undefined && end <= start ? '结束时间须晚于开始时间' : undefined),
    audience: need(row.audience.length === 0, '请选择参与人群'),
    costPoints: within(row.costPoints, 0, 10_000, '每次消耗积分'),
    freeTimes: within(row.freeTimes, 0, 10, '每日免费次数'),
    dayLimit:
      within(row.dayLimit, 1, 100, '每日上限') ??
      (row.dayLimit < row.freeTimes ? '每日上限不能小于免费次数' : undefined),
    totalLimit: row.totalLimit > 0 && row.totalLimit < row.dayLimit ? '活动期上限不能小于每日上限' : undefined,
    slotCount:
      is(row.slotCount, slotCount.six, slotCount.eight, slotCount.ten) && row.prizes.length === row.slotCount
        ? undefined
        : '转盘格数与奖项不一致',
  })
  row.prizes.forEach((prize, index) =>
    collect(
      fields,
      Object.fromEntries(
        Object.entries(validatePrize(prize, sent(prize.slot), strict)).map(([key, fault]) => [
          `prizes.${index}.${key}`,
          fault,
        ]),
      ),
    ),
  )
  collect(fields, {
    prizes: strict ? validateShare(row.prizes) : undefined,
    cover: need(row.cover === '', '请上传背景图'),
    content: need(row.content.replaceAll(/<[^>]*>|\s|&nbsp;/g, '') === '', '请输入活动规则'),
  })
  return fields
}

const FIXED = ['title', 'startTime', 'costPoints', 'freeTimes', 'dayLimit', 'totalLimit', 'slotCount'] as const
const FIXED_OF_PRIZE = ['prizeType', 'points', 'couponId', 'goodsId', 'worth'] as const

/** Rejects changes to the fixed values of a stopped wheel, because members have already drawn. */
export const demandLimited = (before: LotteryRow, after: ReturnType<typeof sentLottery>): void => {
  const changed =
    FIXED.some((key) => before[key] !== after[key]) ||
    before.audience.join() !== after.audience.join() ||
    after.prizes.some((prize, index) => FIXED_OF_PRIZE.some((key) => prize[key] !== before.prizes[index]?.[key]))
  if (changed) throw new Refusal(409, '已停用的活动只能修改奖品名称、图片、概率、库存、限量、结束时间、背景图和规则')
}

/** Rejects a wheel whose audience has another wheel in the same period. */
export const demandAlone = (row: LotteryRow): void => {
  const other = lotteries().find(
    (one) =>
      one !== row &&
      (one.status === lotteryStatus.upcoming || one.status === lotteryStatus.running) &&
      one.startTime < row.endTime &&
      row.startTime < one.endTime &&
      one.audience.some((who) => row.audience.includes(who)),
  )
  if (other) throw new Refusal(409, '该时段已有抽奖活动')
}
