import { dealerType } from '@/entities/shared/enums'
import { rewardStatus } from '@/entities/members/rewardStatus'
import { referStage } from '@/entities/marketing/posterEnums'
import type { Referred, ReferredStep } from '@/entities/marketing/referred'
import type { Referrer } from '@/entities/marketing/referrer'
import { toMillis } from '@/lib/time'
import { control } from '../../core/control'
import { wireTime } from '../../core/context'
import { isPromoter } from '../../members/rules/starPromoters'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import { type ReferredRow, type ReferrerRow, STEP_POINTS } from '../data/invitations'
import { invitations } from './invitations'

export const titleOf = (posterId = ''): string => invitations().posters.find(({ id }) => id === posterId)?.title ?? ''
/** Returns a predicate for invited people who have reached a stage and are valid. */
export const reached = (stage: number) => (row: ReferredRow) => row.stage >= stage && row.stage !== referStage.invalid
const dealerNamed = (name: string) => org.dealers.find(({ dealerName }) => dealerName === name)
/** Returns a predicate for dealer names a user may see. Headquarters also sees rows without a dealer. */
export const seesDealerNamed = (user: UserRow) => {
  const sees = seesRecord(user)
  return (name: string): boolean => {
    const dealer = dealerNamed(name)
    return dealer ? sees(dealer) : user.dealerType === dealerType.headquarters
  }
}

const DAY = 86_400_000
const PAID_AFTER = 7 * DAY
const STAGES = [referStage.registered, referStage.lead, referStage.driven, referStage.ordered, referStage.won] as const
/** Returns the time at which a friend reached a stage. Empty if the stage was not reached. */
const stageTime = (row: ReferredRow, stage: number): string => {
  if (stage > row.lastStage) return ''
  if (stage === referStage.registered) return row.inviteTime
  if (stage === referStage.won) return row.dealTime
  const from = toMillis(row.inviteTime) ?? 0
  const until = Math.min(toMillis(row.dealTime) ?? Number.POSITIVE_INFINITY, control.now())
  return wireTime(from + Math.min((stage - 1) * 4 * DAY, ((until - from) * stage) / (STAGES.length + 1)))
}
const stepsOf = (row: ReferredRow): ReferredStep[] =>
  STAGES.map((stage) => {
    const time = stageTime(row, stage)
    const isRefused = row.invalidReason > 0 || (stage === referStage.won && row.refuseReason !== '')
    return {
      stage,
      time,
      points: STEP_POINTS[stage] ?? null,
      rewardStatus:
        time === ''
          ? rewardStatus.notYet
          : isRefused
            ? rewardStatus.refused
            : (toMillis(time) ?? 0) < control.now() - PAID_AFTER
              ? rewardStatus.paid
              : rewardStatus.pending,
    }
  })
const earned = (row: ReferredRow): number =>
  stepsOf(row).reduce(
    (sum, step) => sum + (step.time !== '' && step.rewardStatus !== rewardStatus.refused ? (step.points ?? 0) : 0),
    0,
  )
/**
 * Returns the reward state of the current stage, `notYet` if the stage earns no points. An invalid friend is refused
 * after the registration.
 */
const rewardOf = (row: ReferredRow): number =>
  row.invalidReason > 0
    ? row.lastStage > referStage.registered
      ? rewardStatus.refused
      : rewardStatus.notYet
    : (stepsOf(row).find(({ stage, points }) => stage === row.stage && points !== null)?.rewardStatus ??
      rewardStatus.notYet)

const referrerOf = (userId: string) => invitations().referrers.find((row) => row.userId === userId)
export const referredView = (row: ReferredRow): Referred & { dealerCode: string } => {
  const { posterId, userId, lastStage: _last, invalidReason, refuseReason, ...own } = row
  const by = referrerOf(userId)
  // The data holds only the values of the enumerations.
  return {
    ...own,
    userName: row.nickname,
    referrerId: userId,
    referrerName: by?.nickname ?? '',
    referrerPhone: by?.phone ?? '',
    posterTitle: titleOf(posterId),
    dealerCode: dealerNamed(row.dealerName)?.dealerCode ?? '',
    ...(invalidReason > 0 && { invalidReason }),
    rewardStatus: rewardOf(row),
    rewardPoints: earned(row),
    steps: stepsOf(row),
    refuseReason,
  } as Referred & { dealerCode: string } // see above
}
/**
 * Builds the view of a referrer. Invitations are counted for the selected posters. Friends are counted only if the
 * viewer also sees their dealer.
 */
export const referrerView =
  (isMeant: (posterId: string) => boolean, seesDealer: (dealerName: string) => boolean) =>
  (row: ReferrerRow): Referrer & { dealerCode: string } => {
    const invites = row.invites
      .filter(({ posterId }) => isMeant(posterId))
      .toSorted((a, b) => (a.time < b.time ? 1 : -1))
    const came = invitations().referred.filter(
      ({ userId, posterId, dealerName }) => userId === row.userId && isMeant(posterId) && seesDealer(dealerName),
    )
    const [last] = invites
    const [car] = row.vehicles
    const { userId, nickname, phone, memberType, cityName, riskFlag, riskReasons } = row
    // The data holds only the values of the enumerations.
    return {
      ...{ userId, nickname, userName: nickname, phone, memberType, cityName, riskFlag, riskReasons },
      promoterFlag: isPromoter(userId) ? 1 : 0,
      seriesName: car?.seriesName ?? '',
      dealerName: car?.dealerName ?? '',
      dealerCode: dealerNamed(car?.dealerName ?? '')?.dealerCode ?? '',
      posterTitle: titleOf(last?.posterId),
      inviteCount: invites.length,
      registerCount: came.length,
      clueCount: came.filter(reached(referStage.lead)).length,
      testDriveCount: came.filter(reached(referStage.driven)).length,
      dealCount: came.filter(reached(referStage.won)).length,
      rewardPoints: came.reduce((sum, one) => sum + earned(one), 0),
      lastTime: last?.time ?? '',
    } as Referrer & { dealerCode: string } // see above
  }
