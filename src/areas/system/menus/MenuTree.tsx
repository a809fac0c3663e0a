import { Tabs } from 'antd'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { Dictionary } from './parts/Dictionary'
import { Resources } from './parts/Resources'

/** Menu tree from which the routes of every user are built (R-ACC-01), and the dictionaries of the services. */
export default function MenuTree() {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Tabs
      activeKey={query.get('tab') === 'dict' ? 'dict' : 'menus'}
      onChange={(tab) => setQuery({ tab: tab === 'dict' ? tab : undefined })}
      items={[
        { key: 'menus', label: t('menus.tab'), children: <Resources /> },
        { key: 'dict', label: t('dict.tab'), children: <Dictionary /> },
      ]}
    />
  )
}
