import type { EvaluateClue } from '@/entities/leads/evaluateClue'
import type { Evaluation } from '@/entities/leads/evaluation'
import { download, get, io, type Query } from '../call'
import { type Counted, counted, records } from '../reply'
import type { InPlace } from '../system/dealers'

/** What evaluations can be asked for: beside their own fields the dealer's place and the consultant. */
type EvaluationQuery = Query<Evaluation> & InPlace & { saleUserId?: string }

/** The leads that were rated; the summary (see evaluationSummary) is of all rows that fit. */
export const listClues = get('/api-clue/evaluate/getClueList', io<Query<EvaluateClue>, Counted<EvaluateClue>>(counted))
/** The evaluations, with the same summary. */
export const list = get('/api-clue/evaluate/getList', io<EvaluationQuery, Counted<Evaluation>>(counted))
/** All evaluations of one lead, oldest first. */
export const listByClue = get(
  '/api-clue/evaluate/getEvaluateListByClueId',
  io<{ clueId: string }, Evaluation[]>(records({ tags: [], images: [] })),
)
export const exportClues = download('GET', '/api-clue/evaluate/excelClueList', io<Query<EvaluateClue>, Blob>())
export const exportList = download('GET', '/api-clue/evaluate/export/ExcelList', io<EvaluationQuery, Blob>())
