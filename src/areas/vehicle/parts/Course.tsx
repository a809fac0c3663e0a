import { Steps } from 'antd'
import type { ReactNode } from 'react'
import { useT, type TextKey } from '@/locales'

interface CourseStep {
  title: string
  status?: 'finish' | 'process' | 'error' | 'wait'
  /** When it was, or what is to be said of it. */
  note?: ReactNode
}

/** The steps of something as far as it came: by the state of each, or so many of them `done` and the next under way, in red where it went `bad`. */
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

/** A step that was reached, or was not, with its time. */
export const reached = (title: string, isReached: boolean, note?: ReactNode, bad = false): CourseStep => ({
  title,
  status: bad ? 'error' : isReached ? 'finish' : 'wait',
  note,
})
