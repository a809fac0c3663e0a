import { Form as AntForm, Radio } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { is } from '@/entities/field'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import { shopPackage, type ShopPackage } from '@/entities/commerce/shopPackage'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { named, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { CarrierSelect } from '../../parts/CarrierSelect'
import { useCarriers } from './tracking'
import { TrackingBox } from './TrackingBox'
import type { OrderDialogProps } from './useOrderActions'

interface Values {
  packageId: string
  logisticsCode: string
  trackingNo: string
}
const CODE = { ...shopPackage.logisticsName, key: 'logisticsCode', required: true } as const
const NUMBER = { ...shopPackage.trackingNo, required: true } as const
const WHICH = { ...shopPackage.packageId, key: 'packageId', label: 'orderDesk.parcel', required: true } as const

const Which = ({
  rows,
  value,
  onChange,
  ...rest
}: ControlProps<string | undefined> & { rows: readonly ShopPackage[] }) => {
  const form = AntForm.useFormInstance<Values>()
  return (
    <Radio.Group
      {...rest}
      value={value}
      onChange={(event) => {
        const found = rows.find(({ packageId }) => packageId === event.target.value)
        onChange?.(event.target.value)
        form.setFieldsValue({ logisticsCode: found?.logisticsCode, trackingNo: plain(found?.trackingNo) })
      }}
      options={rows.map((row) => ({
        value: row.packageId,
        label: named(row.packageNo, row.logisticsName, row.trackingNo),
      }))}
    />
  )
}

const Fields = ({ Field, rows }: { Field: FormField<Values>; rows: readonly ShopPackage[] }) => {
  const t = useT()
  const { isOdd } = useCarriers()
  const form = AntForm.useFormInstance<Values>()
  const code = AntForm.useWatch('logisticsCode', form)
  const number = AntForm.useWatch('trackingNo', form)
  return (
    <>
      {rows.length > 1 && (
        <Field of={WHICH}>
          <Which rows={rows} />
        </Field>
      )}
      <Field of={CODE}>
        <CarrierSelect label={t(CODE.label)} />
      </Field>
      <Field of={NUMBER}>
        <TrackingBox label={t(NUMBER.label)} odd={isOdd(code, plain(number))} />
      </Field>
    </>
  )
}

export const CorrectDialog = ({ order, target, onClose }: OrderDialogProps) => {
  const t = useT()
  const rows = order.packages.filter(
    ({ status, packageId }) =>
      is(status, packageStatus.onWay, packageStatus.trouble) &&
      (target.packageId === undefined || packageId === target.packageId),
  )
  const [first] = rows
  return (
    <FormPanel
      open
      asWindow
      name={`shopOrder.parcel.${order.id}`}
      title={t('orderDesk.correctOf', { name: target.name })}
      initial={{
        packageId: first?.packageId,
        logisticsCode: first?.logisticsCode || undefined,
        trackingNo: plain(first?.trackingNo),
      }}
      save={(values) => shopOrders.updateLogistics({ id: order.id, ...values })}
      done={t('orderDesk.saved')}
      onClose={onClose}
    >
      {({ Field }) => (first ? <Fields Field={Field} rows={rows} /> : <p>{t('orderDesk.noParcel')}</p>)}
    </FormPanel>
  )
}
