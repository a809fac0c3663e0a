import { Tabs } from 'antd'
import type { Counted } from '@/api/reply'
import { type Field, optionOf } from '@/entities/field'
import { actualSale, type ActualSale } from '@/entities/orders/actualSale'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { QUEUE, type SaleTab, type SaleVariant } from '../variants'

const KEYS = [QUEUE, 'status', 'applyState'] as const
const isKnown = (field: Field, text: string): boolean =>
  listOf(text).every((code) => optionOf(field.of, code) !== undefined)

/** The address that a tab stands for, key by key. */
export const addressOf = ({ queue, status = '', applyState = '' }: SaleTab) => ({
  queue: queue ?? '',
  status,
  applyState,
})

/** What the sales of a list are worked off by, each with its count where the server says it. What is chosen otherwise is no tab; a value that is none counts as that of the first. */
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
  const valueOf = (key: (typeof KEYS)[number]) => {
    const text = query.get(key) ?? defaults[key]
    // The list sends no queue but this one.
    if (key === QUEUE) return text === 'todo' ? text : ''
    return isKnown(actualSale[key], text) ? text : defaults[key]
  }
  const isChosen = (tab: SaleTab) => KEYS.every((key) => valueOf(key) === addressOf(tab)[key])
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
