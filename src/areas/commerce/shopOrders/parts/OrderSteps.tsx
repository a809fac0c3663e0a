import { Alert, Steps } from 'antd'
import { is } from '@/entities/field'
import { orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { named, optionName, useFormats } from '@/kit/show/format'
import { useScreen } from '@/kit/page/screen'
import { formatTime } from '@/lib/time'
import { toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'
import { Button } from 'antd'
import { isSent } from './target'

type ShopOrderStatus = ShopOrderDetail['status']
const REACHED: readonly (readonly [state: ShopOrderStatus, sent: number, handedOut: number])[] = [
  [states.unpaid, 1, 1],
  [states.toDeliver, 2, 2],
  [states.partSent, 2, 2],
  [states.sent, 3, 3],
  [states.toRedeem, 2, 2],
  [states.done, 5, 4],
]

/** Progress of an order with the time of each step. A closed order ends in red with the reason and the refund. */
export const OrderSteps = ({ row }: { row: ShopOrderDetail }) => {
  const t = useT()
  const { money, number } = useFormats()
  const comes = isSent(row)
  const way: readonly (readonly [TextKey, unknown])[] = comes
    ? [
        ['orderDesk.stepOrdered', row.createTime],
        ['orderDesk.stepPaid', row.payTime],
        ['orderDesk.stepSent', row.deliverTime],
        ['orderDesk.stepReceived', row.finishTime],
        ['orderDesk.stepDone', row.finishTime],
      ]
    : [
        ['orderDesk.stepOrdered', row.createTime],
        ['orderDesk.stepPaid', row.payTime],
        ['orderDesk.stepRedeemed', row.finishTime],
        ['orderDesk.stepDone', row.finishTime],
      ]
  const isClosed = is(row.status, states.closed)
  const known = REACHED.find(([state]) => is(row.status, state))
  const reached = isClosed
    ? way.filter(([, time]) => formatTime(time)).length
    : ((comes ? known?.[1] : known?.[2]) ?? 1)
  const shown = isClosed
    ? way.filter(
        ([title, time], at) =>
          at === 0 || (formatTime(time) && title !== 'orderDesk.stepDone' && time !== row.finishTime),
      )
    : way
  const items = shown.map(([title, time], at) => ({
    title: t(title),
    content: isClosed || at < reached ? formatTime(time, 'YYYY-MM-DD HH:mm') : undefined,
  }))
  const back =
    (toCents(row.refundAmount) ?? 0) > 0 || Number(row.refundPoints) > 0
      ? t('orderDesk.refunded', { amount: money(row.refundAmount), points: number(row.refundPoints || 0) })
      : ''
  const ended = {
    title: t('shopOrderStatus.closed'),
    status: 'error' as const,
    content: named(optionName(t, shopOrder.cancelReason, row.cancelReason), back),
  }
  return (
    <nav aria-label={t('orderDesk.steps')} className="scroll-x space-below">
      <Steps
        size="small"
        current={isClosed ? items.length : reached}
        status={isClosed ? 'error' : undefined}
        items={isClosed ? [...items, ended] : items}
      />
    </nav>
  )
}

export const OpenCases = ({ row, leads }: { row: ShopOrderDetail; leads: boolean }) => {
  const t = useT()
  const { setQuery } = useScreen()
  if (!is(row.afterSaleState, orderAfterSale.open)) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="space-below"
      title={t('orderDesk.openCase')}
      action={
        leads && (
          <Button size="small" onClick={() => setQuery({ tab: 'afterSale' })}>
            {t('orderDesk.seeCases')}
          </Button>
        )
      }
    />
  )
}
