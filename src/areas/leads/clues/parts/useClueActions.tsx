import { useState } from 'react'
import type { Clue } from '@/entities/leads/clue'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { AssignDialog } from '../../parts/AssignDialog'
import { BlackDialog } from '../../parts/BlackDialog'
import { canMove, type Way } from '../../parts/moves'
import type { Viewer } from '@/business/viewer'
import { isYes } from '@/entities/field'

const CAN = { assign: 'clues.reassignAgents', reassign: 'clues.reassignAgain' } as const
const LABELS = { assign: 'leads.assign', reassign: 'leads.reassign' } as const

/** Returns the actions of leads by state and viewer, and their dialogs. `onMoved` runs after a lead was given away. */
export const useClueActions = ({ hq }: Viewer, onMoved?: () => void) => {
  const [moving, setMoving] = useState<{ way: Way; rows: readonly Clue[]; clear?: () => void }>()
  const [black, setBlack] = useState<Clue>()
  const move = (way: Way, row: Clue): Action => ({
    label: LABELS[way],
    can: CAN[way],
    next: true,
    hide: !canMove(way, row, hq),
    run: () => setMoving({ way, rows: [row] }),
  })
  const actionsOf = (row: Clue): Action[] => [
    move('assign', row),
    move('reassign', row),
    {
      label: 'leads.black',
      can: hq ? 'cluePhoneBlack.create' : 'cluePhoneBlack.createDealer',
      danger: true,
      hide: isYes(row.blackFlag),
      run: () => setBlack(row),
    },
  ]
  const several = (way: Way): BulkAction<Clue> => ({
    label: LABELS[way],
    can: CAN[way],
    open: (rows, clear) => setMoving({ way, rows, clear }),
  })
  const host = (
    <>
      {moving && (
        <AssignDialog
          way={moving.way}
          leads={moving.rows}
          onClose={() => setMoving(undefined)}
          onDone={() => {
            moving.clear?.()
            onMoved?.()
          }}
        />
      )}
      {black && <BlackDialog lead={black} onClose={() => setBlack(undefined)} />}
    </>
  )
  return { actionsOf, bulk: [several('assign'), several('reassign')], host }
}
