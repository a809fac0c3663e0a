import { useCallback } from 'react'
import { CellLink } from '@/kit/show/kinds'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'

/** Opens the detail of a lead. */
export const useOpenClue = () => {
  const { go } = useScreen()
  return useCallback((clueId: string) => go(to('/clue-management/clueDetail', { clueId })), [go])
}

/** The number of a lead as the way to its detail. */
export const ClueLink = ({ clueId }: { clueId: string }) => (
  <CellLink to={to('/clue-management/clueDetail', { clueId })}>
    <span className="digits">{clueId}</span>
  </CellLink>
)
