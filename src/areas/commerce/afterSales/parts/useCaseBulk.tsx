import { type ReactNode, useState } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { afterSaleType, shopAfterSaleStatus as states, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useFormats } from '@/kit/show/format'
import type { BulkAction } from '@/kit/list/bulk'
import { numberIn } from '@/lib/counts'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { mostCents } from '../checks'

const MAX = 100

/** Approves refunds without return in bulk, and pays pending refunds in bulk after their number is typed. */
export const useCaseBulk = (): { bulk: readonly BulkAction<ShopAfterSale>[]; host: ReactNode } => {
  const t = useT()
  const { money, number } = useFormats()
  const [asked, setAsked] = useState<{ rows: readonly ShopAfterSale[]; run: () => void }>()
  const bulk: BulkAction<ShopAfterSale>[] = [
    {
      label: 'afterSales.agreeMany',
      can: 'shopOrders.agreeAfterSale',
      effect: 'afterSales.agreeManyEffect',
      max: MAX,
      lanes: 3,
      when: (row) => is(row.status, states.applied) && is(row.afterSaleType, afterSaleType.refundOnly),
      each: ({ id }) => shopOrders.agreeAfterSale({ id, remark: '' }, { quiet: true }),
    },
    {
      label: 'afterSales.refundMany',
      can: 'shopOrders.agreeRefund',
      danger: true,
      max: MAX,
      lanes: 3,
      // An unknown amount is not paid in bulk.
      when: (row) => is(row.status, states.toRefund) && mostCents(row) !== undefined,
      open: (rows, _clear, run) =>
        setAsked({
          rows,
          run: () =>
            run((row) =>
              shopOrders.agreeRefund(
                {
                  id: row.id,
                  refundAmount: fromCents(mostCents(row) ?? 0),
                  refundPoints: numberIn(row.refundPoints) ?? 0,
                  remark: '',
                },
                { quiet: true },
              ),
            ),
        }),
    },
  ]
  const rows = asked?.rows ?? []
  const host = (
    <ConfirmDialog
      question={
        asked && {
          title: t('afterSales.refundManyAsk', { count: rows.length }),
          effect: t('afterSales.refundManySum', {
            amount: money(fromCents(rows.reduce((sum, row) => sum + (mostCents(row) ?? 0), 0))),
            points: number(rows.reduce((sum, row) => sum + (numberIn(row.refundPoints) ?? 0), 0)),
          }),
          typed: String(rows.length),
          okText: t('afterSales.refund'),
          danger: true,
        }
      }
      busy={false}
      onCancel={() => setAsked(undefined)}
      onOk={() => {
        asked?.run()
        setAsked(undefined)
      }}
    />
  )
  return { bulk, host }
}
