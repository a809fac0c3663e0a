import { useCallback } from 'react'
import { useScreen } from '@/kit/page/screen'

/** What of an account is open beside the list. */
export type Mode = 'new' | 'detail' | 'edit' | 'dealers' | 'password' | 'quit' | 'rehire'
/** The tabs of the drawers. */
export type Part = 'basic' | 'organisation' | 'dealers' | 'children' | 'access'

export type Open = (mode: Mode, id?: string, part?: Part) => void

/** Opens a drawer or window by the address of the tab, so that F5, links and Back work. */
export const useOpen = (): Open => {
  const { setQuery } = useScreen()
  return useCallback((mode, id, part) => setQuery({ mode, user: id, part }, true), [setQuery])
}
