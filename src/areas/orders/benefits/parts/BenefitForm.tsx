import * as bigOrders from '@/api/orders/bigOrders'
import { equity, type Equity } from '@/entities/orders/equity'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { Facts } from '@/kit/show/Facts'
import { numberIn } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { BenefitFields, type Values } from './BenefitFields'
import { BenefitPhone } from './BenefitPhone'
import { Taken } from './cells'

const inputOf = (values: Values): Values => {
  const cents = toCents(values.worth)
  return { ...values, worth: cents === undefined ? '' : fromCents(cents) }
}

/** Changes a benefit: sends what was changed, and the time at which it was last saved when it was read. */
export const BenefitForm = ({ row }: { row: Equity }) => {
  const t = useT()
  const leave = useLeave()
  return (
    <>
      <Facts row={row} fields={[equity.rightCode, [equity.usedCount, <Taken key="taken" row={row} />]]} />
      <FormScreen<Values>
        name="equity"
        row={row}
        initial={{ ...row, quota: numberIn(row.quota) ?? undefined, sort: numberIn(row.sort) ?? undefined }}
        input={inputOf}
        update={bigOrders.updateRight}
        read={bigOrders.getRight}
        publish={{ label: 'benefits.saveBack' }}
        done={t('benefits.saved')}
        onSaved={(_, goesBack) => (goesBack ? leave() : false)}
        phone={(values) => <BenefitPhone of={values} />}
      >
        {({ Field }) => <BenefitFields Field={Field} row={row} />}
      </FormScreen>
    </>
  )
}
