import { type ReactNode, useState } from 'react'
import * as miniOrders from '@/api/orders/miniOrders'
import { useViewer } from '@/business/viewer'
import { miniRefund } from '@/entities/orders/miniRefund'
import type { Action } from '@/kit/actions/actions'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { AgreeRefund } from './AgreeRefund'

/** A request for the money back as a row knows it; a row of an order knows only that there is one. */
interface Request {
  orderId: string
  refundId?: string
  /** It waits for an answer. */
  waits: boolean
  /** The payment channel refused to pay it back. */
  failed: boolean
}
interface Asked extends Request {
  answer: 'agree' | 'refuse'
}

const PICKS = {
  label: 'miniOrders.picks',
  reasons: ['miniOrders.pickLate', 'miniOrders.pickTurned', 'miniOrders.pickMismatch'],
} as const

/** The answers that headquarters gives to requests for the money back: what is offered for one, and the window it is given in, which reads the order anew. */
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
