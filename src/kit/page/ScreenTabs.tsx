import { Tabs } from 'antd'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { recordKeys } from './rowsAround'
import { ScreenContext, useScreen } from './screen'

export interface ScreenTab {
  /** The first tab has none in the address. */
  key: string
  label: ReactNode
  children: ReactNode
}

const Beside = createContext<HTMLElement | null>(null)

/** Renders figures, switches or notes of a part in the line of the page's tabs, where they take no height from the work below. */
export const BesideTabs = ({ children }: { children: ReactNode }) => {
  const place = use(Beside)
  return place && createPortal(children, place)
}

/**
 * The parts of a page, one of them in sight. Which one stands in the address as `tab`. Each begins anew, since filters of one list mean nothing to the other,
 * and remembers columns and views for itself; what says which record the page is about stays.
 */
export const ScreenTabs = ({ tabs }: { tabs: readonly ScreenTab[] }) => {
  const place = useScreen()
  const [beside, setBeside] = useState<HTMLElement | null>(null)
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
      renderTabBar={(bar, Bar) => (
        <div className="tab-line">
          <Bar {...bar} />
          <div ref={setBeside} className="beside-tabs" />
        </div>
      )}
      items={tabs.map(({ key, label, children }) => ({
        key,
        label,
        children:
          key === active ? (
            <Beside value={beside}>
              <ScreenContext value={inside}>{children}</ScreenContext>
            </Beside>
          ) : null,
      }))}
    />
  )
}
