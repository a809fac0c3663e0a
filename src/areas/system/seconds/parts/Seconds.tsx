import { useMemo } from 'react'
import * as dealers from '@/api/dealers'
import { secondDealer } from '@/entities/shared/secondDealer'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { useT } from '@/locales'
import { useSecondActions } from './actions'
import { columnsFor, filtersFor, SORT } from './fields'
import { MoveDialog, useMoving } from './MoveDialog'
import { SecondPanels } from './SecondPanels'
import { useWho } from './who'

/** The second-tier outlets, wherever their applications stand. */
export const Seconds = () => {
  const t = useT()
  const who = useWho()
  const { open } = useOpened()
  const { actionsOf, close } = useSecondActions(who, open)
  const { action: move, ...moving } = useMoving()
  const filters = useMemo(() => filtersFor(who), [who])
  const columns = useMemo(() => columnsFor(who, open, t), [who, open, t])
  return (
    <>
      <ListScreen
        load={dealers.listSecond}
        rowKey={secondDealer.id}
        nameOf={(row) => row.dealerName}
        filters={filters}
        columns={columns}
        sort={SORT}
        create={{ label: 'seconds.apply', can: 'dealers.createSecond', hide: !who.keeps, run: () => open('new') }}
        actions={actionsOf}
        bulk={[...(who.keeps ? [close] : []), ...(who.decides ? [move] : [])]}
      />
      <SecondPanels who={who} actionsOf={actionsOf} />
      <MoveDialog {...moving} />
    </>
  )
}
