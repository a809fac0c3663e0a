import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { type RefObject, useEffect, useState } from 'react'
import { useT } from '@/locales'
import type { Tab } from '@/session/tabs'
import { goTo } from '../navigator'
import { addressOf } from '../tabs'
import { tabId } from './ids'

/** Visible width in px below which a tab counts as hidden. */
const IN_SIGHT = 24

/** Returns the keys of the hidden tabs, or undefined if all fit without these buttons. */
const hiddenIn = (list: HTMLElement, keys: readonly string[]): string[] | undefined => {
  const [from, to] = [list.scrollLeft, list.scrollLeft + list.clientWidth]
  const all = list.parentElement?.clientWidth ?? 0
  if (list.scrollWidth <= Math.max(all, list.clientWidth)) return undefined
  return keys.filter((key) => {
    const head = document.getElementById(tabId(key))
    if (!head) return false
    const inSight = Math.min(to, head.offsetLeft + head.offsetWidth) - Math.max(from, head.offsetLeft)
    return inSight < Math.min(IN_SIGHT, head.offsetWidth)
  })
}

interface TabRestProps {
  list: RefObject<HTMLElement | null>
  tabs: readonly Tab[]
  nameOf: (tab: Tab, at: number) => string
}

/**
 * Scroll arrows and a list of the hidden tabs, if not all fit. Scrolling rerenders it only if other tabs are hidden.
 */
export const TabRest = ({ list, tabs, nameOf }: TabRestProps) => {
  const t = useT()
  const [rest, setRest] = useState<string>()
  const all = tabs.map(({ key }) => key).join(' ')
  useEffect(() => {
    const box = list.current
    if (!box) return
    const keys = all.split(' ')
    const measure = () => setRest(hiddenIn(box, keys)?.join(' '))
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    for (const key of keys) {
      const head = document.getElementById(tabId(key))
      if (head) observer.observe(head)
    }
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [list, all])
  if (rest === undefined) return null
  const keys = rest.split(' ')
  const hidden = tabs.flatMap((tab, at) =>
    keys.includes(tab.key) ? [{ key: tab.key, label: nameOf(tab, at), onClick: () => goTo(addressOf(tab)) }] : [],
  )
  const scroll = (turn: 1 | -1) => list.current?.scrollBy({ left: turn * (list.current.clientWidth - 80) })
  return (
    <div className="tab-rest">
      <Button
        type="text"
        size="small"
        className="tab-arrow"
        icon={<LeftOutlined />}
        aria-label={t('shell.tabsLeft')}
        title={t('shell.tabsLeft')}
        onClick={() => scroll(-1)}
      />
      <Button
        type="text"
        size="small"
        className="tab-arrow"
        icon={<RightOutlined />}
        aria-label={t('shell.tabsRight')}
        title={t('shell.tabsRight')}
        onClick={() => scroll(1)}
      />
      <Dropdown
        menu={{ items: hidden }}
        trigger={['click']}
        placement="bottomRight"
        classNames={{ root: 'tab-hidden' }}
      >
        <Button
          type="text"
          size="small"
          icon={<DownOutlined />}
          iconPlacement="end"
          disabled={hidden.length === 0}
          aria-haspopup="menu"
          aria-label={t('shell.tabsHidden', { number: hidden.length })}
          title={t('shell.tabsHidden', { number: hidden.length })}
        >
          {hidden.length}
        </Button>
      </Dropdown>
    </div>
  )
}
