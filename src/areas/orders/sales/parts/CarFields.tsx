import { UserSelect } from '@/business/UserSelect'
import { type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { atsInvoice } from '@/entities/orders/atsInvoice'
import type { FormField } from '@/kit/form/Form'
import { Facts } from '@/kit/show/Facts'
import { useT } from '@/locales'
import type { SaleForm } from '../values'
import { useChecks } from './checks'

export const SELLER = { ...actualSale.consultantName, key: 'consultantId' } as const

/** The car, which is not to be changed, and its sale. */
export const CarFields = ({ row, Field }: { row: SaleDetail; Field: FormField<SaleForm> }) => {
  const t = useT()
  const check = useChecks()
  return (
    <>
      <Facts
        row={row}
        fields={[
          actualSale.vin,
          actualSale.seriesName,
          actualSale.modelName,
          actualSale.colorName,
          actualSale.dealerName,
        ]}
      />
      <div className="sale-grid">
        <Field of={actualSale.saleType} />
        <Field of={atsInvoice.payType} />
        <Field
          of={actualSale.saleDate}
          check={(value) =>
            check.past(value) ?? (check.isBefore(value, row.arriveDate) ? t('ats.beforeArrival') : undefined)
          }
        />
        <Field of={actualSale.dealPrice} check={check.money} />
        <Field of={SELLER}>
          <UserSelect
            label={t(SELLER.label)}
            known={row.consultantId ? [{ value: row.consultantId, label: row.consultantName }] : []}
          />
        </Field>
      </div>
    </>
  )
}
