import { entity, f, type RowOf } from '../field'
import { evaluateSource, evaluateStage } from './enums'

/** Rating of one follow-up step; scores are 1 to 5. Name and phone of an anonymous customer are empty. */
export const evaluation = entity('evaluation', {
  evaluateId: f.id(),
  clueId: f.ref(),
  customerName: f.text(),
  phone: f.phone(),
  dealerName: f.dealer(),
  saleUserName: f.user(),
  stage: f.enum(evaluateStage),
  score: f.number(),
  responseScore: f.number(),
  skillScore: f.number(),
  mannerScore: f.number(),
  tags: f.tags(),
  content: f.longtext(),
  images: f.images({ max: 9 }),
  source: f.enum(evaluateSource),
  evaluateTime: f.dateTime({ sortable: true }),
})
export interface Evaluation extends RowOf<typeof evaluation> {
  dealerCode: string
  saleUserId: string
}
