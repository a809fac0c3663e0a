import { lineOf } from '@/routes'
import type { Place, Tab } from './tabs'

/** Number of pages kept alive, including the one on screen. */
export const ALIVE = 8

/**
 * Returns the query keys that distinguish two tabs of a path: required keys, title keys, and the id of a detail or
 * form.
 */
const identityKeys = (path: string): string[] => {
  const line = lineOf(path)
  return [
    ...new Set([
      ...(line?.needs ?? []),
      ...(line?.titles ?? []).flatMap(({ when }) => when),
      ...(line?.hidden ? ['id'] : []),
    ]),
  ].toSorted()
}

/** Returns the path with its sorted identity keys. The rest of the query is state of the tab. */
export const identityOf = (path: string, search: string): string => {
  const query = new URLSearchParams(search)
  const own = new URLSearchParams(identityKeys(path).flatMap((key) => query.getAll(key).map((value) => [key, value])))
  return own.size ? `${path}?${own}` : path
}

/** Returns the tab at another place. It loses the name of its record if its identity changes. */
export const tabAt = (tab: Tab, place: Partial<Place>): Tab => {
  const next = { ...tab, ...place }
  return identityOf(next.path, next.search) === identityOf(tab.path, tab.search) ? next : { ...next, name: undefined }
}

/** True if the tab can never be closed (R-SHELL-31). */
export const isFixed = (tab: Pick<Tab, 'path'>): boolean => lineOf(tab.path)?.fixed === true

const ordered = (tabs: readonly Tab[]): Tab[] => {
  const rank = (tab: Tab) => (isFixed(tab) ? 0 : tab.pinned ? 1 : 2)
  return tabs.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Returns the tabs after a navigation. The tab with the key `told`, else one of the same identity, else a new one
 * takes the query and becomes active. A new tab gets a unique key.
 */
export const entered = (
  tabs: readonly Tab[],
  place: Place,
  told?: string,
  now = Date.now(),
): { tabs: Tab[]; active: string } => {
  const identity = identityOf(place.path, place.search)
  const found =
    tabs.find((tab) => tab.key === told && tab.path === place.path) ??
    tabs.find((tab) => tab.path === place.path && identityOf(tab.path, tab.search) === identity)
  if (found)
    return {
      active: found.key,
      tabs: tabs.map((tab) => (tab === found ? { ...tabAt(tab, place), shownAt: now } : tab)),
    }
  let key = identity
  for (let count = 2; tabs.some((tab) => tab.key === key); count++) key = `${identity}#${count}`
  return { active: key, tabs: ordered([...tabs, { key, ...place, turn: 0, shownAt: now }]) }
}

/**
 * Returns the tab to activate when the active one closes: the last remaining one (R-SHELL-33), none for home
 * (R-SHELL-34).
 */
export const following = (tabs: readonly Tab[], closing: readonly string[]): Tab | undefined =>
  tabs.findLast(({ key }) => !closing.includes(key))

export const pinned = (tabs: readonly Tab[], key: string, pin: boolean): Tab[] =>
  ordered(tabs.map((tab) => (tab.key === key ? { ...tab, pinned: pin } : tab)))

/** Moves a tab to the position of another. Fixed and pinned tabs stay in front. */
export const moved = (tabs: readonly Tab[], key: string, toward: string): Tab[] => {
  const from = tabs.findIndex((tab) => tab.key === key)
  const target = tabs.findIndex((tab) => tab.key === toward)
  const tab = tabs[from]
  return tab && target >= 0 ? ordered(tabs.toSpliced(from, 1).toSpliced(target, 0, tab)) : [...tabs]
}

/**
 * Returns the tabs whose page stays mounted: the current one, all with unsaved input, then up to `cap` in total the
 * lists of open details (R-KEEP-01) and the most recent ones. Others remount with their kept state, see `useKept`.
 */
export const livingTabs = (tabs: readonly Tab[], unsaved: readonly string[], cap = ALIVE): Tab[] => {
  const open = new Set(tabs.map(({ path }) => path))
  const isWaitedFor = (tab: Tab) => lineOf(tab.path)?.keepAliveFor?.some((path) => open.has(path)) === true
  const shown = tabs.filter((tab) => tab.shownAt > 0).toSorted((a, b) => b.shownAt - a.shownAt)
  const rank = (tab: Tab) => (tab === shown[0] ? 3 : unsaved.includes(tab.key) ? 2 : isWaitedFor(tab) ? 1 : 0)
  return shown.toSorted((a, b) => rank(b) - rank(a)).filter((tab, at) => at < cap || rank(tab) > 1)
}
