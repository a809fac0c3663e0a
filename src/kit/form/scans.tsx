import { Button, Progress } from 'antd'
import { type ReactNode, useState } from 'react'
import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import { cancelJob, runJob, useJobs } from '@/session/jobs'
import { reportUnexpected } from '../data/useAction'
import { MAX_PIXELS, validateScan } from './pictures'
import { urlOf, useUploaded, useUploads } from './uploads'

export interface FileKind {
  accept: string
  types?: string
  validate: (file: Blob, megabytes: number) => ReturnType<typeof validateScan>
}
export const SCANS: FileKind = { accept: '.jpg,.jpeg,.png,.pdf', validate: validateScan }

/**
 * Sends scans (jpg, png or pdf), each checked by its first bytes, as jobs; `take` receives the stored file with its
 * address. `waits` renders the progress with a cancel button. Errors are shown as a toast.
 */
export const useScans = (
  to: SendForm<StoredFile>,
  megabytes: number,
  take: (stored: StoredFile, url: string) => void,
  { types, validate }: FileKind = SCANS,
): { send: (file: File) => void; waits: ReactNode } => {
  const t = useT()
  const hold = useUploads()
  const takeUploaded = useUploaded(take)
  const [sending, setSending] = useState<string>()
  const job = useJobs(({ jobs }) =>
    sending
      ? jobs.find((one) => one.title === sending && (one.state === 'running' || one.state === 'waiting'))
      : undefined,
  )
  const sendUntil = async (file: File, end: AbortSignal) => {
    const fault = await validate(file, megabytes)
    if (fault) {
      notify('error', t(fault, { size: megabytes, px: MAX_PIXELS, types: types ?? '' }))
      return false
    }
    const form = new FormData()
    form.append('file', file, file.name)
    setSending(file.name)
    try {
      const stored = await runJob(file.name, 'upload', (options) => to(form, options), end)
      const url = urlOf(stored)
      if (url === undefined) notify('error', t('upload.noUrl'))
      else takeUploaded(stored, url)
      return url !== undefined
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
      return false
    } finally {
      setSending(undefined)
    }
  }
  const percent = job?.progress?.total ? Math.round((job.progress.loaded / job.progress.total) * 100) : 0
  return {
    send: (file) => hold((end) => sendUntil(file, end)),
    waits: sending && (
      <>
        <Progress type="circle" size={32} percent={percent} aria-label={sending} />
        {job && <Button onClick={() => cancelJob(job.id)}>{t('kit.cancel')}</Button>}
      </>
    ),
  }
}
