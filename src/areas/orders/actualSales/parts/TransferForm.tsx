import { Alert, Form as AntForm } from 'antd'
import { useEffect, useMemo } from 'react'
import * as files from '@/api/system/files'
import * as approvals from '@/api/system/approvals'
import { PlaceBox } from '@/business/PlaceBox'
import { is, withStates } from '@/entities/field'
import type { SaleDetail } from '@/entities/orders/actualSale'
import { ownerIdType, ownerType, transferType } from '@/entities/orders/atsEnums'
import { ownerTransfer, type Transfer } from '@/entities/orders/transfer'
import { type Place, placeOf } from '@/entities/shared/place'
import { FilesBox } from '@/kit/form/FilesBox'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { type TextKey, useT } from '@/locales'
import { idError, idTypesOf } from '../saleRules'
import { useChecks } from './checks'
import { nameOf } from './useSaleActions'

type TransferValues = Pick<
  Transfer,
  'transferType' | 'ownerType' | 'customerName' | 'idType' | 'idNo' | 'phone' | 'address' | 'remark' | 'images'
> & { region: Place }

const MAX_FILES = 9
const HINTS: Record<number, TextKey> = {
  [transferType.family]: 'ats.proofFamily',
  [transferType.toPerson]: 'ats.proofCompany',
  [transferType.toCompany]: 'ats.proofCompany',
  [transferType.usedCar]: 'ats.proofInvoice',
  [transferType.correction]: 'ats.proofCorrection',
}

const TransferFields = ({ row, Field }: { row: SaleDetail; Field: FormField<TransferValues> }) => {
  const t = useT()
  const check = useChecks()
  const form = AntForm.useFormInstance<TransferValues>()
  const [cause, type, idType] = [
    AntForm.useWatch('transferType', form),
    AntForm.useWatch('ownerType', form),
    AntForm.useWatch('idType', form),
  ]
  const forced = is(cause, transferType.toPerson)
    ? ownerType.person
    : is(cause, transferType.toCompany)
      ? ownerType.company
      : undefined
  useEffect(() => {
    if (forced !== undefined && !is(type, forced)) form.setFieldsValue({ ownerType: forced })
  }, [form, forced, type])
  useEffect(() => {
    if (type === undefined || idType === undefined || idTypesOf(type).includes(Number(idType))) return
    form.setFieldsValue({ idType: is(type, ownerType.company) ? ownerIdType.creditCode : ownerIdType.idCard })
  }, [form, type, idType])
  const needsRemark = is(cause, transferType.usedCar, transferType.correction)
  const hint = HINTS[Number(cause)]
  return (
    <div className="sale-grid">
      <Field of={ownerTransfer.transferType} />
      <Field of={ownerTransfer.ownerType} disabled={forced !== undefined} />
      <Field
        of={{ ...ownerTransfer.customerName, min: 2 }}
        needs={[ownerTransfer.idNo]}
        check={(value, all) =>
          value && value === row.customerName && all.idNo && all.idNo === row.idNo ? t('ats.sameOwner') : undefined
        }
      />
      <Field of={withStates(ownerTransfer.idType, (code) => idTypesOf(type).includes(Number(code)))} />
      <Field
        of={ownerTransfer.idNo}
        needs={[ownerTransfer.idType]}
        check={(value, all) => (value ? check.say(idError(all.idType, String(value).trim().toUpperCase())) : undefined)}
      />
      <Field of={ownerTransfer.phone} />
      <Field of={ownerTransfer.region}>
        <PlaceBox label={t(ownerTransfer.region.label)} placeholder={t(ownerTransfer.region.label)} />
      </Field>
      <Field of={{ ...ownerTransfer.address, min: 5 }} />
      <Field of={{ ...ownerTransfer.remark, min: 5 }} required={needsRemark} />
      <Field of={ownerTransfer.images} hint={t(hint ?? 'ats.proof', { max: MAX_FILES })}>
        <FilesBox to={files.upload} drop={files.remove} max={MAX_FILES} label={t(ownerTransfer.images.label)} />
      </Field>
    </div>
  )
}

export const TransferForm = ({ row, readOnly }: { row: SaleDetail; readOnly: boolean }) => {
  const t = useT()
  const initial = useMemo((): Partial<TransferValues> => {
    const { transfer: last } = row
    if (!last) return { images: [] }
    const { customerName, idNo, phone, address, remark, images } = last
    return {
      ...{ customerName, idNo, phone, address, remark, images, region: placeOf(last) },
      ...{ transferType: last.transferType, ownerType: last.ownerType, idType: last.idType },
    }
  }, [row])
  return (
    <>
      {readOnly && <Alert type="info" showIcon className="space-below" title={t('ats.staffOnly')} />}
      <FormScreen<TransferValues>
        name={`ats.transfer.${row.id}`}
        row={undefined}
        initial={initial}
        readOnly={readOnly}
        create={({ region, ...values }, options) =>
          approvals.apply({ bizType: 'transfer', bizId: row.id, ...values, ...region }, options)
        }
        done={t('ats.applied')}
        saveText="ats.applyTransfer"
        ask={() => ({
          title: t('ats.transferAsk', { name: nameOf(row) }),
          effect: t('ats.transferEffect'),
        })}
      >
        {({ Field }) => <TransferFields row={row} Field={Field} />}
      </FormScreen>
    </>
  )
}
