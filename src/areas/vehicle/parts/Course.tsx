import { Steps } from 'antd'
import type { ReactNode } from 'react'
import { useT, type TextKey } from '@/locales'

interface CourseStep {
  title: string
  status?: 'finish' | 'process' | 'error' | 'wait'
  note?: ReactNode
}

/**
 * Steps of a process. A step without its own `status` follows `done`, the number of completed steps: the next one is
 * in progress, or red if `bad`.
 */
export const Course = ({
  label,
  steps,
  done,
  bad = false,
}: {
  label: TextKey
  steps: readonly CourseStep[]
  done?: number
  bad?: boolean
}) => {
  const t = useT()
  return (
    <nav aria-label={t(label)} className="scroll-x space-above-md space-below-md">
      <Steps
        size="small"
        current={done ?? steps.length}
        status={bad ? 'error' : 'process'}
        items={steps.map(({ title, status, note }) => ({
          title,
          status,
          content: note && <span className="digits">{note}</span>,
        }))}
      />
    </nav>
  )
}

export const reached = (title: string, isReached: boolean, note?: ReactNode, bad = false): CourseStep => ({
  title,
  status: bad ? 'error' : isReached ? 'finish' : 'wait',
  note,
})
