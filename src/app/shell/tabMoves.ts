import { clearAllDirty, clearDirty, unsavedOf } from '@/session/dirty'
import { entered, following, isFixed } from '@/session/tabRules'
import { type Place, type Tab, useTabs } from '@/session/tabs'
import { goTo } from '../navigator'
import { addressOf } from '../tabs'
import { mayLose } from '../unsaved'

/** Tab of each history entry, so that Back finds it although its query has changed since. */
const entries = new Map<string, string>()

/** Shows the tab of a place, and opens it (and the fixed ones) if needed. `entry` is the key of the history entry. */
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
 * Closes tabs except fixed ones, after one confirmation if some hold unsaved input. If the active tab is closed,
 * `then` or the last remaining one is shown. Resolves to true if they were closed.
 */
export const closeTabs = async (keys: readonly string[], then?: Tab): Promise<boolean> => {
  const closing = useTabs
    .getState()
    .tabs.filter((tab) => keys.includes(tab.key) && !isFixed(tab))
    .map(({ key }) => key)
  if (!closing.length || !(await mayLose(closing))) return false
  const { tabs, active } = useTabs.getState()
  for (const key of closing) clearDirty(key)
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

/** Removes the tabs of another user, and those without permission for the current one. */
export const claimTabs = (owner: string, allowed: (path: string) => boolean): void =>
  useTabs.setState((state) => {
    const tabs =
      state.owner !== undefined && state.owner !== owner ? [] : state.tabs.filter(({ path }) => allowed(path))
    return state.owner === owner && tabs.length === state.tabs.length ? state : { owner, tabs }
  })

/** Reloads the console, after a confirmation if unsaved input would be lost. */
export const reload = async (): Promise<void> => {
  if (!(await mayLose(unsavedOf()))) return
  clearAllDirty()
  window.location.reload()
}
