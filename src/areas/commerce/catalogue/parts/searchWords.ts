import type { HotWord } from '@/entities/commerce/searchConfig'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { linkError } from '../../parts/shopLink'

/** Maximum length of a word outside the search box. */
const MAX_LENGTH = 10
export const MAX = { placeholders: 5, hotWords: 20, synonyms: 50, blockWords: 200, recommendGoods: 10 } as const
const LONGEST_IN_BOX = 15
const GROUP = { least: 2, max: 10 } as const

/**
 * Fault of a word: empty, too long or repeated (`word`), blocked (`block`), without a link target (`link`), or with a
 * period that ends before it begins (`period`). Fault of a list: a group of synonyms (`group`), the search box
 * (`box`), or too many entries (`max`, with the limit as `word`).
 */
export interface WordError {
  why: 'word' | 'block' | 'link' | 'period' | 'group' | 'box' | 'max'
  word: string
}
export interface WordLists {
  hotWords: readonly HotWord[]
  synonyms: readonly (readonly string[])[]
  blockWords: readonly string[]
}

/** Normalises a word for comparison: full or half width and upper or lower case are equal. */
const alike = (word: string) => word.normalize('NFKC').trim().toLowerCase()
const has = (words: readonly string[], word: string) => words.some((one) => alike(one) === alike(word))
const fits = (word: string, max = MAX_LENGTH) => word.trim() !== '' && [...word.trim()].length <= max
const tooMany = (max: number): WordError => ({ why: 'max', word: String(max) })

const listError = (words: readonly string[]): WordError | undefined => {
  const word = words.find((one, at) => !fits(one) || has(words.slice(0, at), one))
  return word === undefined ? undefined : { why: 'word', word }
}

export const wordError = (
  word: string,
  others: readonly string[],
  blocked: readonly string[],
): WordError | undefined => {
  if (!fits(word) || has(others, word)) return { why: 'word', word }
  return has(blocked, word) ? { why: 'block', word } : undefined
}

/** True if a period ends no later than it starts. Either end may be open. */
export const endsFirst = (startTime: unknown, endTime: unknown): boolean => {
  const [from, until] = [toMillis(startTime), toMillis(endTime)]
  return from !== undefined && until !== undefined && until <= from
}

export const hotWordsError = (rows: readonly HotWord[], blocked: readonly string[]): WordError | undefined => {
  if (rows.length > MAX.hotWords) return tooMany(MAX.hotWords)
  const words = rows.map(({ word }) => word)
  for (const [at, { word, linkType, linkTarget, startTime, endTime }] of rows.entries()) {
    const fault = wordError(word, words.slice(0, at), blocked)
    if (fault) return fault
    if (linkError(linkType, linkTarget)) return { why: 'link', word }
    if (endsFirst(startTime, endTime)) return { why: 'period', word }
  }
  return undefined
}

export const placeholdersError = (words: readonly string[]): WordError | undefined =>
  words.length === 0 ||
  words.length > MAX.placeholders ||
  words.some((word, at) => !fits(word, LONGEST_IN_BOX) || has(words.slice(0, at), word))
    ? { why: 'box', word: '' }
    : undefined

/** Returns the fault of groups of synonyms. A word may be in one group only. */
export const synonymsError = (groups: readonly (readonly string[])[]): WordError | undefined => {
  if (groups.length > MAX.synonyms) return tooMany(MAX.synonyms)
  const bad = groups.find(({ length }) => length < GROUP.least || length > GROUP.max)
  return bad ? { why: 'group', word: bad.join(' ') } : listError(groups.flat())
}

/** Returns the fault of blocked words. None of them may be a hot word. */
export const blockWordsError = (words: readonly string[], hotWords: readonly string[]): WordError | undefined => {
  if (words.length > MAX.blockWords) return tooMany(MAX.blockWords)
  const hot = hotWords.find((word) => has(words, word))
  return listError(words) ?? (hot === undefined ? undefined : { why: 'block', word: hot })
}

export const isShowing = (
  { status, startTime, endTime }: Pick<HotWord, 'status' | 'startTime' | 'endTime'>,
  now: number,
): boolean =>
  is(status, enableStatus.enabled) && (toMillis(startTime) ?? now) <= now && (toMillis(endTime) ?? Infinity) > now

export interface Pasted {
  /** One entry per line: a single word, or a group of synonyms. */
  taken: string[][]
  refused: { line: string; fault: WordError }[]
}
/**
 * Parses pasted lines for one of the lists: one word per line, or one group of synonyms. Each is compared with the
 * existing words and the lines before it.
 */
export const readLines = (into: keyof WordLists, text: string, lists: WordLists): Pasted => {
  const hot = lists.hotWords.map(({ word }) => word)
  const pasted: Pasted = { taken: [], refused: [] }
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (!line) continue
    const words = into === 'synonyms' ? line.split(/[,，、;；|=\t]+/).map((one) => one.trim()) : [line]
    const group = words.filter(Boolean)
    const added = pasted.taken.flat()
    const fault =
      into === 'synonyms'
        ? synonymsError([...lists.synonyms, ...pasted.taken, group])
        : into === 'blockWords'
          ? blockWordsError([...lists.blockWords, ...added, line], hot)
          : (wordError(line, [...hot, ...added], lists.blockWords) ??
            (hot.length + added.length >= MAX.hotWords ? tooMany(MAX.hotWords) : undefined))
    if (fault) pasted.refused.push({ line, fault })
    else pasted.taken.push(group)
  }
  return pasted
}
