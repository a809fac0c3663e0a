import { rewardTaskGoods } from '@/entities/commerce/rewardTask'
import { type OrderShare, orderShare } from '@/entities/orders/orderShare'
import { forViewer, type Viewer } from '@/business/viewer'
import type { ColumnOf } from '@/kit/list/columns'
import { Words } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { RewardAmount } from './rewardWords'

export const recordName = (row: OrderShare) => plain(row.orderNo) || row.id

const COLUMNS: ColumnOf<OrderShare>[] = [
  { field: orderShare.orderNo, width: 190 },
  { field: orderShare.status, width: 104 },
  { field: orderShare.shareUserName, width: 110 },
  { field: rewardTaskGoods.goodsName, width: 180, cell: ({ goodsName }) => <Words>{plain(goodsName)}</Words> },
  orderShare.orderAmount,
  {
    field: orderShare.rewardType,
    width: 130,
    cell: (row) => (
      <TwoValues
        upper={<Value field={orderShare.rewardType} value={row.rewardType} />}
        below={<RewardAmount type={row.rewardType} value={row.rewardValue} />}
      />
    ),
  },
  { field: orderShare.dealerName, width: 200 },
  orderShare.shareTime,
  orderShare.createTime,
]

export const recordColumnsFor = (viewer: Viewer) => forViewer(viewer, COLUMNS)
