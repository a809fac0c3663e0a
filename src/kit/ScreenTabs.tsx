import { Tabs } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { ScreenContext, useScreen } from './screen'

interface ScreenTab {
  /** The first tab has none in the address. */
  key: string
  label: ReactNode
  children: ReactNode
}

/**
 * Several lists on one screen, one of them at a time. Which one stands in the address as `tab`; each begins anew, since filters of one mean nothing
 * to the other, and remembers its columns and views for itself.
 */
export const ScreenTabs = ({ tabs }: { tabs: readonly ScreenTab[] }) => {
  const place = useScreen()
  const first = tabs[0]?.key ?? ''
  const active = tabs.find(({ key }) => key === place.query.get('tab'))?.key ?? first
  const inside = useMemo(() => (active === first ? place : { ...place, path: `${place.path}#${active}` }), [place, active, first])
  return (
    <Tabs
      activeKey={active}
      onChange={(tab) =>
        place.setQuery({ ...Object.fromEntries([...place.query.keys()].map((key) => [key, undefined])), tab: tab === first ? undefined : tab }, true)
      }
      items={tabs.map(({ key, label, children }) => ({
        key,
        label,
        children: key === active ? <ScreenContext value={inside}>{children}</ScreenContext> : null,
      }))}
    />
  )
}
