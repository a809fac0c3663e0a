import { type Feedback, feedbackStatus } from '@/entities/voice/feedback'
import { is } from '@/entities/field'
import type { Phrase } from '../../parts/phrases'

/** Hours after which an open feedback is marked, and after which it is late. */
export const LIMITS = { warn: 24, late: 48 } as const
export const isWaiting = ({ status }: Pick<Feedback, 'status'>): boolean =>
  is(status, feedbackStatus.waiting, feedbackStatus.inHand)
const REPLY = 'feedback.reply.'
export const draftName = (id: string): string => `${REPLY}${id}`
/** A user keeps at most ten unsent replies. */
export const REPLY_DRAFTS = { prefix: REPLY, max: 10 }

export const PHRASES: readonly Phrase[] = [
  { name: 'phrases.receivedName', words: 'phrases.received' },
  { name: 'phrases.detailsName', words: 'phrases.details' },
  { name: 'phrases.fixedName', words: 'phrases.fixed' },
  { name: 'phrases.toStoreName', words: 'phrases.toStore' },
  { name: 'phrases.checkUpName', words: 'phrases.checkUp' },
  { name: 'phrases.thanksName', words: 'phrases.thanks' },
]
