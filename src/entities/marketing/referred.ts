import { entity, enumeration, f, type RowOf } from '../field'
import { rewardStatus } from '../members/rewardStatus'
import { referStage } from './posterEnums'

/** Why an invitation does not count. */
export const invalidReason = enumeration('invalidReason', { knownLead: 1, sameDevice: 2, samePerson: 3, staff: 4 })

/** Somebody who came by the invitation of another user, and how far. */
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

/** A step on the way of an invited friend, or what it paid. */
export interface ReferredStep {
  /** A code of `referStage`. */
  stage: number
  /** When it was reached; '' = not yet. */
  time: string
  /** The points that this step pays; null for a step without a reward. */
  points: number | null
  /** A code of `rewardStatus`. */
  rewardStatus: number
}
export interface Referred extends RowOf<typeof referred> {
  referrerId: string
  steps: ReferredStep[]
  /** Why a reward is refused; '' where none is. */
  refuseReason: string
}
