import { createContext, type ReactNode, use, useEffect } from 'react'
import type { TextKey } from '@/locales'

/** What a screen knows of its own place. It must not read the router: a kept screen would see the active tab's address. */
export interface ScreenPlace {
  /** Who the tab is: path and sorted query at its opening. */
  tab: string
  path: string
  query: URLSearchParams
  /** What the page remembers beyond its own life, while its tab is open; see `useKept`. */
  kept: Map<string, unknown>
  /** Changes the query of this tab: undefined takes a key away. Replaces the address without a new history entry unless `push`. */
  setQuery: (change: Record<string, string | undefined>, push?: boolean) => void
  /** Goes to a path of the app, or to another one of an address made by `to()`; tells that there is none where that is ''. */
  go: (address: string) => void
  /** Closes this tab; asks first when it holds unsaved input. */
  close: () => void
  /** Says whether this screen holds unsaved input; the shell asks before it is lost, in these words where they are given. */
  setDirty: (dirty: boolean, words?: TextKey) => void
  /** Says what the record on this page is called: its tab says it too. */
  setName: (name: string) => void
}

/** Given by the frame around each open tab. */
export const ScreenContext = createContext<ScreenPlace | undefined>(undefined)

/** The place of the screen that calls it. Throws outside a tab. */
export const useScreen = (): ScreenPlace => {
  const place = use(ScreenContext)
  if (!place) throw new Error('useScreen is for screens inside a tab')
  return place
}

/** Gives the tab of the screen that calls it the name of its record, where that is a text. */
export const useRecordName = (name: ReactNode): void => {
  const { setName } = useScreen()
  useEffect(() => {
    if (typeof name === 'string' && name.trim()) setName(name.trim())
  }, [name, setName])
}
