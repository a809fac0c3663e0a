import * as orders from '@/api/orders/orders'
import { type TaxRate, taxRate } from '@/entities/orders/taxRate'
import { FormPanel } from '@/kit/form/FormPanel'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { optionName, useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { changesOf, type Draft, inputOf, type RateValues } from '../rates'
import { TaxRows } from './TaxRows'

/** Tax rates, saved as a whole. Rates in force are locked; others can be added, changed and removed. */
export const TaxRates = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  return (
    <LoadRecord
      of={orders.getTaxRate.query(undefined, { quiet: true })}
      title={t('orders.taxes')}
      width={920}
      onClose={onClose}
    >
      {(rates) => <RatesForm rates={rates} onClose={onClose} />}
    </LoadRecord>
  )
}

const RatesForm = ({ rates, onClose }: { rates: readonly TaxRate[]; onClose: () => void }) => {
  const t = useT()
  const may = useMay()('orders.saveTaxRate')
  return (
    <FormPanel<RateValues>
      open
      keepsDraft
      readOnly={!may}
      width={920}
      name="orders.taxRates"
      title={t('orders.taxes')}
      initial={{ items: rates.map((rate) => ({ ...rate })) }}
      save={({ items }) => orders.saveTaxRate({ items: items.map(inputOf) })}
      ask={({ items }) => ({
        title: t('orders.taxSave'),
        more: <Changes rates={rates} items={items} />,
        effect: t('orders.taxNote'),
      })}
      done={t('orders.taxSaved')}
      onClose={onClose}
    >
      {({ Field }) => <TaxRows Field={Field} disabled={!may} />}
    </FormPanel>
  )
}

const Changes = ({ rates, items }: { rates: readonly TaxRate[]; items: readonly Draft[] }) => {
  const t = useT()
  const { percent } = useFormats()
  const told = (one: Draft | undefined) =>
    one
      ? [
          optionName(t, taxRate.taxType, one.taxType),
          optionName(t, taxRate.energyType, one.energyType),
          percent(one.rate, 2),
          one.startTime?.slice(0, 10),
        ].join(' · ')
      : t('orders.taxNone')
  return (
    <SmallTable
      dataSource={changesOf(rates, items).map((change, key) => ({ ...change, key }))}
      columns={[
        { key: 'before', title: t('orders.before'), render: (_, { before }) => told(before) },
        { key: 'after', title: t('orders.after'), render: (_, { after }) => <strong>{told(after)}</strong> },
      ]}
    />
  )
}
