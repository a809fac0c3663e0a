import { useState } from 'react'
import * as clues from '@/api/leads/clues'
import { type PoolClue, poolClue } from '@/entities/leads/poolClue'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { ListScreen } from '@/kit/list/ListScreen'
import { BlackDialog } from '../parts/BlackDialog'
import { useOpenClue } from '../parts/ClueLink'
import { Counts } from '../parts/Counts'
import { COLUMNS, COUNTS, DEFAULTS, FILTERS, isInPool, isWaiting } from './fields'
import { PoolDialog } from './PoolDialog'

const CAN = 'clues.reassignAgents'

/** The leads that nobody owns: each gets a dealer, the oldest and hottest first. */
export default function CluePool() {
  const open = useOpenClue()
  const [assigning, setAssigning] = useState<{ rows: readonly PoolClue[]; clear?: () => void }>()
  const [black, setBlack] = useState<PoolClue>()
  const actionsOf = (row: PoolClue): Action[] => [
    { label: 'kit.detail', run: () => open(row.clueId) },
    { label: 'leads.assign', next: true, can: CAN, hide: !isWaiting(row), run: () => setAssigning({ rows: [row] }) },
    {
      label: 'leads.black',
      can: 'cluePhoneBlack.create',
      danger: true,
      hide: !isInPool(row),
      run: () => setBlack(row),
    },
  ]
  const bulk: BulkAction<PoolClue>[] = [
    { label: 'leads.assign', can: CAN, open: (rows, clear) => setAssigning({ rows, clear }) },
  ]
  return (
    <>
      <ListScreen
        above={(answer) => <Counts label="pool.counts" counts={COUNTS} summary={answer?.summary} defaults={DEFAULTS} />}
        load={clues.listPool}
        rowKey={poolClue.clueId}
        nameOf={(row) => row.customerName || row.clueId}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={COLUMNS}
        actions={actionsOf}
        bulk={bulk}
      />
      {assigning && (
        <PoolDialog rows={assigning.rows} onClose={() => setAssigning(undefined)} onDone={assigning.clear} />
      )}
      {black && <BlackDialog lead={black} onClose={() => setBlack(undefined)} />}
    </>
  )
}
