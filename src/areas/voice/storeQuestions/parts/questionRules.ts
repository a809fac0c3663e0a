import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type StoreQuestion, storeQuestionStatus } from '@/entities/voice/storeQuestion'
import { toMillis } from '@/lib/time'
import type { Phrase } from '../../parts/phrases'

const HOUR = 3_600_000
/** Hours until an open question is marked, and until it is late. */
export const LIMITS = { warn: 4, late: 24 } as const
/** Hours until headquarters may reply for a store, and hours for which a store may correct its reply. */
const SILENT_HOURS = 72
const CORRECTION_HOURS = 24

const hoursSince = (time: unknown): number => (Date.now() - (toMillis(time) ?? Number.NaN)) / HOUR
export const isOpen = ({ status }: StoreQuestion): boolean => is(status, storeQuestionStatus.open)
/** Returns true if the viewer may reply: the store at once, headquarters after the store has not replied in time. */
export const mayAnswer = (row: StoreQuestion, { hq, head }: Viewer): boolean =>
  isOpen(row) && (!hq || (head && hoursSince(row.createTime) > SILENT_HOURS))
/** Returns true if the viewer may correct the reply; only the store may. */
export const mayCorrect = (row: StoreQuestion, { hq }: Viewer): boolean =>
  !hq && !isOpen(row) && hoursSince(row.replyTime) <= CORRECTION_HOURS

const LINK = /https?:|www\.|\b[\w-]+\.(?:com|cn|net|top)\b/i
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/
export const leadsAway = (text: string): boolean => LINK.test(text) || PHONE.test(text)

export const PHRASES: readonly Phrase[] = [
  { name: 'phrases.visitName', words: 'phrases.visit' },
  { name: 'phrases.driveName', words: 'phrases.drive' },
  { name: 'phrases.priceName', words: 'phrases.price' },
  { name: 'phrases.serviceName', words: 'phrases.service' },
  { name: 'phrases.chargingName', words: 'phrases.charging' },
  { name: 'phrases.askMoreName', words: 'phrases.askMore' },
]
