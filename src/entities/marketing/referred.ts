import { entity, enumeration, f, type RowOf } from '../field'
import { rewardStatus } from '../members/rewardStatus'
import { referStage } from './posterEnums'

export const invalidReason = enumeration('invalidReason', { knownLead: 1, sameDevice: 2, samePerson: 3, staff: 4 })

export const referred = entity('referred', {
  id: f.id(),
  nickname: f.text(),
  userName: f.text(),
  phone: f.phone(),
  referrerName: f.ref(),
  referrerPhone: f.phone(),
  posterTitle: f.text(),
  inviteTime: f.dateTime({ sortable: true }),
  stage: f.status(referStage),
  invalidReason: f.enum(invalidReason),
  seriesName: f.text(),
  cityName: f.text(),
  dealerName: f.dealer(),
  clueId: f.ref(),
  rewardStatus: f.status(rewardStatus),
  rewardPoints: f.points(),
  dealTime: f.dateTime({ sortable: true }),
})

export interface ReferredStep {
  /** Code of `referStage`. */
  stage: number
  /** Time it was reached; empty if not yet. */
  time: string
  /** Points for this step; null for a step without a reward. */
  points: number | null
  /** Code of `rewardStatus`. */
  rewardStatus: number
}
export interface Referred extends RowOf<typeof referred> {
  referrerId: string
  steps: ReferredStep[]
  /** Reason the reward was rejected, else empty. */
  refuseReason: string
}
