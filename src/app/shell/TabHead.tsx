import { CloseOutlined, PushpinFilled } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react'
import { useDirty } from '@/session/dirty'
import { useT } from '@/locales'
import { identityOf, isFixed } from '@/session/tabRules'
import type { Tab } from '@/session/tabs'
import { panelId, tabId } from './ids'

const LONG_PRESS_MS = 500

interface TabHeadProps {
  tab: Tab
  title: string
  /** True if another tab has the same name, so that the head also shows the record. */
  alike: boolean
  /** True if the title is shown. Otherwise only the record's name is, which distinguishes the tabs. */
  titled: boolean
  selected: boolean
  reachable: boolean
  onShow: (tab: Tab) => void
  onClose: (tab: Tab) => void
  onMenu: (tab: Tab, x: number, y: number) => void
  onKey: (tab: Tab, event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Returns the text after or instead of a tab's title: the name of its record and, next to tabs of the same name, the
 * values of its identifying query keys.
 */
export const markOf = (tab: Tab, alike: boolean): string => {
  const keys = alike ? [...new URLSearchParams(identityOf(tab.path, tab.search).split('?')[1] ?? '').values()] : []
  return [tab.name ?? '', ...keys].filter(Boolean).join(' ')
}

/**
 * The head of one tab. Its cross is for the pointer only; the keyboard uses Delete. Its props must keep their
 * identity, so that navigation rerenders only the two changed tabs.
 */
export const TabHead = memo((props: TabHeadProps) => {
  const { tab, title, alike, titled, selected, reachable, onShow, onClose, onMenu, onKey } = props
  const t = useT()
  const fixed = isFixed(tab)
  const dirty = useDirty(({ keys }) => keys.includes(tab.key))
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tab.key, disabled: fixed })
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(press.current), [])
  const lift = () => clearTimeout(press.current)
  const onPress = ({ pointerType, clientX, clientY }: PointerEvent) => {
    lift()
    if (pointerType !== 'mouse') press.current = setTimeout(() => onMenu(tab, clientX, clientY), LONG_PRESS_MS)
  }
  const mark = markOf(tab, alike)
  return (
    <div
      {...listeners}
      ref={setNodeRef}
      id={tabId(tab.key)}
      role="tab"
      className="tab-head"
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateX(${transform.x}px)` : undefined, transition }}
      tabIndex={reachable ? 0 : -1}
      aria-selected={selected}
      aria-controls={selected ? panelId(tab.key) : undefined}
      title={mark ? `${title} ${mark}` : title}
      onClick={() => onShow(tab)}
      onKeyDown={(event) => onKey(tab, event)}
      onPointerDown={onPress}
      onPointerUp={lift}
      onPointerMove={lift}
      onPointerCancel={lift}
      onAuxClick={(event) => {
        if (event.button !== 1) return
        event.preventDefault()
        if (!fixed) onClose(tab)
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        lift()
        onMenu(tab, event.clientX, event.clientY)
      }}
    >
      {tab.pinned && !fixed && <PushpinFilled aria-hidden />}
      {dirty && <span className="tab-dirty" role="img" aria-label={t('shell.unsaved')} />}
      <span className={titled ? 'tab-title' : 'tab-title hidden-text'}>{title}</span>
      {mark && <span className="tab-mark">{mark}</span>}
      {!fixed && !tab.pinned && (
        <span
          className="tab-close"
          aria-hidden
          title={t('shell.closeTab')}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation()
            onClose(tab)
          }}
        >
          <CloseOutlined />
        </span>
      )}
    </div>
  )
})
