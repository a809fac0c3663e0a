import { is } from '@/entities/field'
import { type InsurancePolicy, insuranceStatus } from '@/entities/vehicle/insurancePolicy'
import { Mark } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { TwoValues } from '@/kit/show/TwoValues'
import { useT } from '@/locales'
import { insuredPeriod } from './policySums'

/** The insured period of a policy, with the days that are left when they are few. */
export const PolicyPeriod = ({ row: { startTime, endTime, status } }: { row: InsurancePolicy }) => {
  const t = useT()
  const period = <Period startTime={startTime} endTime={endTime} format="YYYY-MM-DD" />
  const { state, days = 0 } = insuredPeriod(startTime, endTime) ?? {}
  if (state !== 'soon' || !is(status, insuranceStatus.inForce)) return period
  return <TwoValues upper={period} below={<Mark tone="warning">{t('insurance.daysLeft', { count: days })}</Mark>} />
}
