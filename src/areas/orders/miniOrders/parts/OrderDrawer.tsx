import { Space } from 'antd'
import * as miniOrders from '@/api/orders/miniOrders'
import { type MiniOrderDetail, miniOrder } from '@/entities/orders/miniOrder'
import { miniRefund } from '@/entities/orders/miniRefund'
import { type Action, Actions } from '@/kit/actions/actions'
import { Panel } from '@/kit/dialog/dialog'
import { PanelNav } from '@/kit/record/neighbours'
import { Facts } from '@/kit/show/Facts'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { OrderTimeline } from '@/business/OrderTimeline'

const { nickname, customerName, phone, seriesName, modelName, colorName, dealerName, cityName } = miniOrder
const { orderAmount, couponAmount, payAmount, payNo, consultantName, shareUserName, createTime, payTime } = miniOrder
const GROUPS = [
  { title: 'orders.customer', facts: [nickname, customerName, phone, miniOrder.remark] },
  { title: 'miniOrders.car', facts: [seriesName, modelName, colorName] },
  { title: 'orders.store', facts: [dealerName, cityName, consultantName, shareUserName] },
  { title: 'orders.order', facts: [createTime, payTime] },
] as const
const AMOUNTS = [orderAmount, couponAmount, payAmount, payNo] as const
const REFUND = [
  miniRefund.refundNo,
  miniRefund.status,
  miniRefund.reason,
  miniRefund.refundAmount,
  miniRefund.createTime,
  miniRefund.updateBy,
  miniRefund.updateTime,
  miniRefund.refuseReason,
  miniRefund.refundTime,
] as const

export const OrderDrawer = ({
  id,
  actionsOf,
  onClose,
}: {
  id: string
  actionsOf: (order: MiniOrderDetail) => readonly Action[]
  onClose: () => void
}) => {
  const t = useT()
  return (
    <LoadRecord of={miniOrders.get.query({ id })} title={t('kit.detail')} width={760} onClose={onClose}>
      {(order) => {
        const actions = actionsOf(order)
        return (
          <Panel
            open
            width={760}
            title={
              <Space wrap>
                <bdi className="digits">{order.orderNo || order.id}</bdi>
                <StatusTag field={miniOrder.status} value={order.status} />
              </Space>
            }
            extra={<PanelNav at="id" />}
            footer={actions.some(({ hide }) => !hide) && <Actions items={actions} />}
            onClose={onClose}
          >
            <Facts row={order} fields={GROUPS} />
            <h3 className="section-title">{t('miniOrders.amounts')}</h3>
            <p className="quiet">{t('miniOrders.formula')}</p>
            <Facts row={order} fields={AMOUNTS} />
            {order.refund && (
              <>
                <h3 className="section-title">{t('miniOrders.refund')}</h3>
                <Facts row={order.refund} fields={REFUND} />
              </>
            )}
            <h3 className="section-title">{t('orders.progress')}</h3>
            <OrderTimeline steps={order.steps} />
          </Panel>
        )
      }}
    </LoadRecord>
  )
}
