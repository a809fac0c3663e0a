import { Steps } from 'antd'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

interface TimedStep {
  title: string
  time: unknown
  /** The way ended here, without a good result. */
  bad?: boolean
}

/** The steps on a way with the time at which each was reached. */
export const TimedSteps = ({ label, steps }: { label: string; steps: readonly TimedStep[] }) => {
  const t = useT()
  return (
    <nav aria-label={label} className="scroll-x space-below">
      <Steps
        size="small"
        titlePlacement="vertical"
        items={steps.map(({ title, time, bad }) => {
          const reached = formatTime(time, 'YYYY-MM-DD HH:mm')
          return {
            title,
            status: bad ? 'error' : reached ? 'finish' : 'wait',
            content: <span className="quiet digits">{reached || (bad ? '' : t('shopUsers.notReached'))}</span>,
          }
        })}
      />
    </nav>
  )
}
