import { entity, f, type RowOf } from '../field'

/** An account of the consumer app, as the separate host finds it by its phone. */
export const appAccount = entity('appAccount', {
  userId: f.id(),
  nickname: f.text(),
  headImgUrl: f.image(),
  phone: f.phone(),
  ownerFlag: f.switch(),
  cheryFlag: f.switch(),
  createTime: f.dateTime(),
})
export interface AppAccount extends RowOf<typeof appAccount> {
  /** Who it is in the community, and of which car an owner was found to be one. */
  userType?: number
  seriesName?: string
}
