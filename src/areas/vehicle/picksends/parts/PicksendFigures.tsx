import { Badge } from 'antd'
import { picksendOrder as order, picksendStatus as states } from '@/entities/vehicle/picksendOrder'
import { useSummary } from '@/kit/list/place'
import { QuickFilter } from '@/kit/list/QuickFilters'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const { status, appointTime } = order
const UNDERWAY = [states.assigned, states.pickingUp, states.atDealer, states.returning].join(',')
/** Filters and response counts of the queues. Pending work is shown for any day. */
const QUEUES = [
  { label: 'list.today', filters: { [appointTime.key]: 'today' }, count: 'todayCount', color: undefined },
  {
    label: 'picksendStatus.toDispatch',
    filters: { [status.key]: String(states.toDispatch), [appointTime.key]: '' },
    count: 'dispatchCount',
    color: 'gold',
  },
  {
    label: 'picksends.underway',
    filters: { [status.key]: UNDERWAY, [appointTime.key]: '' },
    count: 'activeCount',
    color: undefined,
  },
  {
    label: 'picksendStatus.incident',
    filters: { [status.key]: String(states.incident), [appointTime.key]: '' },
    count: 'incidentCount',
    color: 'red',
  },
] as const

export const PicksendQueues = () => {
  const t = useT()
  const { count } = useFormats()
  const summary = useSummary()
  return QUEUES.map(({ label, filters, count: name, color }) => {
    const number = summary?.[name]
    return (
      <QuickFilter key={label} filters={filters}>
        {t(label)}{' '}
        {color && number ? (
          <Badge size="small" count={number} overflowCount={999} color={color} />
        ) : (
          number !== undefined && count(number)
        )}
      </QuickFilter>
    )
  })
}

export const PicksendFigures = ({ hq }: { hq: boolean }) => {
  const t = useT()
  const { count, money, oneDecimal, percent } = useFormats()
  const summary = useSummary()
  if (!summary) return null
  const { roadCount, doneRate, avgScore, freeAmount } = summary
  return (
    <BesideTabs>
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
    </BesideTabs>
  )
}
