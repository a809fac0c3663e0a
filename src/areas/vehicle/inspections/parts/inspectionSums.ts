import { is } from '@/entities/field'
import { type InspectItem, inspectChoice, inspectResult } from '@/entities/vehicle/inspectItem'
import type { PreInspection } from '@/entities/vehicle/preInspection'
import { inspectStatus } from '@/entities/vehicle/preInspection'
import { sumOf } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'

/** Time in ms after which an unconfirmed sheet is late. */
const CONFIRM_WITHIN_MS = 24 * 3_600_000
export const isLate = ({ status, createTime }: Pick<PreInspection, 'status' | 'createTime'>, now = Date.now()) =>
  is(status, inspectStatus.toConfirm) && (toMillis(createTime) ?? Infinity) < now - CONFIRM_WITHIN_MS

export const isAbnormal = ({ result }: Pick<InspectItem, 'result'>): boolean =>
  is(result, inspectResult.watch, inspectResult.needsWork)

const ORDER: readonly number[] = [
  inspectResult.needsWork,
  inspectResult.watch,
  inspectResult.notChecked,
  inspectResult.fine,
]
const rank = ({ result }: InspectItem) => {
  const at = isBlank(result) ? -1 : ORDER.indexOf(Number(result))
  return at < 0 ? ORDER.length : at
}

export interface ItemGroup {
  category: InspectItem['category']
  items: readonly InspectItem[]
  abnormalCount: number
}

/** Groups items by category; categories and items with findings come first. */
export const groupsOf = (items: readonly InspectItem[]): ItemGroup[] => {
  const groups = new Map<string, InspectItem[]>()
  for (const item of items) groups.set(String(item.category), [...(groups.get(String(item.category)) ?? []), item])
  return [...groups.values()]
    .flatMap((of): ItemGroup[] => {
      const [first] = of
      if (!first) return []
      return [
        {
          category: first.category,
          items: of.toSorted((a, b) => rank(a) - rank(b)),
          abnormalCount: of.filter(isAbnormal).length,
        },
      ]
    })
    .toSorted(
      (a, b) => Number(b.abnormalCount > 0) - Number(a.abnormalCount > 0) || Number(a.category) - Number(b.category),
    )
}

const quotesOf = (items: readonly InspectItem[]): number | null =>
  sumOf(items.filter(({ quoteAmount }) => !isBlank(quoteAmount)).map(({ quoteAmount }) => toCents(quoteAmount)))

/** Returns the quoted and the agreed amount in cents, skipping blank ones; null if an amount cannot be parsed. */
export const quoteTotals = (items: readonly InspectItem[]): { quoted: number | null; agreed: number | null } => ({
  quoted: quotesOf(items),
  agreed: quotesOf(items.filter(({ choice }) => is(choice, inspectChoice.agreed))),
})

const MEASURE = /^(\d+(?:\.\d+)?)\s*mm$/i
const MINIMUM = /^(?:≥|>=)\s*(\d+(?:\.\d+)?)\s*mm$/i
/**
 * Ratio of a new part to its limit: a new tyre has five times the legal tread depth, and a new brake pad about the
 * same ratio.
 */
const NEW_BY_LIMIT = 5

/** Returns a measured thickness and its minimum in % of a new part; undefined if one of them is no thickness in mm. */
export const wearOf = (
  measureValue: unknown,
  standard: unknown,
): { percent: number; limit: number; isWorn: boolean } | undefined => {
  const value = Number(MEASURE.exec(String(measureValue ?? '').trim())?.[1])
  const limit = Number(MINIMUM.exec(String(standard ?? '').trim())?.[1])
  if (!(value >= 0 && limit > 0)) return undefined
  const whole = Math.max(limit * NEW_BY_LIMIT, value)
  return { percent: (value / whole) * 100, limit: (limit / whole) * 100, isWorn: value < limit }
}
