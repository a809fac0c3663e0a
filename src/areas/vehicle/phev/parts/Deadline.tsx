import { phevTrace, type PhevTrace } from '@/entities/vehicle/phevTrace'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { useT } from '@/locales'
import { daysToReport } from './phevRules'

/** The last day for the report of a trace, marked where it is near or past. */
export const Deadline = ({ row }: { row: PhevTrace }) => {
  const t = useT()
  const days = daysToReport(row)
  const day = <Value field={phevTrace.deadline} value={row.deadline} />
  if (days === undefined) return day
  return (
    <TwoValues
      upper={day}
      below={
        <Mark tone={days < 0 ? 'error' : 'warning'}>
          {t(days < 0 ? 'phev.daysLate' : 'phev.daysLeft', { count: Math.abs(days) })}
        </Mark>
      }
    />
  )
}
