import type { ReactNode } from 'react'
import { msgReach } from '@/entities/voice/msgReach'
import { Chart } from '@/kit/chart/Chart'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

export const STEPS = [msgReach.targetCount, msgReach.sentCount, msgReach.arriveCount, msgReach.openCount] as const
type Step = (typeof STEPS)[number]['key']

export const MsgFunnel = ({
  title,
  of,
  extra,
}: {
  title: string
  of: Readonly<Partial<Record<Step, unknown>>>
  extra?: ReactNode
}) => {
  const t = useT()
  const steps = STEPS.flatMap(({ key, label }) => {
    const count = numberIn(of[key])
    return count === null ? [] : [{ label, count }]
  })
  return (
    <Chart
      title={title}
      of={t('customMsgs.step')}
      shape="funnel"
      categories={steps.map(({ label }) => t(label))}
      series={[
        { name: t('customMsgs.deliveries'), values: steps.map(({ count }) => count) },
        {
          name: t('customMsgs.stepRate'),
          kind: 'percent',
          values: steps.map(({ count }, at) => numberIn(rateOf(count, steps[at - 1]?.count))),
        },
      ]}
      extra={extra}
    />
  )
}
