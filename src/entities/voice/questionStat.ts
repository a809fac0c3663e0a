import { enumeration } from '../field'
import type { PaperQuestion } from './paperQuestion'

/** The steps from a push to a sheet. */
export const answerStep = enumeration('answerStep', { pushed: 1, opened: 2, begun: 3, sent: 4 })

/** The people who chose an option; of a matrix each of its cells, with `lineId`. */
export interface OptionCount {
  lineId?: string
  /** Of stars and NPS the mark as text, of dates the month. */
  optionId: string
  text: string
  count: number
  /** Of a ranking, the mean place, from 1. */
  meanPlace?: number | null
}
export interface AnswerText {
  sheetId: string
  text: string
  createTime: string
}
/** A question with what its valid sheets answer. `baseCount`: the people who saw it. */
export interface QuestionStat extends PaperQuestion {
  baseCount: number
  answerCount: number
  skipCount: number
  /** 0 to 100; null where nothing is scored. */
  avgScore?: number | null
  /** Of an NPS question. */
  npsScore?: number | null
  optionCounts: OptionCount[]
  /** The newest 50. */
  texts: AnswerText[]
  /** The 30 most frequent. */
  keywords: { word: string; count: number }[]
  /** The newest 24. */
  pictures: { sheetId: string; url: string }[]
}
