import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { translate } from '@/locales'
import { runJob } from '@/session/jobs'
import { reportUnexpected } from '../data/useAction'
import { isGif, MAX_PIXELS, pictureSides, type PictureType, validatePicture } from './pictures'
import { urlOf } from './uploads'

/** Allowed picture types and maximum sizes in MB, with a separate limit for animated ones. */
export interface PictureLimits {
  types: readonly PictureType[]
  megabytes: number
  gifMegabytes: number
  /** Minimum side of a square picture, in px. */
  squareFrom?: number
}
const MEGABYTES = 5
/** Maximum number of pictures per request, and per action by default. */
const AT_ONCE = 20

const faultOf = async (file: File, limits: PictureLimits | undefined): Promise<string | undefined> => {
  if (!limits) {
    const fault = await validatePicture(file, MEGABYTES)
    return fault && translate(fault, { size: MEGABYTES, px: MAX_PIXELS })
  }
  const size = (await isGif(file)) ? limits.gifMegabytes : limits.megabytes
  if (file.size > size * 1024 * 1024) return translate('upload.largePicture', { size })
  const fault = await validatePicture(file, size, limits.types)
  if (!fault) {
    const [width = 0, height = 0] = (limits.squareFrom && (await pictureSides(file))) || []
    return limits.squareFrom && (width !== height || width < limits.squareFrom)
      ? translate('upload.notSquare', { px: limits.squareFrom })
      : undefined
  }
  return fault === 'upload.badType'
    ? translate('upload.onlyTypes', { types: limits.types.join(translate('kit.listComma')) })
    : translate(fault, { px: MAX_PIXELS })
}

/**
 * Uploads the pictures among the files, 20 per request, each request as a job. Reports files that are no pictures,
 * too large (jpg or png up to 5 MB, or within `limits`) or beyond `max`. Returns those stored under a displayable
 * address; none of a failed request.
 */
export const sendPictures = async (
  files: readonly File[],
  to: SendForm<StoredFile[]>,
  end?: AbortSignal,
  { limits, max = AT_ONCE }: { limits?: PictureLimits; max?: number } = {},
): Promise<StoredFile[]> => {
  if (files.length > max) notify('error', translate('upload.max', { max }))
  const first = files.slice(0, max)
  const faults = await Promise.all(first.map((file) => faultOf(file, limits)))
  for (const fault of new Set(faults)) if (fault) notify('error', fault)
  const sent = first.filter((_, at) => !faults[at])
  const stored: StoredFile[] = []
  for (let at = 0; at < sent.length; at += AT_ONCE) {
    if (end?.aborted) break
    stored.push(...(await sendTogether(sent.slice(at, at + AT_ONCE), to, end)))
  }
  return stored
}

const sendTogether = async (sent: readonly File[], to: SendForm<StoredFile[]>, end?: AbortSignal) => {
  const form = new FormData()
  for (const file of sent) form.append('files', file)
  try {
    const stored = await runJob(
      sent.map((file) => file.name).join(translate('kit.listComma')),
      'upload',
      (options) => to(form, options),
      end,
    )
    const good = stored.filter((file) => urlOf(file) !== undefined)
    if (good.length < sent.length) notify('error', translate('upload.noUrl'))
    return good
  } catch (error) {
    if (!isAborted(error)) reportUnexpected(error)
    return []
  }
}
