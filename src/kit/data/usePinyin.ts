import { useEffect, useState } from 'react'
import { matchesWords } from '@/lib/foldText'
import { useLanguage } from '@/locales'
import { useSettings } from '@/session/settings'

export type PinyinMatch = (text: string, query: string) => boolean

let matcher: PinyinMatch | undefined

const lettersOf = (query: string): string => query.toLowerCase().replaceAll(/[' ]/g, '')

/** Returns true if a query can be pinyin: letters only, apart from spaces and apostrophes between syllables. */
export const isPinyin = (query: string): boolean => /^[a-z]+$/.test(lettersOf(query))

/**
 * Returns the pinyin matcher (R-SHELL-44), loaded when first `wanted`. Undefined until then, in other languages, and
 * with the setting disabled.
 */
export const usePinyin = (wanted: boolean): PinyinMatch | undefined => {
  const chinese = useLanguage() === 'zh'
  const on = useSettings((settings) => settings.pinyinSearch) && chinese
  const [, setLoaded] = useState(matcher !== undefined)
  useEffect(() => {
    if (!wanted || !on || matcher) return
    import('pinyin-pro').then(
      ({ match }) => {
        matcher = (text, query) => {
          return isPinyin(query) && match(text, lettersOf(query), { precision: 'start', continuous: true }) !== null
        }
        setLoaded(true)
      },
      () => {},
    )
  }, [wanted, on])
  return on ? matcher : undefined
}

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
