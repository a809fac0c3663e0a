import './rewards.css'
import { useMemo, useState } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import { shareValid } from '@/entities/commerce/rewardEnums'
import { type RewardShare, rewardShare } from '@/entities/commerce/rewardShare'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { plain } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { maskName } from '@/lib/masking'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { GoodsCell } from '../parts/GoodsCell'
import { AllRecords } from './parts/AllRecords'
import { rewardAreaFilter } from './parts/rewardFilters'
import { RewardAmount } from './parts/rewardWords'
import { ShareOrders } from './parts/ShareOrders'
import { ShareOverview } from './parts/ShareOverview'
import { TASK } from './paths'

const MAX = 100
const SORT = { field: rewardShare.shareTime.key, order: 'desc' } as const
const DEFAULTS = { shareTime: 'last30' }
const QUICK = [
  { filters: { hasOrder: '1' }, label: 'rewards.withOrders' },
  { filters: { [rewardShare.validFlag.key]: String(shareValid.suspicious) }, label: 'shareValid.suspicious' },
] as const
const filtersFor = (viewer: Viewer) => [
  containsFilter(rewardShare.shareUserName),
  phoneFilter(rewardShare.phone),
  rewardShare.validFlag,
  rewardShare.shareUserType,
  ...(viewer.hq ? [rewardAreaFilter(rewardShare.areaName)] : []),
  ...dealerFiltersFor(viewer),
  containsFilter(rewardShare.goodsName),
  containsFilter(rewardShare.title),
  spanFilter(rewardShare.shareTime),
  elsewhereFilter<'hasOrder'>({ key: 'hasOrder', label: 'rewards.withOrders' }, (_, t) => t('kit.yes')),
]
const nameOf = ({ shareUserName, id }: RewardShare) => maskName(plain(shareUserName)) || id
/** True if nothing was bought through a share. False if the count is missing. */
const isUnsold = ({ orderCount }: RewardShare) => numberIn(orderCount) === 0
const isSold = ({ orderCount }: RewardShare) => (numberIn(orderCount) ?? 0) > 0

const columnsFor = ({ hq }: Viewer, openOrders: (row: RewardShare) => void, t: Translate): ColumnOf<RewardShare>[] => [
  { field: rewardShare.shareUserName, width: 130, below: rewardShare.phone },
  { field: rewardShare.validFlag, width: 110, tip: t('rewards.suspiciousHint') },
  { field: rewardShare.goodsName, width: 240, cell: (row) => <GoodsCell of={row} /> },
  {
    field: rewardShare.orderCount,
    width: 100,
    cell: (row) => {
      const orders = <Value field={rewardShare.orderCount} value={row.orderCount} />
      if (!isSold(row)) return orders
      return (
        <CellLink digits onClick={() => openOrders(row)}>
          {orders}
        </CellLink>
      )
    },
  },
  rewardShare.orderAmount,
  { field: rewardShare.viewCount, width: 100 },
  { field: rewardShare.viewUserCount, width: 96 },
  { field: rewardShare.shareUserType, width: 110 },
  { field: rewardShare.shareWay, width: 110 },
  {
    field: rewardShare.title,
    width: 170,
    cell: ({ title, activityId }) => <PermittedLink text={title} path={TASK} query={{ id: activityId }} />,
  },
  ...(hq ? [{ field: rewardShare.dealerName, width: 190 } as const satisfies ColumnOf<RewardShare>] : []),
  {
    field: rewardShare.rewardTotal,
    width: 120,
    cell: (row) => <RewardAmount type={row.rewardType} value={row.rewardTotal} />,
  },
  rewardShare.shareTime,
]

/** Shares of programme goods with their results. A dealer sees only its own staff and cannot delete shares. */
export default function RewardShareList() {
  const t = useT()
  const { go } = useScreen()
  const linkTo = usePermittedLinks()
  const viewer = useViewer()
  const [ordersOf, setOrdersOf] = useState<RewardShare>()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, setOrdersOf, t), [viewer, t])
  const remove = ({ id }: RewardShare, quiet: boolean) => rewards.removeShare({ id }, { quiet })
  return (
    <>
      <ListScreen
        load={rewards.listShares}
        above={(answer) => <ShareOverview answer={answer} />}
        rowKey={rewardShare.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        emptyText={t('rewards.noShares')}
        toolbar={
          <>
            <QuickFilters of={QUICK} />
            <AllRecords />
          </>
        }
        bulk={
          viewer.hq
            ? [
                {
                  label: 'kit.delete',
                  can: 'rewards.removeShare',
                  danger: true,
                  effect: 'rewards.removeEffect',
                  max: MAX,
                  lanes: 3,
                  when: isUnsold,
                  each: (row) => remove(row, true),
                },
              ]
            : undefined
        }
        actions={(row) => [
          { label: 'rewards.orders', hide: !isSold(row), run: () => setOrdersOf(row) },
          {
            label: 'rewards.task',
            hide: !row.activityId || !linkTo(TASK, { id: row.activityId }),
            run: () => go(to(TASK, { id: row.activityId })),
          },
          {
            label: 'kit.delete',
            can: 'rewards.removeShare',
            danger: true,
            hide: !viewer.hq || !isUnsold(row),
            ask: { title: t('rewards.removeShareAsk', { name: nameOf(row) }), effect: t('rewards.removeEffect') },
            run: () => remove(row, false),
            done: t('rewards.removed'),
          },
        ]}
      />
      {ordersOf && <ShareOrders key={ordersOf.id} of={ordersOf} onClose={() => setOrdersOf(undefined)} />}
    </>
  )
}
