import { is } from '@/entities/field'
import type { ActivityType } from '@/entities/marketing/activityType'
import { activityOffBy, dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { toMillis } from '@/lib/time'

const DAY = 86_400_000
export const MAX_DAYS = 92
const VISIT = '到店'

interface Who {
  hq: boolean
  head: boolean
}
type State = Pick<DealerActivity, 'status' | 'offBy'>

/** True if headquarters took it down. The dealer can then neither publish nor change it. */
export const isTakenDown = ({ status, offBy }: State): boolean =>
  is(status, dealerActivityStatus.down) && is(offBy, activityOffBy.headquarters)
/** True if it was published and has not ended. Its headquarters campaign, type and start are then fixed. */
export const isLive = ({ status }: Pick<State, 'status'>): boolean =>
  is(status, dealerActivityStatus.upcoming, dealerActivityStatus.running, dealerActivityStatus.down)

export const mayChange = (row: State, { hq }: Who): boolean =>
  !hq && !is(row.status, dealerActivityStatus.ended) && !isTakenDown(row)
export const mayPutUp = (row: State, { hq, head }: Who): boolean =>
  isTakenDown(row)
    ? head
    : !hq && (is(row.status, dealerActivityStatus.draft) || is(row.status, dealerActivityStatus.down))
export const mayTakeDown = ({ status }: Pick<State, 'status'>): boolean =>
  is(status, dealerActivityStatus.upcoming) || is(status, dealerActivityStatus.running)
export const mayEnd = (row: Pick<State, 'status'>, { hq, head }: Who): boolean => (head || !hq) && isLive(row)

/**
 * True if customers visit the dealer for campaigns of a type, by its name or that of its parent. The address is then
 * required.
 */
export const isVisit = (types: readonly Pick<ActivityType, 'id' | 'name' | 'parentId'>[], typeId: unknown): boolean => {
  const type = types.find(({ id }) => id === typeId)
  return [type, types.find(({ id }) => id === type?.parentId)].some((one) => one?.name.includes(VISIT))
}

interface Span {
  startTime?: unknown
  endTime?: unknown
}
/** Validates the period: it ends after it starts, lasts at most 92 days, and is within the headquarters campaign. */
export const validateSpan = ({ startTime, endTime }: Span, host?: Span): 'order' | 'long' | 'outside' | undefined => {
  const [start, end] = [toMillis(startTime), toMillis(endTime)]
  if (start !== undefined && end !== undefined) {
    if (end <= start) return 'order'
    if (end - start > MAX_DAYS * DAY) return 'long'
  }
  const [from, to] = [toMillis(host?.startTime), toMillis(host?.endTime)]
  const isOutside = (at: number | undefined) =>
    at !== undefined && ((from !== undefined && at < from) || (to !== undefined && at > to))
  return isOutside(start) || isOutside(end) ? 'outside' : undefined
}
