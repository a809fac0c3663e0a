import './images.css'
import { DeleteOutlined, LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, ConfigProvider, Tag, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { notify } from '@/api/notices'
import { Sortable, useSortedRow } from '../show/Sortable'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import { acceptOf, pictureSides, validatePicture } from './pictures'
import { type PictureLimits, sendPictures } from './uploadPictures'
import type { ControlProps } from './controls'
import { Cropped } from './Cropped'
import { accepting } from './dropped'
import { useUploaded, useUploads } from './uploads'

const NEAR = 0.01

const Picture = ({
  url,
  last,
  disabled,
  remove,
}: {
  url: string
  last: number
  disabled?: boolean
  remove: () => void
}) => {
  const t = useT()
  const { row, handle, place: at, put } = useSortedRow(url)
  const place = at + 1
  return (
    <li {...row}>
      <img src={url} alt={t('upload.picture', { place })} draggable={false} {...handle} />
      {at === 0 && <Tag className="images-cover">{t('upload.cover')}</Tag>}
      {!disabled && (
        <div className="images-tools">
          <Button
            size="small"
            type="text"
            icon={<LeftOutlined />}
            disabled={at === 0}
            aria-label={t('upload.forward', { place })}
            onClick={() => put(at - 1)}
          />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('upload.removeAt', { place })}
            onClick={remove}
          />
          <Button
            size="small"
            type="text"
            icon={<RightOutlined />}
            disabled={at === last}
            aria-label={t('upload.back', { place })}
            onClick={() => put(at + 1)}
          />
        </div>
      )}
    </li>
  )
}

/**
 * Upload of several pictures, jpg or png up to 5 MB or within `limits`. They are uploaded as one job, or with an
 * `aspect` cropped and sent one by one. Reordered by dragging or with arrows; the first is the cover.
 */
export const ImagesBox = ({
  id,
  value = [],
  onChange,
  disabled: isOff,
  to,
  drop,
  max = 6,
  limits,
  aspect,
  label,
}: ControlProps<string[]> & {
  to: SendForm<StoredFile[]>
  drop?: (file: { id: string }) => Promise<unknown>
  max?: number
  limits?: PictureLimits
  aspect?: number
  label: string
}) => {
  const t = useT()
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isOff || componentDisabled
  const [busy, setBusy] = useState(false)
  const hold = useUploads()
  const ids = useRef(new Map<string, string>())
  const chosen = useRef<File[]>([])
  const room = max - value.length
  const takeUploaded = useUploaded((urls: readonly string[]) => onChange?.([...value, ...urls].slice(0, max)))

  const add = async (files: File[], end: AbortSignal) => {
    if (files.length > room) notify('error', t('upload.max', { max }))
    setBusy(true)
    const stored = await sendPictures(files.slice(0, room), to, end, { limits, max: Math.max(room, 1) })
    for (const file of stored) ids.current.set(file.url, file.id)
    setBusy(false)
    if (stored.length) takeUploaded(stored.map(({ url }) => url))
    return stored.length > 0
  }
  const take = (file: File, all: File[]) => {
    chosen.current.push(file)
    // The control reports each file separately; they are sent together after the last.
    if (chosen.current.length === all.length) {
      const files = chosen.current.splice(0)
      hold((end) => add(files, end))
    }
    return false
  }
  const remove = (url: string) => {
    const known = ids.current.get(url)
    if (known) drop?.({ id: known }).catch(() => {})
    onChange?.(value.filter((one) => one !== url))
  }

  /**
   * Returns true if the picture must be cropped to the `aspect`. An invalid file skips the crop and is rejected on
   * upload.
   */
  const isToCut = async (file: File) => {
    const [width = 0, height = 0] = (await pictureSides(file)) ?? []
    const isPicture = height > 0 && !(await validatePicture(file, limits?.megabytes ?? Infinity, limits?.types))
    return isPicture && Math.abs(width / height - (aspect ?? 0)) > NEAR
  }
  const upload = (
    <Upload
      id={id}
      accept={accepting(acceptOf(limits?.types))}
      multiple={!aspect}
      showUploadList={false}
      disabled={busy}
      beforeUpload={take}
      aria-label={label}
    >
      <Button icon={<PlusOutlined />} loading={busy}>
        {t('upload.add', { count: value.length, max })}
      </Button>
    </Upload>
  )

  return (
    <div className="images-box">
      <Sortable
        grid
        ids={value}
        nameOf={(url) => t('upload.picture', { place: value.indexOf(url) + 1 })}
        move={(from, next) => onChange?.(arrayMove(value, from, next))}
        disabled={disabled}
      >
        <ul aria-label={label}>
          {value.map((url) => (
            <Picture key={url} url={url} last={value.length - 1} disabled={disabled} remove={() => remove(url)} />
          ))}
          {room > 0 && !disabled && (
            <li className="images-add">
              {aspect ? (
                <Cropped aspect={aspect} beforeCrop={isToCut}>
                  {upload}
                </Cropped>
              ) : (
                upload
              )}
            </li>
          )}
        </ul>
      </Sortable>
    </div>
  )
}
