import '../../parts/orders.css'
import { Tabs } from 'antd'
import { useMemo } from 'react'
import * as ats from '@/api/orders/ats'
import type { Counted } from '@/api/reply'
import { useViewer } from '@/business/viewer'
import { type Field, optionOf } from '@/entities/field'
import { actualSale, type ActualSale } from '@/entities/orders/actualSale'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { sumOf } from '@/lib/counts'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { isStaff } from '../states'
import { QUEUE, type SaleTab, type SaleVariant } from '../variants'
import { RegisterDialog } from './RegisterDialog'
import { nameOf, useSaleActions } from './useSaleActions'
import { useSaleBulk } from './useSaleBulk'

const KEYS = [QUEUE, 'status', 'applyState'] as const
const isKnown = (field: Field, text: string): boolean =>
  listOf(text).every((code) => optionOf(field.of, code) !== undefined)

const addressOf = ({ queue, status = '', applyState = '' }: SaleTab) => ({
  queue: queue ?? '',
  status,
  applyState,
})

/**
 * Quick tabs of a list of sales, with the counts of the reply. Other combinations of filters select no tab. An
 * unknown value counts as that of the default tab.
 */
const SaleTabs = ({
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
    // The list filter ignores any other value.
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

export const SaleList = ({ variant }: { variant: SaleVariant }) => {
  const t = useT()
  const viewer = useViewer()
  const { scope } = variant
  const call = useMemo(
    () => ({ query: (input: Omit<ats.SaleQuery, 'scope'>) => ats.list.query({ ...input, scope }) }),
    [scope],
  )
  const { actionsOf, host } = useSaleActions(scope)
  const review = useSaleBulk(scope === 'hq')
  const sort = useQueueSort({
    by: actualSale.createTime.key,
    filter: 'queue',
    waiting: ['todo'],
    initially: addressOf(variant.first).queue,
  })
  const { mode, open, close } = useOpened()
  const registers = scope === 'counselor' && isStaff(viewer)
  return (
    <>
      <ListScreen
        load={call}
        above={(answer) => <SaleTabs variant={variant} answer={answer} />}
        rowKey={actualSale.id}
        nameOf={nameOf}
        filters={variant.filters}
        defaults={addressOf(variant.first)}
        columns={variant.columns}
        sort={sort}
        create={registers ? { label: 'ats.register', can: 'ats.save', run: () => open('new') } : undefined}
        toolbar={scope === 'hq' && <Export from={ats.exportList} can="ats.exportList" also={{ scope }} />}
        actions={actionsOf}
        bulk={scope === 'counselor' ? undefined : review.bulk}
        emptyText={variant.emptyText && t(variant.emptyText)}
      />
      {registers && mode === 'new' && <RegisterDialog onClose={close} />}
      {host}
      {review.host}
    </>
  )
}
