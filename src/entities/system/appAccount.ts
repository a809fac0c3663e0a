import { entity, f, type RowOf } from '../field'

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
  /** Type of community user, and the series of a verified owner. */
  userType?: number
  seriesName?: string
}
