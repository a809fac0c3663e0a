import { entity, enumeration, f, type RowOf } from '../field'
import type { Asked } from './question'

/** How an answer is compared with the values of a rule; `atLeast` and `atMost` are for stars and NPS alone. */
export const conditionOperator = enumeration('conditionOperator', {
  is: 'is',
  isNot: 'isNot',
  atLeast: 'atLeast',
  atMost: 'atMost',
})
export const conditionMatch = enumeration('conditionMatch', { all: 'all', any: 'any' })

/** A rule about the answer to an earlier question: ids of its options, or marks as text. */
export interface ConditionRule {
  rowId: string
  operator: (typeof conditionOperator.options)[number]['value']
  values: string[]
}
export interface ShowIf {
  match: (typeof conditionMatch.options)[number]['value']
  rules: ConditionRule[]
}

/** A question inside a questionnaire: a copy, free of the bank. */
export const paperQuestion = entity('paperQuestion', {
  rowId: f.id(),
  sort: f.integer(),
  pageNo: f.integer(),
  questionId: f.ref(),
  weight: f.percent({ min: 0, max: 100, decimals: 2 }),
  showIf: f.json(),
})
export interface PaperQuestion extends Omit<RowOf<typeof paperQuestion>, 'weight' | 'questionId' | 'showIf'>, Asked {
  /** Of the bank; '' for an own question. */
  questionId: string
  /** When the question of the bank had last been saved as it was copied; '' where nobody knows. */
  copyTime: string
  /** Percent; none where it is not scored. */
  weight?: number | null
  showIf?: ShowIf | null
}
