import { Alert } from 'antd'
import { useMemo } from 'react'
import * as ats from '@/api/orders/ats'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { SaleDetail } from '@/entities/orders/actualSale'
import { atsStatus } from '@/entities/orders/atsEnums'
import type { Question } from '@/kit/dialog/ask'
import { FormScreen } from '@/kit/form/FormScreen'
import { useLeave } from '@/kit/page/back'
import { plain } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'
import type { Section } from '../rules'
import { isOpen, isStaff } from '../states'
import { formOf, inputOf, type SaleForm } from '../values'
import { AutoSave } from './AutoSave'
import { CarFields } from './CarFields'
import { DeliveryFields } from './DeliveryFields'
import { InvoiceFields } from './InvoiceFields'
import { OwnerFields, useStaffPhones } from './OwnerFields'
import { SectionNav, sectionId } from './SectionNav'
import { nameOf } from './useSaleActions'

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

/** Whether a price is less than half of the list price. */
const isCheap = (price: unknown, list: unknown): boolean => {
  const [asked, full] = [toCents(price), toCents(list)]
  return asked !== undefined && full !== undefined && asked * 2 < full
}

/** The form of a sale in four sections: saved unfinished at any time, by itself each minute, and submitted for review once nothing is missing. */
export const CompleteForm = ({ row }: { row: SaleDetail }) => {
  const t = useT()
  const leave = useLeave()
  const viewer = useViewer()
  const staff = useStaffPhones(row.dealerCode)
  const initial = useMemo(() => formOf(row), [row])
  const open = isOpen(row) && isStaff(viewer)
  const save = (values: Partial<SaleForm>) => ats.save(inputOf(row.id, values, initial), { quiet: true })
  const ask = (values: Partial<SaleForm>): Question => ({
    title: t('ats.submitAsk', { name: nameOf(row) }),
    effect:
      [
        isCheap(values.dealPrice, row.guidePrice) && t('ats.cheap'),
        values.phone && staff.has(values.phone) && t('ats.staffPhone'),
      ]
        .filter(Boolean)
        .join(' · ') || t('ats.submitEffect'),
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
              {open && <AutoSave api={api} save={(values) => save(values)} />}
            </div>
          </div>
        )}
      </FormScreen>
    </>
  )
}
