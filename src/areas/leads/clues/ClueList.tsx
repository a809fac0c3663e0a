import { useMemo } from 'react'
import * as clues from '@/api/leads/clues'
import { clue } from '@/entities/leads/clue'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilters } from '@/kit/list/QuickFilters'
import { usePeek } from '@/kit/record/usePeek'
import { useOpenClue } from '../parts/ClueLink'
import { useViewer } from '@/business/viewer'
import ClueDetail from './ClueDetail'
import { columnsFor, DEFAULTS, filtersFor } from './parts/clueColumns'
import { useClueActions } from './parts/useClueActions'

const QUICK: readonly Quick[] = [
  { filters: { [clue.overdue.key]: '1' }, label: 'clues.late' },
  { filters: { [clue.nextFollowTime.key]: 'today' }, label: 'clues.followToday' },
  { filters: { [clue.blackFlag.key]: '1' }, label: 'clue.blackFlag' },
]

export default function ClueList() {
  const viewer = useViewer()
  const open = useOpenClue()
  const peek = usePeek('/clue-management/clueDetail', ClueDetail)
  const { actionsOf, bulk, host } = useClueActions(viewer)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <>
      <ListScreen
        load={viewer.hq ? clues.listZb : clues.listDealer}
        rowKey={clue.clueId}
        nameOf={(row) => row.customerName || row.clueId}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        toolbar={
          <>
            <QuickFilters of={QUICK} />
            {viewer.hq ? (
              <Export from={clues.exportZb} can="clues.exportZb" label="clues.exportLeads" />
            ) : (
              <Export from={clues.exportDealer} can="clues.exportDealer" label="clues.exportLeads" />
            )}
            <Export from={clues.exportFollow} can="clues.exportFollow" label="clues.exportFollow" />
          </>
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open(row.clueId) }, ...actionsOf(row), peek.action(row)]}
        bulk={bulk}
      />
      {host}
      {peek.host}
    </>
  )
}
