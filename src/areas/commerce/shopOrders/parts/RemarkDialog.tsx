import * as shopOrders from '@/api/commerce/shopOrders'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { type Field, optionOf } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import type { OrderDialogProps } from './useOrderActions'

/** Returns the wire code as a code of the field's enumeration, or undefined if it has no such code. */
const choiceOf = <V,>(field: Field<string, V>, value: unknown): V | undefined =>
  optionOf(field.of, value)?.value as V | undefined // Code of this field's enumeration.

type Values = Pick<ShopOrderDetail, 'flag' | 'remark'>

export const RemarkDialog = ({ order, target, onClose }: OrderDialogProps) => {
  const t = useT()
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`shopOrder.remark.${order.id}`}
      title={t('orderDesk.remarkOf', { name: target.name })}
      initial={{ flag: choiceOf(shopOrder.flag, order.flag) ?? 0, remark: order.remark }}
      save={({ flag, remark }) => shopOrders.remark({ id: order.id, remark: remark ?? '', flag: flag ?? 0 })}
      done={t('orderDesk.saved')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={shopOrder.flag} />
          <Field of={shopOrder.remark} />
        </>
      )}
    </FormPanel>
  )
}
