import { useMemo } from 'react'
import { useViewer } from '@/business/viewer'
import { useIsHead } from '../../campaigns/parts/useHostActions'

/** Who looks on: as `useViewer` says, and whether it is headquarters itself (`head`), since its areas only take campaigns down. */
export const useCampaigner = () => {
  const viewer = useViewer()
  const head = useIsHead()
  return useMemo(() => ({ ...viewer, head }), [viewer, head])
}
export type Campaigner = ReturnType<typeof useCampaigner>
