import './orders.css'
import { Steps } from 'antd'
import { type TextKey, useT } from '@/locales'

/** How far an order is: the steps behind it, the one it waits for, and, of one that ended otherwise, how. */
export const OrderSteps = ({
  label,
  steps,
  reached,
  ended,
}: {
  label: string
  steps: readonly TextKey[]
  /** So many steps are done. */
  reached: number
  /** How it ended without reaching the last step. */
  ended?: string
}) => {
  const t = useT()
  const shown = ended === undefined ? steps : steps.slice(0, Math.max(reached, 1))
  return (
    <nav aria-label={label} className="order-steps scroll-x">
      <Steps
        size="small"
        current={ended === undefined ? reached : shown.length}
        items={[
          ...shown.map((title) => ({ title: t(title) })),
          ...(ended === undefined ? [] : [{ title: ended, status: 'wait' as const }]),
        ]}
      />
    </nav>
  )
}
