import { numberIn } from './counts'
/** The sign before the decimals of a language. */
export const decimalOf = (language: string): '.' | ',' =>
  new Intl.NumberFormat(language).formatToParts(1.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ','
    : '.'

/**
 * The plain form ('-1234.5') of a number as it is typed or pasted where `decimal` stands before the decimals: groups of three and blanks are taken out,
 * full-width figures count. A lone sign that stands before no group of three is taken for the decimal one, whichever it is: '1,5' is 1.5 everywhere.
 * What is no number comes back as it is, to be refused.
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
  // Written in the other way: one sign, no group.
  return rest.length === 0 && whole.split(group).length === 2 ? whole.replace(group, '.') : bare
}

/** How much of a whole, in percent with one decimal; undefined of nothing and of what was not sent. */
export const rateOf = (part: unknown, whole: unknown): string | undefined => {
  const [some, all] = [numberIn(part), numberIn(whole)]
  return some !== null && all !== null && all > 0 ? ((some / all) * 100).toFixed(1) : undefined
}
