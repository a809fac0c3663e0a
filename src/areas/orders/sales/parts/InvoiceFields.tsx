import { actualSale } from '@/entities/orders/actualSale'
import { atsInvoice } from '@/entities/orders/atsInvoice'
import { type FormField, useLax } from '@/kit/form/Form'
import { useT } from '@/locales'
import { invoiceCodeError, invoiceError, pricesDiffer } from '../rules'
import type { SaleForm } from '../values'
import { useChecks } from './checks'
import { OnePicture } from './OnePicture'

/** The invoice of a sale; a price of its own is to be explained. */
export const InvoiceFields = ({ Field }: { Field: FormField<SaleForm> }) => {
  const t = useT()
  const lax = useLax()
  const check = useChecks()
  return (
    <div className="sale-grid">
      <Field of={atsInvoice.invoiceNo} check={(value) => check.say(invoiceError(String(value ?? '').trim()))} />
      <Field
        of={atsInvoice.invoiceCode}
        hint={t('ats.invoiceCodeHint')}
        needs={[atsInvoice.invoiceNo]}
        check={(value, all) => {
          const code = String(value ?? '').trim()
          return code === '' && lax()
            ? undefined
            : check.say(invoiceCodeError(code, String(all.invoiceNo ?? '').trim()))
        }}
      />
      <Field of={atsInvoice.invoiceDate} check={check.past} />
      <Field of={atsInvoice.invoiceAmount} check={check.money} />
      <Field
        of={atsInvoice.priceRemark}
        needs={[atsInvoice.invoiceAmount, actualSale.dealPrice]}
        check={(value, all) =>
          !lax() && pricesDiffer(all.dealPrice, all.invoiceAmount) && !String(value ?? '').trim()
            ? t('ats.priceDiffers')
            : undefined
        }
      />
      <Field of={atsInvoice.invoiceImage} hint={t('ats.pictureHint')}>
        <OnePicture label={t(atsInvoice.invoiceImage.label)} />
      </Field>
    </div>
  )
}
