import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'

/** A user who invited others with a poster. */
export const referrer = entity('referrer', {
  userId: f.id(),
  nickname: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  inviteCount: f.integer({ sortable: true }),
  registerCount: f.integer({ sortable: true }),
  testDriveCount: f.integer({ sortable: true }),
  dealCount: f.integer({ sortable: true }),
  rewardPoints: f.points({ sortable: true }),
  lastTime: f.dateTime({ sortable: true }),
})
export interface Referrer extends RowOf<typeof referrer> {}
