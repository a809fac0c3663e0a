import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type TextKey, useT } from '@/locales'
import { isFixed, moved, pinned } from '@/session/tabRules'
import { type Tab, useTabs } from '@/session/tabs'
import { refreshTab } from '../tabs'
import { closeTabs } from './tabMoves'

/** Width of the menu in px (R-SHELL-36). */
const WIDTH = 105
const EDGE = 4

interface TabMenuProps {
  tab: Tab
  x: number
  y: number
  /** Called to close the menu. `back`: the focus returns to the tabs. */
  onDone: (back: boolean) => void
}

interface Entry {
  key: TextKey
  disabled?: boolean
  run: () => unknown
}

const entriesOf = (tab: Tab, tabs: readonly Tab[]): Entry[] => {
  const at = tabs.findIndex(({ key }) => key === tab.key)
  const closable = (some: readonly Tab[]) =>
    some.filter((one) => !isFixed(one) && !one.pinned && one.key !== tab.key).map(({ key }) => key)
  const [left, right, others] = [closable(tabs.slice(0, at)), closable(tabs.slice(at + 1)), closable(tabs)]
  const close = (key: TextKey, keys: string[]): Entry => ({
    key,
    disabled: !keys.length,
    run: () => closeTabs(keys, tab),
  })
  const all = tabs.filter((one) => !isFixed(one) && !one.pinned).map(({ key }) => key)
  const move = (key: TextKey, toward: Tab | undefined): Entry => ({
    key,
    disabled: isFixed(tab) || !toward || isFixed(toward) || Boolean(toward.pinned) !== Boolean(tab.pinned),
    run: () => toward && useTabs.setState({ tabs: moved(tabs, tab.key, toward.key) }),
  })
  return [
    { key: 'shell.refreshTab', run: () => refreshTab(tab.key) },
    { key: 'shell.closeTab', disabled: isFixed(tab), run: () => closeTabs([tab.key]) },
    close('shell.closeOthers', others),
    close('shell.closeLeft', left),
    close('shell.closeRight', right),
    { key: 'shell.closeAll', disabled: !all.length, run: () => closeTabs(all) },
    {
      key: tab.pinned ? 'shell.unpinTab' : 'shell.pinTab',
      disabled: isFixed(tab),
      run: () => useTabs.setState({ tabs: pinned(tabs, tab.key, !tab.pinned) }),
    },
    move('shell.moveLeft', tabs[at - 1]),
    move('shell.moveRight', tabs[at + 1]),
  ]
}

/**
 * Context menu of a tab (R-SHELL-32). It stays inside the window, and closes on Esc, a click outside, scrolling and
 * resizing.
 */
export const TabMenu = ({ tab, x, y, onDone }: TabMenuProps) => {
  const t = useT()
  const tabs = useTabs((state) => state.tabs)
  const root = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  useLayoutEffect(() => {
    done.current = onDone
    const menu = root.current
    if (!menu) return
    menu.style.left = `${Math.max(EDGE, Math.min(x, document.documentElement.clientWidth - WIDTH - EDGE))}px`
    menu.style.top = `${Math.max(EDGE, Math.min(y, window.innerHeight - menu.offsetHeight - EDGE))}px`
  })
  useEffect(() => {
    root.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    const leave = () => done.current(false)
    const onPointer = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) leave()
    }
    document.addEventListener('pointerdown', onPointer, true)
    window.addEventListener('resize', leave)
    window.addEventListener('scroll', leave)
    return () => {
      document.removeEventListener('pointerdown', onPointer, true)
      window.removeEventListener('resize', leave)
      window.removeEventListener('scroll', leave)
    }
  }, [])
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (next !== undefined) buttons[next % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onDone(true)
    else return
    event.preventDefault()
  }
  return createPortal(
    <div
      ref={root}
      className="tab-menu"
      role="menu"
      aria-label={t('shell.tabMenu')}
      style={{ width: WIDTH }}
      onKeyDown={onKey}
      onContextMenu={(event) => event.preventDefault()}
    >
      {entriesOf(tab, tabs).map(({ key, disabled, run }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={disabled}
          onClick={async () => {
            onDone(false)
            await run()
            done.current(true)
          }}
        >
          {t(key)}
        </button>
      ))}
    </div>,
    document.body,
  )
}
