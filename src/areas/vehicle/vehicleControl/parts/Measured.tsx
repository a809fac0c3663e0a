import type { ReactNode } from 'react'
import type { Field } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'

type Level = 'slow' | 'bad' | false

/** Value coloured by level: orange if slow or due, red if bad. */
export const Measured = ({ level, title, children }: { level: Level; title?: string; children: ReactNode }) => (
  <span className="digits measured" data-level={level || undefined} title={title}>
    {children}
  </span>
)

export const OpenCount = ({ value }: { value: unknown }) => {
  const { count } = useFormats()
  return <Measured level={(numberIn(value) ?? 0) > 0 && 'slow'}>{count(value)}</Measured>
}

/** Duration in ms: orange above `slow`, red above `bad`. */
export const CostMs = ({ value, slow = Infinity, bad }: { value: unknown; slow?: number; bad: number }) => {
  const { count } = useFormats()
  const ms = numberIn(value)
  if (ms === null) return <Blank />
  return <Measured level={ms > bad ? 'bad' : ms > slow && 'slow'}>{count(ms)}</Measured>
}

const DAY_MS = 86_400_000

/** Last day of a period, orange within `soonDays` before its end, coloured by the level `past` after it. */
export const LastDay = ({
  field,
  value,
  soonDays,
  past = 'slow',
}: {
  field: Field
  value: unknown
  soonDays: number
  past?: Level
}) => {
  const end = toMillis(value)
  const left = end === undefined ? Infinity : end + DAY_MS - Date.now()
  return (
    <Measured level={left <= 0 ? past : left < soonDays * DAY_MS && 'slow'}>
      <Value field={field} value={value} />
    </Measured>
  )
}
