import { entity, enumeration, f, type RowOf } from '../field'
import { memberType } from './memberType'

/** Suspicion that a user's invitations are fake. */
export const referrerRisk = enumeration('referrerRisk', {
  clear: 0,
  suspicious: [1, 'warning'],
  blocked: [2, 'error'],
})

export const referrer = entity('referrer', {
  userId: f.id(),
  nickname: f.text(),
  userName: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  promoterFlag: f.switch(),
  seriesName: f.text(),
  cityName: f.text(),
  dealerName: f.dealer(),
  posterTitle: f.text(),
  inviteCount: f.integer({ sortable: true }),
  registerCount: f.integer({ sortable: true }),
  clueCount: f.integer({ sortable: true }),
  testDriveCount: f.integer({ sortable: true }),
  dealCount: f.integer({ sortable: true }),
  rewardPoints: f.points({ sortable: true }),
  riskFlag: f.enum(referrerRisk),
  lastTime: f.dateTime({ sortable: true }),
})
export interface Referrer extends RowOf<typeof referrer> {
  /** Reasons the server flagged or blocked the user. */
  riskReasons: string[]
}
