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

/** What in a question is not plain. */
const ASKED = { images: [], options: [{}] } as const
/** A question of a reply with all that it asks, and whatever else it came with. */
const whole = <Row extends Asked>(row: Row): Row => ({ ...row, ...askedIn(row) })
const questionPage = (data: unknown): Counted<Question> => {
  const found = countedOf<Question>(ASKED)(data)
  return { ...found, records: found.records.map(asBank) }
}
/** In the bank there is always a category to show, if only an unknown one. */
const asBank = <Row extends Question>(row: Row): Row => ({ ...row, ...askedIn(row), category: row.category })

/** What a question of the bank is sent as. */
export type QuestionInput = Asked
export const listQuestions = get('/api-user/question/page/list', io<Query<Question>, Counted<Question>>(questionPage))
/** A questionnaire that has a copy of a question; `avgScore` is that of the question there. */
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
/** The questions on the shelf that a questionnaire may copy, not paged. */
export const listBank = get(
  '/api-user/question/list/bank',
  io<{ category?: unknown; keyword?: string }, Question[]>((data) => records<Question>(ASKED)(data).map(asBank)),
)
/** A type of question: its limits, and the number of its questions in the bank. */
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
/** The fields of a questionnaire that a form sends; the delay is of those that are sent by business events. */
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
/** Whether it is in the App's list; its life is another matter. */
export const setShelf = post(
  '/api-user/questionnaire/upOrDown',
  about<{ id: string; status: Questionnaire['shelfStatus'] }>('id'),
)
export const stop = post('/api-user/questionnaire/updateByStop', about<{ id: string; reason: string }>('id'))
export const start = post('/api-user/questionnaire/updateByStar', about<{ id: string; endTime?: string }>('id'))
/** A scene: the questionnaire that works for it, and the others of it. */
export interface PaperScene {
  paperType: PaperType
  inForce: (Questionnaire & Pick<QuestionnaireDetail, 'url'>) | null
  others: Pick<Questionnaire, 'id' | 'title' | 'status'>[]
}
export const getByType = get(
  '/api-user/questionnaire/get/type',
  io<{ paperType?: unknown }, PaperScene[]>(records<PaperScene>({ inForce: { maybe: {} }, others: [{}] })),
)

/** What pushes are asked for: `view` says of whole pushes or of their people. */
export type PushQuery = Query<PushRecord> & { view: 'batch' | 'record'; areaName?: unknown; dealerCode?: unknown }
/** A dealer by the share of its pushes that failed, and of those whose number was corrected there. */
export interface FailingDealer {
  dealerCode: string
  dealerName: string
  failRate: number
  fixedRate: number
}
/** The people of pushes; `reasons` counts the failed ones by their reason, `dealers` are the ten that fail most. Of the view of whole pushes `batches` are those. */
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
/** Up to `RETRIES_AT_ONCE` records; `phone` corrects the number of one. */
export const retryPush = post('/api-user/questionnaire/push/retry', about<{ ids: string[]; phone?: string }>('ids'))
export const RETRIES_AT_ONCE = 200
export const downloadPushTemplate = download(
  'GET',
  '/api-user/questionnaire/push/template',
  io<{ code: ListKind }, Blob>(),
  'template.xls',
)

const lineIn = (data: unknown, key: string) => beside<Satisfaction>(data, key, {})
/** The mean score of a question in all sheets of a line, and how many of them marked it low. A `rowId` of the line may stand in several questionnaires. */
export interface QuestionMean {
  rowId: string
  title: string
  avgScore?: number | null
  lowCount: number
}
/**
 * What is asked of sheets: of a questionnaire, or of the line `reportId` of the report. `rowId` finds those that marked a question low; with `optionId`, a
 * mark as text, those that chose it.
 */
export type AnswerQuery = Omit<Query<AnswerSheet>, 'paperId'> & {
  paperId?: string
  reportId?: string
  rowId?: string
  optionId?: string
  areaName?: unknown
  dealerCode?: unknown
}
/** A sheet as it was sent, and one that is anonymous without what leads to its person. */
const withoutPerson = <Row extends AnswerSheet>(row: Row): Row =>
  isYes(row.anonymousFlag) ? { ...row, nickname: '', phone: '', vin: '', businessNo: '' } : row
/** The sheets found. Of a line of the report also the line, its means by question, the words of low marks, and averages to compare with. */
export interface AnswerPage extends Counted<AnswerSheet> {
  line?: Satisfaction
  area?: Satisfaction
  network?: Satisfaction
  questions: QuestionMean[]
  lowReasons: { word: string; count: number }[]
  /** Anonymous sheets that are too few to be listed. */
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

/** The sheets of a questionnaire as a whole; the filters are those of the sheets. `crossRowId`: a choice whose options split every question. */
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
  /** Of those pushed to up to this day, in percent; null where nobody was. */
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
  /** By the codes of `answerStep`. */
  funnel: { step: number; count: number }[]
  questions: QuestionStat[]
  /** With `crossRowId`, the questions once more for the options that were chosen most, without their texts and pictures. */
  groups: { optionId: string; text: string; answerCount: number; questions: QuestionStat[] }[]
  /** Anonymous sheets that are too few for more than their number. */
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

/** What the report is asked for; `period` is a range of months as YYYY-MM. */
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
/** A month of the trend; of a dealer also the averages of the network. */
export interface SatisfactionMonth {
  period: string
  avgScore?: number | null
  npsScore?: number | null
  networkScore?: number | null
}
/** Lines of the report: `total` of the whole selection, `before` of the time before it, `network` the averages that dealers may know, `rank` of `ranked` their place. */
export interface SatisfactionPage extends Page<Satisfaction> {
  whole?: Satisfaction
  before?: Satisfaction
  network?: Satisfaction
  ranked?: number
  months: SatisfactionMonth[]
  /** Dealers of the selection with enough answers; for a dealer its own. */
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
/** The conditions of an audience; only those that are set count. */
export interface PushTargets {
  /** Codes of series and cities. */
  series: string[]
  cities: string[]
  /** Days, '' where open. */
  buyTimeStart: string
  buyTimeEnd: string
  mileageMin: number
  mileageMax: number
  userIds: string[]
  vins: string[]
}
/** The fields of a push. `batchNo` names a checked list, or the check that is carried out. */
export interface PushInput {
  paperId: string
  channels: readonly number[]
  targetType: number | undefined
  targets: Partial<PushTargets>
  /** '' is at once. */
  sendTime: string
  /** Nobody who got a questionnaire in so many days. */
  excludeDays: number
  /** The text of the SMS. */
  content: string
  batchNo: string
}
/** A push as its form: lists and conditions as JSON, what is empty left out. */
export const pushForm = (input: Partial<PushInput> & { checkOnly?: 1; requestNo?: string }): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(input))
    if (value !== undefined && value !== '')
      form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}
/** The people of a push as they were checked. */
export interface PushMade extends AudienceMade {
  batchNo: string
  leftOut: Numbers
  rewardPoints: number | null
}
/** With `checkOnly` nothing is stored or sent: people are counted, a `file` is checked. One `requestNo` pushes once. */
export const createPush = upload(
  '/api-user/questionnaire/push/insert',
  io<FormData, PushMade>((data) => ({
    ...audienceMade(data),
    batchNo: textIn(prop(data, 'batchNo')),
    leftOut: numbers(prop(data, 'leftOut')),
    rewardPoints: numberIn(prop(data, 'rewardPoints')),
  })),
)
