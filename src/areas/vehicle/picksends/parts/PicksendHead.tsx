import { Badge, Tabs } from 'antd'
import type { ReactNode } from 'react'
import type { Counted, Numbers } from '@/api/reply'
import { type PicksendOrder, picksendOrder as order, picksendStatus as states } from '@/entities/vehicle/picksendOrder'
import { useScreen } from '@/kit/page/screen'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** All times: work that waits does so whatever its day. */
const EVER = ''
const UNDERWAY = [states.assigned, states.pickingUp, states.atDealer, states.returning].join(',')
/** What the tabs show, by the filters that each sets; the first is all of the usual days. */
const VIEWS = [
  { key: 'all', label: 'list.all', status: undefined, days: undefined, count: undefined },
  { key: 'today', label: 'list.today', status: undefined, days: 'today', count: 'todayCount' },
  {
    key: 'toDispatch',
    label: 'picksendStatus.toDispatch',
    status: String(states.toDispatch),
    days: EVER,
    count: 'dispatchCount',
  },
  { key: 'underway', label: 'picksends.underway', status: UNDERWAY, days: EVER, count: 'activeCount' },
  {
    key: 'incident',
    label: 'picksendStatus.incident',
    status: String(states.incident),
    days: EVER,
    count: 'incidentCount',
  },
] as const
const BADGES: Readonly<Record<string, string>> = { toDispatch: 'gold', incident: 'red' }

/** The work of the day as tabs with their counts, beside them how the service does. Without a summary in the answer the tabs have no counts and the figures are absent. */
export const PicksendHead = ({ answer, hq }: { answer: Counted<PicksendOrder> | undefined; hq: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  const [status, days] = [query.get(order.status.key) ?? undefined, query.get(order.appointTime.key) ?? undefined]
  const chosen = VIEWS.find((view) => view.status === status && view.days === days)
  const summary = answer?.summary ?? {}
  const labelOf = ({ key, label, count: name }: (typeof VIEWS)[number]): ReactNode => {
    const number = name && summary[name]
    if (number === undefined) return t(label)
    const color = BADGES[key]
    return color && number > 0 ? (
      <>
        {t(label)} <Badge size="small" count={number} overflowCount={999} color={color} />
      </>
    ) : (
      `${t(label)} ${count(number)}`
    )
  }
  return (
    <div className="head-line">
      <Tabs
        className="status-tabs"
        size="small"
        tabBarStyle={{ marginBottom: 0 }}
        activeKey={chosen?.key ?? ''}
        onChange={(key) => {
          const view = VIEWS.find((one) => one.key === key)
          setQuery({ [order.status.key]: view?.status, [order.appointTime.key]: view?.days, page: undefined })
        }}
        items={VIEWS.map((view) => ({ key: view.key, label: labelOf(view) }))}
      />
      {Object.keys(summary).length > 0 && (
        <BesideTabs>
          <ServiceFigures summary={summary} hq={hq} />
        </BesideTabs>
      )}
    </div>
  )
}

const ServiceFigures = ({ summary, hq }: { summary: Numbers; hq: boolean }) => {
  const t = useT()
  const { count, money, oneDecimal, percent } = useFormats()
  const { roadCount, doneRate, avgScore, freeAmount } = summary
  return (
    <Figures
      card
      label={t('picksends.figures')}
      figures={[
        { label: t('picksends.onRoad'), value: count(roadCount) },
        { label: t('picksends.doneRate'), value: doneRate === undefined ? '--' : percent(doneRate) },
        { label: t('picksends.avgScore'), value: oneDecimal(avgScore) },
        ...(hq ? [{ label: t('picksends.freeAmount'), value: money(freeAmount) }] : []),
      ]}
    />
  )
}
