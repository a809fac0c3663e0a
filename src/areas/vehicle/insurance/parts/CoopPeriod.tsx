import type { InsuranceCompany } from '@/entities/vehicle/insuranceCompany'
import { Mark } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { TwoValues } from '@/kit/show/TwoValues'
import { inZone, toMillis } from '@/lib/time'
import { useT } from '@/locales'

/** A cooperation is due for renewal so many days before its end. */
export const SOON_DAYS = 90

/** The first and last day of a cooperation, marked where the last one is near or past. */
export const CoopPeriod = ({ row: { startTime, endTime } }: { row: InsuranceCompany }) => {
  const t = useT()
  const period = <Period startTime={startTime} endTime={endTime} format="YYYY-MM-DD" />
  const end = toMillis(endTime)
  const today = inZone(Date.now()).startOf('day')
  if (end === undefined || inZone(end).isAfter(today.add(SOON_DAYS, 'day'))) return period
  const isPast = inZone(end).isBefore(today)
  return (
    <TwoValues
      upper={period}
      below={<Mark tone={isPast ? 'default' : 'warning'}>{t(isPast ? 'insurance.past' : 'insurance.endsSoon')}</Mark>}
    />
  )
}
