import '../kit.css'
import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Flex, Progress, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import { cancelJob, runJob, useJobs } from '@/session/jobs'
import { reportUnexpected } from '../act'
import type { ControlProps } from './controls'
import { FileFace } from './FileBox'
import { MOST_PIXELS, scanFault } from './pictures'
import { urlOf, useUploads } from './uploads'

/** Several scans of a form, jpg, png or pdf: each uploaded as a job that can be cancelled; its value is the addresses the server gave. */
export const FilesBox = ({
  id,
  value = [],
  onChange,
  disabled,
  to,
  drop,
  max = 5,
  megabytes = 10,
  label,
}: ControlProps<string[]> & {
  to: SendForm<StoredFile>
  /** Removes a file that was uploaded here and is not wanted any more. */
  drop?: (file: { id: string }) => Promise<unknown>
  max?: number
  megabytes?: number
  label: string
}) => {
  const t = useT()
  const [sending, setSending] = useState<string>()
  const hold = useUploads()
  const ids = useRef(new Map<string, string>())
  const now = useRef(value)
  now.current = value
  const job = useJobs(({ jobs }) => (sending ? jobs.find((one) => one.title === sending && (one.state === 'running' || one.state === 'waiting')) : undefined))
  const send = async (file: File, end: AbortSignal) => {
    const fault = await scanFault(file, megabytes)
    if (fault) {
      notify('error', t(fault, { size: megabytes, px: MOST_PIXELS }))
      return false
    }
    const form = new FormData()
    form.append('file', file, file.name)
    setSending(file.name)
    try {
      const stored = await runJob(file.name, 'upload', (options) => to(form, options), end)
      const url = urlOf(stored)
      if (url === undefined) {
        notify('error', t('upload.noUrl'))
        return false
      }
      ids.current.set(url, stored.id)
      onChange?.([...now.current, url])
      return true
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
      return false
    } finally {
      setSending(undefined)
    }
  }
  const remove = (url: string) => {
    const known = ids.current.get(url)
    // Files left behind harm nobody: a failure to remove one is no news for whoever fills in the form.
    if (known) drop?.({ id: known }).catch(() => {})
    onChange?.(value.filter((one) => one !== url))
  }
  const percent = job?.progress?.total ? Math.round((job.progress.loaded / job.progress.total) * 100) : 0
  return (
    <Flex wrap gap={12} align="center">
      {value.map((url, at) => (
        <Flex key={url} align="center" gap={4}>
          <FileFace url={url} alt={`${label} ${at + 1}`} size={72} />
          {!disabled && (
            <Button type="text" icon={<DeleteOutlined />} aria-label={t('upload.removeFile', { name: `${label} ${at + 1}` })} onClick={() => remove(url)} />
          )}
        </Flex>
      ))}
      {value.length < max && (
        <Upload
          id={id}
          accept=".jpg,.jpeg,.png,.pdf"
          showUploadList={false}
          disabled={disabled || !!sending}
          beforeUpload={(file) => (hold((end) => send(file, end)), false)}
          aria-label={label}
        >
          <Button icon={<UploadOutlined />} disabled={disabled} loading={!!sending}>
            {t('upload.file')} {value.length}/{max}
          </Button>
        </Upload>
      )}
      {sending && (
        <>
          <Progress type="circle" size={32} percent={percent} aria-label={sending} />
          {job && <Button onClick={() => cancelJob(job.id)}>{t('kit.cancel')}</Button>}
        </>
      )}
    </Flex>
  )
}
