import type { PhevDetail, PhevStat, PhevTrace } from '@/entities/vehicle/phevTrace'
import { download, get, io, type Query } from '../call'
import { beside, type Page, page, record } from '../reply'

export interface PhevSums extends Record<'all' | 'incomplete' | 'toReport' | 'failed' | 'overdue', number> {
  dueCount: number
  doneCount: number
  doneRate: number | null
}
export interface PhevAnswer<Row = PhevTrace> extends Page<Row> {
  /** Sent with the first page only. */
  summary?: PhevSums
}
export type PhevQuery = Query<PhevTrace> & { scope?: unknown; groupBy?: 'month' | 'area' | 'maker' }

export const list = get(
  '/api-order/traceability/phev/manage/list',
  io<PhevQuery, PhevAnswer<PhevTrace & Partial<PhevStat>>>((data) => ({
    ...page<PhevTrace & Partial<PhevStat>>(data),
    summary: beside<PhevSums>(data, 'summary', {}),
  })),
)
const detail = get(
  '/api-order/traceability/phev/manage/detail',
  io<{ id: string }, PhevDetail>(record<PhevDetail>({ parts: [{}], logs: [{}], others: [{}] })),
)
export { detail as get }
export const exportList = download('GET', '/api-order/traceability/phev/manage/export', io<PhevQuery, Blob>())
