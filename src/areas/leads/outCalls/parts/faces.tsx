import { Progress } from 'antd'
import { isRecord } from '@/lib/json'
import { useFormats, named } from '@/kit/format'

export const WAITING = 0
export const RUNNING = 1
export const PAUSED = 2

/** Whether an answer, a page of tasks or the head of one, has a task that runs. */
export const runs = (answer: unknown): boolean => {
  if (!isRecord(answer)) return false
  if (isRecord(answer.task)) return Number(answer.task.status) === RUNNING
  return Array.isArray(answer.records) && answer.records.some((row: unknown) => isRecord(row) && Number(row.status) === RUNNING)
}

/** How much of a whole, in percent with one decimal; undefined of nothing. */
export const rateOf = (part: number, whole: number): string | undefined => (whole > 0 ? ((part / whole) * 100).toFixed(1) : undefined)

/** A count, and which share of a whole it is. */
export const Share = ({ part, whole }: { part: number; whole: number }) => {
  const { number, percent } = useFormats()
  return (
    <span className="digits">
      {number(part)} <span className="quiet">({percent(rateOf(Number(part), Number(whole)))})</span>
    </span>
  )
}

/** How many of all are called, as a bar. */
export const Called = ({ called, all, label }: { called: number; all: number; label: string }) => {
  const { number } = useFormats()
  const text = `${number(called)} / ${number(all)}`
  return (
    <Progress
      size="small"
      percent={Number(rateOf(Number(called), Number(all)) ?? 0)}
      status="normal"
      format={() => <span className="digits">{text}</span>}
      aria-label={named(label, text)}
      style={{ margin: 0, paddingInlineEnd: 44 }}
    />
  )
}

/** The filter of those that were handed to a dealer. */
export const HANDED = 'handed'
