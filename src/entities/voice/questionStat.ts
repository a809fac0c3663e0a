import { enumeration } from '../field'
import type { PaperQuestion } from './paperQuestion'

export const answerStep = enumeration('answerStep', { pushed: 1, opened: 2, begun: 3, sent: 4 })

/** Number of people who chose an option; for a matrix one per cell, with `lineId`. */
export interface OptionCount {
  lineId?: string
  /** For stars and NPS the mark as text, for dates the month. */
  optionId: string
  text: string
  count: number
  /** Mean position in a ranking, from 1. */
  meanPlace?: number | null
}
export interface AnswerText {
  sheetId: string
  text: string
  createTime: string
}
/** Question with the results of its valid sheets. `baseCount` is the number of people who saw it. */
export interface QuestionStat extends PaperQuestion {
  baseCount: number
  answerCount: number
  skipCount: number
  /** 0 to 100; null if nothing is scored. */
  avgScore?: number | null
  npsScore?: number | null
  optionCounts: OptionCount[]
  /** The newest 50. */
  texts: AnswerText[]
  /** The 30 most frequent. */
  keywords: { word: string; count: number }[]
  /** The newest 24. */
  pictures: { sheetId: string; url: string }[]
}
