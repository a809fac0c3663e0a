import { PlusOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { dealer } from '@/entities/shared/dealer'
import { Actions } from '@/kit/actions/actions'
import { ListScreen } from '@/kit/list/ListScreen'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useDealerActions } from './actions'
import { DealerPanel } from './DealerPanel'
import { columnsFor, DEFAULTS, filtersFor, SORT } from './fields'
import { QuickCounts } from './QuickCounts'

/** Most calls about a dealer go by its code. */
const NEEDS = [dealer.dealerCode]

/** The dealers of the first level with their switches. */
export const FirstDealers = () => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { query } = useScreen()
  const { open } = useOpened()
  const ways = usePermittedLinks()
  const ofActivity = !!query.get('activityId')
  const { actionsOf, bulk } = useDealerActions(viewer, open)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open, t, ofActivity), [viewer, open, t, ofActivity])
  const create =
    viewer.head && may('companies.save') ? ways('/system-management/enterpriseManagement', { mode: 'new' }) : undefined
  return (
    <>
      {viewer.hq && (
        <BesideTabs>
          <QuickCounts />
        </BesideTabs>
      )}
      <ListScreen
        load={(search) => (search.activityId === undefined ? dealers.listFirst : dealers.listRelatedForActivity)}
        rowKey={dealer.id}
        needs={NEEDS}
        nameOf={(row) => row.dealerName}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={
          create && <Actions items={[{ label: 'dealers.new', primary: true, icon: <PlusOutlined />, run: create }]} />
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={bulk}
      />
      <DealerPanel viewer={viewer} actionsOf={actionsOf} />
    </>
  )
}
