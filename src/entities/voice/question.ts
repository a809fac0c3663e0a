import { entity, enumeration, f, type RowOf } from '../field'

export const questionType = enumeration('questionType', {
  single: 1,
  multiple: 2,
  dropDown: 3,
  stars: 4,
  nps: 5,
  matrix: 6,
  shortText: 7,
  longText: 8,
  date: 9,
  pictures: 10,
  ranking: 11,
})
export type QuestionType = (typeof questionType.options)[number]['value']
export const questionCategory = enumeration('questionCategory', {
  manner: 1,
  skill: 2,
  premises: 3,
  process: 4,
  price: 5,
  product: 6,
  overall: 7,
  about: 9,
})
export const questionStatus = enumeration('questionStatus', { published: [1, 'success'], unpublished: 2 })
export const textFormat = enumeration('textFormat', { none: 0, phone: 1, number: 2, email: 3 })

/** Option of a question. In a matrix the rows have `rowFlag`, the columns do not. */
export const questionOption = entity('questionOption', {
  optionId: f.id(),
  optionText: f.text({ required: true, max: 50 }),
  score: f.integer({ min: 0, max: 100 }),
  image: f.image(),
  otherFlag: f.switch(),
  exclusiveFlag: f.switch(),
  rowFlag: f.switch(),
  sort: f.integer(),
})
export interface QuestionOption extends Omit<RowOf<typeof questionOption>, 'score'> {
  score?: number | null
}

export const question = entity('question', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 100 }),
  questionType: f.enum(questionType, { required: true }),
  category: f.enum(questionCategory, { required: true }),
  tip: f.text({ max: 50 }),
  images: f.images({ max: 3 }),
  options: f.json(),
  minSelect: f.integer({ min: 0, max: 20 }),
  /** For pictures: the maximum number, 1 to 9. */
  maxSelect: f.integer({ min: 0, max: 20 }),
  /** Number of stars of a question, or of each row of a matrix without columns (3 to 5). */
  maxScore: f.integer({ min: 3, max: 10 }),
  lowLabel: f.text({ max: 10 }),
  highLabel: f.text({ max: 10 }),
  maxLength: f.integer({ min: 1, max: 1000 }),
  textFormat: f.enum(textFormat),
  dateStart: f.date(),
  dateEnd: f.date(),
  requiredFlag: f.switch(),
  scoreFlag: f.switch(),
  lowReasonFlag: f.switch(),
  useCount: f.integer({ sortable: true }),
  topFlag: f.switch(),
  status: f.status(questionStatus),
  createBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
/** Content of a question, in the bank or in a questionnaire. Limits that do not apply to its type are undefined. */
export interface Asked {
  title: string
  questionType: QuestionType
  category?: Question['category']
  tip: string
  images: string[]
  options: QuestionOption[]
  minSelect?: number
  maxSelect?: number
  maxScore?: number
  lowLabel: string
  highLabel: string
  maxLength?: number
  textFormat?: Question['textFormat']
  dateStart: string
  dateEnd: string
  requiredFlag: 0 | 1
  scoreFlag: 0 | 1
  lowReasonFlag: 0 | 1
}
export interface Question extends Omit<RowOf<typeof question>, 'options'> {
  options: QuestionOption[]
  updateBy?: string
}
