import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as bigOrders from '@/api/orders/bigOrders'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { BigOrder, BigServiceBrief } from '@/entities/orders/bigOrder'
import { bigServiceStatus, bigServiceType } from '@/entities/orders/bigOrderEnums'
import { type BigServiceOrder, bigServiceOrder } from '@/entities/orders/bigServiceOrder'
import type { Action } from '@/kit/actions/actions'
import { useAction } from '@/kit/data/useAction'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { useT } from '@/locales'
import { mayAgree, mayRefuse, nameOf, serviceNameOf } from '../bigOrderColumns'
import { orders } from '../questions'
import { AgreeDialog, type Refund } from './AgreeDialog'

/** Returns the amount of a request; that of a price difference cannot be chosen. */
const amountOf = (request: Pick<BigServiceBrief, 'serviceType' | 'refundAmount'> | undefined) => ({
  isFixed: is(request?.serviceType, bigServiceType.difference),
  amount: request?.refundAmount,
})

export const useRefunds = () => {
  const t = useT()
  const { hq } = useViewer()
  const [asked, setAsked] = useState<{ refund: Refund; agrees: boolean }>()
  const close = () => setAsked(undefined)
  const { act } = useAction()
  const client = useQueryClient()
  const open = (load: () => Promise<Refund>, agrees: boolean) =>
    void act(async () => setAsked({ refund: await load(), agrees }), { keep: true })
  const answers = (
    load: () => Promise<Refund>,
    { agree, refuse, again }: Record<'agree' | 'refuse' | 'again', boolean>,
  ): Action[] => [
    {
      label: again ? 'bigOrders.again' : 'bigOrders.agree',
      can: 'bigOrders.agreeRefund',
      next: true,
      hide: !hq || !(agree || again),
      run: () => open(load, true),
    },
    {
      label: 'bigOrders.refuse',
      can: 'bigOrders.refuseRefund',
      danger: true,
      hide: !hq || !refuse,
      run: () => open(load, false),
    },
  ]
  const ofOrder = (row: BigOrder): Action[] =>
    answers(
      async () => {
        // The pending or failed request of an order fixes the amount of a difference.
        const { services } = await client.fetchQuery(orders.one(row.id))
        const request = services.find(({ status }) => is(status, bigServiceStatus.toReview, bigServiceStatus.failed))
        return {
          orderId: row.id,
          serviceId: request?.id,
          name: nameOf(row),
          customer: row.customerName,
          ...amountOf(request),
        }
      },
      { agree: mayRefuse(row), refuse: mayRefuse(row), again: mayAgree(row) && !mayRefuse(row) },
    )
  const ofService = (row: BigServiceOrder): Action[] => {
    const waits = is(row.status, bigServiceStatus.toReview)
    const refund = { orderId: row.orderId, serviceId: row.id, name: serviceNameOf(row), customer: row.customerName }
    return answers(() => Promise.resolve({ ...refund, ...amountOf(row) }), {
      agree: waits,
      refuse: waits,
      again: is(row.status, bigServiceStatus.failed),
    })
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
        field={{ ...bigServiceOrder.refuseReason, required: true, min: 5 }}
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
