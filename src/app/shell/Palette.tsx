import { LoadingOutlined, SearchOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { letterOf } from '@/lib/letterOf'
import { useT } from '@/locales'
import { closeOverlay, useOverlay } from '../overlay'
import { toggleFavourite, useFavourites } from './favourites'
import { type Entry, usePalette } from './usePalette'

const Keys = () => {
  const t = useT()
  return (
    <p className="palette-foot">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('palette.walk')}
      </span>
      <span>
        <kbd>Enter</kbd>
        {t('palette.open')}
      </span>
      <span>
        <kbd>Alt</kbd>
        <kbd>D</kbd>
        {t('palette.star')}
      </span>
    </p>
  )
}

const Star = ({ page, onDone }: { page: string; onDone: () => void }) => {
  const t = useT()
  const marked = useFavourites(({ favourites }) => favourites.includes(page))
  return (
    <span
      className="palette-star"
      aria-hidden
      title={t(marked ? 'palette.unstar' : 'palette.star')}
      onClick={(event) => {
        event.stopPropagation()
        toggleFavourite(page)
        onDone()
      }}
    >
      {marked ? <StarFilled /> : <StarOutlined />}
    </span>
  )
}

const PaletteBox = () => {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useState(() => useOverlay.getState().query ?? '')
  const [chosen, setChosen] = useState<string>()
  const { sections, searching } = usePalette(query)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const flat = sections.flatMap(({ entries }) => entries)
  const current = flat.find(({ key }) => key === chosen) ?? flat[0]
  const optionId = (entry: Entry) => `${id}${flat.indexOf(entry)}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const run = (entry: Entry) => {
    if (!entry.stays) closeOverlay('palette')
    entry.run()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: flat.length - 1 }[event.key]
    if (step !== undefined && current) setChosen(flat[(flat.indexOf(current) + step) % flat.length]?.key)
    else if (event.key === 'Enter' && current) run(current)
    else if (letterOf(event) === 'd' && event.altKey && current?.page) toggleFavourite(current.page)
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="palette-input">
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          autoFocus
          role="combobox"
          aria-label={t('palette.find')}
          aria-expanded={flat.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          placeholder={t('palette.find')}
          maxLength={200}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setChosen(undefined)
          }}
          onKeyDown={onKey}
        />
        {searching && <LoadingOutlined aria-hidden />}
      </div>
      <div ref={list} id={`${id}list`} className="palette-list" role="listbox" aria-label={t('palette.found')}>
        {sections.map(({ head, entries }) => (
          <div key={head} role="group" aria-label={t(head)}>
            <div className="palette-head" role="presentation">
              {t(head)}
            </div>
            {entries.map((entry) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys of a combobox's options are those of its input.
              <div
                key={entry.key}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === current}
                className="palette-option"
                onMouseMove={() => setChosen(entry.key)}
                onClick={() => run(entry)}
              >
                {entry.icon}
                <span className="palette-title">
                  {entry.title}
                  {entry.note && <span className="palette-note">{entry.note}</span>}
                </span>
                {entry.place && <small>{entry.place}</small>}
                {entry.page && <Star page={entry.page} onDone={() => input.current?.focus()} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={flat.length === 0 ? 'palette-none' : 'hidden-text'} role="status">
        {searching ? t('palette.searching') : flat.length === 0 ? t('palette.nothing') : ''}
      </p>
      <Keys />
    </>
  )
}

/**
 * Finds pages, records and commands (Ctrl/⌘K): pages by title, pinyin, group or path, records by number, phone, code
 * or name.
 */
export const Palette = () => {
  const t = useT()
  const open = useOverlay((overlay) => overlay.open === 'palette')
  return (
    <Modal
      open={open}
      footer={null}
      closable={false}
      destroyOnHidden
      width={640}
      style={{ top: 80 }}
      classNames={{ root: 'palette' }}
      title={<span className="hidden-text">{t('shell.search')}</span>}
      onCancel={() => closeOverlay('palette')}
    >
      <PaletteBox />
    </Modal>
  )
}
