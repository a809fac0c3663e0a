import type { StoredFile } from '@/entities/shared/file'
import { del, io, upload } from '../call'
import { rows } from '../reply'

const uploadOne = upload('/api-file/file/upload', io<FormData, StoredFile>())
/** Uploads several files under the name `files`. The reply is in their order. */
export const uploadBatch = upload('/api-file/file/upload/batch', io<FormData, StoredFile[]>(rows))
export const remove = del('/api-file/file/delete/{id}', io<{}>())
export { uploadOne as upload }
