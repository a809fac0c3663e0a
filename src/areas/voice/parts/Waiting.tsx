import type { FieldOf } from '@/entities/field'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'

const HOUR = 3_600_000

/** Waiting time in hours: orange from `warn`, red from `late`. */
export const Waiting = ({ since, warn, late }: { since: unknown; warn: number; late: number }) => {
  const t = useT()
  const from = toMillis(since)
  if (from === undefined) return null
  const hours = Math.max(0, Math.floor((Date.now() - from) / HOUR))
  return (
    <Mark tone={hours >= late ? 'error' : hours >= warn ? 'warning' : 'default'}>
      {hours ? t('answers.waits', { count: hours }) : t('answers.waitsLess')}
    </Mark>
  )
}

export const CameAt = <Row extends object>({
  row,
  time,
  waits,
  ...limits
}: {
  row: Row
  time: FieldOf<Row>
  waits: boolean
  warn: number
  late: number
}) => {
  const value = row[time.key]
  const upper = <Value field={time} value={value} />
  return waits ? <TwoValues upper={upper} below={<Waiting since={value} {...limits} />} /> : upper
}
