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
import { urlOf, useUploads } from './uploads'

/** Between which lengths in px the sides of a picture must lie, and what is said of others. */
export interface SideLimits {
  width: readonly [least: number, max: number]
  height: readonly [least: number, max: number]
  text: TextKey
}
const fits = (side: number | undefined, [least, max]: readonly [number, number]) =>
  side !== undefined && side >= least && side <= max

/**
 * A picture of a form: checked, cut to a square or another `aspect` - or taken whole where its `sides` are limited -, uploaded as a job with progress;
 * its value is the address the server gave. With a `size` it is sent with exactly so many pixels, or twice as many: what has them goes as it is, what is
 * larger is cut and scaled, what is smaller is refused.
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
  /** Removes a file that was uploaded here and is not wanted any more. */
  drop?: (file: { id: string }) => Promise<unknown>
  megabytes?: number
  /** Width by height of what is cut out. */
  aspect?: number
  sides?: SideLimits
  /** The pixels of what is sent. */
  size?: readonly [width: number, height: number]
  /** jpg and png, unless said. */
  types?: readonly PictureType[]
  /** As large as this a picture must be before it is cut, in px, and what is said of a smaller one. */
  least?: { sides: readonly [width: number, height: number]; text: string }
  /** What else is wrong with the picture as it would be sent, in words. */
  inspect?: (file: Blob) => Promise<string | undefined>
}) => {
  const t = useT()
  // Of a form that is only read, too.
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isOff || componentDisabled
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const hold = useUploads()
  const uploaded = useRef<StoredFile>(undefined)
  const title = t('upload.choose')
  const progress = useJobs(({ jobs }) => (busy ? jobs.find((job) => job.title === title)?.progress : undefined))
  const take = (file: StoredFile | undefined) => {
    // Files left behind harm nobody: a failure to remove one is no news for whoever fills in the form.
    if (uploaded.current) drop?.({ id: uploaded.current.id }).catch(() => {})
    uploaded.current = file
    onChange?.(file?.url ?? '')
  }
  const send = async (file: Blob & { name?: string }, end: AbortSignal) => {
    setBusy(true)
    try {
      const form = new FormData()
      form.append('file', size ? await sizedTo(file, size) : file, file.name ?? 'image.png')
      const stored = await runJob(title, 'upload', (options) => to(form, options), end)
      if (urlOf(stored)) take(stored)
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
    // What moves cannot be cut.
    const isUncut = !found && size !== undefined && !isSized([width ?? 0, height ?? 0], size) && (await isGif(file))
    const text = found
      ? t(found, { size: megabytes, px: MAX_PIXELS, types: types?.join(', ') })
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
  /** As check, of what was cut too. */
  const checkCut = async (file: Blob) => {
    if (!(await check(file))) return false
    // Its code may be a file of its own, which cannot be loaded without a network.
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
      // What is not cut comes here as it is: the crop window asks whether to open, not whether to send.
      beforeUpload={async (file) => (await checkCut(file)) || Upload.LIST_IGNORE}
      customRequest={({ file }) => file instanceof Blob && hold((end) => send(file, end))}
      // Without it the library takes it to hold a button of its own, and no key would reach it.
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
    <Flex align="end" gap={8} wrap onDrop={firstOnly}>
      {sides ? (
        upload
      ) : (
        <Cropped
          aspect={aspect}
          // What fits goes as it is.
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
