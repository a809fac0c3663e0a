import './rewards.css'
import { useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardShelf } from '@/entities/commerce/rewardEnums'
import { type RewardGoods, rewardGoods } from '@/entities/commerce/rewardGoods'
import { is } from '@/entities/field'
import { enableStatus } from '@/entities/shared/enums'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { plain } from '@/kit/show/format'
import { CellLink, Mark, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useT } from '@/locales'
import { to } from '@/routes'
import { GoodsCell } from '../parts/GoodsCell'
import { rewardCategoryFilter } from './parts/rewardFilters'
import { GoodsDealers } from './parts/GoodsDealers'
import { GoodsSwitch, goodsName, useGoodsActions } from './parts/goodsActions'
import { RewardAmount, useRewardWords } from './parts/rewardWords'
import { Statistics } from './parts/Statistics'
import { GOODS_FORM, TASKS } from './paths'

const SORT = { field: rewardGoods.createTime.key, order: 'desc' } as const
const FILTERS = [
  containsFilter(rewardGoods.goodsName),
  containsFilter(rewardGoods.goodsCode),
  rewardGoods.status,
  rewardGoods.shelfState,
  rewardCategoryFilter(rewardGoods.categoryName),
  rewardGoods.rewardType,
  rewardGoods.dealerScope,
  spanFilter(rewardGoods.createTime),
]

const Name = ({ row }: { row: RewardGoods }) => {
  const t = useT()
  return (
    <GoodsCell
      of={row}
      name={
        <>
          <CellLink to={to(GOODS_FORM, { id: row.id, toDetail: 1 })}>
            <bdi>{goodsName(row)}</bdi>
          </CellLink>{' '}
          {is(row.shelfState, rewardShelf.offShelf) && <Mark tone="error">{t('rewards.offShelf')}</Mark>}
        </>
      }
    />
  )
}

const Rule = ({ row }: { row: RewardGoods }) => {
  const { rule } = useRewardWords()
  return (
    <TwoValues
      upper={<Value field={rewardGoods.rewardType} value={row.rewardType} />}
      below={<span className="digits">{rule(row)}</span>}
    />
  )
}

const columnsOf = (openDealers: (row: RewardGoods) => void): ColumnOf<RewardGoods>[] => [
  { field: rewardGoods.goodsName, width: 270, cell: (row) => <Name row={row} /> },
  { field: rewardGoods.status, width: 90, cell: (row) => <GoodsSwitch row={row} /> },
  { field: rewardGoods.rewardType, width: 170, cell: (row) => <Rule row={row} /> },
  {
    field: rewardGoods.rewardTotal,
    width: 130,
    cell: (row) => <RewardAmount type={row.rewardType} value={row.rewardTotal} />,
  },
  rewardGoods.orderCount,
  rewardGoods.shareCount,
  { field: rewardGoods.shelfState, width: 104 },
  { field: rewardGoods.price, width: 110 },
  {
    field: rewardGoods.dealerCount,
    cell: (row) => (
      <CellLink digits onClick={() => openDealers(row)}>
        <Value field={rewardGoods.dealerCount} value={row.dealerCount} />
      </CellLink>
    ),
  },
  {
    field: rewardGoods.taskCount,
    cell: (row) => <PermittedLink digits text={row.taskCount} path={TASKS} query={{ goodsCode: row.goodsCode }} />,
  },
  { field: rewardGoods.categoryName, width: 120 },
  { field: rewardGoods.dealerScope, width: 110 },
  rewardGoods.createTime,
]

export default function RewardGoodsList() {
  const t = useT()
  const { go } = useScreen()
  const { hq } = useViewer()
  const actionsOf = useGoodsActions()
  const [dealersOf, setDealersOf] = useState<RewardGoods>()
  const [columns] = useState(() => columnsOf(setDealersOf))
  return (
    <>
      <ListScreen
        load={rewards.listGoods}
        instead={refusal}
        rowKey={rewardGoods.id}
        nameOf={goodsName}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        rowClass={({ shelfState }) => (is(shelfState, rewardShelf.offShelf) ? 'reward-off' : '')}
        emptyText={t('rewards.noGoods')}
        create={{ label: 'rewards.newGoods', can: 'rewards.createGoods', hide: !hq, run: () => go(GOODS_FORM) }}
        toolbar={
          hq && (
            <>
              <Export from={rewards.exportGoods} can="rewards.exportGoods" />
              <Statistics />
            </>
          )
        }
        actions={(row) => [
          { label: 'rewards.view', run: () => go(to(GOODS_FORM, { id: row.id, toDetail: 1 })) },
          {
            label: 'kit.edit',
            can: 'rewards.updateGoods',
            hide: !hq,
            next: is(row.status, enableStatus.disabled),
            run: () => go(to(GOODS_FORM, { id: row.id })),
          },
          { label: 'rewards.dealers', run: () => setDealersOf(row) },
          ...actionsOf(row),
        ]}
      />
      {dealersOf && <GoodsDealers key={plain(dealersOf.id)} of={dealersOf} onClose={() => setDealersOf(undefined)} />}
    </>
  )
}
