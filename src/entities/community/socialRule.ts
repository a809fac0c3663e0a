import { entity, enumeration, f, type RowOf } from '../field'

/** Whether something that users write is seen before it is reviewed. */
export const reviewMode = enumeration('reviewMode', { reviewFirst: 1, publishFirst: 2, machine: 3 })

/** The rules of the community. */
export const socialRule = entity('socialRule', {
  version: f.id(),
  reviewMode: f.enum(reviewMode, { required: true }),
  commentMode: f.enum(reviewMode, { required: true }),
  newUserReview: f.integer({ required: true, min: 0, max: 20 }),
  dailyLimit: f.integer({ required: true, min: 1, max: 100 }),
  postInterval: f.integer({ required: true, min: 0, max: 3600 }),
  maxVideoSeconds: f.integer({ required: true, min: 15, max: 600 }),
  linkFlag: f.switch(),
  qualityPoints: f.integer({ required: true, min: 0, max: 1000 }),
  deductPoints: f.integer({ required: true, min: 0, max: 1000 }),
  nightFlag: f.switch(),
  nightHours: f.text(),
  content: f.richtext({ required: true }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
/** What of the rules is set; whoever has agreed to the community's rules is asked again where `reconfirm` is. */
export type SocialRule = Omit<RowOf<typeof socialRule>, 'version' | 'updateBy' | 'updateTime'>
