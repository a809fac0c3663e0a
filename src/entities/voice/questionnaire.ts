import { numberIn } from '@/lib/counts'
import { entity, enumeration, f, is, type RowOf } from '../field'
import type { PaperQuestion } from './paperQuestion'

/** Scene of a questionnaire; those in `TRIGGERED` are sent by business events. */
export const paperType = enumeration('paperType', {
  testDrive: 1,
  delivery: 2,
  afterSales: 3,
  pickup: 4,
  nps: 5,
  product: 6,
  campaign: 7,
})
export type PaperType = (typeof paperType.options)[number]['value']
/** Scenes in which at most one questionnaire collects answers at a time. */
export const TRIGGERED: readonly PaperType[] = [
  paperType.testDrive,
  paperType.delivery,
  paperType.afterSales,
  paperType.pickup,
]
export const repeatType = enumeration('repeatType', { perPerson: 1, perDocument: 2, any: 3 })
export const paperShelf = enumeration('paperShelf', { shown: [1, 'success'], hidden: 2 })
export const questionnaireStatus = enumeration('questionnaireStatus', {
  draft: 0,
  collecting: [1, 'processing'],
  stopped: [2, 'warning'],
  over: 3,
})

export const questionnaire = entity('questionnaire', {
  id: f.id(),
  title: f.text({ required: true, min: 4, max: 40 }),
  paperType: f.enum(paperType, { required: true }),
  description: f.longtext({ max: 200 }),
  thanksText: f.text({ max: 100 }),
  questions: f.json(),
  questionCount: f.integer(),
  anonymousFlag: f.switch(),
  repeatType: f.enum(repeatType, { required: true }),
  rewardPoints: f.points({ min: 0, max: 1000 }),
  /** In hours. */
  triggerDelay: f.integer({ min: 0, max: 168 }),
  /** In days. */
  validDays: f.integer({ min: 1, max: 90 }),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  pushCount: f.integer({ sortable: true }),
  answerCount: f.integer({ sortable: true }),
  answerRate: f.percent({ sortable: true }),
  avgScore: f.number({ sortable: true }),
  shelfStatus: f.enum(paperShelf),
  topFlag: f.switch(),
  status: f.status(questionnaireStatus),
  createBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Questionnaire extends Omit<RowOf<typeof questionnaire>, 'questions'> {
  updateBy?: string
}
/** True if a questionnaire has answers. Without their number it may have some, unless it is a draft. */
export const mayHaveAnswers = ({ status, answerCount }: Pick<Questionnaire, 'status' | 'answerCount'>): boolean => {
  const count = numberIn(answerCount)
  return count === null ? !is(status, questionnaireStatus.draft) : count > 0
}
export interface QuestionnaireDetail extends Questionnaire {
  questions: PaperQuestion[]
  url?: string
}
