import type { TaxItem } from '@/entities/commerce/taxItem'
import { taxItem } from '@/entities/commerce/taxItem'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Toggle } from '@/kit/actions/actions'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { setTax, useDisableQuestion } from './taxStatus'

/** Whether a tax item of the lowest level may be put on goods; where goods have it, switching it off is asked first. */
export const TaxSwitch = ({ row, can }: { row: TaxItem; can: boolean }) => {
  const t = useT()
  const question = useDisableQuestion()
  return (
    <Toggle
      after
      on={is(row.status, enableStatus.enabled)}
      name={named(t(taxItem.status.label), row.taxName)}
      can="goods.setTaxItemStatus"
      disabled={!can}
      ask={(to) => (to ? undefined : question(row))}
      change={(to) => setTax([row.taxCode], to)}
      done={(to) => t(to ? 'catalogue.taxIsOn' : 'catalogue.taxIsOff')}
    />
  )
}
