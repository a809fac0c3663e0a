import './orders.css'
import { Steps } from 'antd'
import { type TextKey, useT } from '@/locales'

/** How far an order is: the steps behind it, the one it waits for, and, of one that ended otherwise, how; red where it was refused or failed. */
export const OrderSteps = ({
  label,
  steps,
  reached,
  ended,
  bad = false,
}: {
  label: string
  steps: readonly TextKey[]
  /** So many steps are done. */
  reached: number
  /** How it ended without reaching the last step. */
  ended?: string
  /** It was refused, or failed at the step it waits for. */
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
