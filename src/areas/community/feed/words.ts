import type { SiftWord } from '@/entities/community/sift'

/** So many words there can be, and so many are added at once. */
export const MAX_WORDS = 20_000
export const MAX_ADDED = 2000
const MIN_LENGTH = 2
const MAX_LENGTH = 20

/** The words of a typed text, a line or a part between commas each, and how many of them were there twice or are known already. */
export const wordsIn = (text: string, known: ReadonlySet<string>): { words: string[]; repeats: number } => {
  const all = text
    .split(/[\n,，]+/)
    .map((word) => word.trim())
    .filter(Boolean)
  const words = [...new Set(all)].filter((word) => !known.has(word))
  return { words, repeats: all.length - words.length }
}

/** Whether a word holds what stands for any letters, or a space. */
export const hasWildcard = (word: string): boolean => /[*?？＊\s]/.test(word)
export const hasLength = (word: string): boolean => {
  const { length } = [...word]
  return length >= MIN_LENGTH && length <= MAX_LENGTH
}

/** A text cut where words are hit, whatever their case; the longer of two that overlap is taken. */
export const hitsIn = (text: string, words: readonly SiftWord[]): { part: string; hit?: SiftWord }[] => {
  const small = text.toLowerCase()
  const hits = words
    .flatMap((hit) => {
      const needle = String(hit.word ?? '').toLowerCase()
      const found: { from: number; to: number; hit: SiftWord }[] = []
      for (let at = needle ? small.indexOf(needle) : -1; at >= 0; at = small.indexOf(needle, at + needle.length))
        found.push({ from: at, to: at + needle.length, hit })
      return found
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const parts: { part: string; hit?: SiftWord }[] = []
  let at = 0
  for (const { from, to, hit } of hits) {
    if (from < at) continue
    if (from > at) parts.push({ part: text.slice(at, from) })
    parts.push({ part: text.slice(from, to), hit })
    at = to
  }
  return at < text.length ? [...parts, { part: text.slice(at) }] : parts
}
