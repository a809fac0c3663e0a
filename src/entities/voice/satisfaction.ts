import { numberIn } from '@/lib/counts'
import { entity, enumeration, f, type RowOf } from '../field'
import { paperType } from './questionnaire'

/** By whom the lines of the report are told apart. */
export const satisfactionDimension = enumeration('satisfactionDimension', {
  area: 1,
  dealer: 2,
  employee: 3,
  month: 4,
})
/** Lines with fewer answers have no rank. */
export const ENOUGH_ANSWERS = 30
/** Whether so few answers say little; a number that nobody sent is not called few. */
export const isFewAnswers = (count: unknown): boolean => (numberIn(count) ?? ENOUGH_ANSWERS) < ENOUGH_ANSWERS

/** Figures of the sheets of a dealer, person or area in a time; scores are on a scale of 100. */
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
/** The four scores of a line, in the order of the specification. */
export const DIMENSION_SCORES = ['attitudeScore', 'skillScore', 'environmentScore', 'processScore'] as const
