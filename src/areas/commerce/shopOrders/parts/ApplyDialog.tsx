import { Form as AntForm } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { afterSaleType, shopAfterSale, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { goodsType, shopOrderStatus as states } from '@/entities/commerce/shared'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { f, is, withStates } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { NumberBox } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { type Queried, useLoad } from '@/kit/data/load'
import { useFormats } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { Evidence } from '../../parts/Evidence'
import { ReasonBox } from '../../parts/ReasonBox'
import { LineCounts } from './LineCounts'
import type { SendLine } from './linesToSend'
import { linesToApply, refundShare } from './refundShare'
import type { OrderDialogProps } from './useOrderActions'

interface Values {
  afterSaleType?: (typeof shopAfterSale.afterSaleType)['value']
  counts: Record<string, number | null>
  reason?: (typeof shopAfterSale.reason)['value']
  refundAmount?: string
  refundPoints?: number
  description?: string
  images?: string[]
}
const QUIET = { quiet: true } as const
const REASON = { ...shopAfterSale.reason, required: true } as const
const WORDS = { ...shopAfterSale.description, required: true, min: 5 } as const
const AMOUNT = { ...shopAfterSale.refundAmount, required: true } as const
const COUNTS = reshaped({ ...f.json(), key: 'counts', label: 'shopAfterSale.quantity' })

/** Returns the text of an amount in the form, undefined if it is unknown. */
const textOf = (cents: number | undefined) => (cents === undefined ? undefined : fromCents(cents))

/** Refund of money and points, limited to the share of the chosen pieces, if known. An exchange has no refund. */
const Back = ({ Field, order }: { Field: FormField<Values>; order: ShopOrderDetail }) => {
  const t = useT()
  const { money, number } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const counts = AntForm.useWatch('counts', { form, preserve: true }) ?? {}
  const type = AntForm.useWatch('afterSaleType', form)
  const max = refundShare(order, counts)
  if (is(type, afterSaleType.exchange)) return null
  return (
    <div className="two-columns">
      <Field
        of={AMOUNT}
        check={(value) => {
          const cents = toCents(value)
          return isBlank(value) ||
            max.cents === undefined ||
            (cents !== undefined && cents <= max.cents && (cents > 0 || max.cents === 0))
            ? undefined
            : t('orderDesk.refundRule', { max: money(fromCents(max.cents)) })
        }}
      >
        <AmountBox />
      </Field>
      <Field
        of={shopAfterSale.refundPoints}
        required={max.points === undefined}
        check={(value) => {
          const points = numberIn(value)
          return points === null || (Number.isInteger(points) && points >= 0 && points <= (max.points ?? Infinity))
            ? undefined
            : t('orderDesk.pointsRule', { max: number(max.points) })
        }}
      >
        <NumberBox min={0} precision={0} />
      </Field>
    </div>
  )
}

/** Page size that holds all cases of an order: each piece can be in one open case. */
const MAX_CASES = 100
/** Query for the cases of an order. Returns no rows on failure, since the server validates the application anyway. */
const casesOf = (orderId: string): Queried<readonly ShopAfterSale[]> => {
  const { queryKey, queryFn } = shopOrders.listAfterSales.query({ orderId, pageNo: 1, pageSize: MAX_CASES }, QUIET)
  return {
    queryKey: [...queryKey, 'own'],
    queryFn: (context) =>
      queryFn(context).then(
        ({ records }) => records.filter((one) => !one.orderId || one.orderId === orderId),
        () => [],
      ),
  }
}

export const ApplyDialog = (props: OrderDialogProps) => {
  const t = useT()
  const { order, target, onClose } = props
  return (
    <LoadRecord of={casesOf(order.id)} title={t('orderDesk.applyOf', { name: target.name })} asWindow onClose={onClose}>
      {(cases) => <ApplyForm {...props} lines={linesToApply(order, cases)} />}
    </LoadRecord>
  )
}

/** Form whose amount follows the pieces until it is edited. */
const ApplyForm = ({ order, target, onClose, lines }: OrderDialogProps & { lines: readonly SendLine[] }) => {
  const t = useT()
  const rules = useLoad(shopOrders.getAfterSaleConfig.query(undefined, QUIET))
  const isRefundOnly = is(order.status, states.toDeliver) || !is(order.orderType, goodsType.physical)
  const flags = rules.data?.typeFlags ?? []
  const type = withStates(shopAfterSale.afterSaleType, (code) =>
    isRefundOnly
      ? is(code, afterSaleType.refundOnly)
      : flags.length === 0 || flags.some((flag) => String(flag) === String(code)),
  )
  const counts = Object.fromEntries(lines.filter(({ max }) => max > 0).map(({ item, max }) => [item.itemId, max]))
  const whole = refundShare(order, counts)
  return (
    <FormPanel<Values>
      open
      asWindow
      width={720}
      keepsDraft
      name={`shopOrder.apply.${order.id}`}
      title={t('orderDesk.applyOf', { name: target.name })}
      initial={{ counts, refundAmount: textOf(whole.cents), refundPoints: whole.points, images: [] }}
      save={(values) => {
        const goesBack = !is(values.afterSaleType, afterSaleType.exchange)
        return shopOrders.applyAfterSale({
          orderId: order.id,
          items: lines.flatMap(({ item: { itemId } }) => {
            const quantity = numberIn(values.counts[itemId]) ?? 0
            return quantity > 0 ? [{ itemId, quantity }] : []
          }),
          afterSaleType: Number(values.afterSaleType),
          reason: Number(values.reason),
          refundAmount: goesBack ? fromCents(toCents(values.refundAmount) ?? 0) : '0.00',
          refundPoints: goesBack ? (values.refundPoints ?? 0) : 0,
          description: values.description ?? '',
          images: values.images ?? [],
        })
      }}
      saveText={t('orderDesk.apply')}
      done={t('orderDesk.applied')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field of={{ ...type, required: true }} />
          <Pieces Field={Field} order={order} lines={lines} />
          <Field of={REASON}>
            <ReasonBox type="afterSaleReason" field={REASON} />
          </Field>
          <Back Field={Field} order={order} />
          <Field of={WORDS} />
          <Field of={shopAfterSale.images}>
            <Evidence />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

const Pieces = ({
  Field,
  order,
  lines,
}: {
  Field: FormField<Values>
  order: ShopOrderDetail
  lines: readonly SendLine[]
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const follow = (before: Values['counts'], next: Values['counts']) => {
    const [was, now] = [refundShare(order, before), refundShare(order, next)]
    // An edited amount is kept.
    if (toCents(form.getFieldValue('refundAmount')) === was.cents) form.setFieldValue('refundAmount', textOf(now.cents))
    if (form.getFieldValue('refundPoints') === was.points) form.setFieldValue('refundPoints', now.points)
  }
  return (
    <Field
      of={COUNTS}
      check={(value) => {
        const all = Object.values((value ?? {}) as Values['counts']) // Shape of the box below.
        return all.some((one) => (numberIn(one) ?? 0) > 0) ? undefined : t('orderDesk.applyNothing')
      }}
    >
      <Followed lines={lines} of={t('orderDesk.apply')} follow={follow} />
    </Field>
  )
}

const Followed = ({
  follow,
  value = {},
  onChange,
  ...rest
}: Parameters<typeof LineCounts>[0] & {
  follow: (before: Values['counts'], next: Values['counts']) => void
}) => (
  <LineCounts
    {...rest}
    value={value}
    onChange={(next) => {
      follow(value, next)
      onChange?.(next)
    }}
  />
)
