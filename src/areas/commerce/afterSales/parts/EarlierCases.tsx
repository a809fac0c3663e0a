import * as shopOrders from '@/api/commerce/shopOrders'
import type { ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { useLoad } from '@/kit/data/load'
import { useDays } from '@/kit/list/filters'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'

const LIST = '/order-management-shop/aftersale-management'
const WHOLE = /^\d{11}$/

/** How many other cases the same buyer had in 90 days, leading to them; nothing where there are none. */
export const EarlierCases = ({ row }: { row: Pick<ShopAfterSale, 'phone'> }) => {
  const t = useT()
  const phone = plain(row.phone)
  const [from = '', until = ''] = useDays('last90') ?? []
  const { data } = useLoad(
    shopOrders.listAfterSales.query(
      { phone, createTimeStart: `${from} 00:00:00`, createTimeEnd: `${until} 23:59:59`, pageNo: 1, pageSize: 1 },
      { quiet: true },
    ),
    { enabled: WHOLE.test(phone) },
  )
  const others = (data?.total ?? 0) - 1
  if (others < 1) return null
  return <CellLink to={to(LIST, { phone, status: '' })}>{t('afterSales.earlier', { count: others })}</CellLink>
}
