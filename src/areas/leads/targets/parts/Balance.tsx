import { CheckCircleFilled } from '@ant-design/icons'
import { type Metric, METRICS, type Numbers } from '@/entities/leads/target'
import { DASH, useFormats } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { differences } from '../shares'

/** Sum of a level by metric, NaN if the server did not send it. `of` limits the metrics that are compared. */
export interface BalanceLine {
  label: TextKey
  numbers: Numbers
  of?: readonly Metric[]
}

/**
 * Sticky footer with the total by metric, the sums of the parts and the differences. With `over`, parts may exceed
 * the total.
 */
export const Balance = ({
  total,
  totalLabel = 'targets.total',
  lines,
  metrics,
  over = false,
}: {
  total: Numbers
  totalLabel?: TextKey
  lines: readonly BalanceLine[]
  metrics: readonly Metric[]
  over?: boolean
}) => {
  const t = useT()
  const format = useFormats()
  const gaps = lines.map(({ numbers }) => differences(total, numbers))
  const good = (gap: number | undefined) => gap === 0 || (over && gap !== undefined && gap < 0)
  const even = lines.every(({ of = METRICS }, at) =>
    metrics.every((metric) => !of.includes(metric) || good(gaps[at]?.[metric])),
  )
  return (
    <details className="target-balance" open={window.innerWidth >= 768}>
      <summary>
        {t('targets.balance')} <span data-even={even}>{t(even ? 'targets.even' : 'targets.notBalanced')}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable */}
      <div className="scroll-x" role="region" aria-label={t('targets.balance')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col" aria-label={t('targets.metric')} />
              {metrics.map((metric) => (
                <th key={metric} scope="col">
                  {t(`metric.${metric}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t(totalLabel)}</th>
              {metrics.map((metric) => (
                <td key={metric} className="digits">
                  {format.count(total[metric])}
                </td>
              ))}
            </tr>
            {lines.map(({ label, numbers, of = METRICS }, at) => (
              <tr key={label}>
                <th scope="row">{t(label)}</th>
                {metrics.map((metric) => {
                  const gap = gaps[at]?.[metric] ?? 0
                  if (!of.includes(metric) || Number.isNaN(gap))
                    return (
                      <td key={metric} className="blank">
                        {DASH}
                      </td>
                    )
                  return (
                    <td key={metric} className="digits">
                      {format.number(numbers[metric])}{' '}
                      <span className="target-gap" data-even={good(gap)}>
                        {good(gap) ? (
                          <>
                            <CheckCircleFilled aria-hidden /> {gap === 0 ? 0 : `+${format.number(-gap)}`}
                          </>
                        ) : (
                          t('targets.gap', { count: format.number(gap) })
                        )}
                      </span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
