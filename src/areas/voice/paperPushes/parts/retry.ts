import { is } from '@/entities/field'
import { pushFailReason as reason, type PushRecord, pushStatus } from '@/entities/voice/paperPush'

/** So many times a record is sent again. */
export const MAX_RETRIES = 3
/** Reasons that may be gone by now; a stopped questionnaire may collect again, which the server knows. */
const PASSING = [
  reason.notRegistered,
  reason.notificationsOff,
  reason.smsGateway,
  reason.systemError,
  reason.paperStopped,
] as const

/** Whether a failed record can be sent again as it is. */
export const isRetriable = ({ status, failReason, retryCount }: PushRecord): boolean =>
  is(status, pushStatus.failed) && is(failReason, ...PASSING) && !(Number(retryCount) >= MAX_RETRIES)
/** Whether a failed record can be sent again once its phone number is put right. */
export const isFixable = ({ status, failReason }: PushRecord): boolean =>
  is(status, pushStatus.failed) && is(failReason, reason.noPhone, reason.badPhone)
