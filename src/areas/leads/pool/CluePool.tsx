import { useMemo, useState } from 'react'
import * as clues from '@/api/clues'
import { type PoolClue, poolClue } from '@/entities/leads/poolClue'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { filterOf } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'
import { BlackDialog } from '../parts/BlackDialog'
import { useOpenClue } from '../parts/ClueLink'
import { Counts } from '../parts/Counts'
import { columnsOf, COUNTS, DEFAULTS, FILTERS, isInPool, isWaiting } from './fields'
import { PoolDialog } from './PoolDialog'

const SHOWN = FILTERS.map(filterOf)
const PINNED = [poolClue.clueId.key]
const CAN = 'clues.reassignAgents'

/** The leads that nobody owns: each gets a dealer, the oldest and hottest first. */
export default function CluePool() {
  const { state } = useListState(SHOWN, DEFAULTS)
  // The list's own question, asked once for both.
  const { data } = useLoad(clues.listPool.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize }))
  const open = useOpenClue('pool', data?.records)
  const [giving, setGiving] = useState<{ rows: readonly PoolClue[]; clear?: () => void }>()
  const [black, setBlack] = useState<PoolClue>()
  const columns = useMemo(() => columnsOf(open), [open])
  const actionsOf = (row: PoolClue): Action[] => [
    { label: 'leads.detail', run: () => open(row.clueId) },
    { label: 'leads.assign', can: CAN, hide: !isWaiting(row), run: () => setGiving({ rows: [row] }) },
    { label: 'leads.black', can: 'cluePhoneBlack.create', danger: true, hide: !isInPool(row), run: () => setBlack(row) },
  ]
  const bulk: BulkAction<PoolClue>[] = [{ label: 'leads.assign', can: CAN, open: (rows, clear) => setGiving({ rows, clear }) }]
  return (
    <>
      <Counts label="pool.counts" counts={COUNTS} summary={data?.summary} defaults={DEFAULTS} />
      <ListScreen
        load={clues.listPool}
        rowKey={poolClue.clueId}
        nameOf={(row) => row.customerName || row.clueId}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        pinned={PINNED}
        actions={actionsOf}
        bulk={bulk}
      />
      {giving && <PoolDialog rows={giving.rows} onClose={() => setGiving(undefined)} onDone={giving.clear} />}
      {black && <BlackDialog lead={black} onClose={() => setBlack(undefined)} />}
    </>
  )
}
