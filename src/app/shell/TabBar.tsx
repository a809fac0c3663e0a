import { DndContext, type DragEndEvent, MouseSensor, useSensor, useSensors } from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLatest } from '@/kit/data/useLatest'
import { useT } from '@/locales'
import { isFixed, moved } from '@/session/tabRules'
import { type Tab, useTabs } from '@/session/tabs'
import { addressOf } from '../tabs'
import { closeTabs } from './tabMoves'
import { titleOf } from '../title'
import { goTo } from '../navigator'
import { markOf, TabHead } from './TabHead'
import { TabMenu } from './TabMenu'
import { TabRest } from './TabRest'
import { tabId } from './ids'

/** Space between a tab and the edge it was scrolled from (R-SHELL-35). */
const SCROLL_PADDING = 4

const reveal = (list: HTMLElement, head: HTMLElement): void => {
  const [from, to] = [head.offsetLeft - SCROLL_PADDING, head.offsetLeft + head.offsetWidth + SCROLL_PADDING]
  if (from < list.scrollLeft) list.scrollTo({ left: from })
  else if (to > list.scrollLeft + list.clientWidth) list.scrollTo({ left: to - list.clientWidth })
}

const focusHead = (key: string | undefined): void => {
  if (key !== undefined) requestAnimationFrame(() => document.getElementById(tabId(key))?.focus())
}

const silent = () => undefined
const SILENT = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

/**
 * The open pages (R-SHELL-30..36). Keyboard: arrows move the focus, Enter shows, Delete closes, Shift+F10 opens the
 * menu, Ctrl+Shift+arrows move the tab. Mouse: drag, middle click, right click.
 */
export const TabBar = () => {
  const t = useT()
  const { tabs, active } = useTabs()
  const [menu, setMenu] = useState<{ tab: Tab; x: number; y: number }>()
  const list = useRef<HTMLDivElement>(null)
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 8 } }))

  useEffect(() => {
    const head = active === undefined ? null : document.getElementById(tabId(active))
    if (!head) return
    // Fires after the layout. Measuring now would force a second layout.
    const observer = new ResizeObserver(() => list.current && reveal(list.current, head))
    observer.observe(head)
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [active, tabs.length])

  const move = (key: string, toward: string | undefined) => {
    if (toward !== undefined) useTabs.setState({ tabs: moved(tabs, key, toward) })
  }
  const closeByKey = (key: string) =>
    void closeTabs([key]).then((closed) => {
      if (closed) focusHead(useTabs.getState().active)
    })
  const show = useLatest((tab: Tab) => goTo(addressOf(tab)))
  const close = useLatest((tab: Tab) => void closeTabs([tab.key]))
  const openMenu = useLatest((tab: Tab, x: number, y: number) => setMenu({ tab, x, y }))
  const press = useLatest((tab: Tab, event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.indexOf(tab)
    const beside = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (beside !== undefined) {
      event.preventDefault()
      const other = tabs[(beside + tabs.length) % tabs.length]
      if (event.ctrlKey && event.shiftKey) {
        move(tab.key, tabs[beside]?.key)
        focusHead(tab.key)
      } else focusHead(other?.key)
      return
    }
    if (event.key === 'Enter' || event.key === ' ') goTo(addressOf(tab))
    else if (event.key === 'Delete' && !isFixed(tab)) closeByKey(tab.key)
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const box = event.currentTarget.getBoundingClientRect()
      setMenu({ tab, x: box.left + 8, y: box.bottom })
    } else return
    event.preventDefault()
  })
  const onDragEnd = useLatest(({ active: dragged, over }: DragEndEvent) => {
    if (over && dragged.id !== over.id) move(String(dragged.id), String(over.id))
  })
  const keys = tabs.map(({ key }) => key).join('\n')
  // Every tab subscribes to these items, so a new list rerenders all. It is new only for another set or order of
  // tabs.
  const items = useMemo(() => keys.split('\n'), [keys])
  const titles = tabs.map((tab) => titleOf(t, tab))
  const called = tabs.map(({ name }, at) => `${titles[at]} ${name ?? ''}`)
  const isAlike = (at: number) => called.indexOf(called[at] ?? '') !== called.lastIndexOf(called[at] ?? '')
  const isTitled = ({ name }: Tab) => !name || tabs.filter((tab) => tab.name === name).length > 1
  return (
    <div className="tab-bar">
      <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={SILENT}>
        <SortableContext items={items} strategy={horizontalListSortingStrategy}>
          <div
            ref={list}
            className="tab-list"
            role="tablist"
            aria-label={t('shell.tabs')}
            onWheel={({ deltaY, currentTarget }) => {
              currentTarget.scrollLeft += deltaY
            }}
          >
            {tabs.map((tab, at) => (
              <TabHead
                key={tab.key}
                tab={tab}
                title={titles[at] ?? tab.path}
                alike={isAlike(at)}
                titled={isTitled(tab)}
                selected={tab.key === active}
                reachable={active === undefined ? at === 0 : tab.key === active}
                onShow={show}
                onClose={close}
                onMenu={openMenu}
                onKey={press}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
      <TabRest list={list} tabs={tabs} nameOf={(tab, at) => `${titles[at]} ${markOf(tab, isAlike(at))}`.trim()} />
      {menu && (
        <TabMenu
          key={`${menu.tab.key} ${menu.x}`}
          tab={menu.tab}
          x={menu.x}
          y={menu.y}
          onDone={(back) => {
            setMenu(undefined)
            if (back)
              focusHead(
                useTabs.getState().tabs.some(({ key }) => key === menu.tab.key)
                  ? menu.tab.key
                  : useTabs.getState().active,
              )
          }}
        />
      )}
    </div>
  )
}
