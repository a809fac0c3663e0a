import { lineOf } from '@/routes'
import type { Place, Tab } from './tabs'

/** How many pages stay alive, the one on screen with them. */
export const ALIVE = 8

/** The query keys that tell two tabs of a path apart: what the page needs, what its title goes by, and the id of a detail or form. */
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

/** What a place is: its path and the sorted query keys that identify it. All else in its query is the state of the one tab. */
export const identityOf = (path: string, search: string): string => {
  const query = new URLSearchParams(search)
  const own = new URLSearchParams(identityKeys(path).flatMap((key) => query.getAll(key).map((value) => [key, value])))
  return own.size ? `${path}?${own}` : path
}

/** A tab with another query, hash or both; on another record it has no name yet. */
export const placed = (tab: Tab, place: Partial<Place>): Tab => {
  const next = { ...tab, ...place }
  return identityOf(next.path, next.search) === identityOf(tab.path, tab.search) ? next : { ...next, name: undefined }
}

/** Whether a tab may never be closed (R-SHELL-31). */
export const isFixed = (tab: Pick<Tab, 'path'>): boolean => lineOf(tab.path)?.fixed === true

/** The order of the bar: fixed, then pinned, then the rest, each as opened or dragged. */
const ordered = (tabs: readonly Tab[]): Tab[] => {
  const rank = (tab: Tab) => (isFixed(tab) ? 0 : tab.pinned ? 1 : 2)
  return tabs.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * The tabs after a place was entered: its tab (the one told, else the one of the same identity, else a new one) takes the place's query and is active.
 * A new tab gets a key no other has.
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
      tabs: tabs.map((tab) => (tab === found ? { ...placed(tab, place), shownAt: now } : tab)),
    }
  let key = identity
  for (let count = 2; tabs.some((tab) => tab.key === key); count++) key = `${identity}#${count}`
  return { active: key, tabs: ordered([...tabs, { key, ...place, turn: 0, shownAt: now }]) }
}

/** The tab that follows when the active one is closed: the last remaining one (R-SHELL-33), none for home (R-SHELL-34). */
export const following = (tabs: readonly Tab[], closing: readonly string[]): Tab | undefined =>
  tabs.findLast(({ key }) => !closing.includes(key))

/** Pins or unpins a tab. */
export const pinned = (tabs: readonly Tab[], key: string, pin: boolean): Tab[] =>
  ordered(tabs.map((tab) => (tab.key === key ? { ...tab, pinned: pin } : tab)))

/** Moves a tab to where another one is; fixed and pinned ones stay in front. */
export const moved = (tabs: readonly Tab[], key: string, toward: string): Tab[] => {
  const from = tabs.findIndex((tab) => tab.key === key)
  const target = tabs.findIndex((tab) => tab.key === toward)
  const tab = tabs[from]
  return tab && target >= 0 ? ordered(tabs.toSpliced(from, 1).toSpliced(target, 0, tab)) : [...tabs]
}

/**
 * Which tabs keep their page alive: the one shown last, all that hold unsaved input, and up to `cap` with them the lists whose details are open (R-KEEP-01),
 * then those shown last. A tab not shown since the start of the page has no life yet. The others mount anew with what they remember; see `useKept`.
 */
export const livingTabs = (tabs: readonly Tab[], unsaved: readonly string[], cap = ALIVE): Tab[] => {
  const open = new Set(tabs.map(({ path }) => path))
  const isWaitedFor = (tab: Tab) => lineOf(tab.path)?.keepAliveFor?.some((path) => open.has(path)) === true
  const shown = tabs.filter((tab) => tab.shownAt > 0).toSorted((a, b) => b.shownAt - a.shownAt)
  const rank = (tab: Tab) => (tab === shown[0] ? 3 : unsaved.includes(tab.key) ? 2 : isWaitedFor(tab) ? 1 : 0)
  return shown.toSorted((a, b) => rank(b) - rank(a)).filter((tab, at) => at < cap || rank(tab) > 1)
}
