import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useScreen } from '../screen'

/**
 * Several lists on one screen, one in sight; which one stands in the address as `tab` (the first has none). A change of the tab leaves the other
 * list's filters and page behind.
 */
export const ListTabs = ({ items }: { items: readonly { key: string; label: ReactNode; children: ReactNode }[] }) => {
  const { query, setQuery } = useScreen()
  const asked = query.get('tab')
  const active = items.find(({ key }) => key === asked) ?? items[0]
  return (
    <Tabs
      activeKey={active?.key}
      destroyOnHidden
      items={[...items]}
      onChange={(key) =>
        setQuery({ ...Object.fromEntries([...query.keys()].map((one) => [one, undefined])), tab: key === items[0]?.key ? undefined : key }, true)
      }
    />
  )
}
