import { useEffect, useState } from 'react'
import { useLanguage } from '@/locales'
import { useSettings } from '@/session/settings'

/** Whether the letters of a query are the pinyin of a text, in full or its initials. */
export type PinyinMatch = (text: string, query: string) => boolean

let matcher: PinyinMatch | undefined

/** Whether a text begins with what is typed, each of its signs giving any beginning of any of its readings; `reads` tells it of a single sign. */
const begins = (text: string, typed: string, reads: PinyinMatch): boolean => {
  if (!typed) return true
  if (!text) return false
  for (let end = 1; end <= typed.length && reads(text.charAt(0), typed.slice(0, end)); end++) if (begins(text.slice(1), typed.slice(end), reads)) return true
  return false
}

/** Match by pinyin (R-SHELL-44): in Chinese only, when the setting is on, and loaded when it is first `wanted`. */
export const usePinyin = (wanted: boolean): PinyinMatch | undefined => {
  const chinese = useLanguage() === 'zh'
  const on = useSettings((settings) => settings.pinyinSearch) && chinese
  const [, setLoaded] = useState(matcher !== undefined)
  useEffect(() => {
    if (!wanted || !on || matcher) return
    import('pinyin-match').then(
      ({ default: { match } }) => {
        const reads: PinyinMatch = (sign, letters) => match(sign, letters) !== false
        matcher = (text, query) => {
          const typed = query.toLowerCase().replaceAll(/[' ]/g, '')
          return /^[a-z]+$/.test(typed) && text.split('').some((_, at) => begins(text.slice(at), typed, reads))
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
