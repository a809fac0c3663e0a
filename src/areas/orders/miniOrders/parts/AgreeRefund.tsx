import { Alert } from 'antd'
import * as miniOrders from '@/api/orders/miniOrders'
import { type MiniOrderDetail, miniOrder } from '@/entities/orders/miniOrder'
import { f } from '@/entities/field'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'

const NOTE = { ...f.longtext({ max: 200 }), key: 'remark', label: 'miniOrders.remark' } as const

/** Pays a deposit back: always the whole of it, asked once more with the amount. */
export const AgreeRefund = ({
  order,
  refundId,
  label,
  onClose,
}: {
  order: MiniOrderDetail
  refundId: string
  /** What it is called: the first time, or again. */
  label: TextKey
  onClose: () => void
}) => {
  const t = useT()
  const { money } = useFormats()
  const isKnown = toCents(order.payAmount) !== undefined
  return (
    <FormPanel<{ remark?: string }>
      open
      asWindow
      keepsDraft
      width={520}
      name={`miniOrders.agree.${refundId}`}
      title={`${t(label)} · ${order.orderNo || order.id}`}
      initial={{}}
      save={({ remark }) => miniOrders.agreeRefund({ id: order.id, refundId, ...(remark && { remark }) })}
      ask={() => ({ title: t('miniOrders.agreeAsk', { amount: money(order.payAmount) }), danger: true })}
      done={t('miniOrders.agreed')}
      saveText={t(label)}
      danger
      readOnly={!isKnown}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {!isKnown && <Alert type="warning" showIcon title={t('miniOrders.noAmount')} className="space-below-md" />}
          <Facts row={order} fields={[miniOrder.orderNo, miniOrder.customerName, miniOrder.payAmount]} />
          <Field of={NOTE} />
        </>
      )}
    </FormPanel>
  )
}
