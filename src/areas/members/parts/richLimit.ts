import { wordsOf } from '@/kit/rich/html'
import type { Translate } from '@/locales'

/** The most characters of a rule text. */
export const MAX_WORDS = 20_000

/** Returns what is wrong with the length of a rich text; undefined where nothing is. */
export const richFault = (t: Translate, html: unknown): string | undefined => {
  const { length } = [...wordsOf(html)]
  return length > MAX_WORDS ? t('rule.tooLong', { max: MAX_WORDS, count: length }) : undefined
}
