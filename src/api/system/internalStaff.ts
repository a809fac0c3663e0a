import type { ImportSummary } from '@/entities/shared/file'
import type { InternalStaff } from '@/entities/system/internalStaff'
import { del, download, get, io, post, type Query, upload } from '../call'
import { page, type Page, imported } from '../reply'

export const list = get('/api-user/internalStaff/list', io<Query<InternalStaff>, Page<InternalStaff>>(page))
export const save = post('/api-user/internalStaff/saveOrUpdate', io<Partial<InternalStaff>, { id: string }>())
export const remove = del('/api-user/internalStaff/delete/{id}', io<{}>())
export const importFile = upload(
  '/api-user/internalStaff/batch/import',
  io<FormData, ImportSummary | undefined>(imported),
)
export const exportList = download('GET', '/api-user/internalStaff/list/export', io<Query<InternalStaff>, Blob>())
