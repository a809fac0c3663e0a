import { is } from '@/entities/field'
import { pushFailReason as reason, type PushRecord, pushStatus } from '@/entities/voice/paperPush'

/** Maximum number of retries of a record. */
export const MAX_RETRIES = 3
/** Reasons that may no longer apply. A stopped questionnaire may be collecting again, which the server checks. */
const PASSING = [
  reason.notRegistered,
  reason.notificationsOff,
  reason.smsGateway,
  reason.systemError,
  reason.paperStopped,
] as const

/** True if a failed record can be sent again unchanged. */
export const isRetriable = ({ status, failReason, retryCount }: PushRecord): boolean =>
  is(status, pushStatus.failed) && is(failReason, ...PASSING) && !(Number(retryCount) >= MAX_RETRIES)
/** True if a failed record can be sent again after its phone number is corrected. */
export const isFixable = ({ status, failReason }: PushRecord): boolean =>
  is(status, pushStatus.failed) && is(failReason, reason.noPhone, reason.badPhone)
