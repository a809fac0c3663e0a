import type { SummaryTile } from '@/kit/list/SummaryTiles'

/** The figures of a list of accounts. */
export const TILES: readonly SummaryTile[] = [
  { label: 'points.people', name: 'people' },
  { label: 'points.balanceSum', name: 'balance' },
  { label: 'points.soonExpireSum', name: 'soonExpire' },
]
