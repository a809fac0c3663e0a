import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { adChannelType } from './campaignEnums'

/** Place where campaigns are advertised, linked to a lead channel that receives its leads. */
export const activityChannel = entity('activityChannel', {
  id: f.id(),
  channelCode: f.text({ required: true, max: 20 }),
  channelName: f.text({ required: true, max: 20 }),
  channelType: f.enum(adChannelType, { required: true }),
  oneChannel: f.ref(),
  twoChannel: f.ref({ required: true }),
  activityCount: f.integer({ sortable: true }),
  joinCount: f.integer({ sortable: true }),
  remark: f.longtext({ max: 100 }),
  status: f.status(enableStatus),
  createTime: f.dateTime({ sortable: true }),
})
export interface ActivityChannel extends RowOf<typeof activityChannel> {
  oneChannelCode: string
  twoChannelCode: string
}
