import { entity, f, type RowOf } from '../field'
import { channelLevel } from './enums'
import { target, type Targets } from './target'

/** Share of a task for one channel. Only leads, orders and sales are counted by channel. */
export const channelTask = {
  ...entity('channelTask', {
    id: f.id(),
    channel_level: f.enum(channelLevel),
    oneChannel: f.ref(),
    twoChannel: f.ref(),
  }),
  ...target,
}
export interface ChannelTask
  extends Omit<RowOf<typeof channelTask>, keyof Targets>, Omit<Targets, 'visitTarget' | 'driveTarget'> {
  taskId: string
  oneChannelCode: string
  /** Empty on the first level. */
  twoChannelCode: string
}
