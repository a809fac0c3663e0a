import type { AppealDetail, EvaluationAppeal } from '@/entities/voice/evaluationAppeal'
import type { ScoreSetting } from '@/entities/voice/scoreSetting'
import type { Store, StoreInput } from '@/entities/voice/store'
import type { StoreEmployee } from '@/entities/voice/storeEmployee'
import type { EvaluationDetail, StoreEvaluation } from '@/entities/voice/storeEvaluation'
import type { SpecialDays, StoreDay, StoreHours } from '@/entities/voice/storeHours'
import { promoStatus, type PromotionInput, type StorePromotion } from '@/entities/voice/storePromotion'
import type { StoreQuestion } from '@/entities/voice/storeQuestion'
import { sumOf } from '@/lib/counts'
import { isRecord } from '@/lib/json'
import { about, download, get, io, post, type Query, type Since } from '../call'
import { beside, type Counted, countedOf, type Page, pageOf, type Parts, record, records } from '../reply'
import { codes } from '../refs'
import type { InPlace } from '../system/dealers'

const hoursOf = (value: unknown): StoreHours | undefined => {
  if (Array.isArray(value)) return value.length > 0 ? { days: [], specials: [], text: value.join(', ') } : undefined
  if (!isRecord(value)) return undefined
  return { days: records<StoreDay>({})(value.days), specials: records<SpecialDays>({})(value.specials) }
}
const STORE: Parts<Store> = {
  location: { maybe: {} },
  dealerLocation: { maybe: {} },
  salesHours: hoursOf,
  serviceHours: hoursOf,
  images: [],
  services: [],
  facilities: [],
  missing: [],
}
type StoreQuery = Query<Store> & InPlace
export const list = get('/api-user/store/basicInfo/page/list', io<StoreQuery, Counted<Store>>(countedOf(STORE)))
const detail = get('/api-user/store/basicInfo/get', io<{ dealerCode: string }, Store>(record(STORE)))
export { detail as get }
export const update = post(
  '/api-user/store/basicInfo/update',
  about<{ dealerCode: string; showFlag?: 0 | 1 } & Partial<StoreInput> & Since>('dealerCode'),
)
export const exportList = download('GET', '/api-user/store/basicInfo/excel', io<StoreQuery, Blob>())

const PROMOTION: Parts<StorePromotion> = { seriesCodes: codes, seriesNames: [], trend: [{}] }
export const LIVE_STATES = [promoStatus.draft, promoStatus.waiting, promoStatus.shown, promoStatus.down] as const
type PromotionQuery = Query<StorePromotion> & InPlace
/** Promotions. `summary` counts them by state, `live` those that are not over. */
export const listPromotions = get(
  '/api-user/store/promotion/page/list',
  io<PromotionQuery, Counted<StorePromotion>>((data) => {
    const { summary, ...page } = countedOf(PROMOTION)(data)
    const live = sumOf(LIVE_STATES.map((state) => summary[state]))
    const over = summary[promoStatus.over]
    const all = summary.all ?? (live === null || over === undefined ? null : live + over)
    return { ...page, summary: { ...summary, ...(live !== null && { live }), ...(all !== null && { all }) } }
  }),
)
export const getPromotion = get('/api-user/store/promotion/get', io<{ id: string }, StorePromotion>(record(PROMOTION)))
export const savePromotion = post(
  '/api-user/store/promotion/saveOrUpdate',
  io<Partial<PromotionInput> & Since & { id?: string }, { id: string }>(),
)
export const setPromotionStatus = post(
  '/api-user/store/promotion/updateStatus',
  about<{ id: string; status: number; reason?: string }>('id'),
)

type QuestionQuery = Query<StoreQuestion> &
  InPlace & {
    seriesCode?: unknown
    overdue?: unknown
  }
export const listQuestions = get(
  '/api-user/store/question/page/list',
  io<QuestionQuery, Counted<StoreQuestion>>(countedOf<StoreQuestion>({ images: [] })),
)
/**
 * `replyTime` is that of the reply that was read, '' if there was none. The server refuses if there has been another
 * reply since.
 */
export const replyQuestion = post(
  '/api-user/store/question/reply',
  about<Pick<StoreQuestion, 'id' | 'reply' | 'replyTime'>>('id'),
)
export const removeQuestion = post('/api-user/store/question/delete', about<{ id: string; reason: string }>('id'))

export interface EmployeeInput extends Pick<
  StoreEmployee,
  | 'staffId'
  | 'employeeName'
  | 'headImgUrl'
  | 'phone'
  | 'wecomQr'
  | 'workYears'
  | 'skillTags'
  | 'introduction'
  | 'status'
> {}
type EmployeeSave =
  | EmployeeInput
  | (Partial<EmployeeInput & Pick<StoreEmployee, 'starFlag'>> & Since & { id: string })
  | { items: readonly Pick<StoreEmployee, 'id' | 'sort'>[] }
const EMPLOYEE = { skillTags: [] } as const
export const listEmployees = get(
  '/api-user/store/employee/page/list',
  io<Query<StoreEmployee>, Counted<StoreEmployee>>(countedOf<StoreEmployee>(EMPLOYEE)),
)
export const getEmployee = get(
  '/api-user/store/employee/get',
  io<{ id: string }, StoreEmployee & { updateBy: string }>(record<StoreEmployee & { updateBy: string }>(EMPLOYEE)),
)
export const saveEmployee = post('/api-user/store/employee/saveOrUpdate', io<EmployeeSave>())
export const removeEmployee = post('/api-user/store/employee/delete', about<{ id: string; reason?: string }>('id'))

interface TagCount {
  tag: string
  count: number
}
/** Summary of the evaluations of the chosen stores. Scores are 0 to 5, or null without evaluations. */
export interface EvaluationSummary {
  score: number | null
  levelName: string
  count: number | null
  dimensions: { code: string; name: string; score: number | null; network: number | null }[]
  stars: { star: number; count: number }[]
  goodTags: TagCount[]
  badTags: TagCount[]
  /** Scores of the last twelve months, oldest first; `month` is YYYY-MM. */
  months: { month: string; score: number | null }[]
}
interface EvaluationPage extends Page<StoreEvaluation> {
  summary?: EvaluationSummary
}
type EvaluationQuery = Query<StoreEvaluation> &
  InPlace & { replied?: unknown; hasImages?: unknown; appealable?: unknown }
type AppealQuery = Query<EvaluationAppeal> & InPlace & { again?: unknown }

const EVALUATION = { tags: [], images: [] } as const
const APPEAL = { files: [] } as const
export const listEvaluations = get(
  '/api-user/store/evaluate/page/list',
  io<EvaluationQuery, EvaluationPage>((data) => ({
    ...pageOf<StoreEvaluation>(EVALUATION)(data),
    summary: beside<EvaluationSummary>(data, 'summary', {
      dimensions: [{}],
      stars: [{}],
      goodTags: [{}],
      badTags: [{}],
      months: [{}],
    }),
  })),
)
export const getEvaluation = get(
  '/api-user/store/evaluate/get',
  io<{ id: string }, EvaluationDetail>(
    record<EvaluationDetail>({ ...EVALUATION, business: { maybe: {} }, appeals: [APPEAL] }),
  ),
)
/** Public reply of a store, which cannot be changed. */
export const replyEvaluation = post('/api-user/store/evaluate/reply', about<{ id: string; reply: string }>('id'))
/** With counts by state. `upheldRate` (percent) and `medianHours` cover the appeals decided in the last 30 days. */
export const listAppeals = get(
  '/api-user/evaluationAppeal/list',
  io<AppealQuery, Counted<EvaluationAppeal>>(countedOf<EvaluationAppeal>(APPEAL)),
)
export const getAppeal = get(
  '/api-user/evaluationAppeal/detail',
  io<{ id: string }, AppealDetail>(record<AppealDetail>({ ...APPEAL, earlier: [APPEAL] })),
)
export type AppealInput = Pick<EvaluationAppeal, 'evaluationId' | 'appealReason' | 'content' | 'files'>
export const createAppeal = post('/api-user/evaluationAppeal/add', about<AppealInput>('evaluationId'))
/** Starts the business approval (bizType appeal) of an appeal; `remark` is the opinion of the desk. */
export const startAppealApproval = post(
  '/api-user/evaluationAppeal/startApproval',
  about<{ id: string; remark?: string }>('id'),
)
export const getScoreSetting = get(
  '/api-user/store/score/get',
  io<void, ScoreSetting>(record<ScoreSetting>({ dimensions: [{ scenes: [] }], levels: [{}] })),
)
export type ScoreInput = Omit<ScoreSetting, 'id' | 'updateBy' | 'updateTime'>
export const saveScoreSetting = post(
  '/api-user/store/score/saveOrUpdate',
  io<ScoreInput & Pick<ScoreSetting, 'id'> & Since>(),
)
