import './images.css'
import { DeleteOutlined, LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { Button, Tag, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import { notify } from '@/api/notices'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import { sendPictures } from '../rich/pictures'
import type { ControlProps } from './controls'
import { useUploads } from './uploads'

const silent = () => undefined
/** Moves are told in the user's own language, by the one live region below. */
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

const Picture = ({
  url,
  at,
  last,
  disabled,
  move,
  remove,
}: {
  url: string
  at: number
  last: boolean
  disabled?: boolean
  move: (to: number) => void
  remove: () => void
}) => {
  const t = useT()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: url, disabled })
  const place = at + 1
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <img src={url} alt={t('upload.picture', { place })} draggable={false} {...listeners} />
      {at === 0 && <Tag className="images-cover">{t('upload.cover')}</Tag>}
      {!disabled && (
        <div className="images-tools">
          <Button
            size="small"
            type="text"
            icon={<LeftOutlined />}
            disabled={at === 0}
            aria-label={t('upload.forward', { place })}
            onClick={() => move(at - 1)}
          />
          <Button size="small" type="text" icon={<DeleteOutlined />} aria-label={t('upload.removeAt', { place })} onClick={remove} />
          <Button size="small" type="text" icon={<RightOutlined />} disabled={last} aria-label={t('upload.back', { place })} onClick={() => move(at + 1)} />
        </div>
      )}
    </li>
  )
}

/** Several pictures of a form, jpg or png of up to 5 MB: uploaded together as one job, put in order by dragging or with arrows; the first is the cover. */
export const ImagesBox = ({
  id,
  value = [],
  onChange,
  disabled,
  to,
  drop,
  max = 6,
  label,
}: ControlProps<string[]> & {
  to: SendForm<StoredFile[]>
  /** Removes a file that was uploaded here and is not wanted any more. */
  drop?: (file: { id: string }) => Promise<unknown>
  max?: number
  label: string
}) => {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const hold = useUploads()
  const ids = useRef(new Map<string, string>())
  const chosen = useRef<File[]>([])
  const now = useRef(value)
  now.current = value
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const room = max - value.length

  const add = async (files: File[], end: AbortSignal) => {
    if (files.length > room) notify('error', t('upload.most', { max }))
    setBusy(true)
    const stored = await sendPictures(files.slice(0, room), to, end)
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
  const move = (from: number, next: number) => {
    if (from < 0 || next < 0 || next >= value.length || from === next) return
    onChange?.(arrayMove(value, from, next))
    setTold(t('upload.moved', { from: from + 1, to: next + 1 }))
  }
  const remove = (url: string) => {
    const known = ids.current.get(url)
    // Files left behind harm nobody: a failure to remove one is no news for whoever fills in the form.
    if (known) drop?.({ id: known }).catch(() => {})
    onChange?.(value.filter((one) => one !== url))
  }
  const dropped = ({ active, over }: DragEndEvent) => over && move(value.indexOf(String(active.id)), value.indexOf(String(over.id)))

  return (
    <div className="images-box">
      <DndContext sensors={sensors} accessibility={ACCESSIBILITY} onDragEnd={dropped}>
        <SortableContext items={value} strategy={rectSortingStrategy}>
          <ul aria-label={label}>
            {value.map((url, at) => (
              <Picture
                key={url}
                url={url}
                at={at}
                last={at === value.length - 1}
                disabled={disabled}
                move={(next) => move(at, next)}
                remove={() => remove(url)}
              />
            ))}
            {room > 0 && !disabled && (
              <li className="images-add">
                <Upload id={id} accept=".jpg,.jpeg,.png" multiple showUploadList={false} disabled={busy} beforeUpload={take} aria-label={label}>
                  <Button icon={<PlusOutlined />} loading={busy}>
                    {t('upload.add', { count: value.length, max })}
                  </Button>
                </Upload>
              </li>
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <span role="status" className="images-told">
        {told}
      </span>
    </div>
  )
}
