import type { SendForm } from '@/api/call'
import * as files from '@/api/system/files'
import type { StoredFile } from '@/entities/shared/file'

/** Uploads pictures through the single-file call, in parallel. Rejects if any of them fails. */
export const uploadEach: SendForm<StoredFile[]> = (form, options) =>
  Promise.all(
    form.getAll('files').map((file) => {
      const one = new FormData()
      one.append('file', file)
      return files.upload(one, options)
    }),
  )
