import { entity, enumeration, f, type RowOf } from '../field'
import type { Asked } from './question'

/** `atLeast` and `atMost` only apply to stars and NPS. */
export const conditionOperator = enumeration('conditionOperator', {
  is: 'is',
  isNot: 'isNot',
  atLeast: 'atLeast',
  atMost: 'atMost',
})
export const conditionMatch = enumeration('conditionMatch', { all: 'all', any: 'any' })

/** Rule on the answer to an earlier question; `values` are option ids, or marks as text. */
export interface ConditionRule {
  rowId: string
  operator: (typeof conditionOperator.options)[number]['value']
  values: string[]
}
export interface ShowIf {
  match: (typeof conditionMatch.options)[number]['value']
  rules: ConditionRule[]
}

/** Question of a questionnaire: a copy, independent of the bank. */
export const paperQuestion = entity('paperQuestion', {
  rowId: f.id(),
  sort: f.integer(),
  pageNo: f.integer(),
  questionId: f.ref(),
  weight: f.percent({ min: 0, max: 100, decimals: 2 }),
  showIf: f.json(),
})
export interface PaperQuestion extends Omit<RowOf<typeof paperQuestion>, 'weight' | 'questionId' | 'showIf'>, Asked {
  /** Id in the bank; empty for a question written in the questionnaire. */
  questionId: string
  /** Last change of the bank question at the time of the copy; empty if unknown. */
  copyTime: string
  /** In %; missing if not scored. */
  weight?: number | null
  showIf?: ShowIf | null
}
