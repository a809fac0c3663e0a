import { PlusOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import * as dealers from '@/api/dealers'
import { dealer } from '@/entities/shared/dealer'
import { Actions } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { useScreen } from '@/kit/screen'
import { useWays } from '@/kit/way'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useDealerActions } from './actions'
import { DealerPanels } from './DealerPanels'
import { columnsFor, DEFAULTS, filtersFor, SORT } from './fields'
import { QuickCounts } from './QuickCounts'
import { useWho } from './who'

/** The dealers of the first level with their switches. */
export const FirstDealers = () => {
  const t = useT()
  const may = useMay()
  const who = useWho()
  const { query } = useScreen()
  const { open } = useOpened()
  const ways = useWays()
  const ofActivity = !!query.get('activityId')
  const { actionsOf, bulk } = useDealerActions(who, open)
  const filters = useMemo(() => filtersFor(who), [who])
  const columns = useMemo(() => columnsFor(who, open, t, ofActivity), [who, open, t, ofActivity])
  const create = who.head && may('companies.save') ? ways('/system-management/enterpriseManagement', { mode: 'new' }) : undefined
  return (
    <>
      {!who.inNetwork && <QuickCounts />}
      <ListScreen
        load={(search) => (search.activityId === undefined ? dealers.listFirst : dealers.listRelatedForActivity)}
        rowKey={dealer.id}
        nameOf={(row) => row.dealerName}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={create && <Actions items={[{ label: 'dealers.new', primary: true, icon: <PlusOutlined />, run: create }]} />}
        actions={actionsOf}
        bulk={bulk}
      />
      <DealerPanels who={who} actionsOf={actionsOf} />
    </>
  )
}
