import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Upload } from 'antd'
import { useRef, useState } from 'react'
import { isAborted } from '@/api/error'
import * as files from '@/api/system/files'
import type { StoredFile } from '@/entities/shared/file'
import { reportUnexpected } from '@/kit/data/useAction'
import type { ControlProps } from '@/kit/form/controls'
import { accepting } from '@/kit/form/dropped'
import { MAX_PIXELS, pictureSides, validatePicture } from '@/kit/form/pictures'
import { urlOf, useUploads } from '@/kit/form/uploads'
import { PictureFrame } from '@/kit/show/Picture'
import { named } from '@/kit/show/format'
import { type Translate, useT } from '@/locales'
import { runJob } from '@/session/jobs'

export interface Added {
  url: string
  title: string
}

const MEGABYTES = 10
const LONG_SIDE = 1080
const TITLE = 30
const AT_ONCE = 9
const WALLPAPERS: readonly (readonly [number, number])[] = [
  [1080, 1920],
  [1125, 2436],
]

const titleOf = (name: string): string => [...name.replace(/\.[^.]*$/, '')].slice(0, TITLE).join('')

const faultOf = async (file: File, isWallpaper: boolean, t: Translate): Promise<string | undefined> => {
  const fault = await validatePicture(file, MEGABYTES)
  if (fault) return t(fault, { size: MEGABYTES, px: MAX_PIXELS })
  const [width = 0, height = 0] = (await pictureSides(file)) ?? []
  if (isWallpaper) {
    const fits = WALLPAPERS.some(([w, h]) => w === width && h === height)
    return fits ? undefined : t('carPages.wallpaperRule', { width, height })
  }
  return Math.max(width, height) < LONG_SIDE ? t('carPages.longSideRule', { width, height }) : undefined
}

/** Upload of several pictures with titles. Files are checked first and sent nine per request. Errors name the file. */
export const GalleryFiles = ({
  id,
  value = [],
  onChange,
  disabled,
  wallpaper,
  max,
  label,
}: ControlProps<Added[]> & { wallpaper: boolean; max: number; label: string }) => {
  const t = useT()
  const hold = useUploads()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<string[]>([])
  const chosen = useRef<File[]>([])
  const ids = useRef(new Map<string, string>())
  const now = useRef(value)
  now.current = value
  const put = (next: Added[]) => {
    now.current = next
    onChange?.(next)
  }
  const sendSome = async (some: readonly File[], end: AbortSignal): Promise<StoredFile[]> => {
    const form = new FormData()
    for (const file of some) form.append('files', file)
    return runJob(
      some.map(({ name }) => name).join(t('kit.listComma')),
      'upload',
      (options) => files.uploadBatch(form, options),
      end,
    )
  }
  const add = async (all: File[], end: AbortSignal) => {
    setBusy(true)
    const room = max - now.current.length
    const checked = await Promise.all(all.map(async (file) => ({ file, fault: await faultOf(file, wallpaper, t) })))
    const good = checked.flatMap(({ file, fault }) => (fault ? [] : [file]))
    setFaults([
      ...checked.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${fault}`] : [])),
      ...(good.length > room ? [t('upload.max', { max })] : []),
    ])
    try {
      for (let from = 0; from < Math.min(good.length, room); from += AT_ONCE) {
        const some = good.slice(from, Math.min(from + AT_ONCE, room))
        const stored = await sendSome(some, end)
        for (const file of stored) ids.current.set(file.url, file.id)
        put([
          ...now.current,
          ...stored.flatMap((file, at) => {
            const url = urlOf(file)
            return url === undefined ? [] : [{ url, title: titleOf(some[at]?.name ?? file.name) }]
          }),
        ])
      }
      return true
    } catch (error) {
      if (!isAborted(error)) reportUnexpected(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const take = (file: File, all: File[]) => {
    chosen.current.push(file)
    // The control reports each file singly. They are checked together after the last one.
    if (chosen.current.length === all.length) {
      const some = chosen.current.splice(0)
      hold((end) => add(some, end))
    }
    return false
  }
  const remove = (url: string) => {
    const known = ids.current.get(url)
    // Unused files are harmless, so a failed removal is not reported.
    if (known) files.remove({ id: known }).catch(() => {})
    put(value.filter((one) => one.url !== url))
  }
  return (
    <>
      <ul className="gallery-files" aria-label={label}>
        {value.map(({ url, title }, at) => (
          <li key={url}>
            <PictureFrame src={url} />
            <Input
              value={title}
              maxLength={TITLE}
              disabled={disabled}
              aria-label={t('carPages.titleOf', { place: at + 1 })}
              onChange={(event) =>
                put(value.map((one) => (one.url === url ? { ...one, title: event.target.value } : one)))
              }
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={named(t('kit.delete'), title)}
              onClick={() => remove(url)}
            />
          </li>
        ))}
      </ul>
      {value.length < max && (
        <Upload
          id={id}
          accept={accepting('.jpg,.jpeg,.png')}
          multiple
          showUploadList={false}
          disabled={disabled || busy}
          beforeUpload={take}
          aria-label={label}
        >
          <Button icon={<PlusOutlined />} loading={busy}>
            {t('upload.add', { count: value.length, max })}
          </Button>
        </Upload>
      )}
      {faults.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="gallery-faults"
          title={t('carPages.notTaken', { count: faults.length })}
          description={
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          }
        />
      )}
    </>
  )
}
