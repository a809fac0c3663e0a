import { Steps } from 'antd'
import { plain } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

interface TimedStep {
  title: string
  time: unknown
}

/** Steps of a process with their times. After a bad result it shows the steps that were reached, then `end`. */
export const TimedSteps = ({
  label,
  steps,
  end,
}: {
  label: string
  steps: readonly TimedStep[]
  end: TimedStep | undefined
}) => {
  const t = useT()
  const shown = end ? [...steps.filter(({ time }) => plain(time)), end] : steps
  return (
    <nav aria-label={label} className="scroll-x space-below">
      <Steps
        size="small"
        titlePlacement="vertical"
        items={shown.map((step) => {
          const { title, time } = step
          const reached = formatTime(time, 'YYYY-MM-DD HH:mm')
          const bad = step === end
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
