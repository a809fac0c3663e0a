import { setDirty, unsavedOf, useDirty } from '@/session/dirty'
import { entered, following, isFixed } from '@/session/tabRules'
import { type Place, type Tab, useTabs } from '@/session/tabs'
import { goTo } from '../navigator'
import { addressOf } from '../tabs'
import { mayLose } from '../unsaved'

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
