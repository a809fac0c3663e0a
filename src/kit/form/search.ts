import { type KeyboardEvent, useEffect, useState } from 'react'
import { matchesWords } from '@/lib/foldText'

const holds = (text: unknown, words: string): boolean => typeof text === 'string' && matchesWords(text, words)

export const BY_LABEL = { filterOption: (words: string, option?: { label?: unknown }) => holds(option?.label, words) }

export const BY_TITLE = { filterTreeNode: (words: string, node?: { title?: unknown }) => holds(node?.title, words) }

/**
 * Manages the keyword of a select with server search: the typed text, 300 ms after the last key. `searchOf` returns the
 * props of the select; `isOld` is true while it shows the options of another keyword. Those cannot be picked by key.
 */
export const useKeyword = () => {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    keyword,
    clear: () => {
      setTyped('')
      setKeyword('')
    },
    searchOf: (isOld: boolean) => ({
      showSearch: { filterOption: false, searchValue: typed, onSearch: setTyped },
      onInputKeyDown: (event: KeyboardEvent) => {
        const picks = event.key === 'Enter' || event.key === 'Tab'
        if (!picks || (!isOld && typed.trim() === keyword)) return
        event.stopPropagation()
        if (event.key === 'Enter') event.preventDefault()
      },
    }),
  }
}
