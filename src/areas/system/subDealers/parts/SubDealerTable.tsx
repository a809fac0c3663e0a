import { useMemo } from 'react'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { secondDealer } from '@/entities/shared/secondDealer'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { useSecondActions } from './actions'
import { columnsFor, filtersFor, SORT } from './fields'
import { MoveDialog, useMoving } from './MoveDialog'
import { SecondPanel } from './SecondPanel'
import { keepsOutlets } from './access'

/** The second-tier outlets, wherever their applications stand. */
export const SubDealerTable = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const { actionsOf, close } = useSecondActions(viewer, open)
  const { action: move, ...moving } = useMoving()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer, open, t), [viewer, open, t])
  return (
    <>
      <ListScreen
        load={dealers.listSecond}
        rowKey={secondDealer.id}
        nameOf={(row) => row.dealerName}
        filters={filters}
        columns={columns}
        sort={SORT}
        create={{
          label: 'subDealers.apply',
          can: 'dealers.createSecond',
          hide: !keepsOutlets(viewer),
          run: () => open('new'),
        }}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }, ...actionsOf(row)]}
        bulk={[...(keepsOutlets(viewer) ? [close] : []), ...(viewer.hq ? [move] : [])]}
      />
      <SecondPanel viewer={viewer} actionsOf={actionsOf} />
      <MoveDialog {...moving} />
    </>
  )
}
