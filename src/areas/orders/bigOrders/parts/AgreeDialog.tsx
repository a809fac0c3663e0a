import { Alert } from 'antd'
import * as bigOrders from '@/api/orders/bigOrders'
import { f } from '@/entities/field'
import { refundQuote, type RefundQuote } from '@/entities/orders/bigServiceOrder'
import { AmountBox } from '@/kit/form/AmountBox'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'

/** Refund to approve. If `isFixed`, its amount cannot be chosen and is `amount` in yuan, unless the server sent none. */
export interface Refund {
  orderId: string
  serviceId?: string
  name: string
  customer: string
  isFixed: boolean
  amount?: string
}
interface Values {
  refundAmount?: string
  remark?: string
}
const AMOUNT = { ...f.money({ required: true }), key: 'refundAmount', label: 'bigOrders.refund' } as const
const remark = { ...f.longtext({ max: 200 }), key: 'remark', label: 'bigOrders.remark' } as const

/** Approves a refund: loads the refundable amount first, then requires confirmation. */
export const AgreeDialog = ({ refund, onClose }: { refund: Refund; onClose: () => void }) => {
  const t = useT()
  const title = t('bigOrders.agreeOf', { name: refund.name })
  return (
    <LoadRecord
      asWindow
      of={bigOrders.getRefundPayAmount.query({ orderId: refund.orderId }, { quiet: true })}
      title={title}
      width={520}
      onClose={onClose}
    >
      {(quote) => <AgreeForm title={title} refund={refund} quote={quote} onClose={onClose} />}
    </LoadRecord>
  )
}

const AgreeForm = ({
  title,
  refund: { orderId, serviceId, customer, isFixed, amount },
  quote,
  onClose,
}: {
  title: string
  refund: Refund
  quote: RefundQuote
  onClose: () => void
}) => {
  const t = useT()
  const { money } = useFormats()
  const max = toCents(quote.refundPayAmount)
  const cents = isFixed ? toCents(amount) : max
  const isKnown = max !== undefined && cents !== undefined
  const check = (value: unknown) => {
    const chosen = toCents(value)
    const isExact = /^\d+(\.\d{1,2})?$/.test(String(value ?? '').trim())
    if (value === undefined || value === null || value === '') return undefined
    if (chosen === undefined || chosen <= 0 || !isExact) return t('bigOrders.amountRule')
    return max !== undefined && chosen > max ? t('bigOrders.tooMuch', { max: money(fromCents(max)) }) : undefined
  }
  return (
    <FormPanel<Values>
      open
      asWindow
      width={520}
      name={`bigOrders.agree.${serviceId ?? orderId}`}
      title={title}
      initial={{ refundAmount: cents === undefined ? undefined : fromCents(cents) }}
      readOnly={!isKnown}
      save={({ refundAmount, remark: said }) =>
        bigOrders.agreeRefund({
          id: orderId,
          ...(serviceId ? { serviceId } : {}),
          refundAmount: fromCents(toCents(refundAmount) ?? 0),
          remark: said ?? '',
        })
      }
      ask={({ refundAmount }) => ({
        title: t('bigOrders.agreeAsk', { amount: money(refundAmount) }),
        effect: t('bigOrders.agreeEffect'),
        danger: true,
      })}
      done={t('bigOrders.agreed')}
      saveText={t('bigOrders.agree')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {!isKnown && <Alert type="warning" showIcon title={t('bigOrders.noAmount')} className="space-below-md" />}
          <Facts
            row={quote}
            fields={[
              [{ ...refundQuote.orderId, kind: 'text', label: 'bigOrder.customerName', key: 'customer' }, customer],
              refundQuote.payAmount,
              refundQuote.refundedAmount,
              refundQuote.feeAmount,
              refundQuote.refundPayAmount,
            ]}
          />
          <Field of={AMOUNT} check={check} disabled={isFixed || !isKnown}>
            <AmountBox />
          </Field>
          <Field of={remark} disabled={!isKnown} />
        </>
      )}
    </FormPanel>
  )
}
