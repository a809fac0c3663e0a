import { entity, f, type RowOf } from '../field'
import { channelLevel, channelType } from './enums'

/** A place that leads come from, on two levels; leads keep its code, so it is never deleted. */
export const channel = entity('channel', {
  id: f.id(),
  channelCode: f.text({ required: true, max: 20 }),
  channelName: f.text({ required: true, max: 20 }),
  channelLevel: f.enum(channelLevel, { required: true }),
  parentCode: f.ref(),
  channelType: f.enum(channelType, { required: true }),
  optional: f.switch(),
  outCall: f.switch(),
  followLimit: f.integer({ min: 5, max: 2880 }),
  monthCount: f.integer({ sortable: true }),
  sort: f.integer({ min: 0, max: 999 }),
  remark: f.text({ max: 200 }),
  updateTime: f.dateTime(),
})
export interface Channel extends RowOf<typeof channel> {
  /** '' on the first level. */
  parentName: string
  /** On the second level: whether the channel above is for dealers to choose; without that, none of its own is. */
  parentOptional?: 0 | 1
}
