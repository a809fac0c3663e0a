import { Tabs } from 'antd'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { recordKeys } from './rowsAround'
import { ScreenContext, useScreen } from './screen'

export interface ScreenTab {
  /** Value of `tab` in the address. The first tab is not named there. */
  key: string
  label: ReactNode
  children: ReactNode
}

const Beside = createContext<HTMLElement | null>(null)

/** Renders content in the line of the page's tabs, where it takes no height from the content below. */
export const BesideTabs = ({ children }: { children: ReactNode }) => {
  const place = use(Beside)
  return place && createPortal(children, place)
}

/**
 * Tabs of a page, selected by `tab` in the address. A tab change resets the filters, because they belong to one list,
 * and keeps the keys of the record. Columns and views are stored per tab.
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
