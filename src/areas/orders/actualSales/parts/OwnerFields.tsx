import { Form as AntForm } from 'antd'
import { useEffect } from 'react'
import * as dealers from '@/api/system/dealers'
import { PlaceBox } from '@/business/PlaceBox'
import { is, withStates } from '@/entities/field'
import { type SaleDetail, actualSale } from '@/entities/orders/actualSale'
import { ownerIdType, ownerSex, ownerType } from '@/entities/orders/atsEnums'
import { atsOwner } from '@/entities/orders/atsOwner'
import { useLoad } from '@/kit/data/load'
import { type FormField, useLax } from '@/kit/form/Form'
import { sexOf } from '@/lib/checkDigits'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { bornBy, idError, idTypesOf, isAdult } from '../saleRules'
import type { SaleForm } from '../saleValues'
import { useChecks } from './checks'

const MAX_FOCUS = 3

/** Returns the phone numbers of the dealer's staff; empty until they are loaded. */
export const useStaffPhones = (dealerCode: string): ReadonlySet<string> => {
  const { data } = useLoad(dealers.selectSaleUsers.query({ dealerCode }, { quiet: true }), {
    enabled: dealerCode !== '',
  })
  return new Set((data ?? []).map(({ phone }) => phone))
}

/** Owner fields. A valid identity card number fills in birthday and sex. */
export const OwnerFields = ({ row, Field }: { row: SaleDetail; Field: FormField<SaleForm> }) => {
  const t = useT()
  const lax = useLax()
  const check = useChecks()
  const form = AntForm.useFormInstance<SaleForm>()
  const [type, idType, idNo, phone] = [
    AntForm.useWatch('ownerType', form),
    AntForm.useWatch('idType', form),
    AntForm.useWatch('idNo', form),
    AntForm.useWatch('phone', form),
  ]
  const isCompany = is(type, ownerType.company)
  const staff = useStaffPhones(row.dealerCode)
  useEffect(() => {
    // The owner type limits the identity types, so replace one that is no longer allowed.
    if (type === undefined || idType === undefined || idTypesOf(type).includes(Number(idType))) return
    form.setFieldsValue({ idType: isCompany ? ownerIdType.creditCode : ownerIdType.idCard })
  }, [form, type, idType, isCompany])
  useEffect(() => {
    const birthday = bornBy(idType, (idNo ?? '').toUpperCase())
    if (!birthday || form.getFieldValue('birthday') === birthday) return
    form.setFieldsValue({ birthday, sex: sexOf(idNo ?? '') === 'male' ? ownerSex.male : ownerSex.female })
  }, [form, idType, idNo])
  return (
    <div className="sale-grid">
      <Field of={atsOwner.ownerType} />
      <Field of={{ ...actualSale.customerName, min: isCompany ? 4 : 2 }} needs={[atsOwner.ownerType]} />
      <Field of={withStates(atsOwner.idType, (code) => idTypesOf(type).includes(Number(code)))} />
      <Field
        of={atsOwner.idNo}
        needs={[atsOwner.idType]}
        check={(value, all) => (value ? check.say(idError(all.idType, String(value).trim().toUpperCase())) : undefined)}
      />
      {isCompany && <Field of={{ ...atsOwner.contactName, min: 2 }} required />}
      <Field
        of={actualSale.phone}
        hint={phone && staff.has(phone) ? <span className="sale-hint">{t('ats.staffPhone')}</span> : undefined}
      />
      {!isCompany && <Field of={atsOwner.sex} />}
      {!isCompany && (
        <Field
          of={atsOwner.birthday}
          check={(value) =>
            value && !isAdult(formatTime(value, 'YYYY-MM-DD'), formatTime(Date.now(), 'YYYY-MM-DD'))
              ? check.say('underAge')
              : undefined
          }
        />
      )}
      <Field of={atsOwner.region}>
        <PlaceBox label={t(atsOwner.region.label)} placeholder={t(atsOwner.region.label)} />
      </Field>
      <Field of={{ ...atsOwner.address, min: 5 }} />
      <Field of={atsOwner.purpose} />
      <Field of={atsOwner.buyTimes} />
      <Field
        of={atsOwner.focus}
        check={(value) => {
          const count = Array.isArray(value) ? value.length : 0
          return count > MAX_FOCUS || (count === 0 && !lax()) ? t('ats.focusCount') : undefined
        }}
      />
    </div>
  )
}
