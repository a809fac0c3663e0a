import * as shopOrders from '@/api/commerce/shopOrders'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { optionOf } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'

type Values = Pick<ShopOrderDetail, 'flag' | 'remark'>

/** A flag and a note of the shop's own on the order that a case is about. */
export const OrderRemark = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const t = useT()
  const title = t('afterSales.orderRemark')
  return (
    <LoadRecord asWindow of={shopOrders.get.query({ id: orderId }, { quiet: true })} title={title} onClose={onClose}>
      {(order) => (
        <FormPanel
          open
          asWindow
          name={`afterSale.orderRemark.${orderId}`}
          title={title}
          initial={{
            // One of the codes of the field.
            flag: (optionOf(shopOrder.flag.of, order.flag)?.value ?? 0) as Values['flag'],
            remark: order.remark ?? '',
          }}
          save={({ flag, remark }) => shopOrders.remark({ id: orderId, remark: remark ?? '', flag: flag ?? 0 })}
          done={t('afterSales.remarkSaved')}
          onClose={onClose}
        >
          {({ Field }) => (
            <>
              <Field of={shopOrder.flag} />
              <Field of={shopOrder.remark} />
            </>
          )}
        </FormPanel>
      )}
    </LoadRecord>
  )
}
