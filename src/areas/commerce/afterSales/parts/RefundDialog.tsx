import { Alert } from 'antd'
import * as shopOrders from '@/api/commerce/shopOrders'
import { shopAfterSale } from '@/entities/commerce/shopAfterSale'
import { AmountBox } from '@/kit/form/AmountBox'
import { NumberBox } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { Facts } from '@/kit/show/Facts'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { fromCents, toCents } from '@/lib/money'
import { useT } from '@/locales'
import { arePointsPayable, goesAgain, isLess, isPayable, mostCents } from '../checks'
import type { CaseDialogProps } from './useCaseActions'

const AMOUNT = { ...shopAfterSale.refundAmount, required: true } as const
const MIN = 5
interface Values {
  refundAmount?: string
  refundPoints?: number
  remark?: string
}

/**
 * Refunds money and points after a confirmation. A reduced refund of money needs a reason. A refund that the payment
 * provider rejected is sent again unchanged.
 */
export const RefundDialog = ({ row, title, onClose }: CaseDialogProps) => {
  const t = useT()
  const { money, number } = useFormats()
  const again = goesAgain(row)
  const max = mostCents(row)
  const points = numberIn(row.refundPoints) ?? 0
  return (
    <FormPanel<Values>
      open
      asWindow
      name={`afterSale.refund.${row.id}`}
      title={title}
      initial={{ refundAmount: max === undefined ? undefined : fromCents(max), refundPoints: points }}
      save={({ refundAmount, refundPoints, remark }) =>
        shopOrders.agreeRefund({
          id: row.id,
          refundAmount: fromCents(toCents(refundAmount) ?? 0),
          refundPoints: refundPoints ?? 0,
          remark: remark ?? '',
        })
      }
      ask={({ refundAmount, refundPoints }) => ({
        title: t('afterSales.refundAsk', { amount: money(refundAmount), points: number(refundPoints ?? 0) }),
        effect: t('afterSales.refundEffect'),
        danger: true,
      })}
      done={t('afterSales.refunded')}
      saveText={t('afterSales.refund')}
      danger
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {again && (
            <Alert
              type="error"
              showIcon
              className="space-below"
              title={t('afterSales.again')}
              description={
                row.failReason ? t('afterSales.failedBecause', { reason: plain(row.failReason) }) : undefined
              }
            />
          )}
          <Facts
            row={row}
            fields={[
              shopAfterSale.orderNo,
              shopAfterSale.goodsName,
              shopAfterSale.refundAmount,
              shopAfterSale.refundPoints,
            ]}
          />
          <Field
            of={AMOUNT}
            disabled={again}
            check={(value) =>
              isBlank(value) || isPayable(row, value)
                ? undefined
                : t('afterSales.refundRule', { max: max === undefined ? '' : money(fromCents(max)) })
            }
          >
            <AmountBox />
          </Field>
          <Field
            of={shopAfterSale.refundPoints}
            disabled={again}
            check={(value) =>
              isBlank(value) || arePointsPayable(row, value)
                ? undefined
                : t('afterSales.pointsRule', { max: number(points) })
            }
          >
            <NumberBox />
          </Field>
          <Field
            of={shopAfterSale.remark}
            needs={[AMOUNT]}
            check={(value, all) =>
              isLess(row, all.refundAmount) && [...String(value ?? '').trim()].length < MIN
                ? t('afterSales.needsReason')
                : undefined
            }
          />
        </>
      )}
    </FormPanel>
  )
}
