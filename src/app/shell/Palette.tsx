import { SearchOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { findPages, type PageEntry, usePageIndex } from '@/kit/page/pages'
import { usePinyin } from '@/kit/data/usePinyin'
import { openOutside } from '@/lib/external'
import { type TextKey, useT } from '@/locales'
import { closeOverlay, useOverlay } from '../overlay'
import { turnFavourite, useShelf } from './favourites'
import { MenuIcon } from './icons'
import { openPage } from './PageLink'

interface Section {
  head?: TextKey
  pages: PageEntry[]
}

/** What is offered: for a query what it finds, else favourites, recents, and the rest. */
const useSections = (query: string): Section[] => {
  const pages = usePageIndex()
  const pinyin = usePinyin(true)
  const { favourites, recents } = useShelf()
  if (query.trim()) return [{ pages: findPages(pages, query, pinyin) }]
  const named = (keys: readonly string[]) => keys.flatMap((key) => pages.find((page) => page.key === key) ?? [])
  const [first, second] = [named(favourites), named(recents.filter((key) => !favourites.includes(key)))]
  const rest = pages.filter((page) => !first.includes(page) && !second.includes(page))
  const sections: Section[] = [
    { head: 'palette.favourites', pages: first },
    { head: 'palette.recents', pages: second },
    { head: 'palette.all', pages: rest },
  ]
  return sections.filter((section) => section.pages.length)
}

const PaletteBox = () => {
  const t = useT()
  const id = useId()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const sections = useSections(query)
  const { favourites } = useShelf()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const flat = sections.flatMap(({ pages }) => pages)
  const current = flat[Math.min(at, flat.length - 1)]
  const optionId = (page: PageEntry) => `${id}${flat.indexOf(page)}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const open = (page: PageEntry) => {
    closeOverlay('palette')
    if (page.external) openOutside(page.key)
    else openPage(page.key)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: flat.length - 1 }[event.key]
    if (step !== undefined && flat.length) setAt((Math.min(at, flat.length - 1) + step) % flat.length)
    else if (event.key === 'Enter' && current) open(current)
    else if (event.key === 'd' && event.altKey && current && !current.external) turnFavourite(current.key)
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
            setAt(0)
          }}
          onKeyDown={onKey}
        />
      </div>
      <div ref={list} id={`${id}list`} className="palette-list" role="listbox" aria-label={t('palette.pages')}>
        {sections.map(({ head, pages }) => (
          <div key={head ?? 'found'} role="group" aria-label={head ? t(head) : t('palette.pages')}>
            {head && (
              <div className="palette-head" role="presentation">
                {t(head)}
              </div>
            )}
            {pages.map((page) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys of a combobox's options are those of its input.
              <div
                key={page.key}
                id={optionId(page)}
                role="option"
                aria-selected={page === current}
                className="palette-option"
                onMouseMove={() => setAt(flat.indexOf(page))}
                onClick={() => open(page)}
              >
                <MenuIcon name={page.icon} external={page.external} />
                <span className="palette-title">{page.title}</span>
                {page.group && <small>{page.group}</small>}
                {!page.external && (
                  <span
                    className="palette-star"
                    aria-hidden
                    title={t(favourites.includes(page.key) ? 'palette.unstar' : 'palette.star')}
                    onClick={(event) => {
                      event.stopPropagation()
                      turnFavourite(page.key)
                      input.current?.focus()
                    }}
                  >
                    {favourites.includes(page.key) ? <StarFilled /> : <StarOutlined />}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {flat.length === 0 && (
        <p className="palette-none" role="status">
          {t('shell.nothingFound')}
        </p>
      )}
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
    </>
  )
}

/** Goes to any page by title, pinyin, group or path (Ctrl/⌘K); favourites and what was last open come first. */
export const Palette = () => {
  const t = useT()
  const open = useOverlay((overlay) => overlay.open === 'palette')
  return (
    <Modal
      open={open}
      footer={null}
      closable={false}
      destroyOnHidden
      width={560}
      style={{ top: 80 }}
      classNames={{ root: 'palette' }}
      title={<span className="hidden-text">{t('shell.search')}</span>}
      onCancel={() => closeOverlay('palette')}
    >
      <PaletteBox />
    </Modal>
  )
}
