import { skuStatus } from '@/entities/commerce/goodsSku'
import { toCents } from '@/lib/money'
import type { Translate } from '@/locales'
import { type Box, BOXES, type Combination, combinationsOf, lineOf, type SkuLine, type SkuTable } from './skuTable'

export interface SkuNeeds {
  money: boolean
  points: boolean
  /** True if the goods are shipped, so that freight may depend on weight and volume. */
  sent: boolean
  weight: boolean
  volume: boolean
  /** Remaining coupons, for goods that are a coupon. */
  left?: number
}

export const boxesOf = ({ money, points, sent }: SkuNeeds): Box[] =>
  BOXES.filter((box) =>
    box === 'price' || box === 'oriPrice'
      ? money
      : box === 'points'
        ? points
        : box === 'weight' || box === 'volume'
          ? sent
          : true,
  )

const MONEY = /^\d{1,6}(\.\d{1,2})?$/
const WHOLE = /^\d+$/
const decimals = (text: string, max: number, places: number): boolean =>
  new RegExp(`^\\d+(\\.\\d{1,${places}})?$`).test(text) && Number(text) <= max
const LONGEST_CODE = 32

/** Returns the fault of an input. With `strict`, a required one must not be empty. */
export const boxError = (
  box: Box,
  line: SkuLine,
  needs: SkuNeeds,
  t: Translate,
  strict: boolean,
): string | undefined => {
  const text = line[box]
  if (text === '') {
    if (!strict) return undefined
    if (box === 'price') return t('sku.badPrice')
    if (box === 'points') return t('sku.badPoints')
    if (box === 'stocks') return t('sku.badStocks')
    if (box === 'weight' && needs.weight) return t('sku.needsWeight')
    if (box === 'volume' && needs.volume) return t('sku.needsVolume')
    return undefined
  }
  switch (box) {
    case 'price':
      return MONEY.test(text) && (toCents(text) ?? 0) > 0 ? undefined : t('sku.badPrice')
    case 'oriPrice':
      if (!MONEY.test(text)) return t('sku.badPrice')
      return (toCents(text) ?? 0) < (toCents(line.price) ?? 0) ? t('sku.badOriPrice') : undefined
    case 'points':
      return WHOLE.test(text) && Number(text) >= 1 && Number(text) <= 9_999_999 ? undefined : t('sku.badPoints')
    case 'stocks':
      if (!WHOLE.test(text) || Number(text) > 999_999) return t('sku.badStocks')
      return needs.left !== undefined && Number(text) > needs.left ? t('sku.overCoupon', { n: needs.left }) : undefined
    case 'skuCode':
      return [...text].length > LONGEST_CODE ? t('sku.longCode') : undefined
    case 'weight':
      return decimals(text, 999.999, 3) ? undefined : t('sku.badWeight')
    default:
      return decimals(text, 99.999, 3) ? undefined : t('sku.badVolume')
  }
}

/** Returns the article numbers that occur in more than one visible line. */
export const repeatedCodes = (table: SkuTable, combinations: readonly Combination[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const { key } of combinations) {
    const code = lineOf(table, key).skuCode
    if (code && seen.has(code)) again.add(code)
    seen.add(code)
  }
  return again
}

const LONGEST_VALUE = 20
export const wordError = (value: string, others: readonly string[], t: Translate): string | undefined =>
  [...value].length > LONGEST_VALUE
    ? t('sku.longValue', { max: LONGEST_VALUE })
    : others.includes(value)
      ? t('sku.repeated')
      : undefined

const isRepeated = (words: readonly string[]) => new Set(words).size < words.length

/** Returns the first fault of the table, with `strict` including empty required inputs. */
export const tableError = (table: SkuTable, needs: SkuNeeds, t: Translate, strict: boolean): string | undefined => {
  const { several, tags } = table
  if (several) {
    const names = tags.map(({ tagName }) => tagName)
    if (
      isRepeated(names.filter(Boolean)) ||
      tags.some(({ tagItems }) => isRepeated(tagItems.map(({ value }) => value)))
    )
      return t('sku.repeated')
    if (strict && (tags.length === 0 || tags.some(({ tagItems }) => tagItems.length === 0))) return t('sku.noValues')
    if (names.some((name, at) => !name && (strict || (tags[at]?.tagItems.length ?? 0) > 0))) return t('sku.noName')
  }
  const combinations = combinationsOf(table)
  if (strict && combinations.every(({ key }) => lineOf(table, key).status === skuStatus.off)) return t('sku.allOff')
  const boxes = boxesOf(needs)
  const again = repeatedCodes(table, combinations)
  const count = combinations.reduce((sum, { key }) => {
    const line = lineOf(table, key)
    // A disabled SKU is not sold, so it may be incomplete.
    const isStrict = strict && line.status === skuStatus.on
    return (
      sum +
      boxes.filter((box) => boxError(box, line, needs, t, isStrict) || (box === 'skuCode' && again.has(line.skuCode)))
        .length
    )
  }, 0)
  return count ? t('sku.wrongBoxes', { count }) : undefined
}
