import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'

/** What waits behind pages, as last counted for a user: shown at their menu entries. */
interface Badges {
  owner?: string
  counts: Readonly<Record<string, number>>
}

const read = (value: unknown): Badges | undefined => {
  if (!isRecord(value) || typeof value.owner !== 'string' || !isRecord(value.counts)) return undefined
  const counts = Object.entries(value.counts).filter((entry): entry is [string, number] =>
    Number.isSafeInteger(entry[1]),
  )
  return { owner: value.owner, counts: Object.fromEntries(counts) }
}
const badgesItem = stored('badges', read, 'session')

/** The badges of this browser tab, kept over F5: only some pages count them. */
export const useBadges = create<Badges>()(() => badgesItem.get() ?? { counts: {} })

/** Notes how many things wait behind a page for a user; another user's counts are forgotten. */
export const setBadge = (owner: string, path: string, count: number): void => {
  const before = useBadges.getState()
  const next = { owner, counts: { ...(before.owner === owner ? before.counts : {}), [path]: count } }
  useBadges.setState(next)
  badgesItem.set(next)
}
