import { create } from 'zustand'
import { isRecord } from '@/lib/json'
import { stored } from '@/lib/stored'

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

/** Badge counts of this browser tab, kept over F5, because only some pages count them. */
export const useBadges = create<Badges>()(() => badgesItem.get() ?? { counts: {} })

/** Stores the number of pending items of a page. Counts of another user are dropped. */
export const setBadge = (owner: string, path: string, count: number): void => {
  const before = useBadges.getState()
  const next = { owner, counts: { ...(before.owner === owner ? before.counts : {}), [path]: count } }
  useBadges.setState(next)
  badgesItem.set(next)
}
