import { numberIn } from './counts'
export const decimalOf = (language: string): '.' | ',' =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'

/**
 * Normalises a typed or pasted number to '-1234.5'. `decimal` is the decimal mark. Removes group separators and
 * blanks, accepts full-width digits. A single separator that is not followed by a group of three is the decimal mark:
 * '1,5' is always 1.5. Returns invalid text unchanged, so that validation rejects it.
 */
export const readNumber = (text: string, decimal: '.' | ','): string => {
  const bare = text
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\ufeff'’¥$€%]/g, '')
    .replace('−', '-')
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', ...rest] = bare.split(decimal)
  const grouped = /^[-+]?\d{1,3}([.,]\d{3})+$/.test(whole)
  if (rest.length <= 1 && (grouped || !whole.includes(group))) return [whole.replaceAll(group, ''), ...rest].join('.')
  return rest.length === 0 && whole.split(group).length === 2 ? whole.replace(group, '.') : bare
}

/** Returns a share in percent with one decimal. Undefined for a whole of 0 or a missing value. */
export const rateOf = (part: unknown, whole: unknown): string | undefined => {
  const [some, all] = [numberIn(part), numberIn(whole)]
  return some !== null && all !== null && all > 0 ? ((some / all) * 100).toFixed(1) : undefined
}
