import { entity, f, type RowOf } from '../field'
import { referStage } from './posterEnums'

/** Somebody who came by the invitation of another user, and how far. */
export const referred = entity('referred', {
  id: f.id(),
  nickname: f.text(),
  phone: f.phone(),
  referrerName: f.ref(),
  inviteTime: f.dateTime({ sortable: true }),
  stage: f.status(referStage),
  seriesName: f.text(),
  dealerName: f.dealer(),
  dealTime: f.dateTime(),
  rewardPoints: f.points(),
})
export interface Referred extends RowOf<typeof referred> {}
