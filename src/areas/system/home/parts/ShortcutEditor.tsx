import { CloseOutlined, HolderOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { findPages, type PageEntry } from '@/kit/page/pages'
import { usePinyin } from '@/kit/data/usePinyin'
import { useT } from '@/locales'
import { MAX_SHORTCUTS } from '../useShortcuts'
import { PageIcon } from './PageIcon'
import { CLEAR } from '@/kit/show/boxIcons'

interface ChosenProps {
  page: PageEntry
  onRemove: () => void
}

const Chosen = ({ page, onRemove }: ChosenProps) => {
  const t = useT()
  const { row, handle } = useSortedRow(page.key)
  const { title } = page
  return (
    <li {...row}>
      <span {...handle} className="home-handle" aria-hidden>
        <HolderOutlined />
      </span>
      <PageIcon path={page.key} />
      <span className="home-name">{title}</span>
      <MoveButtons id={page.key} name={title} />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('home.remove', { title })}
        onClick={onRemove}
      />
    </li>
  )
}

interface Props {
  pages: readonly PageEntry[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

export default function ShortcutEditor({ pages, chosen, onChange }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const pinyin = usePinyin(typed.trim() !== '')
  const found = findPages(pages, typed, pinyin).filter(({ key }) => !chosen.includes(key))
  const rows = chosen.flatMap((path) => pages.find(({ key }) => key === path) ?? [])
  const full = chosen.length >= MAX_SHORTCUTS

  return (
    <div className="home-editor">
      <h3>{t('home.chosen', { count: rows.length, max: MAX_SHORTCUTS })}</h3>
      {rows.length === 0 && <p>{t('home.noneChosen')}</p>}
      <Sortable
        ids={chosen}
        nameOf={(path) => pages.find(({ key }) => key === path)?.title ?? path}
        move={(from, to) => onChange(arrayMove(chosen, from, to))}
      >
        <ol>
          {rows.map((page) => (
            <Chosen key={page.key} page={page} onRemove={() => onChange(chosen.filter((path) => path !== page.key))} />
          ))}
        </ol>
      </Sortable>
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
      {full && <p>{t('home.full', { max: MAX_SHORTCUTS })}</p>}
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
