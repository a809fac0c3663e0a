import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { translate } from '@/locales'
import { runJob } from '@/session/jobs'
import { reportUnexpected } from '../act'
import { isPicture } from '../form/ImageBox'

const MEGABYTES = 5

/** Uploads the pictures among some files in one request, as a job; tells which are none or too large. Answers those that were stored, none when it failed. */
export const sendPictures = async (files: readonly File[], to: SendForm<StoredFile[]>): Promise<StoredFile[]> => {
  const good = await Promise.all(files.map((file) => isPicture(file, MEGABYTES)))
  if (good.includes(false)) notify('error', translate('upload.badImage', { size: MEGABYTES }))
  const form = new FormData()
  const sent = files.filter((_, at) => good[at])
  if (!sent.length) return []
  for (const file of sent) form.append('files', file)
  try {
    return await runJob(sent.map((file) => file.name).join(', '), 'upload', (options) => to(form, options))
  } catch (error) {
    if (!isAborted(error)) reportUnexpected(error)
    return []
  }
}
