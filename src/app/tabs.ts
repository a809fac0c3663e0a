import { setDirty, useDirty } from '@/session/dirty'
import { type Place, useTabs } from '@/session/tabs'
import { mayLose } from './unsaved'

/** The address of a tab. */
export const addressOf = (tab: Place): string => tab.path + tab.search + tab.hash

/** What pages remember beyond their own life, by tab: a tab that is closed, or whose page mounts anew on purpose, remembers nothing. */
const memories = new Map<string, Map<string, unknown>>()
useTabs.subscribe(({ tabs }) => {
  for (const key of memories.keys()) if (!tabs.some((tab) => tab.key === key)) memories.delete(key)
})
/** What the page of a tab remembers. */
export const keptOf = (key: string): Map<string, unknown> => {
  const memory = memories.get(key) ?? new Map<string, unknown>()
  memories.set(key, memory)
  return memory
}

/** Mounts a tab's page anew; asks first when it holds unsaved input. */
export const refreshTab = async (key: string): Promise<boolean> => {
  if (!(await mayLose([key]))) return false
  setDirty(key, false)
  memories.delete(key)
  useTabs.setState(({ tabs }) => ({
    tabs: tabs.map((tab) => (tab.key === key ? { ...tab, turn: tab.turn + 1 } : tab)),
  }))
  return true
}

/** Puts every kept page to sleep for good: after a wipe each mounts anew. Tabs stay for the same user (`keep`) or the next role ('hand on'). */
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
