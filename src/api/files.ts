import type { StoredFile } from '@/entities/shared/file'
import { del, io, upload } from './call'

const uploadOne = upload('/api-file/file/upload', io<FormData, StoredFile>())
export const remove = del('/api-file/file/delete/{id}', io<{}>())
export { uploadOne as upload }
