import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { translate } from '@/locales'
import { runJob } from '@/session/jobs'
import { reportUnexpected } from '../data/useAction'
import { MAX_PIXELS, validatePicture } from './pictures'
import { urlOf } from './uploads'

const MEGABYTES = 5
/** How many pictures go in one request. */
const AT_ONCE = 20

/**
 * Uploads the pictures among some files in one request, as a job; tells when some are none, too large or too many. Answers those that were stored
 * under an address that can be shown, none when it failed.
 */
export const sendPictures = async (
  files: readonly File[],
  to: SendForm<StoredFile[]>,
  end?: AbortSignal,
): Promise<StoredFile[]> => {
  if (files.length > AT_ONCE) notify('error', translate('upload.most', { max: AT_ONCE }))
  const first = files.slice(0, AT_ONCE)
  const faults = await Promise.all(first.map((file) => validatePicture(file, MEGABYTES)))
  for (const fault of new Set(faults)) if (fault) notify('error', translate(fault, { size: MEGABYTES, px: MAX_PIXELS }))
  const form = new FormData()
  const sent = first.filter((_, at) => !faults[at])
  if (!sent.length) return []
  for (const file of sent) form.append('files', file)
  try {
    const stored = await runJob(sent.map((file) => file.name).join(', '), 'upload', (options) => to(form, options), end)
    const good = stored.filter((file) => urlOf(file) !== undefined)
    if (good.length < sent.length) notify('error', translate('upload.noUrl'))
    return good
  } catch (error) {
    if (!isAborted(error)) reportUnexpected(error)
    return []
  }
}
