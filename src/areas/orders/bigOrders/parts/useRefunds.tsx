import { useState } from 'react'
import * as bigOrders from '@/api/orders/bigOrders'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { BigOrder } from '@/entities/orders/bigOrder'
import { bigServiceStatus, bigServiceType } from '@/entities/orders/bigOrderEnums'
import type { BigServiceOrder } from '@/entities/orders/bigServiceOrder'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { ReasonDialog } from '../../parts/ReasonDialog'
import { mayAgree, mayRefuse, nameOf, serviceNameOf } from '../fields'
import { AgreeDialog, type Refund } from './AgreeDialog'

/** The answers to refund requests, by headquarters alone: what can be done with an order or a request, and the windows for it. */
export const useRefunds = () => {
  const t = useT()
  const { hq } = useViewer()
  const [asked, setAsked] = useState<{ refund: Refund; agrees: boolean }>()
  const close = () => setAsked(undefined)
  const answers = (
    refund: Refund,
    { agree, refuse, again }: Record<'agree' | 'refuse' | 'again', boolean>,
  ): Action[] => [
    {
      label: again ? 'bigOrders.again' : 'bigOrders.agree',
      can: 'bigOrders.agreeRefund',
      next: true,
      hide: !hq || !(agree || again),
      run: () => setAsked({ refund, agrees: true }),
    },
    {
      label: 'bigOrders.refuse',
      can: 'bigOrders.refuseRefund',
      danger: true,
      hide: !hq || !refuse,
      run: () => setAsked({ refund, agrees: false }),
    },
  ]
  const ofOrder = (row: BigOrder): Action[] =>
    answers(
      { orderId: row.id, name: nameOf(row), customer: row.customerName },
      { agree: mayRefuse(row), refuse: mayRefuse(row), again: mayAgree(row) && !mayRefuse(row) },
    )
  const ofService = (row: BigServiceOrder): Action[] => {
    const waits = is(row.status, bigServiceStatus.toReview)
    return answers(
      {
        orderId: row.orderId,
        serviceId: row.id,
        name: serviceNameOf(row),
        customer: row.customerName,
        fixed: is(row.serviceType, bigServiceType.difference) ? row.refundAmount : undefined,
      },
      { agree: waits, refuse: waits, again: is(row.status, bigServiceStatus.failed) },
    )
  }
  const host =
    asked &&
    (asked.agrees ? (
      <AgreeDialog key={asked.refund.serviceId ?? asked.refund.orderId} refund={asked.refund} onClose={close} />
    ) : (
      <ReasonDialog
        key={asked.refund.serviceId ?? asked.refund.orderId}
        name={`bigOrders.refuse.${asked.refund.serviceId ?? asked.refund.orderId}`}
        title={t('bigOrders.refuseOf', { name: asked.refund.name })}
        label="bigServiceOrder.refuseReason"
        note={t('bigOrders.refuseNote')}
        okText={t('bigOrders.refuse')}
        done={t('bigOrders.refused')}
        send={(refuseReason) =>
          bigOrders.refuseRefund({
            id: asked.refund.orderId,
            ...(asked.refund.serviceId ? { serviceId: asked.refund.serviceId } : {}),
            refuseReason,
          })
        }
        onClose={close}
      />
    ))
  return { ofOrder, ofService, host }
}
