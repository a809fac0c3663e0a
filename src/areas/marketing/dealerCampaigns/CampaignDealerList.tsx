import { useMemo } from 'react'
import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { dealerActivityStatus } from '@/entities/marketing/campaignEnums'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { usePeek } from '@/kit/record/usePeek'
import { to } from '@/routes'
import { CountTabs } from '@/kit/list/CountTabs'
import { columnsOf, DETAIL, filtersOf } from './parts/list'
import { SHELF, useMoves } from './parts/useMoves'
import { CampaignDealerDetail } from './screens'
import { mayChange, mayTakeDown } from './campaignRules'

const MAX_AT_ONCE = 200
const LANES = 3
const nameOf = ({ title, id }: DealerActivity) => title || id
const TAKE_DOWN: readonly BulkAction<DealerActivity>[] = [
  {
    label: 'dealerActivities.takeDown',
    can: SHELF,
    danger: true,
    effect: 'dealerActivities.takeDownByHq',
    max: MAX_AT_ONCE,
    lanes: LANES,
    when: mayTakeDown,
    reason: () => 'shelf.reason',
    each: ({ id }, reason) => activities.setDealerShelf({ id, status: dealerActivityStatus.down, reason }),
  },
]

export default function CampaignDealerList() {
  const { go } = useScreen()
  const who = useViewer()
  const moves = useMoves()
  const peek = usePeek(DETAIL, CampaignDealerDetail)
  const filters = useMemo(() => filtersOf(who), [who])
  const columns = useMemo(() => columnsOf(who), [who])
  const actionsOf = (row: DealerActivity): Action[] => [
    { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'kit.edit',
      can: 'activities.update',
      hide: !mayChange(row, who),
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    ...moves(row),
    peek.action(row),
  ]
  return (
    <>
      <ListScreen
        load={activities.listDealer}
        above={(answer) => <CountTabs answer={answer} field={dealerActivity.status} />}
        rowKey={dealerActivity.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        actions={actionsOf}
        bulk={who.hq ? TAKE_DOWN : undefined}
        create={
          who.hq ? undefined : { label: 'dealerActivities.new', can: 'activities.create', run: () => go(to(DETAIL)) }
        }
      />
      {peek.host}
    </>
  )
}
