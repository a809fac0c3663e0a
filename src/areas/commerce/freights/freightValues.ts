import type { FreightInput } from '@/api/commerce/logistics'
import {
  chargeType,
  type Freight,
  type FreightRegion,
  freightRule,
  type FreightRule,
  freeType,
} from '@/entities/commerce/freight'
import { is, type RowOf } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { fromCents, toCents } from '@/lib/money'
import type { TextKey } from '@/locales'
import { type FreightTerms, inOrder } from '../parts/freightFee'

/** A rule in the form. The first has no regions, since it applies everywhere. */
export type RuleValues = Partial<Omit<RowOf<typeof freightRule>, 'rowNo' | 'regions'>> & { regions?: FreightRegion[] }
export interface FreightValues extends Partial<
  Pick<Freight, 'freightName' | 'chargeType' | 'addressId' | 'supplierId' | 'freeAmount' | 'noSendText'>
> {
  rules?: RuleValues[]
  noSendRegions?: FreightRegion[]
}

export const MAX_RULES = 50
export const newRule = (): RuleValues => ({ regions: [], freeType: freeType.never })

const ruleOf = (rule: FreightRule): RuleValues => ({
  regions: rule.regions,
  firstUnit: numberIn(rule.firstUnit) ?? undefined,
  firstFee: isBlank(rule.firstFee) ? undefined : String(rule.firstFee),
  nextUnit: numberIn(rule.nextUnit) ?? undefined,
  nextFee: isBlank(rule.nextFee) ? undefined : String(rule.nextFee),
  // Wire code. The control displays an unknown one.
  freeType: (numberIn(rule.freeType) ?? freeType.never) as FreightRule['freeType'],
  freeValue: numberIn(rule.freeValue) ?? undefined,
  freePieces: numberIn(rule.freePieces) ?? undefined,
})

export const initialOf = (row: Freight | undefined): FreightValues =>
  row
    ? {
        freightName: row.freightName,
        // Wire code. The control displays an unknown one.
        chargeType: (numberIn(row.chargeType) ?? undefined) as Freight['chargeType'] | undefined,
        addressId: row.addressId || undefined,
        supplierId: row.supplierId || undefined,
        rules: row.rules.length > 0 ? inOrder(row.rules).map(ruleOf) : [newRule()],
        freeAmount: toCents(row.freeAmount) ? String(row.freeAmount) : undefined,
        noSendRegions: row.noSendRegions,
        noSendText: row.noSendText ?? '',
      }
    : { chargeType: chargeType.pieces, rules: [newRule()], noSendRegions: [] }

const amountOf = (value: unknown): string => {
  const cents = toCents(value)
  return cents === undefined ? '' : fromCents(cents)
}
const codesOf = (regions: readonly FreightRegion[] = []) => regions.map(({ code }) => code)

/** Returns the form as sent: a free template without rules, a rule only with the fields of its condition. */
export const inputOf = (values: FreightValues): FreightInput => ({
  freightName: values.freightName ?? '',
  chargeType: values.chargeType,
  addressId: values.addressId ?? '',
  supplierId: values.supplierId ?? '',
  rules: is(values.chargeType, chargeType.free)
    ? []
    : (values.rules ?? []).map((rule, at) => ({
        rowNo: at + 1,
        regions: at === 0 ? [] : codesOf(rule.regions),
        firstUnit: rule.firstUnit,
        firstFee: amountOf(rule.firstFee),
        nextUnit: rule.nextUnit,
        nextFee: amountOf(rule.nextFee),
        freeType: rule.freeType ?? freeType.never,
        ...(!is(rule.freeType, freeType.never) && { freeValue: rule.freeValue }),
        ...(is(rule.freeType, freeType.both) && { freePieces: rule.freePieces }),
      })),
  freeAmount: toCents(values.freeAmount) ? amountOf(values.freeAmount) : '',
  // Omitted unless loaded or chosen, so that the server keeps its value.
  ...(values.noSendRegions && { noSendRegions: codesOf(values.noSendRegions) }),
  noSendText: values.noSendText ?? '',
})

export const termsOf = ({
  chargeType: charge,
  rules = [],
  freeAmount = '',
  noSendRegions = [],
}: FreightValues): FreightTerms => ({
  // `feeOf` returns undefined for missing values, so incomplete ones are passed on.
  chargeType: charge as Freight['chargeType'],
  rules: rules.map((rule, at) => ({ ...rule, rowNo: at + 1, regions: rule.regions ?? [] }) as FreightRule), // As above.
  freeAmount,
  noSendRegions,
})

/** Returns true if a rule has any value, so that it is discarded only after a confirmation. */
export const isFilled = (rule: RuleValues): boolean =>
  [rule.firstUnit, rule.firstFee, rule.nextUnit, rule.nextFee, rule.freeValue, rule.regions].some(
    (value) => !isBlank(value),
  )

const MAX_UNITS = 999
const MAX_FEE = 999_999
const MAX_AMOUNT = 99_999_999

/** Returns the fault of a first or additional unit: whole pieces from 1, or kg or m³ from `least`. Blank is valid. */
export const unitError = (charge: unknown, value: unknown, least: number): TextKey | undefined => {
  const units = numberIn(value)
  if (units === null) return undefined
  if (is(charge, chargeType.pieces))
    return Number.isInteger(units) && units >= 1 && units <= MAX_UNITS ? undefined : 'freight.piecesRule'
  if (units > MAX_UNITS || units <= 0) return 'freight.nextRule'
  return units >= least ? undefined : 'freight.unitsRule'
}
export const feeError = (value: unknown): TextKey | undefined => {
  const cents = toCents(value)
  if (isBlank(value)) return undefined
  return cents !== undefined && cents >= 0 && cents <= MAX_FEE && isExact(value) ? undefined : 'freight.feeRule'
}
export const amountError = (value: unknown): TextKey | undefined => {
  const cents = toCents(value)
  if (isBlank(value)) return undefined
  return cents !== undefined && cents > 0 && cents <= MAX_AMOUNT && isExact(value) ? undefined : 'freight.amountRule'
}
const isExact = (value: unknown) => /^\d+(\.\d{1,2})?$/.test(String(value).trim())
