import type { DrawInput, TierInput } from '@/api/marketing/cashDraws'
import { isYes } from '@/entities/field'
import type { CashDraw } from '@/entities/marketing/cashDraw'
import { isBlank } from '@/lib/given'
import { fromCents, toCents } from '@/lib/money'
import { needsRealName } from './tiers'

export interface Values extends Partial<Omit<DrawInput, 'prizes'>> {
  prizes: TierInput[]
}

/** Returns the tiers of the watched form value, which may be missing or contain empty rows. */
export const rowsOf = (prizes: unknown): TierInput[] =>
  // Only the fields of the form add rows to its list.
  Array.isArray(prizes) ? (prizes.map((tier: unknown) => tier ?? {}) as TierInput[]) : []

export const NEW: Values = {
  userLimit: 1,
  winLimit: 1,
  claimHours: 72,
  dayBudget: '0.00',
  realNameFlag: 0,
  prizes: [{ dayStock: 0 }],
}

/** Returns the initial form values. A copy has no dates. Missing values of a draft are empty. */
export const valuesOf = (draw: CashDraw, copied = false): Values => ({
  title: draw.title,
  startTime: copied ? undefined : draw.startTime || undefined,
  endTime: copied ? undefined : draw.endTime || undefined,
  drawScene: draw.drawScene || undefined,
  seriesName: draw.seriesName || undefined,
  userLimit: draw.userLimit || undefined,
  winLimit: draw.winLimit || undefined,
  budget: draw.budget || undefined,
  dayBudget: draw.dayBudget || undefined,
  claimHours: draw.claimHours || undefined,
  payChannel: draw.payChannel || undefined,
  realNameFlag: isYes(draw.realNameFlag) ? 1 : 0,
  cover: draw.cover,
  content: draw.content,
  prizes: draw.prizes.map(({ prizeName, amount, stock, dayStock, probability }) => ({
    prizeName,
    amount: amount || undefined,
    stock: stock || undefined,
    dayStock: dayStock ?? undefined,
    probability: probability || undefined,
  })),
})

const yuan = (value: unknown): string => {
  const cents = toCents(value)
  return cents === undefined ? '' : fromCents(cents)
}
/** Returns the tiers to save. The position determines the level. A daily limit that the server did not send is omitted. */
export const tiersOf = (rows: readonly TierInput[] | undefined): TierInput[] =>
  (rows ?? []).map(({ prizeName, amount, stock, dayStock, probability }, index) => ({
    level: index + 1,
    prizeName: (prizeName ?? '').trim(),
    amount: yuan(amount),
    stock: stock ?? null,
    dayStock: dayStock === undefined ? undefined : (dayStock ?? 0),
    probability: probability ?? null,
  }))

const orNull = <T>(value: T | null | undefined): T | null => (isBlank(value) ? null : (value ?? null))

/** Returns the fields that may change on a paused draw, without a daily budget that the server did not send. */
const promised = (values: Values): DrawInput => ({
  endTime: orNull(values.endTime),
  budget: yuan(values.budget),
  dayBudget: values.dayBudget === undefined ? undefined : yuan(values.dayBudget) || '0.00',
  cover: values.cover ?? '',
  content: values.content ?? '',
  prizes: tiersOf(values.prizes),
})

export const inputOf = (values: Values, paused = false): DrawInput =>
  paused
    ? promised(values)
    : {
        ...promised(values),
        title: values.title,
        startTime: orNull(values.startTime),
        drawScene: orNull(values.drawScene),
        seriesName: values.seriesName ?? '',
        userLimit: orNull(values.userLimit),
        winLimit: orNull(values.winLimit),
        claimHours: orNull(values.claimHours),
        payChannel: orNull(values.payChannel),
        realNameFlag: needsRealName(values.prizes) ? 1 : (values.realNameFlag ?? 0),
      }
