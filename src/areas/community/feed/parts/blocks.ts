import * as socialConfig from '@/api/community/socialConfig'
import type { LatestPlate } from '@/entities/community/latestPlate'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'
import { toMillis } from '@/lib/time'

export const LIST = '/dynamic-management/latestPlateConfiguration'
export const FORM = '/dynamic-management/addNewPlate'
/** So many blocks there can be. */
export const MAX = 20

export const nameOf = ({ plateName, id }: Pick<LatestPlate, 'plateName' | 'id'>): string => plateName || id
export const isEnabled = ({ status }: Pick<LatestPlate, 'status'>): boolean => is(status, enableStatus.enabled)
/** Users no longer see what it shows. */
export const isGone = ({ aliveFlag }: Pick<LatestPlate, 'aliveFlag'>): boolean => is(aliveFlag, 0)

/** The question for all blocks in their order: the same as that of the list without filters. */
export const allBlocks = () =>
  socialConfig.listPlates.query({ sortField: 'sort', sortOrder: 'asc', pageNo: 1, pageSize: MAX }, { quiet: true })

const SOON_MS = 3 * 86_400_000
/** Where a block stands in its period, as the key of a text; undefined while it is in it. */
export const periodOf = ({ startTime, endTime }: Pick<LatestPlate, 'startTime' | 'endTime'>, now = Date.now()) => {
  if ((toMillis(endTime) ?? Infinity) <= now) return 'feed.over'
  return (toMillis(startTime) ?? 0) > now ? 'feed.notYet' : undefined
}
/** It ends within three days. */
export const endsSoon = ({ endTime }: Pick<LatestPlate, 'endTime'>, now = Date.now()): boolean => {
  const end = toMillis(endTime)
  return end !== undefined && end > now && end - now <= SOON_MS
}
