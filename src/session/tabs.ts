import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'
import { distinct } from '@/lib/distinct'

export interface Tab {
  /** Identity at opening (`identityOf`), with a running number if another tab has it. Never changes. */
  key: string
  path: string
  search: string
  hash: string
  name?: string
  pinned?: boolean
  /** Incremented by a refresh, so that the page remounts. */
  turn: number
  /** Time of the last display. 0: not yet shown since the page loaded. */
  shownAt: number
}

export interface Place {
  path: string
  search: string
  hash: string
}

interface Tabs {
  /** Id of the user who owns the tabs. Undefined while a role switch hands them on. */
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

export const useTabs = create<Tabs>()(() => tabsItem.get() ?? { tabs: [] })
useTabs.subscribe(({ owner, tabs }) => tabsItem.set({ owner, tabs }))
