import { DeleteOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Progress, Upload } from 'antd'
import { useState } from 'react'
import * as files from '@/api/system/files'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { reportUnexpected } from '@/kit/data/useAction'
import type { ControlProps } from '@/kit/form/controls'
import { accepting, firstOnly } from '@/kit/form/dropped'
import { urlOf, useUploads } from '@/kit/form/uploads'
import { useT } from '@/locales'
import { cancelJob, runJob, useJobs } from '@/session/jobs'
import { MEGABYTES, sizeText } from '../clients'

const ofFile = (name: string) => (job: { title: string; state: string }) =>
  job.title === name && (job.state === 'running' || job.state === 'waiting')

/**
 * Holds the package of an unsaved form, stored or being uploaded, and removes it from the server if it is replaced or
 * the form is cancelled. A failed removal only leaves an unused file.
 */
export const heldPackage = () => {
  let stored: StoredFile | undefined
  let sending: string | undefined
  return {
    name: () => stored?.name,
    send: (name: string | undefined) => {
      sending = name
    },
    /** Replaces the file, or removes it; a running upload is cancelled. */
    take: (next: StoredFile | undefined) => {
      const job = sending === undefined ? undefined : useJobs.getState().jobs.find(ofFile(sending))
      if (job) cancelJob(job.id)
      if (stored) files.remove({ id: stored.id }).catch(() => {})
      stored = next
    },
    /** The version is saved and now owns the file. */
    keep: () => {
      stored = undefined
    },
  }
}
export type Package = ReturnType<typeof heldPackage>

interface PackageBoxProps extends ControlProps<string> {
  endings: readonly string[]
  held: Package
  /** Called when an upload starts; the form then has unsaved changes. */
  onStart: () => void
  /** Undefined if the file was removed. */
  onStored: (file: StoredFile | undefined) => void
  facts?: string
}

export const PackageBox = ({
  id,
  value,
  onChange,
  disabled,
  endings,
  held,
  onStart,
  onStored,
  facts,
}: PackageBoxProps) => {
  const t = useT()
  const [file, setFile] = useState<File>()
  const [failed, setFailed] = useState(false)
  const hold = useUploads()
  const job = useJobs(({ jobs }) => (file && !failed ? jobs.find(ofFile(file.name)) : undefined))
  const take = (stored: StoredFile | undefined) => {
    held.take(stored)
    onStored(stored)
    onChange?.(stored?.url ?? '')
  }
  const send = async (chosen: File, end: AbortSignal) => {
    const form = new FormData()
    form.append('file', chosen)
    setFile(chosen)
    setFailed(false)
    held.send(chosen.name)
    onStart()
    try {
      const stored = await runJob(chosen.name, 'upload', (options) => files.upload(form, options), end)
      held.send(undefined)
      if (urlOf(stored)) take(stored)
      else notify('error', t('upload.noUrl'))
      setFile(undefined)
      return urlOf(stored) !== undefined
    } catch (error) {
      held.send(undefined)
      if (isAborted(error)) setFile(undefined)
      else {
        setFailed(true)
        reportUnexpected(error)
      }
      return false
    }
  }
  const check = (chosen: File) => {
    const fault = !endings.some((ending) => chosen.name.toLowerCase().endsWith(ending))
      ? t('versions.badPackage', { endings: endings.join(' / ') })
      : chosen.size > MEGABYTES * 1024 * 1024
        ? t('versions.tooLarge', { size: MEGABYTES })
        : undefined
    if (fault) notify('error', fault)
    else hold((end) => send(chosen, end))
    return false
  }
  if (file && !failed)
    return <Sending name={file.name} size={file.size} job={job} stop={job && (() => cancelJob(job.id))} />
  return (
    <Flex vertical gap={8} onDrop={firstOnly}>
      {failed && file && (
        <Alert
          type="error"
          showIcon
          title={t('versions.uploadFailed', { name: file.name })}
          action={
            <Button size="small" onClick={() => hold((end) => send(file, end))}>
              {t('kit.retry')}
            </Button>
          }
        />
      )}
      {value ? (
        <Flex gap={8} align="center" wrap className="package-there">
          <span className="package-name">
            <bdi>{held.name() ?? value.split('/').at(-1)}</bdi>
            {facts && <span className="package-facts">{facts}</span>}
          </span>
          <Upload
            id={id}
            accept={accepting(endings.join(','))}
            showUploadList={false}
            beforeUpload={check}
            disabled={disabled}
            maxCount={1}
          >
            <Button disabled={disabled}>{t('versions.replace')}</Button>
          </Upload>
          <Button
            icon={<DeleteOutlined />}
            disabled={disabled}
            aria-label={t('versions.removePackage')}
            onClick={() => take(undefined)}
          />
        </Flex>
      ) : (
        <Upload.Dragger
          id={id}
          accept={accepting(endings.join(','))}
          showUploadList={false}
          beforeUpload={check}
          disabled={disabled}
          maxCount={1}
        >
          <InboxOutlined className="package-icon" />
          <p>{t('versions.choosePackage')}</p>
          <p className="package-facts">
            {t('versions.packageLimits', { endings: endings.join(' / '), size: MEGABYTES })}
          </p>
        </Upload.Dragger>
      )}
    </Flex>
  )
}

const Sending = ({
  name,
  size,
  job,
  stop,
}: {
  name: string
  size: number
  job?: { startedAt: number; progress?: { loaded: number; total?: number } }
  stop?: () => void
}) => {
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
      <span className="package-facts digits">
        {t('versions.speed', {
          done: sizeText(Math.min(loaded, size)),
          total: sizeText(size),
          speed: sizeText(loaded / seconds),
        })}
      </span>
    </Flex>
  )
}
