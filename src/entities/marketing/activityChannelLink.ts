import { entity, f, type RowOf } from '../field'
import { adChannelType } from './campaignEnums'

/**
 * Tracked link of a campaign for one advertising channel, with its visitors. Link and code are created by the server.
 */
export const activityChannelLink = entity('activityChannelLink', {
  linkId: f.id(),
  channelCode: f.text(),
  channelName: f.text(),
  channelType: f.enum(adChannelType),
  twoChannel: f.ref(),
  linkUrl: f.url(),
  qrCode: f.image(),
  viewCount: f.integer({ sortable: true }),
  joinCount: f.integer({ sortable: true }),
  newClueCount: f.integer({ sortable: true }),
  createTime: f.dateTime({ sortable: true }),
})
export interface ActivityChannelLink extends RowOf<typeof activityChannelLink> {
  channelId: string
}
