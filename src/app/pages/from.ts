import { useLocation } from 'react-router-dom'
import { prop } from '@/lib/json'

/**
 * Returns the refused place: from the router's state or, if the page is rendered in its place, the current one. The
 * query is never used.
 */
export const useFrom = (own: '/404' | '/401'): string | undefined => {
  const { pathname, search, state } = useLocation()
  const from = prop(state, 'from')
  if (typeof from === 'string' && from.startsWith('/')) return from
  return pathname === own ? undefined : pathname + search
}
