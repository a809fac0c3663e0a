/** What somebody looks for: the words as typed, and what they can be. */
export interface Words {
  text: string
  /** A whole mobile number, or the last four digits of one. */
  phone?: string
  /** Of a record. */
  number?: string
  /** Whatever is not digits alone. */
  name?: string
  /** Whether headquarters looks, whose lists have calls of their own. */
  isHeadquarters: boolean
}

const LEAST = 2
/** Fewer digits are the number of nothing. */
const LEAST_DIGITS = 5

/** Reads what is looked for; undefined where it is too little to ask the servers for. */
export const wordsOf = (query: string, isHeadquarters: boolean): Words | undefined => {
  const text = query.trim().slice(0, 50)
  if (text.length < LEAST || text.startsWith('/')) return undefined
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return { text, name: text, isHeadquarters }
  if (/^(1[3-9]\d{9}|\d{4})$/.test(digits)) return { text: digits, phone: digits, isHeadquarters }
  return { text: digits, number: digits.length < LEAST_DIGITS ? undefined : digits, isHeadquarters }
}
