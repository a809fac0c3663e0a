import { Button } from 'antd'
import { type TspStat, tspLog, tspStat } from '@/entities/vehicle/tspLog'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useScreen } from '@/kit/page/screen'
import { Card } from '@/kit/show/Card'
import { FieldTable } from '@/kit/show/FieldTable'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { totalOf, tspGroups } from './logStats'

export const TspCharts = ({ summary: stats }: { summary: TspStat[] | undefined }) => {
  const t = useT()
  const { count, percent, shortDay } = useFormats()
  const { setQuery } = useScreen()
  if (!stats) return null
  const { times, interfaces } = tspGroups(stats)
  const narrow = (to: Record<string, string>) => setQuery({ ...to, page: undefined })
  const all = totalOf(times, ({ totalCount }) => totalCount)
  const failed = totalOf(times, ({ failCount }) => failCount)
  /** Formats the hour '2026-11-28 09' as 09:00 of that day; a day is formatted as a date. */
  const called = (key: unknown) => {
    const [day = '', hour] = plain(key).split(/[ T]/)
    return hour ? `${shortDay(day)} ${hour.slice(0, 2)}:00` : shortDay(day)
  }
  return (
    <ChartFold
      figures={t('vehicleControl.callSums', {
        total: count(all),
        failed: count(failed),
        rate: percent(rateOf(failed, all)),
      })}
    >
      <div className="charts">
        <Chart
          title={t('vehicleControl.byTime')}
          of={t('vehicleControl.time')}
          categories={times.map(({ groupKey }) => called(groupKey))}
          series={[
            {
              name: t('vehicleControl.answered'),
              stack: 'calls',
              values: times.map(({ totalCount, failCount }) => {
                const [whole, lost] = [numberIn(totalCount), numberIn(failCount)]
                return whole === null || lost === null ? null : whole - lost
              }),
            },
            {
              name: t(tspStat.failCount.label),
              stack: 'calls',
              bad: true,
              values: times.map(({ failCount }) => numberIn(failCount)),
            },
            {
              name: t(tspStat.p95CostMs.label),
              as: 'line',
              right: true,
              values: times.map(({ p95CostMs }) => numberIn(p95CostMs)),
            },
          ]}
          onPick={(at) => {
            const day = plain(times[at]?.groupKey).slice(0, 10)
            if (day) narrow({ createTime: `${day}~${day}` })
          }}
        />
        <Card title={t('vehicleControl.worstInterfaces')}>
          <FieldTable
            rowKey="groupKey"
            rows={interfaces}
            fields={[
              [
                tspLog.interfaceName,
                ({ groupKey }) => (
                  <Button type="link" size="small" onClick={() => narrow({ interfaceName: plain(groupKey) })}>
                    <bdi>{plain(groupKey)}</bdi>
                  </Button>
                ),
              ],
              tspStat.failRate,
              tspStat.failCount,
              tspStat.totalCount,
              tspStat.avgCostMs,
              tspStat.p95CostMs,
            ]}
          />
        </Card>
      </div>
    </ChartFold>
  )
}
