import type { ShopOrderItem } from '@/entities/commerce/shopOrderItem'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { GoodsCell } from '../../parts/GoodsCell'

export const FirstGoods = ({ items, count }: { items: readonly ShopOrderItem[]; count: unknown }) => {
  const t = useT()
  const more = Math.max(items.length, numberIn(count) ?? 0) - 1
  const [first] = items
  return (
    <GoodsCell of={first ?? {}}>
      {more > 0 && <small className="quiet">{t('orderDesk.moreLines', { count: more })}</small>}
    </GoodsCell>
  )
}

export const OrderLines = ({ items }: { items: readonly ShopOrderItem[] }) => {
  const { count } = useFormats()
  return (
    <div className="order-lines">
      {items.map((item) => (
        <span key={item.itemId} className="goods-line">
          <GoodsCell of={item} /> <span className="digits">× {count(item.quantity)}</span>
        </span>
      ))}
    </div>
  )
}
