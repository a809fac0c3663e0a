import type { AppealDetail, EvaluationAppeal } from '@/entities/voice/evaluationAppeal'
import type { ScoreSetting } from '@/entities/voice/scoreSetting'
import type { EvaluationDetail, StoreEvaluation } from '@/entities/voice/storeEvaluation'
import type { InPlace } from '../system/dealers'
import { about, get, io, post, type Query, type Since } from '../call'
import { beside, type Counted, countedOf, type Page, pageOf, record } from '../reply'

interface TagCount {
  tag: string
  count: number
}
/** What the evaluations of the chosen stores come to; scores are 0 to 5, null where there is nothing to count. */
export interface EvaluationSummary {
  score: number | null
  /** The grade of one store. */
  levelName: string
  /** Evaluations that count for the score. */
  count: number | null
  dimensions: { code: string; name: string; score: number | null; network: number | null }[]
  stars: { star: number; count: number }[]
  goodTags: TagCount[]
  badTags: TagCount[]
  /** The scores of the last twelve months, oldest first; `month` is YYYY-MM. */
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
/** With counts by state; `upheldRate` (percent) and `medianHours` are of the appeals that ended in the last 30 days. */
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
/** Begins the business approval (bizType appeal) of an appeal; `remark` is the opinion of the desk. */
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
