import { saveAs } from 'file-saver'
import type { Call } from '@/api/call'
import { ApiError } from '@/api/error'
import { dayStamp } from '@/lib/time'
import { runJob } from '@/session/jobs'
import { translate } from '@/locales'
import { notify, reportFailure } from '@/api/notices'

const TYPES: Record<string, string> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** Saves a blob under the given name. A reply without a type gets that of the file extension (R-REPLY-08). */
export const saveFile = (blob: Blob, name: string): void => {
  const type =
    blob.type && blob.type !== 'application/octet-stream'
      ? blob.type
      : (TYPES[name.split('.').at(-1) ?? ''] ?? blob.type)
  saveAs(new Blob([blob], { type }), name.normalize('NFC'))
}

/**
 * Returns the file name of a call: {date} is the day in the console's zone (R-FILE-03, R-FILE-04), excel.xls if it
 * has none (R-REPLY-07).
 */
export const fileNameOf = (call: Pick<Call, 'fileName'>, now = Date.now()): string =>
  (call.fileName ?? 'excel.xls').replace('{date}', dayStamp(now))

const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || String(error.code) === '404')

/**
 * Downloads by a call as a job, saves the file and shows a notice, since the user may have left the page. If the
 * server lacks the call, saves the sheet `ofPage` and states this limitation.
 */
export const downloadFile = async <P extends string, I>(
  call: Call<P, I, Blob>,
  input: Parameters<Call<P, I, Blob>>[0],
  ofPage?: () => Promise<Blob>,
): Promise<void> => {
  const name = fileNameOf(call)
  let isWhole = true
  await runJob(name, 'download', async (options) => {
    try {
      saveFile(await call(input, ofPage ? { ...options, quiet: true } : options), name)
    } catch (error) {
      if (!ofPage) throw error
      if (!isUnknownCall(error)) {
        reportFailure(error, 'read')
        throw error
      }
      isWhole = false
      saveFile(await ofPage(), name.replace(/\.xls$/, '.xlsx'))
    }
  })
  if (isWhole) notify('success', translate('jobs.saved', { name }))
  else notify('warning', translate('list.exportedPage'))
}
