import { entity, enumeration, f, type RowOf } from '../field'
import type { EvaluationAppeal } from './evaluationAppeal'

export const evaluateType = enumeration('evaluateType', { visit: 1, drive: 2, delivery: 3, service: 4, picksend: 5 })
/** `hidden` follows an upheld appeal, `filtered` the word filter of the server. */
export const evaluateStatus = enumeration('evaluateStatus', {
  shown: [1, 'success'],
  appealed: [2, 'warning'],
  hidden: 3,
  filtered: [4, 'error'],
})
export const storeStars = enumeration('storeStars', { one: 1, two: 2, three: 3, four: 4, five: 5 })

/** Evaluation of a store by a user; scores are 1 to 5 stars. */
export const storeEvaluation = entity('storeEvaluation', {
  id: f.id(),
  evaluateType: f.enum(evaluateType),
  dealerName: f.dealer(),
  employeeName: f.ref(),
  nickname: f.text(),
  phone: f.phone(),
  businessNo: f.text(),
  seriesName: f.ref(),
  score: f.number({ sortable: true }),
  environmentScore: f.number(),
  mannerScore: f.number(),
  skillScore: f.number(),
  processScore: f.number(),
  tags: f.tags(),
  content: f.longtext({ max: 500 }),
  images: f.images(),
  anonymousFlag: f.switch(),
  countFlag: f.switch(),
  reply: f.longtext({ required: true, min: 5, max: 300 }),
  replyTime: f.dateTime(),
  status: f.status(evaluateStatus),
  evaluateTime: f.dateTime({ sortable: true }),
})
/** For an anonymous evaluation name, phone and business number are not sent. */
export interface StoreEvaluation extends RowOf<typeof storeEvaluation> {
  dealerCode: string
  employeeId: string
  appealCount: number
}

export const storeBusiness = entity('storeBusiness', {
  businessNo: f.text(),
  businessTime: f.dateTime(),
  consultantName: f.user(),
  amount: f.money(),
  customerName: f.realName(),
  customerPhone: f.phone(),
})
export interface StoreBusiness extends RowOf<typeof storeBusiness> {}

export interface EvaluationDetail extends StoreEvaluation {
  business: StoreBusiness | null
  appeals: EvaluationAppeal[]
}
