import { Progress } from 'antd'
import { is } from '@/entities/field'
import { outCallStatus } from '@/entities/leads/enums'
import { rateOf } from '@/lib/number'
import { isRecord } from '@/lib/json'
import { useFormats, named } from '@/kit/show/format'

/** True if a reply, either a page of tasks or a task head, contains a running task. */
export const runs = (answer: unknown): boolean => {
  if (!isRecord(answer)) return false
  if (isRecord(answer.task)) return is(answer.task.status, outCallStatus.running)
  return (
    Array.isArray(answer.records) &&
    answer.records.some((row: unknown) => isRecord(row) && is(row.status, outCallStatus.running))
  )
}

export const Share = ({ part, whole }: { part: number; whole: number }) => {
  const { count, percent } = useFormats()
  return (
    <span className="digits">
      {count(part)} <span className="quiet">({percent(rateOf(part, whole))})</span>
    </span>
  )
}

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

export const HANDED = 'handed'
