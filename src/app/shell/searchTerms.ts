export type SearchKind = 'phone' | 'number' | 'order' | 'vin' | 'code' | 'name'
/** True if the kind is unambiguous: lists of other records are searched for it only on demand. */
export const isUnambiguous = (kind: SearchKind): boolean => kind === 'order' || kind === 'vin'

export interface SearchTerms {
  text: string
  kind: SearchKind
  /** Mobile number, or the last four digits of one. */
  phone?: string
  number?: string
  name?: string
  isHeadquarters: boolean
}

const MIN = 2
/** Minimum number of digits of a record number. */
const MIN_DIGITS = 5
/** Letters and a date followed by a running number. */
const ORDER = /^[a-z]{1,4}-?\d{8,}$/i
const VIN = /^(?=.*[a-z])(?=.*\d)[a-hj-npr-z\d]{17}$/i
const CODE = /^(?=.*[a-z])(?=.*\d)[\w.-]+$/i

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
