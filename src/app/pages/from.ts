import { useLocation } from 'react-router-dom'
import { prop } from '@/lib/json'

/** The place that was refused: of the router's state, else, when the page is rendered in its stead, the present one; never out of a query. */
export const useFrom = (own: '/404' | '/401'): string | undefined => {
  const { pathname, search, state } = useLocation()
  const from = prop(state, 'from')
  if (typeof from === 'string' && from.startsWith('/')) return from
  return pathname === own ? undefined : pathname + search
}
