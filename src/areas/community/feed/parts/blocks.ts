import * as socialConfig from '@/api/community/socialConfig'
import type { LatestPlate } from '@/entities/community/latestPlate'
import { enableStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'
import { toMillis } from '@/lib/time'

export const LIST = '/dynamic-management/latestPlateConfiguration'
export const FORM = '/dynamic-management/addNewPlate'
export const MAX = 20

export const nameOf = ({ plateName, id }: Pick<LatestPlate, 'plateName' | 'id'>): string => plateName || id
export const isEnabled = ({ status }: Pick<LatestPlate, 'status'>): boolean => is(status, enableStatus.enabled)
/** True if users can no longer see the source. */
export const isGone = ({ aliveFlag }: Pick<LatestPlate, 'aliveFlag'>): boolean => is(aliveFlag, 0)

/** Query for all blocks in order. The same query as the list without filters. */
export const allBlocks = () =>
  socialConfig.listPlates.query({ sortField: 'sort', sortOrder: 'asc', pageNo: 1, pageSize: MAX }, { quiet: true })

const SOON_MS = 3 * 86_400_000
/** Returns the text key for a block outside its period. Undefined within it. */
export const periodOf = ({ startTime, endTime }: Pick<LatestPlate, 'startTime' | 'endTime'>, now = Date.now()) => {
  if ((toMillis(endTime) ?? Infinity) <= now) return 'feed.over'
  return (toMillis(startTime) ?? 0) > now ? 'feed.notYet' : undefined
}
/** True if the block ends within three days. */
export const endsSoon = ({ endTime }: Pick<LatestPlate, 'endTime'>, now = Date.now()): boolean => {
  const end = toMillis(endTime)
  return end !== undefined && end > now && end - now <= SOON_MS
}
