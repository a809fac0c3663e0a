import { PATTERNS } from '@/entities/rules'

/** A number out of a typed or pasted text: how often it stands there, and whether it can be one. */
export interface Typed {
  phone: string
  times: number
  good: boolean
}

/** The numbers of a text, parted by line breaks, commas, semicolons or blanks, in their order, each once; +86 and dashes are taken off. */
export const numbersOf = (text: string): Typed[] => {
  const times = new Map<string, number>()
  for (const part of text.normalize('NFKC').split(/[\s,;、]+/)) {
    const phone = part.replaceAll(/[-\u200b-\u200f]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')
    if (phone) times.set(phone, (times.get(phone) ?? 0) + 1)
  }
  return [...times].map(([phone, count]) => ({ phone, times: count, good: PATTERNS.mobile.test(phone) }))
}
