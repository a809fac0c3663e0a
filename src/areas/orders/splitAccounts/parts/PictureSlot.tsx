import '../accounts.css'
import { DeleteOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress, Upload } from 'antd'
import { useState } from 'react'
import { isAborted } from '@/api/error'
import * as prorateAccounts from '@/api/orders/prorateAccounts'
import { is } from '@/entities/field'
import { picState, picType } from '@/entities/orders/prorateEnums'
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

const CARD = '<rect x="8" y="14" width="144" height="72" rx="6" fill="#eef4fb" stroke="#7d97b5"/>'
const SHEET = '<rect x="30" y="6" width="100" height="88" rx="2" fill="#fffdf4" stroke="#b59a5a" stroke-width="3"/>'
const SEAL = '<circle cx="110" cy="74" r="11" fill="none" stroke="#c8372d" stroke-width="3"/>'
const line = (x: number, y: number, width: number, fill = '#8a97a8') =>
  `<rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="${fill}"/>`
const STREET = '<rect width="160" height="100" fill="#dfe9f3"/><rect y="84" width="160" height="16" fill="#b9bec6"/>'

const DRAWN: Readonly<Record<number, string>> = {
  [picType.idFront]: `${CARD}<circle cx="126" cy="40" r="10" fill="#7d97b5"/><path d="M108 76a18 18 0 0 1 36 0z" fill="#7d97b5"/>${line(20, 28, 44)}${line(20, 40, 62)}${line(20, 52, 70)}${line(20, 70, 78, '#4b5666')}`,
  [picType.idBack]: `${CARD}<circle cx="34" cy="40" r="14" fill="#d9534f"/><circle cx="34" cy="40" r="7" fill="#f3c34b"/>${line(58, 32, 80)}${line(58, 44, 80)}${line(40, 68, 90, '#4b5666')}`,
  [picType.licence]: `${SHEET}<circle cx="80" cy="20" r="7" fill="#d9534f"/>${line(50, 32, 60, '#b59a5a')}${line(40, 46, 60)}${line(40, 56, 70)}${line(40, 66, 48)}${line(40, 76, 56)}${SEAL}`,
  [picType.accountPermit]: `${SHEET}${line(52, 18, 56, '#b59a5a')}${line(40, 34, 80)}${line(40, 46, 64)}${line(40, 58, 72)}${line(40, 76, 40, '#4b5666')}${SEAL}`,
  [picType.shopFront]: `${STREET}<rect x="18" y="20" width="124" height="64" fill="#f5f7fa" stroke="#7d97b5"/><rect x="18" y="20" width="124" height="18" fill="#2f6db3"/>${line(50, 27, 60, '#fff')}<rect x="68" y="50" width="24" height="34" fill="#7d97b5"/><rect x="28" y="50" width="32" height="24" fill="#bcd3ec"/><rect x="100" y="50" width="32" height="24" fill="#bcd3ec"/>`,
  [picType.shopInside]:
    '<rect width="160" height="100" fill="#f1f3f6"/><path d="M0 100l36-36h88l36 36z" fill="#cfd5dd"/><rect x="36" y="12" width="88" height="52" fill="#fff" stroke="#b9c2cd"/><path d="M46 80l10-14h34l14 14h10v10H40V80z" fill="#2f6db3"/><circle cx="58" cy="90" r="6" fill="#4b5666"/><circle cx="98" cy="90" r="6" fill="#4b5666"/>',
  [picType.bankCard]: `<rect x="8" y="10" width="144" height="80" rx="8" fill="#2f6db3"/><rect x="22" y="36" width="22" height="16" rx="3" fill="#f3c34b"/>${line(22, 22, 50, '#fff')}${line(22, 62, 116, '#fff')}${line(22, 76, 40, '#bcd3ec')}`,
  [picType.other]: `${SHEET}${line(46, 22, 68)}${line(40, 38, 80)}${line(40, 50, 80)}${line(40, 62, 56)}${SEAL}`,
}

const sampleOf = (type: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 160 100">${DRAWN[type] ?? DRAWN[picType.other] ?? ''}</svg>`)}`

const MEGABYTES = 2

interface SlotProps {
  type: number
  place?: number
  needed: boolean
  picture: ProratePicture | undefined
  dealerCode: string
  disabled: boolean
  set: (picture: ProratePicture | undefined) => void
}

/** Slot of one picture with its sample, check result and upload. Errors are shown in the slot. */
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
      // The previous picture is unchanged, so the form can be saved.
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
        }) // A picture type of the table above.
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
          // Otherwise antd assumes a nested button and the slot is not focusable.
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
