import { DownOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { memo, useId, useRef, useState } from 'react'
import { menuTitle } from '@/kit/page/pages'
import { useT } from '@/locales'
import type { MenuItem } from '@/session/permissions'
import { MenuIcon } from './icons'
import { preloadPages } from './preloadPages'
import { SideLink } from './SideLink'

interface SideGroupProps {
  item: MenuItem
  items: readonly MenuItem[]
  current: string | undefined
  collapsed: boolean
}

/**
 * A group of the menu. It opens below its head, or beside it if the sidebar is collapsed. The group of the current
 * page opens by itself.
 */
export const SideGroup = memo(({ item, items, current, collapsed }: SideGroupProps) => {
  const t = useT()
  const id = useId()
  const holds = current !== undefined
  const [heldFor, setHeldFor] = useState<string>()
  const [open, setOpen] = useState(false)
  const [beside, setBeside] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const head = useRef<HTMLButtonElement>(null)
  if (holds && heldFor !== current) {
    setHeldFor(current)
    setOpen(true)
  } else if (!holds && heldFor !== undefined) setHeldFor(undefined)
  const title = menuTitle(t, item)
  const entries = items.map((child) => (
    <li key={child.key}>
      <SideLink item={child} current={child.key === current} inner />
    </li>
  ))
  const button = (
    <button
      ref={head}
      type="button"
      className="side-entry"
      data-holds={holds || undefined}
      aria-expanded={collapsed ? beside : open}
      aria-controls={!collapsed && open ? id : undefined}
      aria-label={collapsed ? title : undefined}
      title={collapsed ? undefined : title}
      onClick={({ detail }) => {
        if (!open) void preloadPages(...items.map(({ key }) => key))
        if (!collapsed) return setOpen(!open)
        setBeside(true)
        // With the keyboard the focus continues inside the list.
        if (detail === 0) setTimeout(() => list.current?.querySelector('a')?.focus(), 50)
      }}
    >
      <MenuIcon name={item.icon} />
      <span className="side-title">{title}</span>
      {!collapsed && <DownOutlined aria-hidden className="side-arrow" />}
    </button>
  )
  if (collapsed)
    return (
      <Popover
        open={beside}
        onOpenChange={setBeside}
        trigger="hover"
        placement="rightTop"
        arrow={false}
        classNames={{ root: 'side-flyout' }}
        content={
          <ul
            ref={list}
            aria-label={title}
            onClick={() => setBeside(false)}
            onKeyDown={({ key }) => {
              if (key !== 'Escape') return
              setBeside(false)
              head.current?.focus()
            }}
          >
            <li className="side-flyout-head">{title}</li>
            {entries}
          </ul>
        }
      >
        {button}
      </Popover>
    )
  return (
    <>
      {button}
      {open && <ul id={id}>{entries}</ul>}
    </>
  )
})
