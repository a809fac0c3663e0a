import type { PointImport, PointImportRow } from '@/entities/members/pointImport'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { download, get, io, postRead, type Query, upload } from '../call'
import { type Page, page, record } from '../reply'

/** Points that a file takes from one pool. */
export interface PoolNeed {
  poolId: string
  poolName: string
  balance: number
  points: number
}
/** Result of the server's check of a file. Only this exact file may be imported under its number. */
export interface ImportCheck {
  checkNo: string
  fileMd5: string
  totalCount: number
  failCount: number
  totalPoints: number
  poolNeed: PoolNeed[]
  /** Time of an earlier import of the same file; '' if there is none. */
  importedTime: string
  rows: PointImportRow[]
}
export const check = upload(
  '/api-integral/importIntegralDetailCheck',
  io<FormData, ImportCheck>(record<ImportCheck>({ poolNeed: [{}], rows: [{}] })),
)

/** Counts are null if the server sends none. */
export interface ImportResult {
  importId: string
  successCount: number | null
  failCount: number | null
}
export const importFile = upload(
  '/api-integral/importIntegralDetail',
  io<FormData, ImportResult>((data) => {
    const id = prop(data, 'importId')
    return {
      importId: isRecord(id) || id === undefined || id === null ? '' : String(id),
      successCount: numberIn(prop(data, 'successCount')),
      failCount: numberIn(prop(data, 'failCount')),
    }
  }),
)
export const list = postRead('/api-integral/importIntegralList', io<Query<PointImport>, Page<PointImport>>(page))
/** `id` is the batch number. */
export const listTasks = get(
  '/api-star-web/integral/import/task/list',
  io<Query<PointImportRow> & { id: string }, Page<PointImportRow>>(page),
)
export const exportTask = download(
  'GET',
  '/api-star-web/integral/import/task/export',
  io<{ importId: string; rowStatus?: unknown }, Blob>(),
)
export const downloadTemplate = download(
  'GET',
  '/api-star-web/integral/import/template',
  io<{ code: 'importIntegral' }, Blob>(),
)
