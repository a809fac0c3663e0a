import type { LotteryInput, PrizeInput } from '@/api/marketing/lotteries'
import type { LotteryDetail } from '@/entities/marketing/lottery'
import { prizeType as prizeTypes, slotCount as slotCounts } from '@/entities/marketing/lotteryEnums'
import { lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { optionName } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import type { Translate } from '@/locales'
import type { Stake } from '../../draws/chances'
import { isGiven } from './states'

/** A slot during input: properties may be missing, numbers may be empty. */
export type PrizeDraft = { [K in keyof PrizeInput]?: PrizeInput[K] | null }
export type Draft = Omit<LotteryInput, 'prizes'> & { prizes?: PrizeDraft[] }

const DAY = 86_400_000
const FIRST_SLOTS = 8

export const emptyPrize = (): PrizeDraft => ({
  prizeType: prizeTypes.points,
  prizeName: '',
  image: '',
  dayStock: 0,
  userLimit: 0,
  probability: 0,
})

/** Initial values of a wheel: eight slots, the first without a prize and with the full chance. */
export const newLottery = (t: Translate): Draft => ({
  costPoints: 10,
  freeTimes: 1,
  dayLimit: 5,
  totalLimit: 0,
  slotCount: slotCounts.eight,
  prizes: [
    { ...emptyPrize(), prizeType: prizeTypes.none, prizeName: t('prizeType.none'), probability: 100 },
    ...Array.from({ length: FIRST_SLOTS - 1 }, emptyPrize),
  ],
})

/** Converts a wheel to form values, without the counts of the server. A copy has no dates. */
export const draftOf = ({ title, startTime, endTime, ...row }: LotteryDetail, copied = false): Draft => {
  const { audience, costPoints, freeTimes, dayLimit, totalLimit, cover, content, prizes } = row
  return {
    ...{ title, audience, costPoints, freeTimes, dayLimit, totalLimit, cover, content },
    ...(copied ? {} : { startTime, endTime }),
    // The server may send it as a string.
    slotCount: Number(row.slotCount) as LotteryDetail['slotCount'],
    prizes: prizes.map(({ sentCount: _sent, wonName: _won, ...prize }) => ({
      ...prize,
      // As above.
      prizeType: Number(prize.prizeType) as typeof prizeTypes.none,
      probability: Number(prize.probability),
    })),
  }
}

/** Converts a slot to its request body; fields that its type does not use are empty. */
const prizeOf = (prize: PrizeDraft, index: number): PrizeInput => {
  const {
    prizeType = prizeTypes.points,
    prizeName,
    image,
    points,
    couponId,
    goodsId,
    worth,
    stock,
    dayStock,
    userLimit,
    probability,
  } = prize
  const type = Number(prizeType)
  const given = isGiven(type)
  return {
    slot: index + 1,
    prizeType: prizeType ?? prizeTypes.points,
    prizeName: prizeName ?? '',
    image: image ?? '',
    points: type === prizeTypes.points ? (points ?? null) : null,
    couponId: type === prizeTypes.coupon ? (couponId ?? '') : '',
    goodsId: type === prizeTypes.goods ? (goodsId ?? '') : '',
    worth: given && !isBlank(worth) ? String(worth) : '0.00',
    stock: given ? (stock ?? null) : null,
    dayStock: given ? (dayStock ?? 0) : 0,
    userLimit: given ? (userLimit ?? 0) : 0,
    probability: probability ?? 0,
  }
}

export const inputOf = (draft: Draft): LotteryInput => {
  const {
    title,
    startTime = '',
    endTime = '',
    audience = [],
    costPoints,
    freeTimes,
    dayLimit,
    totalLimit,
    slotCount,
    cover = '',
    content = '',
  } = draft
  return {
    ...{ title, startTime, endTime, audience, costPoints, freeTimes, dayLimit, totalLimit, slotCount, cover, content },
    prizes: (draft.prizes ?? []).map(prizeOf),
  }
}

export const prizeNameOf = ({ prizeName, prizeType }: PrizeDraft, t: Translate): string =>
  prizeName?.trim() || optionName(t, lotteryPrize.prizeType, prizeType)

/** Converts the slots for the simulation, with their remaining stock. */
export const stakesOf = (
  prizes: readonly PrizeDraft[],
  t: Translate,
  sent: readonly number[] = [],
): (Stake & { name: string })[] =>
  prizes.map((prize, index) => {
    const given = isGiven(prize.prizeType)
    return {
      name: prizeNameOf(prize, t),
      probability: prize.probability,
      stock: given && prize.stock ? Math.max(prize.stock - (sent[index] ?? 0), 0) : undefined,
      dayStock: given ? prize.dayStock : 0,
      userLimit: given ? prize.userLimit : 0,
      worth: given ? prize.worth : 0,
    }
  })

/** Returns the duration of a wheel in days, and the maximum draws per person in that time. */
export const paceOf = ({ startTime, endTime, dayLimit, totalLimit }: Draft): { days: number; perPerson: number } => {
  const [start, end] = [toMillis(startTime), toMillis(endTime)]
  const days = start !== undefined && end !== undefined && end > start ? Math.ceil((end - start) / DAY) : 1
  const byDay = Math.max(dayLimit ?? 1, 1) * days
  return { days, perPerson: totalLimit ? Math.min(totalLimit, byDay) : byDay }
}
