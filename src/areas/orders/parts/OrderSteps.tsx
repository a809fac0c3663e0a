import './orders.css'
import { Steps } from 'antd'
import { type TextKey, useT } from '@/locales'

/**
 * Steps of an order: completed, current, and the end state of one that stopped earlier; red after a rejection or
 * failure.
 */
export const OrderSteps = ({
  label,
  steps,
  reached,
  ended,
  bad = false,
}: {
  label: string
  steps: readonly TextKey[]
  /** Number of completed steps. */
  reached: number
  /** End state of an order that did not reach the last step. */
  ended?: string
  /** True if it was rejected or failed at the current step. */
  bad?: boolean
}) => {
  const t = useT()
  const shown = ended === undefined ? steps : steps.slice(0, Math.max(reached, 1))
  return (
    <nav aria-label={label} className="order-steps scroll-x">
      <Steps
        size="small"
        current={ended === undefined ? reached : shown.length}
        status={bad ? 'error' : 'process'}
        items={[
          ...shown.map((title) => ({ title: t(title) })),
          ...(ended === undefined ? [] : [{ title: ended, status: bad ? ('error' as const) : ('wait' as const) }]),
        ]}
      />
    </nav>
  )
}
