import { Tabs } from 'antd'
import type { Counted } from '@/api/reply'
import type { ActualSale } from '@/entities/orders/actualSale'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { useT } from '@/locales'
import { QUEUE, type SaleTab, type SaleVariant } from '../variants'

const KEYS = [QUEUE, 'status', 'applyState'] as const

/** The address that a tab stands for, key by key. */
export const addressOf = ({ queue, status = '', applyState = '' }: SaleTab) => ({
  queue: queue ?? '',
  status,
  applyState,
})

/** What the sales of a list are worked off by, each with its count where the server says it. What is chosen otherwise is no tab. */
export const SaleTabs = ({
  variant: { tabs, first },
  answer,
}: {
  variant: SaleVariant
  answer: Counted<ActualSale> | undefined
}) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const defaults = addressOf(first)
  const isChosen = (tab: SaleTab) => KEYS.every((key) => (query.get(key) ?? defaults[key]) === addressOf(tab)[key])
  const countOf = ({ counts }: SaleTab) => answer && sumOf(counts.map((name) => answer.summary[name]))
  return (
    <Tabs
      className="status-tabs"
      activeKey={tabs.find(isChosen)?.label ?? ''}
      onChange={(label) => {
        const tab = tabs.find((one) => one.label === label)
        if (!tab) return
        const to = addressOf(tab)
        setQuery({
          ...Object.fromEntries(KEYS.map((key) => [key, to[key] === defaults[key] ? undefined : to[key]])),
          page: undefined,
        })
      }}
      items={tabs.map((tab) => {
        const number = countOf(tab)
        return { key: tab.label, label: typeof number === 'number' ? `${t(tab.label)} ${count(number)}` : t(tab.label) }
      })}
    />
  )
}
