import { transportCar as car } from '@/entities/vehicle/transportCar'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { useT } from '@/locales'
import { insuranceState } from '../picksendRules'

/** The last day of an insurance, marked where that is past or near. */
export const InsuranceEnd = ({ value }: { value: unknown }) => {
  const t = useT()
  const state = insuranceState(value)
  const day = <Value field={car.insuranceEnd} value={value} />
  if (!state) return day
  return (
    <TwoValues
      upper={day}
      below={
        <Mark tone={state === 'over' ? 'error' : 'warning'}>
          {t(state === 'over' ? 'picksends.insuranceOver' : 'picksends.insuranceSoon')}
        </Mark>
      }
    />
  )
}
