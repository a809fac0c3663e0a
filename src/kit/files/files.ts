import { saveAs } from 'file-saver'
import type { Call } from '@/api/call'
import { dayStamp } from '@/lib/time'
import { runJob } from '@/session/jobs'
import { translate } from '@/locales'
import { notify } from '@/api/notices'

const TYPES: Record<string, string> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

/** Saves a blob as a file. The name stays as given; a reply without a type gets that of its extension (R-REPLY-08). */
export const saveFile = (blob: Blob, name: string): void => {
  const type =
    blob.type && blob.type !== 'application/octet-stream'
      ? blob.type
      : (TYPES[name.split('.').at(-1) ?? ''] ?? blob.type)
  saveAs(new Blob([blob], { type }), name.normalize('NFC'))
}

/** The name a call saves under: {date} is the day in the console's zone (R-FILE-03, R-FILE-04), excel.xls where it names none (R-REPLY-07). */
export const fileNameOf = (call: Pick<Call, 'fileName'>, now = Date.now()): string =>
  (call.fileName ?? 'excel.xls').replace('{date}', dayStamp(now))

/** Downloads by a call, as a job, saves the file and tells so: the user may be elsewhere by then. */
export const downloadFile = async <P extends string, I>(
  call: Call<P, I, Blob>,
  input: Parameters<Call<P, I, Blob>>[0],
): Promise<void> => {
  const name = fileNameOf(call)
  await runJob(name, 'download', async (options) => saveFile(await call(input, options), name))
  notify('success', translate('jobs.saved', { name }))
}
