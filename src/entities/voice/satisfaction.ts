import { numberIn } from '@/lib/counts'
import { entity, enumeration, f, type RowOf } from '../field'
import { paperType } from './questionnaire'

export const satisfactionDimension = enumeration('satisfactionDimension', {
  area: 1,
  dealer: 2,
  employee: 3,
  month: 4,
})
/** Rows with fewer answers are not ranked. */
export const ENOUGH_ANSWERS = 30
/** Returns true if the number of answers is too small to be significant; a missing number is not. */
export const isFewAnswers = (count: unknown): boolean => (numberIn(count) ?? ENOUGH_ANSWERS) < ENOUGH_ANSWERS

/** Results of a dealer, person or area in a period; scores are 0 to 100. */
export const satisfaction = entity('satisfaction', {
  id: f.id(),
  period: f.month(),
  paperType: f.enum(paperType),
  areaName: f.ref(),
  dealerName: f.dealer(),
  employeeName: f.text(),
  pushCount: f.integer({ sortable: true }),
  answerCount: f.integer({ sortable: true }),
  answerRate: f.percent({ sortable: true }),
  avgScore: f.number({ sortable: true }),
  momChange: f.number(),
  satisfiedRate: f.percent({ sortable: true }),
  npsScore: f.integer({ sortable: true }),
  attitudeScore: f.number({ sortable: true }),
  skillScore: f.number({ sortable: true }),
  environmentScore: f.number({ sortable: true }),
  processScore: f.number({ sortable: true }),
  lowCount: f.integer({ sortable: true }),
  rank: f.integer(),
})
export interface Satisfaction extends RowOf<typeof satisfaction> {
  dealerCode?: string
}
/** The four scores of a row, in the order of the specification. */
export const DIMENSION_SCORES = ['attitudeScore', 'skillScore', 'environmentScore', 'processScore'] as const
