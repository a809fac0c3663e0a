import { Progress } from 'antd'
import type { DealerTask } from '@/entities/leads/dealerTask'
import { targetKey } from '@/entities/leads/target'
import { DASH, useFormats, named } from '@/kit/format'
import { useT } from '@/locales'
import { daysLeft } from './Pace'

/** A ring a metric: done of target and the rate, and how much a day is left to do until the end. */
export const Rings = ({ task }: { task: DealerTask }) => {
  const t = useT()
  const format = useFormats()
  const left = daysLeft(task.endTime)
  return (
    <ul className="target-rings">
      {task.metrics.map((metric) => {
        const target = task[targetKey(metric)]
        const done = task.done?.[metric] ?? 0
        const rate = target > 0 ? Math.round((done / target) * 1000) / 10 : undefined
        const of = t('targets.ofTarget', { done: format.number(done), target: format.number(target) })
        return (
          <li key={metric}>
            <strong>{t(`metric.${metric}`)}</strong>
            <Progress
              type="circle"
              size={104}
              percent={Math.min(rate ?? 0, 100)}
              status={rate !== undefined && rate >= 100 ? 'success' : 'normal'}
              format={() => (rate === undefined ? DASH : format.percent(rate))}
              aria-label={named(t(`metric.${metric}`), of)}
            />
            <span className="digits">{of}</span>
            <small className="quiet digits">
              {target > 0 && done >= target
                ? t('targets.reached')
                : target > 0 && left > 0
                  ? t('targets.perDay', { count: format.number(Math.ceil(((target - done) / left) * 10) / 10) })
                  : DASH}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
