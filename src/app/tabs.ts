import { setDirty, unsavedOf, useDirty } from '@/session/dirty'
import { entered, following, isFixed, type Place, type Tab, useTabs } from '@/session/tabs'
import { goTo } from './navigator'
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

/** Which tab a history entry belongs to, so that Back finds it although its query has changed since. */
const entries = new Map<string, string>()

/** Shows the tab of a place, opening it (and the fixed ones) when it is not there. `entry` is the key of the history entry. */
export const enterTab = (place: Place, entry: string, fixed: readonly string[]): void => {
  const before = useTabs.getState().tabs
  const missing = fixed.filter((path) => !before.some((tab) => tab.path === path))
  const base: Tab[] = [
    ...missing.map((path) => ({ key: path, path, search: '', hash: '', turn: 0, shownAt: 0 })),
    ...before,
  ]
  const after = entered(base, place, entries.get(entry))
  entries.set(entry, after.active)
  useTabs.setState(after)
}

/**
 * Closes tabs, but never fixed ones; asks once when some hold unsaved input. When the one on screen goes, `then` is shown, else the last remaining one.
 * Answers whether they are closed.
 */
export const closeTabs = async (keys: readonly string[], then?: Tab): Promise<boolean> => {
  const closing = useTabs
    .getState()
    .tabs.filter((tab) => keys.includes(tab.key) && !isFixed(tab))
    .map(({ key }) => key)
  if (!closing.length || !(await mayLose(closing))) return false
  const { tabs, active } = useTabs.getState()
  for (const key of closing) setDirty(key, false)
  const rest = tabs.filter(({ key }) => !closing.includes(key))
  if (active !== undefined && !closing.includes(active)) {
    useTabs.setState({ tabs: rest })
    return true
  }
  const next = then ?? following(tabs, closing)
  useTabs.setState({ tabs: rest, active: next?.key })
  goTo(next ? addressOf(next) : '/home')
  return true
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
  entries.clear()
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

/** Takes away the tabs that are another user's, or that the present one may not see. */
export const claimTabs = (owner: string, allowed: (path: string) => boolean): void =>
  useTabs.setState((state) => {
    const tabs =
      state.owner !== undefined && state.owner !== owner ? [] : state.tabs.filter(({ path }) => allowed(path))
    return state.owner === owner && tabs.length === state.tabs.length ? state : { owner, tabs }
  })

/** Leaves the console by a reload; asks first when anything unsaved would be lost. */
export const reload = async (): Promise<void> => {
  if (!(await mayLose(unsavedOf()))) return
  useDirty.setState({ keys: [] })
  window.location.reload()
}
