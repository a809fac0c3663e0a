import { create } from 'zustand'

/** What waits behind pages, as last counted for a user: shown at their menu entries. */
interface Badges {
  owner?: string
  counts: Readonly<Record<string, number>>
}

export const useBadges = create<Badges>()(() => ({ counts: {} }))

/** Notes how many things wait behind a page for a user; another user's counts are forgotten. */
export const setBadge = (owner: string, path: string, count: number): void =>
  useBadges.setState(({ owner: before, counts }) => ({ owner, counts: { ...(before === owner ? counts : {}), [path]: count } }))
