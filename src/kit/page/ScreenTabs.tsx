import { Tabs } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { recordKeys } from './trail'
import { ScreenContext, useScreen } from './screen'

export interface ScreenTab {
  /** The first tab has none in the address. */
  key: string
  label: ReactNode
  children: ReactNode
}

/**
 * The parts of a page, one of them in sight. Which one stands in the address as `tab`. Each begins anew, since filters of one list mean nothing to the other,
 * and remembers columns and views for itself; what says which record the page is about stays.
 */
export const ScreenTabs = ({ tabs }: { tabs: readonly ScreenTab[] }) => {
  const place = useScreen()
  const first = tabs[0]?.key ?? ''
  const active = tabs.find(({ key }) => key === place.query.get('tab'))?.key ?? first
  const inside = useMemo(
    () => (active === first ? place : { ...place, path: `${place.path}#${active}` }),
    [place, active, first],
  )
  const open = (tab: string) => {
    const kept = recordKeys(place.path)
    place.kept.clear()
    const others = [...place.query.keys()].filter((key) => !kept.includes(key))
    place.setQuery(
      { ...Object.fromEntries(others.map((key) => [key, undefined])), tab: tab === first ? undefined : tab },
      true,
    )
  }
  return (
    <Tabs
      activeKey={active}
      onChange={open}
      items={tabs.map(({ key, label, children }) => ({
        key,
        label,
        children: key === active ? <ScreenContext value={inside}>{children}</ScreenContext> : null,
      }))}
    />
  )
}
