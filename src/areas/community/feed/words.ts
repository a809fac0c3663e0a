import type { SiftWord } from '@/entities/community/sift'

export const MAX_WORDS = 20_000
export const MAX_ADDED = 2000
const MIN_LENGTH = 2
const MAX_LENGTH = 20

/** Splits text at line breaks and commas into words. `repeats` counts duplicates and known words. */
export const wordsIn = (text: string, known: ReadonlySet<string>): { words: string[]; repeats: number } => {
  const all = text
    .split(/[\n,，]+/)
    .map((word) => word.trim())
    .filter(Boolean)
  const words = [...new Set(all)].filter((word) => !known.has(word))
  return { words, repeats: all.length - words.length }
}

/** True if a word contains a wildcard or a space. */
export const hasWildcard = (word: string): boolean => /[*?？＊\s]/.test(word)
export const hasLength = (word: string): boolean => {
  const { length } = [...word]
  return length >= MIN_LENGTH && length <= MAX_LENGTH
}

/**
 * Splits a text at the words found, case-insensitively. Of overlapping words the first one wins, of those at the same
 * position the longest.
 */
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
