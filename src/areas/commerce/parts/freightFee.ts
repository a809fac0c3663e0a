import { is } from '@/entities/field'
import { chargeType, type Freight, type FreightRegion, type FreightRule, freeType } from '@/entities/commerce/freight'
import { numberIn } from '@/lib/counts'
import { toCents } from '@/lib/money'

export type FreightTerms = Pick<Freight, 'chargeType' | 'rules' | 'freeAmount' | 'noSendRegions'>
/**
 * Contents and destination of a parcel. `units` are pieces, kg or m³ depending on the template. Unknown values are
 * absent.
 */
export interface Parcel {
  /** Code of a province or, better, of a city. */
  region?: string
  units?: number
  pieces?: number
  amount?: string
}
/**
 * Fee for a parcel. `rest` is the number of units beyond the first ones, `times` the number of additional steps
 * charged.
 */
export type Fee =
  | { kind: 'notSent' }
  | { kind: 'free'; because: 'template' | 'amount' | 'rule'; rule?: FreightRule }
  | { kind: 'charged'; cents: number; rule: FreightRule; rest: number; times: number }

/** Factor for kg and m³: they are calculated in thousandths to avoid floating-point errors. */
const FINE = 1000
const fine = (value: unknown): number | undefined => {
  const number = numberIn(value)
  return number === null || number < 0 ? undefined : Math.round(number * FINE)
}

/** Returns the codes that can match a place in a rule, most specific first: county, city, province. */
export const placesOf = (code: string): string[] => [
  ...new Set([code, `${code.slice(0, 4)}00`, `${code.slice(0, 2)}0000`]),
]

/** True if the regions contain the place or a parent of it. */
const holds = (regions: readonly FreightRegion[], code: string): boolean => {
  const places = placesOf(code)
  return regions.some((region) => places.includes(region.code))
}

export const inOrder = (rules: readonly FreightRule[]): FreightRule[] =>
  rules.toSorted((a, b) => (numberIn(a.rowNo) ?? 0) - (numberIn(b.rowNo) ?? 0))

/**
 * Returns the rule for a place: the most specific match (city before province), else the first rule, which applies
 * everywhere.
 */
export const ruleFor = (rules: readonly FreightRule[], code: string): FreightRule | undefined => {
  const [everywhere, ...named] = inOrder(rules)
  const nearest = placesOf(code).flatMap((place) =>
    named.filter(({ regions }) => regions.some((region) => region.code === place)),
  )
  return nearest[0] ?? everywhere
}

const reaches = (value: number | undefined, least: number | undefined): boolean =>
  value !== undefined && least !== undefined && least > 0 && value >= least

const isFree = (rule: FreightRule, { amount, pieces }: Parcel): boolean => {
  const dear = reaches(toCents(amount), toCents(rule.freeValue))
  if (is(rule.freeType, freeType.amount)) return dear
  if (is(rule.freeType, freeType.pieces)) return reaches(pieces, numberIn(rule.freeValue) ?? undefined)
  return is(rule.freeType, freeType.both) && dear && reaches(pieces, numberIn(rule.freePieces) ?? undefined)
}

/** Returns the delivery fee by a template. Undefined while an input that decides it is not known. */
export const feeOf = (terms: FreightTerms, parcel: Parcel): Fee | undefined => {
  const { region, units, amount } = parcel
  if (!region) return undefined
  if (holds(terms.noSendRegions ?? [], region)) return { kind: 'notSent' }
  if (is(terms.chargeType, chargeType.free)) return { kind: 'free', because: 'template' }
  if (reaches(toCents(amount), toCents(terms.freeAmount))) return { kind: 'free', because: 'amount' }
  const rule = ruleFor(terms.rules, region)
  if (!rule) return undefined
  if (isFree(rule, parcel)) return { kind: 'free', because: 'rule', rule }
  const [all, first, next] = [fine(units), fine(rule.firstUnit), fine(rule.nextUnit)]
  const [firstFee, nextFee] = [toCents(rule.firstFee), toCents(rule.nextFee)]
  if (!all || first === undefined || firstFee === undefined) return undefined
  const rest = Math.max(0, all - first)
  if (rest > 0 && (!next || nextFee === undefined)) return undefined
  const times = rest > 0 && next ? Math.ceil(rest / next) : 0
  return { kind: 'charged', cents: firstFee + times * (nextFee ?? 0), rule, rest: rest / FINE, times }
}
