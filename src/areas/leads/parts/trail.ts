import type { Path } from '@/routes'

/** The lists that a lead is opened from. */
const LISTS = { clueList: '/clue-management/clueList', pool: '/clue-management/cluePoolList' } as const satisfies Record<string, Path>
export type TrailName = keyof typeof LISTS

const trails = new Map<TrailName, readonly string[]>()

/** Remembers in which order a list shows its leads, for the way from one detail to the next; gone with the page. */
export const leaveTrail = (name: TrailName, clueIds: readonly string[]): void => void trails.set(name, clueIds)

/** The list that a detail says it was opened from, and the leads before and after it there; undefined where it was opened by its address alone. */
export const trailOf = (name: string | null, clueId: string): { list: Path; before?: string; after?: string } | undefined => {
  const known = name === 'clueList' || name === 'pool' ? name : undefined
  const ids = known && trails.get(known)
  const at = ids?.indexOf(clueId) ?? -1
  return known && at >= 0 ? { list: LISTS[known], before: ids?.[at - 1], after: ids?.[at + 1] } : undefined
}
