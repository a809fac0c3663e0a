import { useCallback } from 'react'
import { useScreen } from '@/kit/screen'

/** What of a version is open over the page. */
export type Mode = 'view' | 'edit' | 'new' | 'compare'
export type Open = (mode: Mode, id?: string) => void

/** What is open, as the address of the tab says, so that F5, links and Back work. */
export const useOpened = () => {
  const { query, setQuery } = useScreen()
  const open: Open = useCallback((mode, id) => setQuery({ mode, policy: id }, true), [setQuery])
  const close = useCallback(() => setQuery({ mode: undefined, policy: undefined }), [setQuery])
  const mode = (['view', 'edit', 'new', 'compare'] as const).find((one) => one === query.get('mode'))
  return { mode, id: query.get('policy') ?? undefined, open, close }
}
