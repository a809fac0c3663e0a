import type { Clue } from '@/entities/leads/clue'
import { clueLevel as clueLevels } from '@/entities/leads/enums'
import type { Part, TransferDraft } from './draft'

export type Lead = Pick<Clue, 'clueId'> & Partial<Clue>

const LEVELS = clueLevels.options.map(({ value }) => String(value))
export const FULL = 100
export const MAX_TARGETS = 10

/** Returns the whole percentage of a target in an even split that adds up to 100. */
const evenRatio = (count: number, at: number): number => Math.floor(FULL / count) + (at < FULL % count ? 1 : 0)

/** Returns the percentage of each target: the typed one, 0 if it was cleared, else an even share. */
export const ratiosOf = ({ targets, ratios }: Pick<TransferDraft, 'targets' | 'ratios'>): number[] =>
  targets.map((code, at) => (ratios[code] === undefined ? evenRatio(targets.length, at) : (ratios[code] ?? 0)))

/** Distributes a number by weights into whole numbers, largest remainders first. */
const countsOf = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0) || 1
  const exact = weights.map((weight) => (total * weight) / sum)
  const counts = exact.map(Math.floor)
  const rest = total - counts.reduce((a, b) => a + b, 0)
  const first = exact
    .map((value, at) => ({ at, part: value - Math.floor(value) }))
    .toSorted((a, b) => b.part - a.part || a.at - b.at)
  for (const { at } of first.slice(0, rest)) counts[at] = (counts[at] ?? 0) + 1
  return counts
}

/** Distributes leads by weight, hottest first, so that each target gets its share of every level. */
const dealt = (leads: readonly Lead[], weights: readonly number[]): Lead[][] => {
  const counts = countsOf(leads.length, weights)
  const parts = counts.map((): Lead[] => [])
  const rank = ({ clueLevel }: Lead) => LEVELS.indexOf(String(clueLevel))
  for (const lead of leads.toSorted((a, b) => rank(a) - rank(b))) {
    const shares = parts.map((part, at) =>
      part.length < (counts[at] ?? 0) ? part.length / (counts[at] ?? 1) : Infinity,
    )
    parts[shares.indexOf(Math.min(...shares))]?.push(lead)
  }
  return parts
}

/** Returns the series of the leads by code, those with the most leads first. */
export const seriesOf = (leads: readonly Lead[]): { code: string; name: string; count: number }[] => {
  const found = new Map<string, { code: string; name: string; count: number }>()
  for (const { seriesCode = '', seriesName } of leads) {
    const known = found.get(seriesCode) ?? { code: seriesCode, name: seriesName || seriesCode, count: 0 }
    found.set(seriesCode, { ...known, count: known.count + 1 })
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
}

/** Returns the dealer of a series: the chosen one, else the targets in turn. */
export const dealerOfSeries = (
  { targets, bySeries }: Pick<TransferDraft, 'targets' | 'bySeries'>,
  code: string,
  at: number,
): string => {
  const chosen = bySeries[code]
  return chosen && targets.includes(chosen) ? chosen : (targets[at % targets.length] ?? '')
}

/** Returns the leads of each target, in the order of the targets. */
export const planOf = (leads: readonly Lead[], draft: TransferDraft): Lead[][] => {
  const { targets, rule, byHand } = draft
  if (targets.length === 0) return []
  if (rule === 'ratio') return dealt(leads, ratiosOf(draft))
  if (rule === 'series') {
    const dealers = new Map(seriesOf(leads).map(({ code }, at) => [code, dealerOfSeries(draft, code, at)]))
    return targets.map((target) => leads.filter(({ seriesCode = '' }) => dealers.get(seriesCode) === target))
  }
  const even = dealt(
    leads,
    targets.map(() => 1),
  )
  if (rule === 'even') return even
  const placed = new Map(
    even.flatMap((part, at) => part.map(({ clueId }): [string, string] => [clueId, targets[at] ?? ''])),
  )
  for (const { clueId } of leads) {
    const chosen = byHand[clueId]
    if (chosen && targets.includes(chosen)) placed.set(clueId, chosen)
  }
  return targets.map((target) => leads.filter(({ clueId }) => placed.get(clueId) === target))
}

/** Converts a plan to the parts of a run. Targets without leads are omitted. */
export const partsOf = (leads: readonly Lead[], draft: TransferDraft): Part[] =>
  planOf(leads, draft).flatMap((part, at) => {
    const dealerCode = draft.targets[at] ?? ''
    return part.length
      ? [
          {
            dealerCode,
            saleUserId: draft.people[dealerCode] ?? '',
            left: part.map(({ clueId }) => clueId),
            done: 0,
            failed: {},
          },
        ]
      : []
  })

/** Returns the text key of the error in the targets or ratios. Undefined if valid. */
export const validateTarget = (draft: TransferDraft, leaving: string) => {
  if (draft.targets.length === 0) return 'transfer.noTarget' as const
  if (draft.targets.length > MAX_TARGETS) return 'transfer.maxTargets' as const
  if (draft.targets.includes(leaving)) return 'transfer.notItself' as const
  if (draft.rule === 'ratio' && ratiosOf(draft).reduce((a, b) => a + b, 0) !== FULL) return 'transfer.notFull' as const
  return undefined
}
