import { useCallback, useRef } from 'react'
import { CellLink } from '@/kit/kinds'
import { useScreen } from '@/kit/screen'
import { to } from '@/routes'
import { leaveTrail, type TrailName } from './trail'

/** Opens the detail of a lead from a list, which leaves behind in which order its page shows them. */
export const useOpenClue = (name: TrailName, rows: readonly { clueId: string }[] | undefined) => {
  const { go } = useScreen()
  const shown = useRef(rows)
  shown.current = rows
  return useCallback(
    (clueId: string) => {
      leaveTrail(
        name,
        (shown.current ?? []).map((row) => row.clueId),
      )
      go(to('/clue-management/clueDetail', { clueId, from: name }))
    },
    [name, go],
  )
}

/** The number of a lead as the way to its detail. */
export const ClueLink = ({ clueId, open }: { clueId: string; open: (clueId: string) => void }) => (
  <CellLink to={to('/clue-management/clueDetail', { clueId })} onClick={() => open(clueId)}>
    <span className="digits">{clueId}</span>
  </CellLink>
)
