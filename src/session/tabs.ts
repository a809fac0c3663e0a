import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'

/** An open page: a path with its query. Two details of one route are two tabs. */
export interface Tab {
  /** Path and sorted query: who the tab is. */
  key: string
  path: string
  /** Query with its '?', or ''; changes as filters do. */
  search: string
  pinned?: boolean
  /** Raised by a refresh: the page mounts anew. */
  turn: number
  /** When it was last shown; the oldest are put to sleep first. */
  shownAt: number
}

interface Tabs {
  tabs: Tab[]
  active?: string
}

/** How many pages stay alive in the background. */
export const ALIVE = 15

const readTabs = (value: unknown): Tab[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((one) =>
        isRecord(one) && typeof one.key === 'string' && typeof one.path === 'string' && typeof one.search === 'string'
          ? [{ key: one.key, path: one.path, search: one.search, pinned: one.pinned === true, turn: 0, shownAt: 0 }]
          : [],
      )
    : undefined

/** The open tabs of this browser tab, restored after F5. */
export const tabsItem = stored('tabs', readTabs, 'session')
export const useTabs = create<Tabs>()(() => ({ tabs: tabsItem.get() ?? [] }))
useTabs.subscribe(({ tabs }) => tabsItem.set(tabs))
