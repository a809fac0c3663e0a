import { supplier } from '@/entities/commerce/supplier'
import { Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { inZone, toMillis } from '@/lib/time'
import { useT } from '@/locales'

const SOON_DAYS = 30

/** Returns the state of a contract by its last day: over, ending soon, or neither. */
export const contractState = (end: unknown): 'over' | 'soon' | undefined => {
  const last = toMillis(end)
  if (last === undefined) return undefined
  const today = inZone(Date.now()).startOf('day')
  if (inZone(last).isBefore(today)) return 'over'
  return inZone(last).isAfter(today.add(SOON_DAYS, 'day')) ? undefined : 'soon'
}

export const ContractEnd = ({ value }: { value: unknown }) => {
  const t = useT()
  const state = contractState(value)
  const day = <Value field={supplier.contractEnd} value={value} />
  if (!state) return day
  return (
    <TwoValues
      upper={day}
      below={
        <Mark tone={state === 'over' ? 'error' : 'warning'}>
          {t(state === 'over' ? 'supply.ended' : 'supply.endsSoon')}
        </Mark>
      }
    />
  )
}
