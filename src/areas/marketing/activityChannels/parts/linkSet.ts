import * as activities from '@/api/marketing/activities'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import type { ActivityChannelLink } from '@/entities/marketing/activityChannelLink'
import { translate } from '@/locales'

export const MAX_LINKS = 50
/** Page that holds all links of a campaign. */
export const ALL_LINKS = { pageNo: 1, pageSize: 500 }

export const linksQuery = (activityId: string) =>
  activities.listLinkedChannels.query({ activityId, ...ALL_LINKS }, { quiet: true })

type Link = Pick<ActivityChannelLink, 'channelId' | 'joinCount'>

/** True if people signed up through a link, which then cannot be removed. */
export const isUsed = ({ joinCount }: Link): boolean => Number(joinCount) > 0

/**
 * Returns the channels of a campaign after the change, based on its current links. Links that somebody else added in
 * the meantime are kept, as are links with sign-ups.
 */
export const linkSet = (now: readonly Link[], add: readonly string[], remove: readonly string[]): string[] => [
  ...new Set([
    ...now.filter((link) => isUsed(link) || !remove.includes(link.channelId)).map(({ channelId }) => channelId),
    ...add,
  ]),
]

/** Shows the reason as a warning and throws it, so that nothing is sent. */
const refuse = (text: string): never => {
  notify('warning', text)
  throw new ApiError('input', text)
}

/**
 * Adds and removes links of a campaign, based on its current state. Rejects more links than the maximum, and a change
 * that only removes one link with sign-ups. In any other change such a link is kept without an error.
 */
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
