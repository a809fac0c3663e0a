import type { EvaluateClue } from '@/entities/leads/evaluateClue'
import type { Evaluation } from '@/entities/leads/evaluation'
import { download, get, io, type Query } from '../call'
import { type Counted, counted, records } from '../reply'
import type { InPlace } from '../system/dealers'

type EvaluationQuery = Query<Evaluation> & InPlace & { saleUserId?: string }

/** Rated leads. The summary (see evaluationSummary) covers all matches. */
export const listClues = get('/api-clue/evaluate/getClueList', io<Query<EvaluateClue>, Counted<EvaluateClue>>(counted))
export const list = get('/api-clue/evaluate/getList', io<EvaluationQuery, Counted<Evaluation>>(counted))
export const listByClue = get(
  '/api-clue/evaluate/getEvaluateListByClueId',
  io<{ clueId: string }, Evaluation[]>(records({ tags: [], images: [] })),
)
export const exportClues = download('GET', '/api-clue/evaluate/excelClueList', io<Query<EvaluateClue>, Blob>())
export const exportList = download('GET', '/api-clue/evaluate/export/ExcelList', io<EvaluationQuery, Blob>())
