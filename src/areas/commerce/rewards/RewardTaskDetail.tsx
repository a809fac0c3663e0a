import './rewards.css'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { rewardTo } from '@/entities/commerce/rewardEnums'
import { rewardTask } from '@/entities/commerce/rewardTask'
import { is } from '@/entities/field'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { typeOf } from './parts/Budget'
import { DealerTab } from './parts/DealerTab'
import { GoodsTab } from './parts/GoodsTab'
import { OrderTab } from './parts/OrderTab'
import { Overview, TaskCharts } from './parts/Overview'
import { PeopleTab } from './parts/PeopleTab'
import { RewardAmount } from './parts/rewardWords'
import { taskName, useTaskMoves } from './parts/taskActions'
import { TierTable } from './parts/TierTable'
import { settingsOf } from './paths'

/**
 * Results of one task by dealer, person, goods and order, with the files for the payout. A dealer sees only its own
 * staff.
 */
export default function RewardTaskDetail() {
  const t = useT()
  const viewer = useViewer()
  const { hq } = viewer
  const { go } = useScreen()
  const movesOf = useTaskMoves()
  return (
    <RecordScreen
      load={rewards.getActivity}
      title={taskName}
      status={rewardTask.status}
      marks={({ stage }) => <StatusTag field={rewardTask.stage} value={stage} />}
      actions={(row) => [...movesOf(row), { label: 'rewards.settings', run: () => go(settingsOf(row.id)) }]}
      above={(row) => <Overview row={row} viewer={viewer} />}
      facts={(row) => [
        rewardTask.rewardTo,
        rewardTask.metric,
        rewardTask.startTime,
        rewardTask.endTime,
        [rewardTask.tiers, <TierTable key="tiers" of={row} />],
        ...(hq
          ? ([
              [rewardTask.budget, <RewardAmount key="budget" type={typeOf(row)} value={row.budget} />],
              [rewardTask.usedBudget, <RewardAmount key="used" type={typeOf(row)} value={row.usedBudget} />],
              ...(is(row.rewardTo, rewardTo.person)
                ? ([
                    [
                      rewardTask.userLimit,
                      row.userLimit ? (
                        <RewardAmount key="limit" type={typeOf(row)} value={row.userLimit} />
                      ) : (
                        t('rewards.noLimit')
                      ),
                    ],
                  ] as const)
                : []),
            ] as const)
          : []),
        rewardTask.goodsCount,
        rewardTask.dealerCount,
        rewardTask.createBy,
        rewardTask.createTime,
      ]}
      tabs={(row) => [
        ...(hq ? [{ key: 'dealer', label: t('rewards.tabDealers'), children: <DealerTab row={row} /> }] : []),
        { key: 'user', label: t('rewards.tabPeople'), children: <PeopleTab row={row} /> },
        { key: 'goods', label: t('rewards.tabGoods'), children: <GoodsTab row={row} /> },
        { key: 'order', label: t('rewards.tabOrders'), children: <OrderTab row={row} /> },
      ]}
    >
      {(row) => <TaskCharts row={row} viewer={viewer} />}
    </RecordScreen>
  )
}
