import { useCallback } from 'react'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'

export const useOpenClue = () => {
  const { go } = useScreen()
  return useCallback((clueId: string) => go(to('/clue-management/clueDetail', { clueId })), [go])
}

export const ClueLink = ({ clueId, name }: { clueId: string; name?: string }) => (
  <CellLink to={to('/clue-management/clueDetail', { clueId })}>
    {name ? <bdi>{plain(name)}</bdi> : <span className="digits">{clueId}</span>}
  </CellLink>
)
