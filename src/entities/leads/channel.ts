import { entity, f, type RowOf } from '../field'
import { channelLevel, channelType } from './enums'

/** Source of leads, on two levels. Never deleted, since leads keep its code. */
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
  /** Empty on the first level. */
  parentName: string
  /**
   * Second level only: 1 if dealers may choose the parent channel. Without it they cannot choose its children either.
   */
  parentOptional?: 0 | 1
}
