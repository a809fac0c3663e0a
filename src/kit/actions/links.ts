import type { TextKey } from '@/locales'
import { isGiven } from '@/lib/given'
import type { Search } from '@/routes'
import { usePermittedLinks } from '../page/permittedLinks'
import type { Action } from './actions'

/** Actions that lead to a page for whoever has it, with all that its query names; undefined for others, and where a part of the query is blank. */
export const useLinkActions = () => {
  const way = usePermittedLinks()
  return (label: TextKey, path: string, query: Search): Action | undefined => {
    const run = Object.values(query).every(isGiven) ? way(path, query) : undefined
    return run && { label, run }
  }
}
