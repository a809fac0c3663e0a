import { useEffect, useState } from 'react'
import { useLanguage } from '@/locales'
import { useSettings } from '@/session/settings'
import type { Page } from './usePages'

type Match = (title: string, letters: string) => boolean

/** The pages whose title, path or, in Chinese, pinyin has what was typed (R-SHELL-44); the pinyin is loaded with the first letter. */
export const useFound = (pages: readonly Page[], typed: string): readonly Page[] => {
  const chinese = useLanguage() === 'zh'
  const byPinyin = useSettings((settings) => settings.pinyinSearch) && chinese
  const [match, setMatch] = useState<Match>()
  const wanted = typed.trim().toLowerCase()
  const load = byPinyin && !match && /[a-z]/.test(wanted)
  useEffect(() => {
    if (!load) return
    import('pinyin-pro').then(
      (pinyin) => setMatch(() => (title: string, letters: string) => pinyin.match(title, letters, { precision: 'start', continuous: true }) !== null),
      () => {
        // The search goes on by title and path.
      },
    )
  }, [load])
  if (wanted === '') return pages
  const letters = byPinyin && /^[a-z' ]+$/.test(wanted) ? wanted.replaceAll(/[' ]/g, '') : ''
  return pages.filter(
    ({ title, path }) => title.toLowerCase().includes(wanted) || path.toLowerCase().includes(wanted) || (letters !== '' && match?.(title, letters) === true),
  )
}
