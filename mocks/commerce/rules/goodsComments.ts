import { shopOrderStatus } from '@/entities/commerce/shared'
import { toMillis } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { buildGoodsComments, type GoodsCommentRow } from '../data/goodsComments'
import { shopOrders } from './shopOrders'

const made = seeded('goodsComments', () => ({
  rows: buildGoodsComments(
    createContext(reference(), 20_261_126, 430_001),
    control.now(),
    shopOrders()
      .filter(({ status }) => status === shopOrderStatus.done)
      .flatMap((order) =>
        order.items.map((item) => ({
          order,
          item,
          finished: toMillis(order.finishTime) ?? toMillis(order.createTime) ?? control.now(),
        })),
      ),
  ),
}))

export const goodsComments = (): readonly GoodsCommentRow[] => made().rows
export const dropGoodsComments = (ids: ReadonlySet<string>): void => {
  made().rows = made().rows.filter(({ id }) => !ids.has(id))
}
