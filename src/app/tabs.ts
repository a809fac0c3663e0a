import { clearAllDirty, clearDirty } from '@/session/dirty'
import { type Place, useTabs } from '@/session/tabs'
import { mayLose } from './unsaved'

export const addressOf = (tab: Place): string => tab.path + tab.search + tab.hash

/** Memory of a page beyond its mount. Ends when the tab is closed or its page is remounted on purpose. */
interface Memory {
  kept: Map<string, unknown>
  end: AbortController
}
const memories = new Map<string, Memory>()
export const memoryOf = (key: string): Memory => {
  const memory = memories.get(key) ?? { kept: new Map<string, unknown>(), end: new AbortController() }
  memories.set(key, memory)
  return memory
}
const forget = (key: string): void => {
  clearDirty(key)
  memories.get(key)?.end.abort()
  memories.delete(key)
}
useTabs.subscribe(({ tabs }) => {
  for (const key of memories.keys()) if (!tabs.some((tab) => tab.key === key)) forget(key)
})

export const refreshTab = async (key: string): Promise<boolean> => {
  if (!(await mayLose([key]))) return false
  forget(key)
  useTabs.setState(({ tabs }) => ({
    tabs: tabs.map((tab) => (tab.key === key ? { ...tab, turn: tab.turn + 1 } : tab)),
  }))
  return true
}

/**
 * Unloads every kept page: each remounts after a wipe. Tabs are kept for the same user (`keep`) or the next role
 * ('hand on').
 */
export const wipeTabs = (keep: boolean | 'hand on'): void => {
  clearAllDirty()
  for (const key of memories.keys()) forget(key)
  useTabs.setState(({ tabs, owner }) =>
    keep
      ? {
          owner: keep === 'hand on' ? undefined : owner,
          tabs: tabs.map((tab) => ({ ...tab, shownAt: 0 })),
          active: undefined,
        }
      : { owner: undefined, tabs: [], active: undefined },
  )
}
