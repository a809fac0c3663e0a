import { Tabs } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { ScreenContext, useScreen } from '@/kit/screen'

/** What of the address says which record is shown. */
const KEPT = ['id']

interface RecordTab {
  key: string
  label: ReactNode
  children: ReactNode
}

/** The lists on the page of a record, one in sight; which one stands in the address as `tab`. A change leaves the filters of the other behind. */
export const RecordTabs = ({ tabs }: { tabs: readonly RecordTab[] }) => {
  const place = useScreen()
  const first = tabs[0]?.key ?? ''
  const active = tabs.find(({ key }) => key === place.query.get('tab'))?.key ?? first
  const inside = useMemo(() => ({ ...place, path: `${place.path}#${active}` }), [place, active])
  const open = (tab: string) =>
    place.setQuery(
      {
        ...Object.fromEntries([...place.query.keys()].filter((key) => !KEPT.includes(key)).map((key) => [key, undefined])),
        tab: tab === first ? undefined : tab,
      },
      true,
    )
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
