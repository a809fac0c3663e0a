import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined, HolderOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { findPages, type PageEntry } from '@/kit/pages'
import { usePinyin } from '@/kit/usePinyin'
import { useT } from '@/locales'
import { MOST_SHORTCUTS } from '../useShortcuts'
import { PageIcon } from './PageIcon'
import { CLEAR } from '@/kit/boxIcons'

interface ChosenProps {
  page: PageEntry
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const Chosen = ({ page, first, last, onMove, onRemove }: ChosenProps) => {
  const t = useT()
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: page.key })
  const { title } = page
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <span ref={setActivatorNodeRef} {...listeners} className="home-handle" aria-hidden>
        <HolderOutlined />
      </span>
      <PageIcon path={page.key} />
      <span className="home-name">{title}</span>
      <Button type="text" size="small" icon={<ArrowUpOutlined />} disabled={first} aria-label={t('home.up', { title })} onClick={() => onMove(-1)} />
      <Button type="text" size="small" icon={<ArrowDownOutlined />} disabled={last} aria-label={t('home.down', { title })} onClick={() => onMove(1)} />
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('home.remove', { title })} onClick={onRemove} />
    </li>
  )
}

interface Props {
  pages: readonly PageEntry[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

const silent = () => undefined
/** Moves are told in the user's own language, by the one live region below. */
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

/** Picks up to 12 shortcuts out of the permitted pages and puts them in order, by dragging or with the arrow buttons. */
export default function ShortcutEditor({ pages, chosen, onChange }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const pinyin = usePinyin(typed.trim() !== '')
  const found = findPages(pages, typed, pinyin).filter(({ key }) => !chosen.includes(key))
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const rows = chosen.flatMap((path) => pages.find(({ key }) => key === path) ?? [])
  const full = chosen.length >= MOST_SHORTCUTS

  const move = (path: string, to: number) => {
    const from = chosen.indexOf(path)
    if (from < 0 || to < 0 || to >= chosen.length || from === to) return
    onChange(arrayMove(chosen, from, to))
    setTold(t('home.moved', { title: rows[from]?.title, place: to + 1 }))
  }
  const dropped = ({ active, over }: DragEndEvent) => over && move(String(active.id), chosen.indexOf(String(over.id)))

  return (
    <div className="home-editor">
      <h3>{t('home.chosen', { count: rows.length, max: MOST_SHORTCUTS })}</h3>
      {rows.length === 0 && <p>{t('home.noneChosen')}</p>}
      <DndContext sensors={sensors} accessibility={ACCESSIBILITY} onDragEnd={dropped}>
        <SortableContext items={chosen} strategy={verticalListSortingStrategy}>
          <ol>
            {rows.map((page, at) => (
              <Chosen
                key={page.key}
                page={page}
                first={at === 0}
                last={at === rows.length - 1}
                onMove={(by) => move(page.key, at + by)}
                onRemove={() => onChange(chosen.filter((path) => path !== page.key))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="home-told" role="status">
        {told}
      </p>
      <h3>{t('home.available')}</h3>
      <Input
        prefix={<SearchOutlined />}
        allowClear={CLEAR}
        aria-label={t('home.find')}
        placeholder={t('home.find')}
        maxLength={50}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {full && <p>{t('home.full', { max: MOST_SHORTCUTS })}</p>}
      {found.length === 0 && typed.trim() !== '' && <p role="status">{t('home.noMatch')}</p>}
      <ul>
        {found.map((page) => (
          <li key={page.key}>
            <PageIcon path={page.key} />
            <span className="home-name">
              {page.title}
              {page.group && <small>{page.group}</small>}
            </span>
            <Button
              type="text"
              size="small"
              icon={<PlusOutlined />}
              disabled={full}
              aria-label={t('home.add', { title: page.title })}
              onClick={() => onChange([...chosen, page.key])}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
