import type { PointImport, PointImportRow } from '@/entities/members/pointImport'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { download, get, io, postRead, type Query, upload } from '../call'
import { type Page, page, record } from '../reply'

/** What a file takes out of one pool. */
export interface PoolNeed {
  poolId: string
  poolName: string
  balance: number
  points: number
}
/** A file as the server checked it; only this very file may be imported under its number. */
export interface ImportCheck {
  checkNo: string
  fileMd5: string
  totalCount: number
  failCount: number
  totalPoints: number
  /** One for each pool that pays. */
  poolNeed: PoolNeed[]
  /** When the same file was imported before; '' when it was not. */
  importedTime: string
  rows: PointImportRow[]
}
export const check = upload(
  '/api-integral/importIntegralDetailCheck',
  io<FormData, ImportCheck>(record<ImportCheck>({ poolNeed: [{}], rows: [{}] })),
)

/** Counts are null where the server names none. */
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
/** `id` is the number of the batch. */
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
