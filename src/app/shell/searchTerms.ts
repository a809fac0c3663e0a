/** What words look like: a phone number or its end, the number of a record, that of an order or a car, a code of letters and digits, or a name. */
export type SearchKind = 'phone' | 'number' | 'order' | 'vin' | 'code' | 'name'
/** What looks so is nothing else: lists of other things are asked for it only when they are told to. */
export const isUnambiguous = (kind: SearchKind): boolean => kind === 'order' || kind === 'vin'

/** What somebody looks for: the words as typed, and what they can be. */
export interface SearchTerms {
  text: string
  kind: SearchKind
  /** A whole mobile number, or the last four digits of one. */
  phone?: string
  /** Of a record. */
  number?: string
  /** Whatever is not digits alone. */
  name?: string
  /** Whether headquarters looks, whose lists have calls of their own. */
  isHeadquarters: boolean
}

const MIN = 2
/** Fewer digits are the number of nothing. */
const MIN_DIGITS = 5
/** Letters and a day with a running number behind them. */
const ORDER = /^[a-z]{1,4}-?\d{8,}$/i
const VIN = /^(?=.*[a-z])(?=.*\d)[a-hj-npr-z\d]{17}$/i
const CODE = /^(?=.*[a-z])(?=.*\d)[\w.-]+$/i

/** Reads what is looked for; undefined where it is too little to ask the servers for. */
export const searchTermsOf = (query: string, isHeadquarters: boolean): SearchTerms | undefined => {
  const text = query.trim().slice(0, 50)
  if (text.length < MIN || text.startsWith('/')) return undefined
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return { text, kind: kindOf(text), name: text, isHeadquarters }
  if (/^(1[3-9]\d{9}|\d{4})$/.test(digits)) return { text: digits, kind: 'phone', phone: digits, isHeadquarters }
  if (digits.length < MIN_DIGITS) return { text: digits, kind: 'name', isHeadquarters }
  return { text: digits, kind: 'number', number: digits, isHeadquarters }
}
const kindOf = (text: string): SearchKind =>
  VIN.test(text) ? 'vin' : ORDER.test(text) ? 'order' : CODE.test(text) ? 'code' : 'name'
