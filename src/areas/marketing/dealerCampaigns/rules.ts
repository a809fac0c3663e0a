import type { ActivityType } from '@/entities/marketing/activityType'
import type { DealerActivity } from '@/entities/marketing/dealerActivity'
import { toMillis } from '@/lib/time'

export const DRAFT = 0
export const UPCOMING = 1
const RUNNING = 2
export const DOWN = 3
export const ENDED = 4
const BY_HEADQUARTERS = 2
const DAY = 86_400_000
export const MOST_DAYS = 92
const VISIT = '到店'

interface Who {
  hq: boolean
  head: boolean
}
type State = Pick<DealerActivity, 'status' | 'offBy'>

/** Whether headquarters took it down: then the dealer neither puts it up nor changes it. */
export const isTakenDown = ({ status, offBy }: State): boolean => Number(status) === DOWN && Number(offBy) === BY_HEADQUARTERS
/** Whether it was published and has not ended: then its campaign of headquarters, its type and its start are fixed. */
export const isLive = ({ status }: Pick<State, 'status'>): boolean => [UPCOMING, RUNNING, DOWN].includes(Number(status))

/** What may be done with a campaign, by its state and by who looks on. */
export const mayChange = (row: State, { hq }: Who): boolean => !hq && Number(row.status) !== ENDED && !isTakenDown(row)
export const mayPutUp = (row: State, { hq, head }: Who): boolean =>
  isTakenDown(row) ? head : !hq && (Number(row.status) === DRAFT || Number(row.status) === DOWN)
export const mayTakeDown = ({ status }: Pick<State, 'status'>): boolean => Number(status) === UPCOMING || Number(status) === RUNNING
export const mayEnd = (row: Pick<State, 'status'>, { hq, head }: Who): boolean => (head || !hq) && isLive(row)

/** Whether people come to the dealer for campaigns of a type: it, or the type above it, says so in its name. Then the place must be told. */
export const isVisit = (types: readonly Pick<ActivityType, 'id' | 'name' | 'parentId'>[], typeId: unknown): boolean => {
  const type = types.find(({ id }) => id === typeId)
  return [type, types.find(({ id }) => id === type?.parentId)].some((one) => one?.name.includes(VISIT))
}

interface Span {
  startTime?: unknown
  endTime?: unknown
}
/** What is wrong with the times of a campaign: it ends after it starts, lasts 92 days at most, and lies within its campaign of headquarters. */
export const spanFault = ({ startTime, endTime }: Span, host?: Span): 'order' | 'long' | 'outside' | undefined => {
  const [start, end] = [toMillis(startTime), toMillis(endTime)]
  if (start !== undefined && end !== undefined) {
    if (end <= start) return 'order'
    if (end - start > MOST_DAYS * DAY) return 'long'
  }
  const [from, to] = [toMillis(host?.startTime), toMillis(host?.endTime)]
  const isOutside = (at: number | undefined) => at !== undefined && ((from !== undefined && at < from) || (to !== undefined && at > to))
  return isOutside(start) || isOutside(end) ? 'outside' : undefined
}
