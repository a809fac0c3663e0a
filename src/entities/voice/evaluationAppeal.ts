import { entity, enumeration, f, type RowOf } from '../field'
import { evaluateType } from './storeEvaluation'

export const appealReason = enumeration('appealReason', {
  notCustomer: 1,
  malicious: 2,
  untrue: 3,
  wrongTarget: 4,
  settled: 5,
  other: 9,
})
export const appealStatus = enumeration('appealStatus', {
  waiting: [1, 'warning'],
  running: [2, 'processing'],
  upheld: [3, 'success'],
  rejected: [4, 'error'],
  withdrawn: 5,
})

export const MAX_PROOFS = 6

/** Appeal of a dealer against an evaluation, decided by a business approval. */
export const evaluationAppeal = entity('evaluationAppeal', {
  id: f.id(),
  evaluationId: f.ref(),
  evaluateType: f.enum(evaluateType),
  dealerName: f.dealer(),
  areaName: f.ref(),
  score: f.number(),
  evaluateContent: f.longtext(),
  appealReason: f.enum(appealReason, { required: true }),
  content: f.longtext({ required: true, min: 20, max: 500 }),
  files: f.images({ required: true, max: MAX_PROOFS }),
  attempt: f.integer(),
  approvalId: f.ref(),
  nodeName: f.text(),
  opinion: f.text({ max: 200 }),
  status: f.status(appealStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
  finishTime: f.dateTime({ sortable: true }),
})
/** `files` are addresses of pictures, PDF files and recordings. */
export interface EvaluationAppeal extends RowOf<typeof evaluationAppeal> {
  dealerCode: string
}

export interface AppealDetail extends EvaluationAppeal {
  earlier: EvaluationAppeal[]
}
