import type { Field } from '@/entities/field'
import { shopOrder, type ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { shopOrderItem as item, type ShopOrderItem } from '@/entities/commerce/shopOrderItem'
import { FieldTable } from '@/kit/show/FieldTable'
import { useFormats } from '@/kit/show/format'
import { toCents } from '@/lib/money'
import { useT } from '@/locales'
import { GoodsCell } from '../../parts/GoodsCell'

const HQ = [
  item.price,
  item.points,
  item.quantity,
  item.sentCount,
  item.refundCount,
  item.shareAmount,
  item.amount,
  item.supplierName,
  item.taxItemName,
  item.afterSaleState,
] as const
const DEALER = [item.quantity, item.refundCount, item.afterSaleState] as const

const Sum = ({ row }: { row: ShopOrderDetail }) => {
  const t = useT()
  const { money } = useFormats()
  const parts = [
    ['', shopOrder.goodsAmount, row.goodsAmount],
    ['+', shopOrder.freightAmount, row.freightAmount],
    ['-', shopOrder.couponAmount, row.couponAmount],
    ['-', shopOrder.pointsAmount, row.pointsAmount],
    ['=', shopOrder.payAmount, row.payAmount],
  ] as const
  return (
    <div className="order-sum">
      <div>
        {parts.map(([sign, { label }, value]) => (
          <span key={label}>
            {sign} {t(label)} <span className="digits">{money(value) || '—'}</span>{' '}
          </span>
        ))}
      </div>
      {(toCents(row.refundAmount) ?? 0) > 0 && (
        <div className="late">
          {t(shopOrder.refundAmount.label)} <span className="digits">-{money(row.refundAmount)}</span>
        </div>
      )}
    </div>
  )
}

/** Lines of an order with the payment below. A dealer sees no amounts. */
export const ItemTable = ({ row, hq }: { row: ShopOrderDetail; hq: boolean }) => {
  const fields: readonly Field<keyof ShopOrderItem & string>[] = hq ? HQ : DEALER
  return (
    <>
      <FieldTable
        rows={row.items}
        rowKey="itemId"
        fields={[[item.goodsName, (one) => <GoodsCell of={one} />], ...fields]}
      />
      {hq && <Sum row={row} />}
    </>
  )
}
