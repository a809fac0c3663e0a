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
import { useUploads } from './uploads'

/** Sides that differ from their ratio by less than this are cut no further. */
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

/** Several pictures of a form, jpg or png of up to 5 MB or within `limits`: uploaded together as one job - or, with an `aspect`, one by one, each cut to it -, put in order by dragging or with arrows; the first is the cover. */
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
  /** Removes a file that was uploaded here and is not wanted any more. */
  drop?: (file: { id: string }) => Promise<unknown>
  max?: number
  limits?: PictureLimits
  /** Width by height. */
  aspect?: number
  label: string
}) => {
  const t = useT()
  // Of a form that is only read, too.
  const { componentDisabled } = ConfigProvider.useConfig()
  const disabled = isOff || componentDisabled
  const [busy, setBusy] = useState(false)
  const hold = useUploads()
  const ids = useRef(new Map<string, string>())
  const chosen = useRef<File[]>([])
  const now = useRef(value)
  now.current = value
  const room = max - value.length

  const add = async (files: File[], end: AbortSignal) => {
    if (files.length > room) notify('error', t('upload.max', { max }))
    setBusy(true)
    const stored = await sendPictures(files.slice(0, room), to, end, { limits, max: Math.max(room, 1) })
    for (const file of stored) ids.current.set(file.url, file.id)
    setBusy(false)
    if (stored.length) onChange?.([...now.current, ...stored.map(({ url }) => url)].slice(0, max))
    return stored.length > 0
  }
  const take = (file: File, all: File[]) => {
    chosen.current.push(file)
    // The control tells of each file; they are sent together, once the last is there.
    if (chosen.current.length === all.length) {
      const files = chosen.current.splice(0)
      hold((end) => add(files, end))
    }
    return false
  }
  const remove = (url: string) => {
    const known = ids.current.get(url)
    // Files left behind harm nobody: a failure to remove one is no news for whoever fills in the form.
    if (known) drop?.({ id: known }).catch(() => {})
    onChange?.(value.filter((one) => one !== url))
  }

  /** Cuts a picture of other sides; what is none is refused as it is. */
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
