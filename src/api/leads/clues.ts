import type { Clue, ClueDetail } from '@/entities/leads/clue'
import type { NurtureClue, NurtureDetail } from '@/entities/leads/nurtureClue'
import type { PoolClue } from '@/entities/leads/poolClue'
import type { ImportSummary } from '@/entities/shared/file'
import { isRecord, prop } from '@/lib/json'
import { about, download, get, io, post, type Query, upload } from '../call'
import { type Counted, counted, imported, record, rows } from '../reply'

export type ClueQuery = Query<Clue>
interface InCity {
  provinceCode?: string
  cityCode?: string
}
/** Recipient of leads. Without a consultant the dealer distributes them; `reason` is one of assignReason. */
export interface Target {
  dealerCode: string
  saleUserId: string
  reason?: string
  remark: string
}
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
export type TemplateCode = 'import_nurtureclue' | 'import_blackphone' | 'import_outcall'

export const downloadTemplate = download('GET', '/api-clue/importTemplate/download', io<{ code: TemplateCode }, Blob>())
export const listDealer = get('/api-clue/clue/get/dealerClueList', io<ClueQuery, Counted<Clue>>(counted))
/** All leads, for headquarters and its areas. The summary counts them by status. */
export const listZb = get('/api-clue/clue/get/zbClueList', io<ClueQuery, Counted<Clue>>(counted))
/** Customers nurtured by headquarters. The summary counts them by status, without the status filter. */
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
/** Unowned leads. The summary counts waiting, long waiting, cleaned and allocated today. */
export const listPool = get(
  '/api-clue/cluePool/getPcList',
  io<Query<PoolClue> & { leaveTimeStart?: string; leaveTimeEnd?: string }, Counted<PoolClue>>(counted),
)
export const exportDealer = download('GET', '/api-clue/clue/export/dealerClueList', io<ClueQuery, Blob>())
export const exportZb = download('GET', '/api-clue/clue/export/zbClueList', io<ClueQuery, Blob>())
export const exportFollow = download('GET', '/api-clue/clue/export/followList', io<ClueQuery, Blob>())
/** Assigns unowned leads to a dealer and a consultant. At most 500 at once. */
export const reassignAgents = post(
  '/api-clue/reassign/agentClues',
  about<{ clueIds: string[]; target: Target }, Reassigned>('clueIds', reassigned),
)
/** Reassigns leads that are in progress. At most 500 at once. */
export const reassignAgain = post(
  '/api-clue/reassign/agentCluesReassign',
  about<{ clueIds: string[]; target: Target }, Reassigned>('clueIds', reassigned),
)
