import { type ChannelStat, customMsg as fields } from '@/entities/voice/customMsg'
import { msgReach } from '@/entities/voice/msgReach'
import { Chart } from '@/kit/chart/Chart'
import { optionName } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

const STEPS = [msgReach.targetCount, msgReach.sentCount, msgReach.arriveCount, msgReach.openCount] as const

/** From those a message is for to those who opened it, a funnel a channel; what a channel does not count is left out. */
export const ChannelFunnels = ({ stats }: { stats: readonly ChannelStat[] }) => {
  const t = useT()
  if (stats.length === 0) return null
  return (
    <div className="charts space-below-md">
      {stats.map((stat) => {
        const steps = STEPS.filter(({ key }) => numberIn(stat[key]) !== null)
        return (
          <Chart
            key={stat.channel}
            title={optionName(t, fields.channels, stat.channel)}
            of={t('customMsgs.step')}
            shape="funnel"
            categories={steps.map(({ label }) => t(label))}
            series={[
              { name: t('customMsgs.deliveries'), values: steps.map(({ key }) => numberIn(stat[key])) },
              {
                name: t('customMsgs.stepRate'),
                kind: 'percent',
                values: steps.map(({ key }, at) => {
                  const before = steps[at - 1]
                  return before === undefined ? null : numberIn(rateOf(stat[key], stat[before.key]))
                }),
              },
            ]}
          />
        )
      })}
    </div>
  )
}
