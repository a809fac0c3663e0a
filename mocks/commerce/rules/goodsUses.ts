import { shopOrderStatus as states } from '@/entities/commerce/shared'
import { subjectStatus } from '@/entities/commerce/subject'
import { goodsOf, subjects } from './pages'
import { shopOrders } from './shopOrders'

const OVER: readonly number[] = [states.done, states.closed]
export const openOrdersOf = (goodsId: string): number =>
  shopOrders().filter(({ status, items }) => !OVER.includes(status) && items.some((item) => item.goodsId === goodsId))
    .length
const pagesOf = (goodsId: string): number =>
  subjects().filter((row) => row.status === subjectStatus.published && goodsOf(row).includes(goodsId)).length
export const usesOfGoods = (goodsId: string): number => openOrdersOf(goodsId) + pagesOf(goodsId)
