import { isYes } from '@/entities/field'
import type { AnswerItem, AnswerSheet, AnswerSheetDetail } from '@/entities/voice/answerSheet'
import type { ListKind, PaperPush, PushRecord } from '@/entities/voice/paperPush'
import type { PaperQuestion, ShowIf } from '@/entities/voice/paperQuestion'
import { paged } from '@/entities/voice/paperRules'
import type { Asked, Question, QuestionType } from '@/entities/voice/question'
import { answerIn, askedIn, fitted } from '@/entities/voice/questionRules'
import type { PaperType, Questionnaire, QuestionnaireDetail } from '@/entities/voice/questionnaire'
import type { QuestionStat } from '@/entities/voice/questionStat'
import type { Satisfaction } from '@/entities/voice/satisfaction'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { about, download, get, io, post, type Query, type Since, upload } from '../call'
import {
  beside,
  type Counted,
  countedOf,
  type Numbers,
  numbers,
  page,
  type Page,
  pageOf,
  type Parts,
  record,
  records,
} from '../reply'
import { type AudienceMade, audienceMade, textIn } from './audience'

const ASKED = { images: [], options: [{}] } as const
const whole = <Row extends Asked>(row: Row): Row => ({ ...row, ...askedIn(row) })
const questionPage = (data: unknown): Counted<Question> => {
  const found = countedOf<Question>(ASKED)(data)
  return { ...found, records: found.records.map(asBank) }
}
const asBank = <Row extends Question>(row: Row): Row => ({ ...row, ...askedIn(row), category: row.category })

export type QuestionInput = Asked
export const listQuestions = get('/api-user/question/page/list', io<Query<Question>, Counted<Question>>(questionPage))
/** A questionnaire with a copy of a question; `avgScore` is the question's score there. */
export type QuestionUse = Pick<
  Questionnaire,
  'id' | 'title' | 'paperType' | 'answerCount' | 'avgScore' | 'status' | 'updateTime'
>
export interface QuestionDetail extends Question {
  usage: QuestionUse[]
}
const DETAIL: Parts<QuestionDetail> = { ...ASKED, usage: [{}] }
export const getQuestion = get(
  '/api-user/question/get',
  io<{ id: string }, QuestionDetail>((data) => asBank(record<QuestionDetail>(DETAIL)(data))),
)
export const createQuestion = post('/api-user/question/insert', io<QuestionInput>())
export const updateQuestion = post(
  '/api-user/question/update',
  about<{ id: string } & Partial<QuestionInput> & Since>('id'),
)
export const removeQuestion = post('/api-user/question/delete', about<{ id: string }>('id'))
export const topQuestion = post('/api-user/question/top', about<Pick<Question, 'id' | 'topFlag'>>('id'))
export const setQuestionShelf = post('/api-user/question/upOrDown', about<Pick<Question, 'id' | 'status'>>('id'))
/** Published questions that a questionnaire may copy, not paged. */
export const listBank = get(
  '/api-user/question/list/bank',
  io<{ category?: unknown; keyword?: string }, Question[]>((data) => records<Question>(ASKED)(data).map(asBank)),
)
interface QuestionTypeInfo {
  typeCode: QuestionType
  typeName: string
  optionMin: number
  optionMax: number
  scoreable: 0 | 1
  bankCount: number
  hint: string
}
interface BankInfo {
  types: QuestionTypeInfo[]
  categories: { category: number; bankCount: number }[]
}
export const getTypeInfo = get(
  '/api-user/question/type/info',
  io<void, BankInfo>((data) => ({
    types: records<QuestionTypeInfo>({})(prop(data, 'types') ?? data),
    categories: records<BankInfo['categories'][number]>({})(prop(data, 'categories')),
  })),
)

const PAPER_QUESTION: Parts<PaperQuestion> = { ...ASKED, showIf: { maybe: { rules: [{ values: [] }] } } }
const conditionIn = (showIf: ShowIf | null | undefined): ShowIf | undefined =>
  showIf?.rules.length
    ? {
        match: showIf.match === 'any' ? 'any' : 'all',
        rules: showIf.rules.map((rule) => ({ ...rule, values: rule.values.map(String) })),
      }
    : undefined
const paperQuestion = (row: PaperQuestion, at: number): PaperQuestion => ({
  ...whole(row),
  rowId: row.rowId || `r${at + 1}`,
  sort: at + 1,
  pageNo: numberIn(row.pageNo) ?? 1,
  questionId: row.questionId || '',
  copyTime: row.copyTime || '',
  weight: numberIn(row.weight),
  showIf: conditionIn(row.showIf),
})
const paper = (data: unknown): QuestionnaireDetail => {
  const read = record<QuestionnaireDetail>({ questions: [PAPER_QUESTION] })(data)
  return { ...read, questions: paged(read.questions.map(paperQuestion)) }
}
export type QuestionnaireInput = Pick<
  Questionnaire,
  | 'title'
  | 'paperType'
  | 'description'
  | 'thanksText'
  | 'anonymousFlag'
  | 'repeatType'
  | 'rewardPoints'
  | 'validDays'
  | 'startTime'
  | 'endTime'
> & { triggerDelay?: number; questions: readonly PaperQuestion[] }
export const list = get(
  '/api-user/questionnaire/page/list',
  io<Query<Questionnaire>, Counted<Questionnaire>>(countedOf<Questionnaire>({})),
)
const detail = get('/api-user/questionnaire/get', io<{ id: string }, QuestionnaireDetail>(paper))
export { detail as get }
export const create = post('/api-user/questionnaire/insert', io<QuestionnaireInput>())
export const update = post(
  '/api-user/questionnaire/update',
  about<{ id: string } & Partial<QuestionnaireInput> & Since>('id'),
)
export const remove = post('/api-user/questionnaire/delete', about<{ id: string }>('id'))
export const top = post('/api-user/questionnaire/top', about<Pick<Questionnaire, 'id' | 'topFlag'>>('id'))
/** Sets the visibility in the App's list, independent of the questionnaire's state. */
export const setShelf = post(
  '/api-user/questionnaire/upOrDown',
  about<{ id: string; status: Questionnaire['shelfStatus'] }>('id'),
)
export const stop = post('/api-user/questionnaire/updateByStop', about<{ id: string; reason: string }>('id'))
export const start = post('/api-user/questionnaire/updateByStar', about<{ id: string; endTime?: string }>('id'))
export interface PaperScene {
  paperType: PaperType
  inForce: (Questionnaire & Pick<QuestionnaireDetail, 'url'>) | null
  others: Pick<Questionnaire, 'id' | 'title' | 'status'>[]
}
export const getByType = get(
  '/api-user/questionnaire/get/type',
  io<{ paperType?: unknown }, PaperScene[]>(records<PaperScene>({ inForce: { maybe: {} }, others: [{}] })),
)

export type PushQuery = Query<PushRecord> & { view: 'batch' | 'record'; areaName?: unknown; dealerCode?: unknown }
export interface FailingDealer {
  dealerCode: string
  dealerName: string
  failRate: number
  fixedRate: number
}
/**
 * People of pushes. `reasons` counts the failures by reason, `dealers` are the ten with most failures. `batches`
 * holds the pushes of the batch view.
 */
export interface PushAnswer extends Counted<PushRecord> {
  batches: PaperPush[]
  reasons: Numbers
  dealers: FailingDealer[]
}
export const listPushes = get(
  '/api-user/questionnaire/push/list',
  io<PushQuery, PushAnswer>((data, { view }) => ({
    ...countedOf<PushRecord>({})(data),
    batches: view === 'batch' ? pageOf<PaperPush>({ channels: [] })(data).records : [],
    reasons: numbers(prop(data, 'reasons')),
    dealers: records<FailingDealer>({})(prop(data, 'dealers')),
  })),
)
export const exportPushes = download('GET', '/api-user/questionnaire/push/excel', io<PushQuery, Blob>())
/** Up to `RETRIES_AT_ONCE` records. `phone` corrects the number of one. */
export const retryPush = post('/api-user/questionnaire/push/retry', about<{ ids: string[]; phone?: string }>('ids'))
export const RETRIES_AT_ONCE = 200
export const downloadPushTemplate = download(
  'GET',
  '/api-user/questionnaire/push/template',
  io<{ code: ListKind }, Blob>(),
  'template.xls',
)

const lineIn = (data: unknown, key: string) => beside<Satisfaction>(data, key, {})
/**
 * Mean score of a question in all sheets of a line, and the number of low marks. A `rowId` of the line may occur in
 * several questionnaires.
 */
export interface QuestionMean {
  rowId: string
  title: string
  avgScore?: number | null
  lowCount: number
}
/**
 * Filters of sheets of a questionnaire, or of the line `reportId` of the report. `rowId` finds those that marked a
 * question low, with `optionId`, a mark as text, those that chose it.
 */
export type AnswerQuery = Omit<Query<AnswerSheet>, 'paperId'> & {
  paperId?: string
  reportId?: string
  rowId?: string
  optionId?: string
  areaName?: unknown
  dealerCode?: unknown
}
/** Returns a sheet as sent, but an anonymous one without the fields that identify a person. */
const withoutPerson = <Row extends AnswerSheet>(row: Row): Row =>
  isYes(row.anonymousFlag) ? { ...row, nickname: '', phone: '', vin: '', businessNo: '' } : row
/**
 * The matching sheets. A line of the report adds the line, its means by question, the comments on low marks, and
 * averages to compare with.
 */
export interface AnswerPage extends Counted<AnswerSheet> {
  line?: Satisfaction
  area?: Satisfaction
  network?: Satisfaction
  questions: QuestionMean[]
  lowReasons: { word: string; count: number }[]
  /** 1 if there are too few anonymous sheets to list. */
  tooFew?: 0 | 1
}
export const listAnswers = get(
  '/api-user/questionnaire/answer/page/list',
  io<AnswerQuery, AnswerPage>((data) => {
    const found = countedOf<AnswerSheet>({})(data)
    return {
      ...found,
      records: found.records.map(withoutPerson),
      line: lineIn(data, 'line'),
      area: lineIn(data, 'area'),
      network: lineIn(data, 'network'),
      questions: records<QuestionMean>({})(prop(data, 'questions')),
      lowReasons: records<{ word: string; count: number }>({})(prop(data, 'lowReasons')),
      tooFew: isYes(prop(data, 'tooFew')) ? 1 : 0,
    }
  }),
)
export const exportAnswers = download('GET', '/api-user/questionnaire/answer/excel', io<AnswerQuery, Blob>())
const ANSWER: Parts<AnswerItem> = { ...PAPER_QUESTION, answer: answerIn }
export const getAnswer = get(
  '/api-user/questionnaire/answer/get',
  io<{ id: string }, AnswerSheetDetail>((data) => {
    const sheet = withoutPerson(record<AnswerSheetDetail>({ items: [ANSWER] })(data))
    const items = sheet.items.map((item, at) => {
      const question = paperQuestion(item, at)
      return { ...item, ...question, answer: fitted(question, item.answer) }
    })
    return { ...sheet, items }
  }),
)

export interface StatisticsQuery {
  paperId: string
  createTimeStart?: unknown
  createTimeEnd?: unknown
  areaName?: unknown
  dealerCode?: unknown
  source?: unknown
  seriesName?: unknown
  crossRowId?: string
}
export interface AnswerDay {
  date: string
  count: number
  /** Share of the people pushed to up to this day, in percent; null if there were none. */
  answerRate?: number | null
}
export interface PaperStatistics {
  pushCount?: number | null
  answerCount?: number | null
  answerRate?: number | null
  /** Seconds. */
  medianDuration?: number | null
  avgScore?: number | null
  npsScore?: number | null
  days: AnswerDay[]
  sources: { source: AnswerSheet['source']; count: number }[]
  funnel: { step: number; count: number }[]
  questions: QuestionStat[]
  /** With `crossRowId`, the questions again for the most chosen options, without texts and pictures. */
  groups: { optionId: string; text: string; answerCount: number; questions: QuestionStat[] }[]
  tooFew?: 0 | 1
}
const STAT: Parts<QuestionStat> = { ...PAPER_QUESTION, optionCounts: [{}], texts: [{}], keywords: [{}], pictures: [{}] }
const stats = (data: unknown): QuestionStat[] =>
  records<QuestionStat>(STAT)(data).map((row, at) => ({ ...row, ...paperQuestion(row, at) }))
export const getStatistics = get(
  '/api-user/questionnaire/answer/statistics',
  io<StatisticsQuery, PaperStatistics>((data) => {
    const read = record<PaperStatistics>({
      days: [{}],
      sources: [{}],
      funnel: [{}],
      questions: stats,
      groups: [{ questions: stats }],
    })(data)
    return { ...read, tooFew: isYes(read.tooFew) ? 1 : 0 }
  }),
)

export type SatisfactionQuery = Pick<
  Query<Satisfaction>,
  | 'paperType'
  | 'periodStart'
  | 'periodEnd'
  | 'areaName'
  | 'avgScoreMax'
  | 'avgScoreMin'
  | 'pageNo'
  | 'pageSize'
  | 'sortField'
  | 'sortOrder'
> & { dimension?: unknown; dealerCode?: unknown; employeeId?: unknown }
export interface SatisfactionMonth {
  period: string
  avgScore?: number | null
  npsScore?: number | null
  networkScore?: number | null
}
/**
 * Lines of the report: `total` of the whole selection, `before` of the previous period, `network` the averages
 * visible to dealers, `rank` of `ranked` the position.
 */
export interface SatisfactionPage extends Page<Satisfaction> {
  whole?: Satisfaction
  before?: Satisfaction
  network?: Satisfaction
  ranked?: number
  months: SatisfactionMonth[]
  dealers: Satisfaction[]
}
export const listSatisfaction = get(
  '/api-user/satisfaction/report/page/list',
  io<SatisfactionQuery, SatisfactionPage>((data) => ({
    ...page<Satisfaction>(data),
    whole: lineIn(data, 'whole'),
    before: lineIn(data, 'before'),
    network: lineIn(data, 'network'),
    ranked: numberIn(prop(data, 'ranked')) ?? undefined,
    months: records<SatisfactionMonth>({})(prop(data, 'months')),
    dealers: records<Satisfaction>({})(prop(data, 'dealers')),
  })),
)
export const exportSatisfaction = download('GET', '/api-user/satisfaction/report/excel', io<SatisfactionQuery, Blob>())
export interface PushTargets {
  series: string[]
  cities: string[]
  /** Days; '' for an open range. */
  buyTimeStart: string
  buyTimeEnd: string
  mileageMin: number
  mileageMax: number
  userIds: string[]
  vins: string[]
}
/** Fields of a push. `batchNo` is a checked list, or the check to execute. */
export interface PushInput {
  paperId: string
  channels: readonly number[]
  targetType: number | undefined
  targets: Partial<PushTargets>
  /** '' = immediately. */
  sendTime: string
  /** Excludes people who got a questionnaire within this number of days. */
  excludeDays: number
  content: string
  batchNo: string
}
/** Returns a push as form data: lists and conditions as JSON, without empty fields. */
export const pushForm = (input: Partial<PushInput> & { checkOnly?: 1; requestNo?: string }): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(input))
    if (value !== undefined && value !== '')
      form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}
export interface PushMade extends AudienceMade {
  batchNo: string
  leftOut: Numbers
  rewardPoints: number | null
}
/**
 * With `checkOnly` nothing is stored or sent: people are counted and a `file` is checked. A `requestNo` is sent only
 * once.
 */
export const createPush = upload(
  '/api-user/questionnaire/push/insert',
  io<FormData, PushMade>((data) => ({
    ...audienceMade(data),
    batchNo: textIn(prop(data, 'batchNo')),
    leftOut: numbers(prop(data, 'leftOut')),
    rewardPoints: numberIn(prop(data, 'rewardPoints')),
  })),
)
