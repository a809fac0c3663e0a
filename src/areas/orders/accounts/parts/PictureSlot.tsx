import '../accounts.css'
import { DeleteOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress, Upload } from 'antd'
import { useState } from 'react'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { isAborted } from '@/api/error'
import { is } from '@/entities/field'
import { picState } from '@/entities/orders/prorateEnums'
import { type ProratePicture, proratePicture } from '@/entities/orders/proratePicture'
import { reportUnexpected } from '@/kit/data/useAction'
import { accepting, firstOnly } from '@/kit/form/dropped'
import { MAX_PIXELS, validatePicture } from '@/kit/form/pictures'
import { urlOf, useUploads } from '@/kit/form/uploads'
import { Picture, PictureFrame } from '@/kit/show/Picture'
import { named, optionName } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { runJob, useJobs } from '@/session/jobs'
import { sampleOf } from './samples'

const MEGABYTES = 2

interface SlotProps {
  type: number
  /** Told apart from others of its type. */
  place?: number
  needed: boolean
  picture: ProratePicture | undefined
  dealerCode: string
  disabled: boolean
  set: (picture: ProratePicture | undefined) => void
}

/** The place of one picture: its sample, the picture with what its check said, and the way to another one. What fails in it stays in it. */
export const PictureSlot = ({ type, place, needed, picture, dealerCode, disabled, set }: SlotProps) => {
  const t = useT()
  const hold = useUploads()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ text: string; file?: File }>()
  const name = named(optionName(t, proratePicture.picType, type), place)
  const progress = useJobs(({ jobs }) => (busy ? jobs.find((job) => job.title === name)?.progress : undefined))
  const sendUntil = async (file: File, end: AbortSignal) => {
    const bad = await validatePicture(file, MEGABYTES)
    if (bad) {
      setFault({ text: t(bad, { size: MEGABYTES, px: MAX_PIXELS }) })
      // What was there before is still there.
      return true
    }
    const form = new FormData()
    form.append('picType', String(type))
    form.append('dealerCode', dealerCode)
    form.append('file', file, file.name)
    setBusy(true)
    setFault(undefined)
    try {
      const stored = await runJob(
        name,
        'upload',
        (options) => prorateAccounts.uploadPicture(form, { ...options, quiet: true }),
        end,
      )
      const url = urlOf(stored)
      if (url === undefined) setFault({ text: t('upload.noUrl'), file })
      else
        set({
          picType: type as ProratePicture['picType'],
          picId: stored.picId,
          url,
          state: picState.unchecked,
          reason: '',
        }) // a type
      return url !== undefined
    } catch (error) {
      if (isAborted(error)) return false
      reportUnexpected(error)
      setFault({ text: error instanceof Error ? error.message : t('kit.loadFailed'), file })
      return false
    } finally {
      setBusy(false)
    }
  }
  const send = (file: File) => hold((end) => sendUntil(file, end))
  return (
    <li onDrop={firstOnly}>
      <div className="account-slot">
        <Upload
          listType="picture-card"
          accept={accepting('.jpg,.jpeg,.png')}
          showUploadList={false}
          disabled={disabled || busy}
          beforeUpload={(file) => {
            send(file)
            return false
          }}
          // Without it the library takes it to hold a button of its own, and no key would reach it.
          hasControlInside={false}
          aria-label={named(t('upload.choose'), name)}
        >
          {busy ? (
            <Progress
              type="circle"
              size={40}
              percent={progress?.total ? Math.round((progress.loaded / progress.total) * 100) : 0}
              aria-label={name}
            />
          ) : picture ? (
            <PictureFrame src={picture.url} alt={name} className="account-thumb" />
          ) : (
            <span>
              <PlusOutlined />
            </span>
          )}
        </Upload>
        <span className="account-sample">
          <Picture
            src={sampleOf(type)}
            alt={named(t('account.sample'), optionName(t, proratePicture.picType, type))}
            width={96}
            height={60}
          />
          {t('account.sample')}
        </span>
      </div>
      <div>
        {name}
        {needed && <span aria-hidden> *</span>}
      </div>
      {picture && (
        <span className="account-slot">
          {is(picture.state, picState.passed, picState.refused) && (
            <StatusTag field={proratePicture.state} value={picture.state} />
          )}
          {!disabled && (
            <Button
              size="small"
              icon={<DeleteOutlined />}
              aria-label={named(t('upload.remove'), name)}
              onClick={() => set(undefined)}
            />
          )}
        </span>
      )}
      {picture && is(picture.state, picState.refused) && <div className="account-why">{picture.reason}</div>}
      {fault && (
        <div role="alert" className="account-why">
          {fault.text}
          {fault.file && (
            <Button
              type="link"
              size="small"
              icon={<ReloadOutlined />}
              aria-label={named(t('kit.retry'), name)}
              onClick={() => fault.file && send(fault.file)}
            >
              {t('kit.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
