import { transportCar as car } from '@/entities/vehicle/transportCar'
import { useT } from '@/locales'
import { MarkedDay } from '../../parts/MarkedDay'
import { insuranceState } from '../picksendRules'

export const InsuranceEnd = ({ value }: { value: unknown }) => {
  const t = useT()
  const state = insuranceState(value)
  const isPast = state === 'over'
  const words = state && t(isPast ? 'picksends.insuranceOver' : 'picksends.insuranceSoon')
  return <MarkedDay field={car.insuranceEnd} value={value} isPast={isPast} words={words} />
}
