import './images.css'
import { DeleteOutlined, InboxOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Progress, Upload } from 'antd'
import { type Ref, useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { ApiError, isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import type { VideoInfo } from '@/lib/mp4'
import { type TextKey, useT } from '@/locales'
import { cancelJob, type Job, runJob, useJobs } from '@/session/jobs'
import { reportUnexpected } from '../data/useAction'
import { useFormats } from '../show/format'
import type { ControlProps } from './controls'
import { accepting, firstOnly } from './dropped'
import { MAX_MB, validateVideo, type VideoLimits, videoTypes } from './videos'
import { urlOf, useRowGone, useUploaded, useUploads } from './uploads'

const MB = 1024 * 1024
const isUnderWay = (name: string) => (job: Job) =>
  job.title === name && (job.state === 'running' || job.state === 'waiting')

interface VideoBoxProps extends ControlProps<string> {
  to: SendForm<StoredFile>
  drop?: (file: { id: string }) => Promise<unknown>
  limits?: VideoLimits
  rule?: { text: string; fits: (info: VideoInfo, file: File) => boolean }
  onVideo?: (info: (VideoInfo & { megabytes: number }) | undefined) => void
}

/**
 * Video upload. Checks its metadata and uploads it as a job with progress, speed and cancel. A retry starts over; the
 * value is the address returned by the server.
 */
export const VideoBox = ({ id, value, onChange, disabled, to, drop, limits, rule, onVideo }: VideoBoxProps) => {
  const t = useT()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [failed, setFailed] = useState<TextKey>()
  const [name, setName] = useState('')
  const hold = useUploads()
  const types = videoTypes(limits)
  const said = { types: types.join(t('kit.listComma')), minutes: limits?.minutes, size: limits?.megabytes ?? MAX_MB }
  const uploaded = useRef<StoredFile>(undefined)
  const { rootRef, isRowGone } = useRowGone()
  const job = useJobs(({ jobs }) => (file && !failed ? jobs.find(isUnderWay(file.name)) : undefined))
  const take = (stored: StoredFile | undefined) => {
    if (uploaded.current) drop?.({ id: uploaded.current.id }).catch(() => {})
    uploaded.current = stored
    setName(stored?.name ?? '')
    onChange?.(stored?.url ?? '')
  }
  const takeUploaded = useUploaded((stored: StoredFile, info: VideoInfo & { megabytes: number }) => {
    take(stored)
    onVideo?.(info)
  })
  const send = async (chosen: File, info: VideoInfo, end: AbortSignal) => {
    const form = new FormData()
    form.append('file', chosen)
    setFile(chosen)
    setFailed(undefined)
    try {
      const stored = await runJob(chosen.name, 'upload', (options) => to(form, options), end)
      setFile(undefined)
      if (!urlOf(stored)) {
        notify('error', t('upload.noUrl'))
        return false
      }
      if (isRowGone()) drop?.({ id: stored.id }).catch(() => {})
      else takeUploaded(stored, { ...info, megabytes: Math.round((chosen.size / MB) * 10) / 10 })
      return true
    } catch (error) {
      if (isAborted(error)) setFile(undefined)
      else {
        setFailed(error instanceof ApiError && error.fault === 'timeout' ? 'upload.videoTimeout' : 'upload.videoBroken')
        reportUnexpected(error)
      }
      return false
    }
  }
  const start = async (chosen: File) => {
    const checked = await validateVideo(chosen, limits)
    const layoutFaults = !checked.fault && rule !== undefined && !rule.fits(checked.info, chosen)
    setFault(checked.fault ? t(checked.fault, said) : layoutFaults ? rule.text : undefined)
    if (!checked.fault && !layoutFaults) hold((end) => send(chosen, checked.info, end))
  }
  const chooser = {
    id,
    accept: accepting(limits ? types.map((type) => `.${type}`).join(',') : '.mp4,video/mp4'),
    showUploadList: false,
    disabled,
    maxCount: 1,
    beforeUpload: (chosen: File) => {
      void start(chosen)
      return false
    },
  }
  if (file && !failed) return <Sending rootRef={rootRef} file={file} job={job} />
  return (
    <Flex ref={rootRef} vertical gap={8} onDrop={firstOnly}>
      {failed && file && (
        <Alert
          type="error"
          showIcon
          title={t(failed)}
          action={
            <Button size="small" onClick={() => void start(file)}>
              {t('kit.retry')}
            </Button>
          }
        />
      )}
      {value ? (
        <Flex gap={8} align="center" wrap className="video-there">
          <bdi className="video-name">{name || value.split('/').at(-1)}</bdi>
          <Upload {...chooser}>
            <Button disabled={disabled}>{t('upload.replace')}</Button>
          </Upload>
          <Button
            icon={<DeleteOutlined />}
            disabled={disabled}
            aria-label={t('upload.removeVideo')}
            onClick={() => {
              take(undefined)
              onVideo?.(undefined)
            }}
          />
        </Flex>
      ) : (
        <Upload.Dragger {...chooser}>
          <InboxOutlined className="video-icon" />
          <p>{t('upload.chooseVideo')}</p>
          <p className="quiet">{rule?.text ?? t(limits ? 'upload.clipLimits' : 'upload.videoLimits', said)}</p>
        </Upload.Dragger>
      )}
      {fault && (
        <div role="alert" className="picture-fault">
          {fault}
        </div>
      )}
    </Flex>
  )
}

const Sending = ({ rootRef, file, job }: { rootRef: Ref<HTMLElement>; file: File; job?: Job }) => {
  const t = useT()
  const format = useFormats()
  const loaded = Math.min(job?.progress?.loaded ?? 0, file.size)
  const seconds = job ? Math.max(0.5, (Date.now() - job.startedAt) / 1000) : 1
  const megabytes = (bytes: number) => format.number(Math.round((bytes / MB) * 10) / 10)
  return (
    <Flex ref={rootRef} vertical gap={4} className="video-there">
      <Flex justify="space-between" gap={8} align="center">
        <bdi className="video-name">{file.name}</bdi>
        <Button size="small" disabled={!job} onClick={() => job && cancelJob(job.id)}>
          {t('upload.cancelVideo')}
        </Button>
      </Flex>
      <Progress percent={Math.min(99, Math.round((loaded / file.size) * 100))} aria-label={file.name} />
      <span className="quiet digits">
        {t('upload.videoSpeed', {
          done: megabytes(loaded),
          total: megabytes(file.size),
          speed: megabytes(loaded / seconds),
        })}
      </span>
      <span className="quiet">{t('upload.videoWait')}</span>
    </Flex>
  )
}
