import { setDirty, useDirty } from '@/session/dirty'
import { type Place, useTabs } from '@/session/tabs'
import { mayLose } from './unsaved'

export const addressOf = (tab: Place): string => tab.path + tab.search + tab.hash

/** Memory of pages beyond their mount, by tab. Closing a tab or remounting its page on purpose clears it. */
const memories = new Map<string, Map<string, unknown>>()
useTabs.subscribe(({ tabs }) => {
  for (const key of memories.keys()) if (!tabs.some((tab) => tab.key === key)) memories.delete(key)
})
export const keptOf = (key: string): Map<string, unknown> => {
  const memory = memories.get(key) ?? new Map<string, unknown>()
  memories.set(key, memory)
  return memory
}

export const refreshTab = async (key: string): Promise<boolean> => {
  if (!(await mayLose([key]))) return false
  setDirty(key, false)
  memories.delete(key)
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
  useDirty.setState({ keys: [] })
  memories.clear()
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
