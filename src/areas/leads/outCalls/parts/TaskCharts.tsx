import type { Numbers } from '@/api/reply'
import { numberIn } from '@/lib/counts'
import { callIntent, callStatus } from '@/entities/leads/enums'
import { outCallDetail } from '@/entities/leads/outCallDetail'
import { type OutCallTask, outCallTask } from '@/entities/leads/outCallTask'
import { Chart } from '@/kit/chart/Chart'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { HANDED } from './cells'

const { reached, noAnswer, declined, switchedOff, notInService } = callStatus
const CALLED = [reached, noAnswer, declined, switchedOff, notInService].join(',')
const WARM = [callIntent.clear, callIntent.followUp].join(',')

/** What came of the calls: by result, by interest, and from the list down to the dealers. A click on a part narrows the numbers below to it. */
export const TaskCharts = ({ task, summary }: { task: OutCallTask; summary: Numbers }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const narrow = (to: { callStatus?: string; intent?: string; handed?: string }) =>
    setQuery({ callStatus: undefined, intent: undefined, handed: undefined, page: undefined, ...to })
  const results = callStatus.options
  const intents = callIntent.options
  const steps = [
    { label: t(outCallTask.clueCount.label), value: task.clueCount, to: {} },
    { label: t(outCallTask.calledCount.label), value: task.calledCount, to: { callStatus: CALLED } },
    { label: t(outCallTask.connectedCount.label), value: task.connectedCount, to: { callStatus: String(reached) } },
    { label: t(outCallTask.intentCount.label), value: task.intentCount, to: { intent: WARM } },
    { label: t('outCall.handed'), value: summary.handed, to: { [HANDED]: '1' } },
  ]
  const count = t(outCallTask.clueCount.label)
  return (
    <div className="task-charts">
      <Chart
        shape="ring"
        title={t(outCallDetail.callStatus.label)}
        of={t(outCallDetail.callStatus.label)}
        categories={results.map(({ label }) => t(label))}
        series={[{ name: count, values: results.map(({ value }) => summary[value] ?? null) }]}
        onPick={(at) => narrow({ callStatus: String(results[at]?.value ?? '') })}
      />
      <Chart
        shape="bars"
        title={t(outCallDetail.intent.label)}
        of={t(outCallDetail.intent.label)}
        categories={intents.map(({ label }) => t(label))}
        series={[{ name: count, values: intents.map(({ value }) => summary[value] ?? null) }]}
        onPick={(at) => narrow({ intent: String(intents[at]?.value ?? '') })}
      />
      <Chart
        shape="funnel"
        title={t('outCall.funnel')}
        of={t('outCall.step')}
        categories={steps.map(({ label }) => label)}
        series={[{ name: count, values: steps.map(({ value }) => numberIn(value)) }]}
        onPick={(at) => narrow(steps[at]?.to ?? {})}
      />
    </div>
  )
}
