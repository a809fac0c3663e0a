import * as files from '@/api/system/files'
import { InsurerSelect } from '@/business/InsurerSelect'
import { uploadEach } from '@/business/uploadEach'
import { actualSale } from '@/entities/orders/actualSale'
import { atsInvoice } from '@/entities/orders/atsInvoice'
import type { FormField } from '@/kit/form/Form'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { useT } from '@/locales'
import type { SaleForm } from '../values'
import { useChecks } from './checks'
import { OnePicture } from './OnePicture'

const MAX_PHOTOS = 6

/** Plate, insurance and delivery, which may follow later. */
export const DeliveryFields = ({ Field }: { Field: FormField<SaleForm> }) => {
  const t = useT()
  const check = useChecks()
  return (
    <div className="sale-grid">
      <Field of={atsInvoice.plate} hint={t('ats.plateHint')} check={check.plate} />
      <Field
        of={atsInvoice.plateDate}
        needs={[atsInvoice.invoiceDate]}
        check={(value, all) => (check.isBefore(value, all.invoiceDate) ? t('ats.beforeInvoice') : undefined)}
      />
      <Field of={atsInvoice.licenseImage} hint={t('ats.pictureHint')}>
        <OnePicture label={t(atsInvoice.licenseImage.label)} />
      </Field>
      <Field of={atsInvoice.insuranceCompany}>
        <InsurerSelect label={t(atsInvoice.insuranceCompany.label)} />
      </Field>
      <Field
        of={atsInvoice.deliveryDate}
        needs={[actualSale.saleDate]}
        check={(value, all) =>
          check.past(value) ?? (check.isBefore(value, all.saleDate) ? t('ats.beforeSale') : undefined)
        }
      />
      <Field of={atsInvoice.deliveryImages} hint={t('ats.picturesHint', { max: MAX_PHOTOS })}>
        <ImagesBox to={uploadEach} drop={files.remove} max={MAX_PHOTOS} label={t(atsInvoice.deliveryImages.label)} />
      </Field>
    </div>
  )
}
