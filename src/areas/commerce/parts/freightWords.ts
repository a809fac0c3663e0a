import { is, type RowOf } from '@/entities/field'
import { chargeType, type freightRule, freeType, type FreightRule } from '@/entities/commerce/freight'
import { formats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { fromCents } from '@/lib/money'
import { type Language, type Translate } from '@/locales'
import { type Fee, inOrder } from './freightFee'

export interface Speech {
  t: Translate
  language: Language
}
type Numbers = Pick<RowOf<typeof freightRule>, 'firstUnit' | 'firstFee' | 'nextUnit' | 'nextFee'>

/** Formats a quantity in the unit of the template: 2 件, 1.5 kg. */
const unitsText = ({ t, language }: Speech, charge: unknown, units: unknown): string => {
  if (isBlank(units)) return formats(language).count(undefined)
  const number = formats(language).number(units)
  if (is(charge, chargeType.weight)) return t('freight.kg', { n: number })
  if (is(charge, chargeType.volume)) return t('freight.m3', { n: number })
  return t('freight.pieces', { count: numberIn(units) ?? 0 })
}

const moneyOf = ({ language }: Speech, value: unknown): string =>
  isBlank(value) ? formats(language).count(undefined) : formats(language).money(value)

/** Returns the condition for free delivery as text. Empty if the rule always charges. */
const freeText = (speech: Speech, rule: FreightRule): string => {
  const { t } = speech
  const amount = moneyOf(speech, rule.freeValue)
  if (is(rule.freeType, freeType.amount)) return t('freight.freeFromAmount', { amount })
  if (is(rule.freeType, freeType.pieces))
    return t('freight.freeFromPieces', { measure: unitsText(speech, chargeType.pieces, rule.freeValue) })
  if (is(rule.freeType, freeType.both))
    return t('freight.freeFromBoth', { amount, measure: unitsText(speech, chargeType.pieces, rule.freePieces) })
  return ''
}

/** Formats a rule as text: 首 1 件 ¥8.00，每续 1 件 ¥2.00；满 ¥99.00 包邮. */
export const ruleText = (speech: Speech, charge: unknown, rule: FreightRule): string => {
  const free = freeText(speech, rule)
  const words = speech.t('freight.ruleText', {
    first: unitsText(speech, charge, rule.firstUnit),
    firstFee: moneyOf(speech, rule.firstFee),
    next: unitsText(speech, charge, rule.nextUnit),
    nextFee: moneyOf(speech, rule.nextFee),
  })
  return free ? speech.t('freight.withFree', { rule: words, free }) : words
}

/** Formats the first rule of a template, or its charge type if it is free. Empty without rules. */
export const templateText = (
  speech: Speech,
  { chargeType: charge, rules }: { chargeType: unknown; rules: readonly FreightRule[] },
): string => {
  if (is(charge, chargeType.free)) return speech.t('chargeType.free')
  const [first] = inOrder(rules)
  return first ? ruleText(speech, charge, first) : ''
}

/** Formats the calculation of a fee: 首 1 件 ¥8.00 + 续 2 件 × ¥2.00 = ¥12.00. */
export const feeText = (speech: Speech, charge: unknown, fee: Fee): string => {
  const { t } = speech
  if (fee.kind === 'notSent') return t('freight.notSent')
  if (fee.kind === 'free')
    return fee.because === 'rule' && fee.rule
      ? t('freight.freeBecause', { why: freeText(speech, fee.rule) })
      : t(fee.because === 'amount' ? 'freight.freeOrder' : 'freight.freeTemplate')
  const rule: Numbers = fee.rule
  const sum = moneyOf(speech, fromCents(fee.cents))
  const first = t('freight.firstPart', {
    units: unitsText(speech, charge, rule.firstUnit),
    fee: moneyOf(speech, rule.firstFee),
  })
  if (fee.times === 0) return t('freight.sumOfOne', { first, sum })
  const rest = unitsText(speech, charge, fee.rest)
  const next =
    fee.rest === fee.times && is(rule.nextUnit, 1)
      ? t('freight.nextPart', { units: rest, fee: moneyOf(speech, rule.nextFee) })
      : t('freight.nextSteps', {
          units: rest,
          each: unitsText(speech, charge, rule.nextUnit),
          times: fee.times,
          fee: moneyOf(speech, rule.nextFee),
        })
  return t('freight.sum', { first, next, sum })
}
