import { Progress } from 'antd'
import { is } from '@/entities/field'
import { outCallStatus } from '@/entities/leads/enums'
import { rateOf } from '@/lib/number'
import { isRecord } from '@/lib/json'
import { useFormats, named } from '@/kit/show/format'

/** Whether an answer, a page of tasks or the head of one, has a task that runs. */
export const runs = (answer: unknown): boolean => {
  if (!isRecord(answer)) return false
  if (isRecord(answer.task)) return is(answer.task.status, outCallStatus.running)
  return (
    Array.isArray(answer.records) &&
    answer.records.some((row: unknown) => isRecord(row) && is(row.status, outCallStatus.running))
  )
}

/** A count, and which share of a whole it is. */
export const Share = ({ part, whole }: { part: number; whole: number }) => {
  const { count, percent } = useFormats()
  return (
    <span className="digits">
      {count(part)} <span className="quiet">({percent(rateOf(part, whole))})</span>
    </span>
  )
}

/** How many of all are called, as a bar. */
export const Called = ({ called, all, label }: { called: number; all: number; label: string }) => {
  const { count } = useFormats()
  const text = `${count(called)} / ${count(all)}`
  return (
    <Progress
      size="small"
      percent={Number(rateOf(called, all) ?? 0)}
      status="normal"
      format={() => <span className="digits">{text}</span>}
      aria-label={named(label, text)}
      style={{ margin: 0, paddingInlineEnd: 44 }}
    />
  )
}

/** The filter of those that were handed to a dealer. */
export const HANDED = 'handed'
