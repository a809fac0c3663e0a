import { numberIn } from '@/lib/counts'
import { entity, enumeration, f, type RowOf } from '../field'
import type { Answer } from './answer'
import type { PaperQuestion } from './paperQuestion'
import { paperType } from './questionnaire'
import { isLow } from './questionRules'

export const answerSource = enumeration('answerSource', { pushedLink: 1, paperCenter: 2, qrCode: 3, triggered: 4 })
export const npsGroup = enumeration('npsGroup', { promoter: [1, 'success'], passive: 2, detractor: [3, 'error'] })
export const sheetStatus = enumeration('sheetStatus', { valid: [1, 'success'], doubtful: [2, 'warning'] })
export const sheetDoubt = enumeration('sheetDoubt', { tooQuick: 1, sameAnswers: 2 })

/** Sheets and answers below this score are low. */
export const LOW_SCORE = 60

/** One person's answers to a questionnaire. A doubtful sheet is excluded from all averages. */
export const answerSheet = entity('answerSheet', {
  id: f.id(),
  paperId: f.id(),
  title: f.text(),
  paperType: f.enum(paperType),
  anonymousFlag: f.switch(),
  nickname: f.text(),
  phone: f.phone({ rule: 'mobile' }),
  vin: f.text(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  employeeName: f.text(),
  businessNo: f.text(),
  source: f.enum(answerSource),
  score: f.number({ sortable: true, min: 0, max: 100 }),
  npsScore: f.integer(),
  npsGroup: f.enum(npsGroup),
  lowFlag: f.switch(),
  /** In seconds. */
  duration: f.integer(),
  status: f.status(sheetStatus),
  doubt: f.enum(sheetDoubt),
  createTime: f.dateTime({ sortable: true }),
})
export interface AnswerSheet extends RowOf<typeof answerSheet> {}

/** Question as it was when answered, with the answer; `score` is 0 to 100. */
export interface AnswerItem extends PaperQuestion {
  answer?: Answer
  score?: number | null
  lowReason?: string
  /** 1 if it was not shown, or was left out. */
  skipFlag: 0 | 1
}
export const isLowItem = (item: AnswerItem): boolean => {
  const score = numberIn(item.score)
  return (score !== null && score < LOW_SCORE) || (item.answer !== undefined && isLow(item, item.answer))
}
export interface AnswerSheetDetail extends AnswerSheet {
  items: AnswerItem[]
}
