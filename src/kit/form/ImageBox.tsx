import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Flex, Progress, Space, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { isAborted } from '@/api/error'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { type TextKey, useT } from '@/locales'
import { runJob, useJobs } from '@/session/jobs'
import { reportUnexpected } from '../data/useAction'
import { type ControlProps } from './controls'
import { Cropped } from './Cropped'
import { accepting, firstOnly } from './dropped'
import {
  acceptOf,
  isGif,
  isSized,
  MAX_PIXELS,
  pictureSides,
  type PictureType,
  sizedTo,
  validatePicture,
} from './pictures'
import { urlOf, useRowGone, useUploaded, useUploads } from './uploads'

/** Allowed side lengths in px, both ends included, and the error text for others. */
export interface SideLimits {
  width: readonly [least: number, max: number]
  height: readonly [least: number, max: number]
  text: TextKey
}
const fits = (side: number | undefined, [least, max]: readonly [number, number]) =>
  side !== undefined && side >= least && side <= max

/**
 * Picture upload. Checks it, crops it to a square or another `aspect` (or keeps it whole if `sides` are limited), and
 * uploads it as a job with progress; the value is the address returned by the server. With a `size` it is sent in
 * exactly that many px or twice as many: a matching one unchanged, a larger one cropped and scaled; a smaller one is
 * rejected.
 */
export const ImageBox = ({
  id,
  value,
  onChange,
  disabled: isOff,
  to,
  drop,
  megabytes = 2,
  size,
  types,
  aspect = size ? size[0] / size[1] : 1,
  sides,
  least,
  inspect,
}: ControlProps<string> & {
  to: SendForm<StoredFile>
  drop?: (file: { id: string }) => Promise<unknown>
  megabytes?: number
  aspect?: number
  sides?: SideLimits
  size?: readonly [width: number, height: number]
  types?: readonly PictureType[]
  /** Minimum size before cropping, in px, and the error text for smaller ones. */
  least?: { sides: readonly [width: number, height: number]; text: string }
  /** Additional check of the picture to be sent, after cropping. Resolves to an error text. */
  inspect?: (file: Blob) => Promise<string | undefined>
}) => {
  const t = useT()
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isOff || componentDisabled
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const hold = useUploads()
  const uploaded = useRef<StoredFile>(undefined)
  const { rootRef, isRowGone } = useRowGone()
  const title = t('upload.choose')
  const progress = useJobs(({ jobs }) => (busy ? jobs.find((job) => job.title === title)?.progress : undefined))
  const take = (file: StoredFile | undefined) => {
    // An unused file does no harm, so a failed removal is not reported.
    if (uploaded.current) drop?.({ id: uploaded.current.id }).catch(() => {})
    uploaded.current = file
    onChange?.(file?.url ?? '')
  }
  const takeUploaded = useUploaded(take)
  const send = async (file: Blob & { name?: string }, end: AbortSignal) => {
    setBusy(true)
    try {
      const form = new FormData()
      form.append('file', size ? await sizedTo(file, size) : file, file.name ?? 'image.png')
      const stored = await runJob(title, 'upload', (options) => to(form, options), end)
      if (urlOf(stored) && isRowGone()) drop?.({ id: stored.id }).catch(() => {})
      else if (urlOf(stored)) takeUploaded(stored)
      else notify('error', t('upload.noUrl'))
      return urlOf(stored) !== undefined
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const check = async (file: Blob) => {
    const found = await validatePicture(file, megabytes, types)
    const [width, height] = (!found && (sides ?? least ?? size) && (await pictureSides(file))) || []
    const layoutFaults = !found && sides !== undefined && !(fits(width, sides.width) && fits(height, sides.height))
    const isSmall = !found && least !== undefined && ((width ?? 0) < least.sides[0] || (height ?? 0) < least.sides[1])
    const isUnsized = !found && size !== undefined && ((width ?? 0) < size[0] || (height ?? 0) < size[1])
    const isUncut = !found && size !== undefined && !isSized([width ?? 0, height ?? 0], size) && (await isGif(file))
    const text = found
      ? t(found, { size: megabytes, px: MAX_PIXELS, types: types?.join(t('kit.listComma')) })
      : isUncut
        ? t('upload.wrongSize', { width: size[0], height: size[1], w: width, h: height })
        : isUnsized
          ? t('upload.tooSmall', { width: size[0], height: size[1] })
          : layoutFaults
            ? t(sides.text)
            : isSmall
              ? least.text
              : undefined
    setFault(text)
    return text === undefined
  }
  const checkCut = async (file: Blob) => {
    if (!(await check(file))) return false
    // A rejection means that lazily loaded code of the inspection could not be fetched.
    const text = await inspect?.(file).catch(() => t('error.network'))
    setFault(text)
    return text === undefined
  }
  const upload = (
    <Upload
      id={id}
      listType="picture-card"
      accept={accepting(acceptOf(types))}
      showUploadList={false}
      disabled={disabled || busy}
      // Uncropped pictures arrive here unchecked: `beforeCrop` decides on cropping, not on sending.
      beforeUpload={async (file) => (await checkCut(file)) || Upload.LIST_IGNORE}
      customRequest={({ file }) => file instanceof Blob && hold((end) => send(file, end))}
      // Otherwise the library assumes a nested button, and the control is not reachable by keyboard.
      hasControlInside={false}
      aria-label={title}
    >
      {value ? (
        <img src={value} alt={title} style={{ width: '100%', height: '100%', objectFit: 'contain', borderRadius: 8 }} />
      ) : (
        <Space orientation="vertical" size={4}>
          <PlusOutlined />
          {title}
        </Space>
      )}
    </Upload>
  )
  return (
    <Flex ref={rootRef} align="end" gap={8} wrap onDrop={firstOnly}>
      {sides ? (
        upload
      ) : (
        <Cropped
          aspect={aspect}
          beforeCrop={async (file) => (await check(file)) && !(size && isSized((await pictureSides(file)) ?? [], size))}
        >
          {upload}
        </Cropped>
      )}
      {busy && (
        <Progress
          type="circle"
          size={40}
          percent={progress?.total ? Math.round((progress.loaded / progress.total) * 100) : 0}
          aria-label={title}
        />
      )}
      {value && !disabled && (
        <Button icon={<DeleteOutlined />} aria-label={t('upload.remove')} onClick={() => take(undefined)} />
      )}
      {fault && (
        <div role="alert" className="picture-fault">
          {fault}
        </div>
      )}
    </Flex>
  )
}
