import { useEffect, useState } from 'react'
import { useLanguage } from '@/locales'
import { useSettings } from '@/session/settings'
import type { PinyinMatch } from './pages'

let matcher: PinyinMatch | undefined

/** Match by pinyin (R-SHELL-44): in Chinese only, when the setting is on, and loaded when it is first `wanted`. */
export const usePinyin = (wanted: boolean): PinyinMatch | undefined => {
  const chinese = useLanguage() === 'zh'
  const on = useSettings((settings) => settings.pinyinSearch) && chinese
  const [, setLoaded] = useState(matcher !== undefined)
  useEffect(() => {
    if (!wanted || !on || matcher) return
    import('pinyin-pro').then(
      ({ match }) => {
        matcher = (text, query) => /^[a-z' ]+$/.test(query) && match(text, query.replaceAll(/[' ]/g, ''), { precision: 'start', continuous: true }) !== null
        setLoaded(true)
      },
      () => {
        // Without it the search goes by title and path.
      },
    )
  }, [wanted, on])
  return on ? matcher : undefined
}
