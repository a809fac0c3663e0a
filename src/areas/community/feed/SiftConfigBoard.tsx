import './feed.css'
import { Tabs } from 'antd'
import { type ReactNode, useRef } from 'react'
import * as socialConfig from '@/api/community/socialConfig'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { FeedTab } from './parts/FeedTab'
import { ItemsTab } from './parts/ItemsTab'
import { RuleTab } from './parts/RuleTab'
import type { Guard } from './parts/SettingForm'
import { WordsTab } from './parts/WordsTab'

const FilterPart = ({ children }: { children: (filter: socialConfig.Filter) => ReactNode }) => {
  const load = useLoad(socialConfig.getFilter.query(undefined, { quiet: true }))
  return <Loaded load={load}>{load.data && children(load.data)}</Loaded>
}
const RulePart = ({ guard }: { guard: Guard }) => {
  const load = useLoad(socialConfig.getRule.query(undefined, { quiet: true }))
  return <Loaded load={load}>{load.data && <RuleTab rule={load.data} guard={guard} />}</Loaded>
}

const TABS = ['feed', 'items', 'words', 'rule'] as const

/** Configuration of the community: feed order, feed filters, blocked words, rules. Each part is saved separately. */
export default function SiftConfigBoard() {
  const t = useT()
  const { query, setQuery } = useScreen()
  const guard: Guard = useRef(null)
  const active = TABS.find((key) => key === query.get('tab')) ?? 'feed'
  const open = (tab: string) => setQuery({ tab: tab === 'feed' ? undefined : tab }, true)
  const parts: Record<(typeof TABS)[number], { label: string; part: ReactNode }> = {
    feed: {
      label: t('feed.tabFeed'),
      part: <FilterPart>{(filter) => <FeedTab filter={filter} guard={guard} />}</FilterPart>,
    },
    items: {
      label: t('feed.tabItems'),
      part: <FilterPart>{(filter) => <ItemsTab filter={filter} guard={guard} />}</FilterPart>,
    },
    words: {
      label: t('feed.tabWords'),
      part: <FilterPart>{(filter) => <WordsTab filter={filter} guard={guard} />}</FilterPart>,
    },
    rule: { label: t('feed.tabRule'), part: <RulePart guard={guard} /> },
  }
  return (
    <section className="card">
      <Tabs
        activeKey={active}
        destroyOnHidden
        onChange={(tab) => (guard.current ? guard.current(() => open(tab)) : open(tab))}
        items={TABS.map((key) => ({
          key,
          label: parts[key].label,
          children: key === active ? parts[key].part : null,
        }))}
      />
    </section>
  )
}
