import { Steps } from 'antd'
import type { ReactNode } from 'react'

interface CourseStep {
  title: string
  reached: boolean
  bad?: boolean
  note?: ReactNode
}

/** The steps of a command or a request as far as it came, each with its time. */
export const Course = ({ steps }: { steps: readonly CourseStep[] }) => (
  <Steps
    size="small"
    className="control-way"
    items={steps.map(({ title, reached, bad, note }) => ({
      title,
      status: bad ? 'error' : reached ? 'finish' : 'wait',
      content: <span className="digits">{note}</span>,
    }))}
  />
)
