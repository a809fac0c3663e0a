import '../kit.css'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Progress, Space, Upload } from 'antd'
import ImgCrop from 'antd-img-crop'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { fileUrl } from '@/lib/external'
import { useT } from '@/locales'
import { runJob, useJobs } from '@/session/jobs'
import { reportUnexpected } from '../act'
import { type ControlProps } from './controls'

const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPG = [0xff, 0xd8, 0xff]

/** Whether a file is a jpg or png by its first bytes and within a size; its name alone proves nothing. */
export const isPicture = async (file: Blob, megabytes: number): Promise<boolean> => {
  if (file.size === 0 || file.size > megabytes * 1024 * 1024) return false
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return [PNG, JPG].some((magic) => magic.every((byte, at) => head[at] === byte))
}

/** The crop window offers no way to name its slider. */
const nameZoom = (name: string) => {
  for (const handle of document.querySelectorAll('.img-crop-modal [role=slider]')) handle.setAttribute('aria-label', name)
}

/** A picture of a form: checked, cut to a square or another `aspect`, uploaded as a job with progress; its value is the address the server gave. */
export const ImageBox = ({
  id,
  value,
  onChange,
  disabled,
  to,
  drop,
  megabytes = 2,
  aspect = 1,
}: ControlProps<string> & {
  to: SendForm<StoredFile>
  /** Removes a file that was uploaded here and is not wanted any more. */
  drop?: (file: { id: string }) => Promise<unknown>
  megabytes?: number
  /** Width by height of what is cut out. */
  aspect?: number
}) => {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(false)
  const uploaded = useRef<StoredFile>(undefined)
  const title = t('upload.choose')
  const progress = useJobs(({ jobs }) => (busy ? jobs.find((job) => job.title === title)?.progress : undefined))
  const take = (file: StoredFile | undefined) => {
    // Files left behind harm nobody: a failure to remove one is no news for whoever fills in the form.
    if (uploaded.current) drop?.({ id: uploaded.current.id }).catch(() => {})
    uploaded.current = file
    onChange?.(file?.url ?? '')
  }
  const send = async (file: Blob & { name?: string }) => {
    const form = new FormData()
    form.append('file', file, file.name ?? 'image.png')
    setBusy(true)
    try {
      const stored = await runJob(title, 'upload', (options) => to(form, options))
      if (fileUrl(stored?.url)) take(stored)
      else notify('error', t('upload.noUrl'))
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
    } finally {
      setBusy(false)
    }
  }
  const check = async (file: Blob) => {
    const fits = await isPicture(file, megabytes)
    setRefused(!fits)
    return fits
  }
  return (
    <Space align="end" wrap>
      <ImgCrop
        aspect={aspect}
        modalTitle={t('upload.crop')}
        modalOk={t('kit.ok')}
        modalCancel={t('kit.cancel')}
        quality={0.9}
        beforeCrop={check}
        modalProps={{ transitionName: '', maskTransitionName: '', afterOpenChange: (open) => open && nameZoom(t('upload.zoom')) }}
      >
        <Upload
          id={id}
          listType="picture-card"
          accept=".jpg,.jpeg,.png"
          showUploadList={false}
          disabled={disabled || busy}
          // What is not cut comes here as it is: the crop window asks whether to open, not whether to send.
          beforeUpload={async (file) => (await check(file)) || Upload.LIST_IGNORE}
          customRequest={({ file }) => file instanceof Blob && void send(file)}
          aria-label={title}
        >
          {value ? (
            <img src={value} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover', borderRadius: 8 }} />
          ) : (
            <Space orientation="vertical" size={4}>
              <PlusOutlined />
              {title}
            </Space>
          )}
        </Upload>
      </ImgCrop>
      {busy && <Progress type="circle" size={40} percent={progress?.total ? Math.round((progress.loaded / progress.total) * 100) : 0} aria-label={title} />}
      {value && !disabled && <Button icon={<DeleteOutlined />} aria-label={t('upload.remove')} onClick={() => take(undefined)} />}
      {refused && (
        <div role="alert" className="picture-fault">
          {t('upload.badImage', { size: megabytes })}
        </div>
      )}
    </Space>
  )
}
