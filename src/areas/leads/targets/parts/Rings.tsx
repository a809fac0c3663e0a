import { Progress } from 'antd'
import { rateOf } from '@/lib/number'
import type { DealerTask } from '@/entities/leads/dealerTask'
import { targetKey } from '@/entities/leads/target'
import { DASH, useFormats, named } from '@/kit/show/format'
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
        const done = task.done?.[metric]
        const rate = rateOf(done, target)
        const of = t('targets.ofTarget', { done: format.count(done), target: format.count(target) })
        return (
          <li key={metric}>
            <strong>{t(`metric.${metric}`)}</strong>
            <Progress
              type="circle"
              size={104}
              percent={Math.min(Number(rate ?? 0), 100)}
              status={Number(rate) >= 100 ? 'success' : 'normal'}
              format={() => format.percent(rate)}
              aria-label={named(t(`metric.${metric}`), of)}
            />
            <span className="digits">{of}</span>
            <small className="quiet digits">
              {done === undefined || !(target > 0)
                ? DASH
                : done >= target
                  ? t('targets.reached')
                  : left > 0
                    ? t('targets.perDay', { count: format.number(Math.ceil(((target - done) / left) * 10) / 10) })
                    : DASH}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
