import { enableStatus } from '../shared/enums'
import { entity, f, type RowOf } from '../field'

export const eventChannel = entity('eventChannel', {
  id: f.id(),
  eventName: f.ref({ required: true }),
  oneChannel: f.ref(),
  twoChannel: f.ref({ required: true }),
  landingUrl: f.url(),
  clueCount: f.integer(),
  status: f.status(enableStatus),
  createTime: f.dateTime(),
})
export interface EventChannel extends RowOf<typeof eventChannel> {
  eventCode: string
  oneChannelCode: string
  twoChannelCode: string
}
