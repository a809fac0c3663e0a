import * as activities from '@/api/marketing/activities'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import type { ActivityChannelLink } from '@/entities/marketing/activityChannelLink'
import { translate } from '@/locales'

/** So many channels may be linked with one campaign. */
export const MAX_LINKS = 50
/** The page that holds all of them. */
export const ALL_LINKS = { pageNo: 1, pageSize: 500 }

/** The question for every link that a campaign has. */
export const linksQuery = (activityId: string) =>
  activities.listLinkedChannels.query({ activityId, ...ALL_LINKS }, { quiet: true })

type Link = Pick<ActivityChannelLink, 'channelId' | 'joinCount'>

/** Whether people came through a link: then it stays. */
export const isUsed = ({ joinCount }: Link): boolean => Number(joinCount) > 0

/**
 * The channels that a campaign is to have: those it has now, with these more and those less. So a link that somebody else made meanwhile is not lost,
 * and one that people came through is kept whatever was asked.
 */
export const linkSet = (now: readonly Link[], add: readonly string[], remove: readonly string[]): string[] => [
  ...new Set([
    ...now.filter((link) => isUsed(link) || !remove.includes(link.channelId)).map(({ channelId }) => channelId),
    ...add,
  ]),
]

/** Tells why nothing was sent. */
const refuse = (text: string): never => {
  notify('warning', text)
  throw new ApiError('input', text)
}

/** Links a campaign with more channels and takes links away, out of what it has at this moment. Refuses beyond the most, and to take away a link that people came through. */
export const relink = async (
  activityId: string,
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Promise<unknown> => {
  const { records: now } = await activities.listLinkedChannels({ activityId, ...ALL_LINKS })
  const kept = now.find((link) => isUsed(link) && remove.includes(link.channelId))
  if (kept && !add.length && remove.length === 1) refuse(translate('activityChannels.used', { name: kept.channelName }))
  const channelIds = linkSet(now, add, remove)
  if (channelIds.length > MAX_LINKS) refuse(translate('activityChannels.max', { max: MAX_LINKS }))
  return activities.relate({ activityId, channelIds })
}
