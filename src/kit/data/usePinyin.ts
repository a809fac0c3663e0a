import { useEffect, useState } from 'react'
import { matchesWords } from '@/lib/foldText'
import { useLanguage } from '@/locales'
import { useSettings } from '@/session/settings'

/** Whether the letters of a query are the pinyin of a text, in full or its initials. */
export type PinyinMatch = (text: string, query: string) => boolean

let matcher: PinyinMatch | undefined

const lettersOf = (query: string): string => query.toLowerCase().replaceAll(/[' ]/g, '')

/** Whether a query could be pinyin: letters alone, but for the blanks and apostrophes between syllables. */
export const isPinyin = (query: string): boolean => /^[a-z]+$/.test(lettersOf(query))

/** Match by pinyin (R-SHELL-44): in Chinese only, when the setting is on, and loaded when it is first `wanted`. */
export const usePinyin = (wanted: boolean): PinyinMatch | undefined => {
  const chinese = useLanguage() === 'zh'
  const on = useSettings((settings) => settings.pinyinSearch) && chinese
  const [, setLoaded] = useState(matcher !== undefined)
  useEffect(() => {
    if (!wanted || !on || matcher) return
    import('pinyin-pro').then(
      ({ match }) => {
        matcher = (text, query) => {
          // Any beginning of any reading of each sign, one sign after the other.
          return isPinyin(query) && match(text, lettersOf(query), { precision: 'start', continuous: true }) !== null
        }
        setLoaded(true)
      },
      () => {
        // Without it the search goes by title and path.
      },
    )
  }, [wanted, on])
  return on ? matcher : undefined
}

/** Search in the options of a select by what their labels contain, and in Chinese by pinyin: for `showSearch` of a select of people or dealers. */
export const useOptionSearch = () => {
  const [typed, setTyped] = useState('')
  const pinyin = usePinyin(isPinyin(typed))
  return {
    onSearch: setTyped,
    filterOption: (query: string, option?: { label?: unknown }): boolean => {
      const label = typeof option?.label === 'string' ? option.label : ''
      return matchesWords(label, query) || pinyin?.(label, query) === true
    },
  }
}
