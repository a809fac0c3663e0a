import { createContext, type ReactNode, use, useCallback, useEffect, useId } from 'react'
import type { TextKey } from '@/locales'

/** Place of a screen. Screens must not read the router: a kept screen would see the address of the active tab. */
export interface ScreenPlace {
  /** Identity of the tab: path and sorted query at its opening. */
  tab: string
  path: string
  query: URLSearchParams
  kept: Map<string, unknown>
  /** Changes the query of this tab. Undefined removes a key. Replaces the history entry unless `push` is set. */
  setQuery: (change: Record<string, string | undefined>, push?: boolean) => void
  /** Navigates to a path of the app or to an address made by `to()`. An empty address shows a message. */
  go: (address: string) => void
  /** Closes this tab, after a confirmation if it has unsaved input. */
  close: () => void
  /**
   * Sets the unsaved state of this screen, or of a part of it (`useUnsaved`). The shell confirms before input is lost,
   * with `words` if given.
   */
  setDirty: (dirty: boolean, words?: TextKey, part?: string) => void
  /** Reports a part as mounted. Returns the function that reports its unmount. */
  mountPart: (part: string) => () => void
  /** Aborted when the tab is closed or its page is remounted on purpose. */
  closed: AbortSignal
  setName: (name: string) => void
}

export const ScreenContext = createContext<ScreenPlace | undefined>(undefined)

/** Returns the place of the calling screen. Throws outside a tab. */
export const useScreen = (): ScreenPlace => {
  const place = use(ScreenContext)
  if (!place) throw new Error('useScreen is for screens inside a tab')
  return place
}

/**
 * Returns the function that sets the unsaved state of the calling form, panel or text. The screen is unsaved while any
 * of them is. A part that unmounts is no longer unsaved, unlike one whose page is only hidden.
 */
export const useUnsaved = (): ((dirty: boolean) => void) => {
  const { setDirty, mountPart } = useScreen()
  const part = useId()
  useEffect(() => mountPart(part), [mountPart, part])
  return useCallback((dirty: boolean) => setDirty(dirty, undefined, part), [setDirty, part])
}

/** Names the tab after its record. A name that is not plain text is ignored. */
export const useRecordName = (name: ReactNode): void => {
  const { setName } = useScreen()
  useEffect(() => {
    if (typeof name === 'string' && name.trim()) setName(name.trim())
  }, [name, setName])
}
