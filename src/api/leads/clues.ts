import type { Clue, ClueDetail } from '@/entities/leads/clue'
import type { NurtureClue, NurtureDetail } from '@/entities/leads/nurtureClue'
import type { PoolClue } from '@/entities/leads/poolClue'
import type { ImportSummary } from '@/entities/shared/file'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, type Query, upload } from '../call'
import { type Counted, counted, imported, record, rows } from '../reply'

/** A query of leads: names by their codes, and an event. */
export type ClueQuery = Query<Clue>
/** One city, or a whole province. */
interface InCity {
  provinceCode?: string
  cityCode?: string
}
/** Who gets leads. Without a consultant the dealer shares them out; `reason` is one of assignReason. */
export interface Target {
  dealerCode: string
  saleUserId: string
  reason?: string
  remark: string
}
/** What came of reassigning leads: how many went well, and why which others did not. */
export interface Reassigned {
  successCount: number
  failRows: { clueId: string; reason: string }[]
}
const reassigned = (data: unknown): Reassigned => ({
  successCount: Number(prop(data, 'successCount') ?? 0),
  failRows: rows<Record<string, unknown>>(isRecord(data) ? data.failRows : undefined).map(({ clueId, reason }) => ({
    clueId: String(clueId),
    reason: String(reason ?? ''),
  })),
})
/** The templates of imports, by what is imported. */
export type TemplateCode = 'import_nurtureclue' | 'import_blackphone' | 'import_outcall'

export const downloadTemplate = download('GET', '/api-clue/importTemplate/download', io<{ code: TemplateCode }, Blob>())
/** The leads of the user's dealers; the summary counts them by status. */
export const listDealer = get('/api-clue/clue/get/dealerClueList', io<ClueQuery, Counted<Clue>>(counted))
/** All leads, for headquarters and its areas; the summary counts them by status. */
export const listZb = get('/api-clue/clue/get/zbClueList', io<ClueQuery, Counted<Clue>>(counted))
/** The customers that headquarters nurtures; the summary counts them by status, without the filter of the status. */
export const listNurture = get(
  '/api-clue/nurtureClue/get/pcList',
  io<Query<NurtureClue> & InCity, Counted<NurtureClue>>(counted),
)
const detail = get(
  '/api-clue/clue/get/clueDetailInfo/{clueId}',
  io<{}, ClueDetail>(record({ reached: {}, follows: [{}], assigns: [{}], calls: [{ tags: [], transcript: [{}] }] })),
)
export { detail as get }
export const getNurture = get(
  '/api-clue/nurtureClue/getClueDetailInfo/{clueId}',
  io<{}, NurtureDetail>(record({ touches: [{}], follows: [{}] })),
)
export const importNurture = upload('/api-clue/nurtureClue/import', io<FormData, ImportSummary | undefined>(imported))
/** The leads that nobody owns; the summary counts what waits, what waits long, what is cleaned and what was allocated today. */
export const listPool = get(
  '/api-clue/cluePool/getPcList',
  io<Query<PoolClue> & { leaveTimeStart?: string; leaveTimeEnd?: string }, Counted<PoolClue>>(counted),
)
export const exportDealer = download('GET', '/api-clue/clue/export/dealerClueList', io<ClueQuery, Blob>())
export const exportZb = download('GET', '/api-clue/clue/export/zbClueList', io<ClueQuery, Blob>())
/** The follow-ups of the leads that a query finds, a line each. */
export const exportFollow = download('GET', '/api-clue/clue/export/followList', io<ClueQuery, Blob>())
/** Gives leads that nobody works on to a dealer, and to a consultant of it. At most 500 at once. */
export const reassignAgents = post(
  '/api-clue/reassign/agentClues',
  about<{ clueIds: string[]; target: Target }, Reassigned>('clueIds', reassigned),
)
/** Takes leads from whoever works on them and gives them to somebody else. At most 500 at once. */
export const reassignAgain = post(
  '/api-clue/reassign/agentCluesReassign',
  about<{ clueIds: string[]; target: Target }, Reassigned>('clueIds', reassigned),
)
