import { carCommand, type ControlStat, controlLog, controlStat, controlStatus } from '@/entities/vehicle/controlLog'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { controlGroups, lostOf, totalOf } from './logStats'

const LOST = [controlStatus.failed, controlStatus.timedOut].join(',')

export const ControlCharts = ({ summary: stats }: { summary: ControlStat[] | undefined }) => {
  const t = useT()
  const { count, percent, shortDay } = useFormats()
  const { setQuery } = useScreen()
  if (!stats) return null
  const { days, commands, reasons, others } = controlGroups(stats)
  const narrow = (to: Record<string, string>) => setQuery({ ...to, page: undefined })
  const all = totalOf(days, ({ totalCount }) => totalCount)
  const done = totalOf(days, ({ successCount }) => successCount)
  const byReason = [
    ...reasons.map(({ groupKey, totalCount }) => ({ name: plain(groupKey), value: numberIn(totalCount) })),
    ...(others === 0 ? [] : [{ name: t('vehicleControl.others'), value: others }]),
  ]
  return (
    <ChartFold figures={t('vehicleControl.commandSums', { total: count(all), rate: percent(rateOf(done, all)) })}>
      <div className="charts">
        <Chart
          title={t('vehicleControl.byDay')}
          of={t('vehicleControl.day')}
          categories={days.map(({ groupKey }) => shortDay(groupKey))}
          series={[
            {
              name: t(controlStat.totalCount.label),
              as: 'line',
              values: days.map(({ totalCount }) => numberIn(totalCount)),
            },
            {
              name: t(controlStat.successRate.label),
              as: 'line',
              kind: 'percent',
              values: days.map(({ successRate }) => numberIn(successRate)),
            },
          ]}
          rateMax={100}
          onPick={(at) => {
            const day = plain(days[at]?.groupKey).slice(0, 10)
            if (day) narrow({ createTime: `${day}~${day}` })
          }}
        />
        <Chart
          shape="bars"
          title={t('vehicleControl.worstCommands')}
          of={t(controlLog.command.label)}
          categories={commands.map(({ groupKey }) => optionName(t, { of: carCommand }, groupKey))}
          series={[
            {
              name: t(controlStat.failCount.label),
              stack: 'lost',
              bad: true,
              values: commands.map(({ failCount }) => numberIn(failCount)),
            },
            {
              name: t(controlStat.timeoutCount.label),
              stack: 'lost',
              values: commands.map(({ timeoutCount }) => numberIn(timeoutCount)),
            },
          ]}
          hints={commands.map((one) => count(lostOf(one)))}
          onPick={(at) => narrow({ command: plain(commands[at]?.groupKey), status: LOST })}
        />
        <Chart
          shape="ring"
          title={t('vehicleControl.reasons')}
          of={t(controlLog.failReason.label)}
          categories={byReason.map(({ name }) => name)}
          series={[{ name: t(controlStat.totalCount.label), values: byReason.map(({ value }) => value) }]}
          onPick={(at) => {
            const reason = plain(reasons[at]?.groupKey)
            if (reason) narrow({ failReason: reason })
          }}
        />
      </div>
    </ChartFold>
  )
}
