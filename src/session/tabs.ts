import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { distinct } from '@/lib/distinct'

/** An open page: a path with its query. Two details of one route are two tabs. */
export interface Tab {
  /** Who the tab is: path and sorted query at its opening; never changes while it is open. */
  key: string
  path: string
  /** Query with its '?', or ''; changes as filters do. */
  search: string
  /** Part of the address after the query, with its '#', or ''. */
  hash: string
  /** What the record on it is called. */
  name?: string
  pinned?: boolean
  /** Raised by a refresh: the page mounts anew. */
  turn: number
  /** When it was last shown; the oldest are put to sleep first. 0: not yet in this life of the page. */
  shownAt: number
}

/** A place of the app, as an address names it. */
export interface Place {
  path: string
  search: string
  hash: string
}

interface Tabs {
  /** The user whose tabs these are; undefined while a switch of roles hands them on. */
  owner?: string
  tabs: Tab[]
  active?: string
}

const readTabs = (value: unknown): Pick<Tabs, 'owner' | 'tabs'> | undefined => {
  if (!isRecord(value) || !Array.isArray(value.tabs)) return undefined
  const text = (one: unknown) => (typeof one === 'string' ? one : '')
  const tabs = value.tabs.flatMap((one) =>
    isRecord(one) && text(one.key) && text(one.path).startsWith('/')
      ? [
          {
            key: text(one.key),
            path: text(one.path),
            search: text(one.search),
            hash: text(one.hash),
            name: text(one.name) || undefined,
            pinned: one.pinned === true,
            turn: 0,
            shownAt: 0,
          },
        ]
      : [],
  )
  return { owner: text(value.owner) || undefined, tabs: distinct(tabs, ({ key }) => key) }
}

const tabsItem = stored('tabs', readTabs, 'session')

/** The open tabs of this browser tab, restored after F5. */
export const useTabs = create<Tabs>()(() => tabsItem.get() ?? { tabs: [] })
useTabs.subscribe(({ owner, tabs }) => tabsItem.set({ owner, tabs }))
