import { Alert, Form as AntForm } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { type Code, is } from '@/entities/field'
import { shopOrderStatus } from '@/entities/commerce/shared'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { orderCancelReason as reasons, packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { DASH, plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { ReasonBox } from '../../parts/ReasonBox'
import { leftToRefund } from './refundShare'
import type { OrderDialogProps } from './useOrderActions'

type Values = Pick<ShopOrderDetail, 'cancelReason' | 'remark'>
/** The shop cannot choose the other reasons. */
const isOurs = (code: Code) => !is(code, reasons.overdue, reasons.buyer, reasons.refunded)
const MIN = 5

const Why = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const reason = AntForm.useWatch('cancelReason', AntForm.useFormInstance<Values>())
  const isOther = is(reason, reasons.other)
  return (
    <>
      <Field of={shopOrder.cancelReason}>
        <ReasonBox type="orderCancelReason" field={shopOrder.cancelReason} keeps={isOurs} />
      </Field>
      <Field
        of={shopOrder.remark}
        required={isOther}
        needs={[shopOrder.cancelReason]}
        check={(value, { cancelReason }) =>
          is(cancelReason, reasons.other) && plain(value).trim().length < MIN ? t('orderDesk.reasonLength') : undefined
        }
      />
    </>
  )
}

/** Cancels a whole order. Shows the refund and the other sub-orders that are cancelled with it. */
export const CancelDialog = ({ order, target, onClose }: OrderDialogProps) => {
  const t = useT()
  const { count, money } = useFormats()
  const isPaid = !is(order.status, shopOrderStatus.unpaid)
  const others = order.packages.filter(
    ({ packageId, status }) => packageId !== target.packageId && !is(status, packageStatus.closed),
  )
  const back = leftToRefund(order)
  return (
    <FormPanel<Values>
      open
      asWindow
      danger
      name={`shopOrder.cancel.${order.id}`}
      title={t('orderDesk.cancelOf', { name: order.orderNo || order.id })}
      initial={{}}
      save={({ cancelReason, remark }) =>
        shopOrders.cancel({ id: order.id, cancelReason: Number(cancelReason), remark: remark ?? '' })
      }
      saveText={t('orderDesk.cancel')}
      done={t('orderDesk.cancelled')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Alert
            type="warning"
            showIcon
            className="space-below"
            title={
              isPaid
                ? t('orderDesk.cancelAsk', {
                    amount: back.amount === undefined ? DASH : money(back.amount),
                    points: count(back.points),
                  })
                : t('orderDesk.cancelUnpaid')
            }
            description={
              target.packageId && others.length > 0
                ? t('orderDesk.othersToo', {
                    names: others.map(({ packageNo }) => plain(packageNo)).join(t('kit.listComma')),
                  })
                : undefined
            }
          />
          <Why Field={Field} />
        </>
      )}
    </FormPanel>
  )
}
