import { useMemo } from 'react'
import { isHeadquarters, useIdentity } from '@/session/identity'

const GROUP = 5

/**
 * Who looks at what dealers and headquarters share: headquarters and its areas (`hq`), one dealer, or a group of several (`group`). `dealerCode` is the user's own, '' at headquarters.
 * From the session, never from the address.
 */
export const useViewer = () => {
  const type = useIdentity(({ user }) => Number(user?.dealerType))
  const dealerCode = useIdentity(({ user }) => user?.dealerCode ?? '')
  return useMemo(() => ({ hq: isHeadquarters({ dealerType: type }), group: type === GROUP, dealerCode }), [type, dealerCode])
}
export type Viewer = ReturnType<typeof useViewer>
