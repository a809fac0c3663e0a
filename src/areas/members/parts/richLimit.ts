import { wordsOf } from '@/kit/rich/html'
import type { Translate } from '@/locales'

/** Maximum length of a rule text, in characters. */
export const MAX_WORDS = 20_000

/** Returns the error for a rich text that is too long; undefined if it is not. */
export const richFault = (t: Translate, html: unknown): string | undefined => {
  const { length } = [...wordsOf(html)]
  return length > MAX_WORDS ? t('rule.tooLong', { max: MAX_WORDS, count: length }) : undefined
}
