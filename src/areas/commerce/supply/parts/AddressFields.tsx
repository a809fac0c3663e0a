import '../supply.css'
import { Alert, Form as AntForm } from 'antd'
import * as logistics from '@/api/commerce/logistics'
import { PlaceBox } from '@/business/PlaceBox'
import { shopAddress, type ShopAddress } from '@/entities/commerce/shopAddress'
import { isYes, type RowOf } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { Choice, Flag } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { useTaken } from '@/kit/form/useTaken'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { SupplierSelect } from '../../parts/SupplierSelect'
import { nameOf, sends, takesBack } from './addressUse'

export type AddressForm = Partial<
  Omit<RowOf<typeof shopAddress>, 'id' | 'useCount' | 'createBy' | 'createTime' | 'updateTime'>
>

const ALL = { pageNo: 1, pageSize: 200 }

export const AddressFields = ({ Field, row }: { Field: FormField<AddressForm>; row?: ShopAddress }) => {
  const t = useT()
  const { count } = useFormats()
  const form = AntForm.useFormInstance<AddressForm>()
  const values: AddressForm = AntForm.useWatch((all: AddressForm) => all, { form, preserve: true }) ?? {}
  const { data } = useLoad(logistics.listAddresses.query(ALL, { quiet: true }))
  const isTaken = useTaken(async (addressName) => logistics.listAddresses({ ...ALL, addressName }, { quiet: true }), {
    key: 'addressName',
    fault: t('supply.taken', { field: t(shopAddress.addressName.label) }),
    own: row && plain(row.supplierId) === plain(values.supplierId) ? row.addressName : undefined,
    within: { supplierId: values.supplierId },
  })
  /** Returns a hint with the default of the same supplier that this address would replace. */
  const replaced = (key: 'defaultSend' | 'defaultReturn') => {
    const other = data?.records.find(
      (one) => isYes(one[key]) && one.id !== row?.id && plain(one.supplierId) === plain(values.supplierId),
    )
    return isYes(values[key]) && other ? t('supply.replaces', { name: nameOf(other) }) : undefined
  }
  const loses = (type: unknown) =>
    row !== undefined && ((isYes(row.defaultSend) && !sends(type)) || (isYes(row.defaultReturn) && !takesBack(type)))
  const oneOfBoth = (value: unknown, other: unknown) =>
    isBlank(value) && isBlank(other) ? t('supply.onePhone') : undefined
  return (
    <>
      {row && (numberIn(row.useCount) ?? 0) > 0 && (
        <Alert
          type="info"
          showIcon
          className="space-below"
          title={t('supply.usedAt', { places: count(row.useCount) })}
        />
      )}
      <div className="two-columns">
        <Field of={shopAddress.addressName} needs={[shopAddress.supplierId]} check={isTaken} />
        <Field of={shopAddress.supplierId} hint={t('supply.ownHint')}>
          <SupplierSelect label={t(shopAddress.supplierId.label)} placeholder={t('supply.own')} />
        </Field>
      </div>
      <Field of={shopAddress.addressType} check={(type) => (loses(type) ? t('supply.keepsDefault') : undefined)}>
        <Choice field={shopAddress.addressType} />
      </Field>
      <div className="two-columns">
        <Field of={shopAddress.contactName} />
        <Field
          of={shopAddress.phone}
          needs={[shopAddress.telephone]}
          check={(value, all) => oneOfBoth(value, all.telephone)}
        />
        <Field
          of={shopAddress.telephone}
          needs={[shopAddress.phone]}
          check={(value, all) => oneOfBoth(value, all.phone)}
        />
        <Field of={shopAddress.region}>
          <PlaceBox label={t(shopAddress.region.label)} placeholder={t(shopAddress.region.label)} />
        </Field>
        <Field of={shopAddress.address} />
        <Field
          of={shopAddress.postcode}
          check={(value) =>
            isBlank(value) || /^\d{6}$/.test(plain(value).trim()) ? undefined : t('supply.badPostcode')
          }
        />
        <Field of={shopAddress.workTime} />
      </div>
      <div className="two-columns">
        {sends(values.addressType) && (
          <Field of={shopAddress.defaultSend} hint={replaced('defaultSend')} disabled={isYes(row?.defaultSend)}>
            <Flag />
          </Field>
        )}
        {takesBack(values.addressType) && (
          <Field of={shopAddress.defaultReturn} hint={replaced('defaultReturn')} disabled={isYes(row?.defaultReturn)}>
            <Flag />
          </Field>
        )}
      </div>
      <Field of={shopAddress.remark} />
    </>
  )
}
