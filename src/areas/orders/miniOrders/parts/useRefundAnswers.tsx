import { Alert } from 'antd'
import { type ReactNode, useState } from 'react'
import * as miniOrders from '@/api/orders/miniOrders'
import { useViewer } from '@/business/viewer'
import { f } from '@/entities/field'
import { miniOrder, type MiniOrderDetail } from '@/entities/orders/miniOrder'
import { miniRefund } from '@/entities/orders/miniRefund'
import type { Action } from '@/kit/actions/actions'
import { FormPanel } from '@/kit/form/FormPanel'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { Facts } from '@/kit/show/Facts'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useFormats } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { type TextKey, useT } from '@/locales'

const NOTE = { ...f.longtext({ max: 200 }), key: 'remark', label: 'miniOrders.remark' } as const

/** Refunds a deposit, always in full, after confirmation of the amount. */
const AgreeRefund = ({
  order,
  refundId,
  label,
  onClose,
}: {
  order: MiniOrderDetail
  refundId: string
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

/** A refund request as a row provides it; an order row has only a flag. */
interface Request {
  orderId: string
  refundId?: string
  /** True while it waits for a decision. */
  waits: boolean
  /** True if the payment channel rejected the payout. */
  failed: boolean
}
interface Asked extends Request {
  answer: 'agree' | 'refuse'
}

const PICKS = {
  label: 'miniOrders.picks',
  reasons: ['miniOrders.pickLate', 'miniOrders.pickTurned', 'miniOrders.pickMismatch'],
} as const

/** Decisions of headquarters on refund requests: the actions for one, and the dialog, which reloads the order. */
export const useRefundAnswers = (): { answersOf: (request: Request) => Action[]; host: ReactNode } => {
  const t = useT()
  const { hq } = useViewer()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const answersOf = (request: Request): Action[] => [
    {
      label: request.failed ? 'miniOrders.again' : 'miniOrders.agree',
      can: 'miniOrders.agreeRefund',
      next: true,
      hide: !hq || !(request.waits || request.failed),
      run: () => setAsked({ ...request, answer: 'agree' }),
    },
    {
      label: 'miniOrders.refuse',
      can: 'miniOrders.refuseRefund',
      danger: true,
      hide: !hq || !request.waits,
      run: () => setAsked({ ...request, answer: 'refuse' }),
    },
  ]
  const label = asked?.failed
    ? 'miniOrders.again'
    : asked?.answer === 'refuse'
      ? 'miniOrders.refuse'
      : 'miniOrders.agree'
  const host = asked && (
    <LoadRecord
      key={`${asked.orderId} ${asked.answer}`}
      of={miniOrders.get.query({ id: asked.orderId })}
      asWindow
      title={t(label)}
      onClose={close}
    >
      {(order) => {
        const refundId = asked.refundId ?? order.refund?.id ?? ''
        if (asked.answer === 'agree')
          return <AgreeRefund order={order} refundId={refundId} label={label} onClose={close} />
        return (
          <ReasonDialog
            name={`miniOrders.refuse.${refundId}`}
            title={`${t(label)} · ${order.orderNo || order.id}`}
            field={miniRefund.refuseReason}
            note={t('miniOrders.refuseNote')}
            picks={PICKS}
            okText={t(label)}
            done={t('miniOrders.refused')}
            send={(refuseReason) => miniOrders.refuseRefund({ id: order.id, refundId, refuseReason })}
            onClose={close}
          />
        )
      }}
    </LoadRecord>
  )
  return { answersOf, host }
}
