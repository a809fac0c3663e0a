import { useMemo } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { type RewardGoods, type RewardGoodsDealer, rewardGoodsDealer } from '@/entities/commerce/rewardGoods'
import { Panel } from '@/kit/dialog/dialog'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { InnerPlace } from '@/kit/page/InnerPlace'
import { useT } from '@/locales'
import { rewardAreaFilter } from './rewardFilters'
import { goodsName } from './goodsActions'
import { RewardAmount } from './rewardWords'

const WIDTH = 1080
const SORT = { field: rewardGoodsDealer.shareCount.key, order: 'desc' } as const
const FILTERS = [rewardAreaFilter(rewardGoodsDealer.areaName), containsFilter(rewardGoodsDealer.dealerName)]
const nameOf = (row: RewardGoodsDealer) => row.dealerName || row.dealerCode
const columnsOf = (type: unknown): ColumnOf<RewardGoodsDealer>[] => [
  { field: rewardGoodsDealer.dealerName, width: 230, below: rewardGoodsDealer.dealerCode },
  { field: rewardGoodsDealer.areaName, width: 90 },
  { field: rewardGoodsDealer.cityName, width: 130 },
  rewardGoodsDealer.shareCount,
  rewardGoodsDealer.orderCount,
  rewardGoodsDealer.orderAmount,
  {
    field: rewardGoodsDealer.rewardTotal,
    width: 120,
    cell: (row) => <RewardAmount type={type} value={row.rewardTotal} />,
  },
]

export const GoodsDealerList = ({ of }: { of: Pick<RewardGoods, 'id' | 'rewardType'> }) => {
  const t = useT()
  const { id, rewardType } = of
  const columns = useMemo(() => columnsOf(rewardType), [rewardType])
  return (
    <ListScreen
      load={rewards.listGoodsDealers}
      also={{ goodsId: id }}
      rowKey={rewardGoodsDealer.dealerCode}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      emptyText={t('rewards.noDealers')}
      foot={({ summary }) => [{ label: t('rewards.sum'), row: summary }]}
    />
  )
}

export const GoodsDealers = ({ of, onClose }: { of: RewardGoods; onClose: () => void }) => {
  const t = useT()
  return (
    <Panel open width={WIDTH} title={t('rewards.dealersOf', { name: goodsName(of) })} onClose={onClose}>
      <InnerPlace name="dealers">
        <GoodsDealerList of={of} />
      </InnerPlace>
    </Panel>
  )
}
