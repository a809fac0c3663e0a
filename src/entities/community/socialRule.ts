import { entity, enumeration, f, type RowOf } from '../field'

/** Review of content before or after it becomes visible. */
export const reviewMode = enumeration('reviewMode', { reviewFirst: 1, publishFirst: 2, machine: 3 })

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
/** Editable community rules. With `reconfirm`, users who have already agreed must agree again. */
export type SocialRule = Omit<RowOf<typeof socialRule>, 'version' | 'updateBy' | 'updateTime'>
