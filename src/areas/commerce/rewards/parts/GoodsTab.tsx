import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { type RewardTask, type RewardTaskGoods, rewardTaskGoods } from '@/entities/commerce/rewardTask'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { GoodsCell } from '../../parts/GoodsCell'
import { rewardCategoryFilter } from './rewardFilters'
import { RewardAmount } from './rewardWords'

const SORT = { field: rewardTaskGoods.orderCount.key, order: 'desc' } as const
const FILTERS = [
  containsFilter(rewardTaskGoods.goodsName),
  containsFilter(rewardTaskGoods.goodsCode),
  rewardCategoryFilter(rewardTaskGoods.categoryName),
]
const nameOf = (row: RewardTaskGoods) => plain(row.goodsName) || row.goodsCode
const COLUMNS: ColumnOf<RewardTaskGoods>[] = [
  { field: rewardTaskGoods.goodsName, width: 260, cell: (row) => <GoodsCell of={row} /> },
  rewardTaskGoods.orderCount,
  rewardTaskGoods.quantity,
  rewardTaskGoods.orderAmount,
  rewardTaskGoods.shareCount,
  rewardTaskGoods.viewCount,
  rewardTaskGoods.refundCount,
  {
    field: rewardTaskGoods.rewardTotal,
    width: 120,
    cell: (row) => <RewardAmount type={row.rewardType} value={row.rewardTotal} />,
  },
  rewardTaskGoods.price,
  { field: rewardTaskGoods.categoryName, width: 120 },
]

export const GoodsTab = ({ row }: { row: RewardTask }) => {
  const t = useT()
  const { hq } = useViewer()
  return (
    <ListScreen
      load={rewards.listGoodsByActivity}
      also={{ activityId: row.id }}
      rowKey={rewardTaskGoods.goodsCode}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      emptyText={t('rewards.noShares')}
      toolbar={
        hq && (
          <Export
            from={rewards.exportGoodsByActivity}
            can="rewards.exportGoodsByActivity"
            also={{ activityId: row.id }}
          />
        )
      }
      foot={({ summary }) => [{ label: t('rewards.sum'), row: { ...summary, rewardTotal: undefined } }]}
    />
  )
}
