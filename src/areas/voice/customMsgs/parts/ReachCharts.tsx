import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import * as customMsgs from '@/api/voice/customMsgs'
import { is } from '@/entities/field'
import { msgFailReason } from '@/entities/voice/customMsg'
import { msgReach as fields, type ReachGroup } from '@/entities/voice/msgReach'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { openDays } from '@/kit/chart/days'
import { Failed, useLoad } from '@/kit/data/load'
import { useList } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { HeatMap } from './HeatMap'
import { MsgFunnel, STEPS } from './MsgFunnel'

type By = NonNullable<customMsgs.ReachQuery['groupBy']>

const useGroups = (groupBy: By) => {
  const { search } = useList()
  const { sortField: _field, sortOrder: _order, ...asked } = search
  return useLoad(customMsgs.listReach.query({ ...asked, groupBy }, { quiet: true }))
}

const FunnelChart = () => {
  const t = useT()
  const [chosen, setChosen] = useState('')
  const { data, error, retry } = useGroups('channel')
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const groups = data?.groups ?? []
  const shown = groups.filter(({ code }) => chosen === '' || code === chosen)
  return (
    <MsgFunnel
      title={t('customMsgs.funnel')}
      of={Object.fromEntries(STEPS.map(({ key }) => [key, sumOf(shown.map((group) => numberIn(group[key])))]))}
      extra={
        <Segmented
          size="small"
          aria-label={t(fields.channel.label)}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: t('list.all') },
            ...groups.map(({ code }) => ({ value: code, label: optionName(t, fields.channel, code) })),
          ]}
        />
      }
    />
  )
}

const DayChart = () => {
  const t = useT()
  const { shortDay } = useFormats()
  const { setQuery } = useScreen()
  const { data, error, retry } = useGroups('day')
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const groups = data?.groups ?? []
  const unfinished = openDays(groups.map(({ code }) => ({ date: plain(code) })))
  const line = (field: typeof fields.arriveCount | typeof fields.openCount) => ({
    name: t(field.label),
    as: 'line' as const,
    unfinished,
    values: groups.map((group) => numberIn(group[field.key])),
  })
  return (
    <Chart
      title={t('customMsgs.byDay')}
      of={t('customMsgs.day')}
      categories={groups.map(({ code }) => shortDay(code))}
      series={[
        line(fields.arriveCount),
        line(fields.openCount),
        {
          name: t(fields.arriveRate.label),
          as: 'line',
          kind: 'percent',
          dashed: true,
          unfinished,
          values: groups.map(({ arriveCount, sentCount }) => numberIn(rateOf(arriveCount, sentCount))),
        },
      ]}
      onPick={(at) => {
        const day = plain(groups[at]?.code)
        if (day) setQuery({ sendTime: `${day}~${day}`, page: undefined })
      }}
    />
  )
}

const ReasonChart = () => {
  const t = useT()
  const { setQuery } = useScreen()
  const { data, error, retry } = useGroups('reason')
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const groups = data?.groups ?? []
  return (
    <Chart
      title={t('customMsgs.reasons')}
      of={t(fields.topFailReason.label)}
      shape="bars"
      categories={groups.map(({ code }) => optionName(t, { of: msgFailReason }, code))}
      series={[{ name: t('customMsgs.deliveries'), values: groups.map((group) => numberIn(group.targetCount)) }]}
      onPick={(at) => {
        const reason = plain(groups[at]?.code)
        if (msgFailReason.options.some(({ value }) => is(reason, value)))
          setQuery({ topFailReason: reason, page: undefined })
      }}
    />
  )
}

const NO_GROUPS: readonly ReachGroup[] = []
const Hours = () => {
  const { data, error, retry } = useGroups('hour')
  if (error && !data) return <Failed compact error={error} retry={retry} />
  return <HeatMap groups={data?.groups ?? NO_GROUPS} />
}

export const ReachCharts = ({ figures }: { figures: ReactNode }) => (
  <ChartFold figures={figures}>
    <div className="charts space-below-md">
      <FunnelChart />
      <DayChart />
      <ReasonChart />
      <Hours />
    </div>
  </ChartFold>
)
