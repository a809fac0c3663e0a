import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Alert, Form as AntForm, Button, Input, Space } from 'antd'
import { useState } from 'react'
import * as goods from '@/api/commerce/goods'
import * as files from '@/api/system/files'
import { PlaceBox } from '@/business/PlaceBox'
import { supplier, type Supplier } from '@/entities/commerce/supplier'
import type { RowOf } from '@/entities/field'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { Choice, type ControlProps } from '@/kit/form/controls'
import { useTaken } from '@/kit/form/useTaken'
import { plain } from '@/kit/show/format'
import { maskBankNo } from '@/lib/masking'
import { useT } from '@/locales'
import { contractState } from './ContractEnd'

/** Bank account number. A saved number shows its first and last four digits and becomes editable once revealed. */
const AccountBox = ({ value = '', onChange, saved, ...rest }: ControlProps<string> & { saved: string }) => {
  const t = useT()
  const [shown, show] = useState(saved === '')
  const hidden = !shown && value === saved
  return (
    <Space.Compact className="full-width">
      <Input
        {...rest}
        value={hidden ? maskBankNo(value) : value}
        readOnly={hidden}
        maxLength={30}
        inputMode="numeric"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {saved !== '' && (
        <Button
          icon={hidden ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          aria-label={t(hidden ? 'supply.showAccount' : 'supply.hideAccount')}
          aria-pressed={!hidden}
          disabled={rest.disabled}
          onClick={() => show(hidden)}
        />
      )}
    </Space.Compact>
  )
}

export type SupplierForm = Partial<RowOf<typeof supplier>>

const CODE = /^[A-Z0-9]{2,20}$/
const ACCOUNT = /^\d{8,30}$/
const filled = (value: unknown) => plain(value).trim() !== ''
const everySupplier = async () => {
  const records = await goods.listAllSuppliers(undefined, { quiet: true })
  return { records, total: records.length }
}

export const SupplierFields = ({ Field, row }: { Field: FormField<SupplierForm>; row?: Supplier }) => {
  const t = useT()
  const form = AntForm.useFormInstance<SupplierForm>()
  const contractEnd: unknown = AntForm.useWatch(supplier.contractEnd.key, form)
  const isTakenCode = useTaken(everySupplier, {
    key: 'supplierCode',
    fault: t('supply.taken', { field: t(supplier.supplierCode.label) }),
    own: row?.supplierCode,
  })
  const isTakenName = useTaken(everySupplier, {
    key: 'supplierName',
    fault: t('supply.taken', { field: t(supplier.supplierName.label) }),
    own: row?.supplierName,
  })
  return (
    <>
      <div className="two-columns">
        <Field
          of={supplier.supplierCode}
          disabled={row !== undefined}
          hint={row ? t('supply.codeKept') : undefined}
          check={async (value) =>
            CODE.test(plain(value).trim()) || !filled(value) ? isTakenCode(value) : t('supply.badCode')
          }
        />
        <Field of={supplier.supplierName} check={isTakenName} />
        <Field of={supplier.creditCode} />
        <Field of={supplier.contractEnd} />
      </div>
      {contractState(contractEnd) === 'over' && (
        <Alert type="warning" showIcon className="space-below" title={t('supply.contractOver')} />
      )}
      <div className="two-columns">
        <Field of={supplier.contactName} />
        <Field of={supplier.phone} />
        <Field of={supplier.region}>
          <PlaceBox label={t(supplier.region.label)} placeholder={t(supplier.region.label)} />
        </Field>
        <Field of={supplier.address} />
      </div>
      <Field of={supplier.settleType}>
        <Choice field={supplier.settleType} />
      </Field>
      <div className="two-columns">
        <Field
          of={supplier.bankName}
          needs={[supplier.bankAccount]}
          check={(value, all) => (!filled(value) && filled(all.bankAccount) ? t('supply.bankBoth') : undefined)}
        />
        <Field
          of={supplier.bankAccount}
          needs={[supplier.bankName]}
          check={(value, all) =>
            filled(value)
              ? ACCOUNT.test(plain(value).trim())
                ? undefined
                : t('supply.badAccount')
              : filled(all.bankName)
                ? t('supply.bankBoth')
                : undefined
          }
        >
          <AccountBox saved={plain(row?.bankAccount)} />
        </Field>
      </div>
      <Field of={supplier.licence} hint={t('supply.licenceHint')}>
        <ImageBox to={files.upload} drop={files.remove} aspect={4 / 3} />
      </Field>
      <Field of={supplier.remark} />
    </>
  )
}
