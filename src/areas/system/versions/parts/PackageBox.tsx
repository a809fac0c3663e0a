import { DeleteOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Progress, Upload } from 'antd'
import { useState } from 'react'
import * as files from '@/api/files'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { reportUnexpected } from '@/kit/act'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { cancelJob, runJob, useJobs } from '@/session/jobs'
import { MEGABYTES, sizeText } from '../clients'

/** What a form holds of its package beyond the address: the file stored for it, and how to stop one that is on its way. */
export interface Package {
  stored?: StoredFile
  stop?: () => void
}

/** Removes a package that is not wanted. A failure leaves a file behind, which harms nobody. */
export const dropPackage = (held: Package): void => {
  held.stop?.()
  if (held.stored) files.remove({ id: held.stored.id }, { quiet: true }).catch(() => {})
  held.stored = undefined
}

interface PackageBoxProps extends ControlProps<string> {
  endings: readonly string[]
  held: Package
  /** An upload has begun: the form is no longer as it was. */
  onStart: () => void
  /** The file that was stored, or undefined when it was taken away. */
  onStored: (file: StoredFile | undefined) => void
  facts?: string
}

/** One package of an app: checked, uploaded as a job with progress, speed and cancel; tried again after a failure. */
export const PackageBox = ({ id, value, onChange, disabled, endings, held, onStart, onStored, facts }: PackageBoxProps) => {
  const t = useT()
  const [file, setFile] = useState<File>()
  const [failed, setFailed] = useState(false)
  const job = useJobs(({ jobs }) => (file && !failed ? jobs.find((one) => one.title === file.name && (one.state === 'running' || one.state === 'waiting')) : undefined))
  const take = (stored: StoredFile | undefined) => {
    dropPackage(held)
    held.stored = stored
    onStored(stored)
    onChange?.(stored?.url ?? '')
  }
  const send = async (chosen: File) => {
    const form = new FormData()
    form.append('file', chosen)
    setFile(chosen)
    setFailed(false)
    onStart()
    try {
      const stored = await runJob(chosen.name, 'upload', (options) => files.upload(form, options))
      held.stop = undefined
      if (/^(https?:\/\/|\/)/.test(stored?.url ?? '')) take(stored)
      else notify('error', t('upload.noUrl'))
      setFile(undefined)
    } catch (error) {
      held.stop = undefined
      if (isAborted(error)) return setFile(undefined)
      setFailed(true)
      reportUnexpected(error)
    }
  }
  const stop = job && (() => cancelJob(job.id))
  if (stop) held.stop = stop
  const check = (chosen: File) => {
    const fault = !endings.some((ending) => chosen.name.toLowerCase().endsWith(ending))
      ? t('versions.badPackage', { endings: endings.join(' / ') })
      : chosen.size > MEGABYTES * 1024 * 1024
        ? t('versions.tooLarge', { size: MEGABYTES })
        : undefined
    if (fault) notify('error', fault)
    else void send(chosen)
    return false
  }
  if (file && !failed) return <Sending name={file.name} size={file.size} job={job} stop={stop} />
  return (
    <Flex vertical gap={8}>
      {failed && file && (
        <Alert
          type="error"
          showIcon
          title={t('versions.uploadFailed', { name: file.name })}
          action={
            <Button size="small" onClick={() => void send(file)}>
              {t('kit.retry')}
            </Button>
          }
        />
      )}
      {value ? (
        <Flex gap={8} align="center" wrap className="package-there">
          <span className="package-name">
            <bdi>{held.stored?.name ?? value.split('/').at(-1)}</bdi>
            {facts && <span className="package-facts">{facts}</span>}
          </span>
          <Upload id={id} accept={endings.join(',')} showUploadList={false} beforeUpload={check} disabled={disabled} maxCount={1}>
            <Button disabled={disabled}>{t('versions.replace')}</Button>
          </Upload>
          <Button icon={<DeleteOutlined />} disabled={disabled} aria-label={t('versions.removePackage')} onClick={() => take(undefined)} />
        </Flex>
      ) : (
        <Upload.Dragger id={id} accept={endings.join(',')} showUploadList={false} beforeUpload={check} disabled={disabled} maxCount={1}>
          <InboxOutlined className="package-icon" />
          <p>{t('versions.choosePackage')}</p>
          <p className="package-facts">{t('versions.packageLimits', { endings: endings.join(' / '), size: MEGABYTES })}</p>
        </Upload.Dragger>
      )}
    </Flex>
  )
}

const Sending = ({ name, size, job, stop }: { name: string; size: number; job?: { startedAt: number; progress?: { loaded: number; total?: number } }; stop?: () => void }) => {
  const t = useT()
  const loaded = job?.progress?.loaded ?? 0
  const seconds = job ? Math.max(0.5, (Date.now() - job.startedAt) / 1000) : 1
  return (
    <Flex vertical gap={4} className="package-there">
      <Flex justify="space-between" gap={8} align="center">
        <bdi className="package-name">{name}</bdi>
        <Button size="small" onClick={stop} disabled={!stop}>
          {t('versions.cancelUpload')}
        </Button>
      </Flex>
      <Progress percent={Math.min(99, Math.round((loaded / size) * 100))} aria-label={name} />
      <span className="package-facts digits">{t('versions.speed', { done: sizeText(Math.min(loaded, size)), total: sizeText(size), speed: sizeText(loaded / seconds) })}</span>
    </Flex>
  )
}
