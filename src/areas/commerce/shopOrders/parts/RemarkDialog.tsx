import * as shopOrders from '@/api/commerce/shopOrders'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { choiceOf } from './choice'
import type { OrderDialogProps } from './useOrderActions'

type Values = Pick<ShopOrderDetail, 'flag' | 'remark'>

/** A flag and a note of the shop's own on an order, in any state. */
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
