import { Alert } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import * as ats from '@/api/orders/ats'
import * as files from '@/api/system/files'
import { InsurerSelect } from '@/business/InsurerSelect'
import { UserSelect } from '@/business/UserSelect'
import { uploadEach } from '@/business/uploadEach'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { actualSale, type SaleDetail } from '@/entities/orders/actualSale'
import { atsStatus } from '@/entities/orders/atsEnums'
import { atsInvoice } from '@/entities/orders/atsInvoice'
import { useLatest } from '@/kit/data/useLatest'
import type { Confirmation } from '@/kit/dialog/ConfirmDialog'
import { type FormApi, type FormField, useLax } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { useLeave } from '@/kit/page/back'
import { Facts } from '@/kit/show/Facts'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { plain } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { type TextKey, useT } from '@/locales'
import { invoiceCodeError, invoiceError, pricesDiffer, type Section } from '../saleRules'
import { isOpen, isStaff } from '../states'
import { formOf, inputOf, type SaleForm } from '../saleValues'
import { OnePicture } from './OnePicture'
import { OwnerFields, useStaffPhones } from './OwnerFields'
import { sectionId, SectionNav } from './SectionNav'
import { useChecks } from './checks'
import { nameOf } from './useSaleActions'

/** Invoice fields; a price that differs requires a reason. */
const InvoiceFields = ({ Field }: { Field: FormField<SaleForm> }) => {
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

const MAX_PHOTOS = 6

const DeliveryFields = ({ Field }: { Field: FormField<SaleForm> }) => {
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

const SELLER = { ...actualSale.consultantName, key: 'consultantId' } as const

const CarFields = ({ row, Field }: { row: SaleDetail; Field: FormField<SaleForm> }) => {
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

const EVERY_MS = 60_000

/** Saves input every minute without a message and shows the time of the last save. Errors are left to the manual save. */
const AutoSave = <V extends object>({ api, save }: { api: FormApi<V>; save: (values: V) => Promise<unknown> }) => {
  const t = useT()
  const [at, setAt] = useState<number>()
  const run = useLatest(async () => {
    if (await api.saveQuietly(save)) setAt(Date.now())
  })
  useEffect(() => {
    const timer = setInterval(() => void run(), EVERY_MS)
    return () => clearInterval(timer)
  }, [run])
  return (
    <span className="quiet sale-saved" role="status">
      {at === undefined ? '' : t('ats.savedAt', { time: formatTime(at, 'HH:mm') })}
    </span>
  )
}

const Section = ({ name, children }: { name: Section; children: React.ReactNode }) => {
  const t = useT()
  return (
    <section aria-labelledby={sectionId(name)} className="sale-section">
      <h3 id={sectionId(name)} className="section-title" tabIndex={-1}>
        {t(`ats.${name}` satisfies TextKey)}
      </h3>
      {children}
    </section>
  )
}

/** True if a price is below half of the list price. */
const isCheap = (price: unknown, list: unknown): boolean => {
  const [asked, full] = [toCents(price), toCents(list)]
  return asked !== undefined && full !== undefined && asked * 2 < full
}

/**
 * Form of a sale in four sections. It can be saved incomplete, is saved every minute, and is submitted for review
 * once complete.
 */
export const CompleteForm = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const leave = useLeave()
  const viewer = useViewer()
  const staff = useStaffPhones(row.dealerCode)
  const initial = useMemo(() => formOf(row), [row])
  const open = isOpen(row) && isStaff(viewer)
  const save = (values: Partial<SaleForm>) => ats.save(inputOf(row.id, values, initial), { quiet: true })
  const ask = (values: Partial<SaleForm>): Confirmation => ({
    title: t('ats.submitAsk', { name: nameOf(row) }),
    effect:
      [
        isCheap(values.dealPrice, row.guidePrice) && t('ats.cheap'),
        values.phone && staff.has(values.phone) && t('ats.staffPhone'),
      ]
        .filter(Boolean)
        .join('\n') || t('ats.submitEffect'),
  })
  return (
    <>
      {is(row.status, atsStatus.rejected) && (
        <Alert
          type="error"
          showIcon
          className="space-below"
          title={t('ats.wasRejected')}
          description={plain(row.rejectReason) || undefined}
        />
      )}
      {!open && (
        <Alert
          type="info"
          showIcon
          className="space-below"
          title={t('ats.notOpen')}
          action={
            <PermittedLink text={t('ats.toDetail')} path="/solid-management/solidDetail" query={{ id: row.id }} />
          }
        />
      )}
      <FormScreen<SaleForm>
        name="ats.complete"
        row={row}
        initial={initial}
        draft
        readOnly={!open}
        whole
        update={(_, __, { values }) => save(values)}
        publish={{
          label: 'ats.submit',
          run: (id, options) => ats.submit({ id }, options),
          done: t('ats.submitted'),
          ask,
        }}
        done={t('ats.saved')}
        onSaved={(_, submitted) => (submitted ? leave() : false)}
      >
        {(api) => (
          <div className="sale-form">
            <SectionNav form={api.form} rate={row.infoRate} initial={initial} />
            <div>
              <Section name="car">
                <CarFields row={row} Field={api.Field} />
              </Section>
              <Section name="owner">
                <OwnerFields row={row} Field={api.Field} />
              </Section>
              <Section name="invoice">
                <InvoiceFields Field={api.Field} />
              </Section>
              <Section name="delivery">
                <DeliveryFields Field={api.Field} />
              </Section>
              {open && <AutoSave api={api} save={save} />}
            </div>
          </div>
        )}
      </FormScreen>
    </>
  )
}
