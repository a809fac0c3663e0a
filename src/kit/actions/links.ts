import type { TextKey } from '@/locales'
import { isGiven } from '@/lib/given'
import type { Search } from '@/routes'
import { usePermittedLinks } from '../page/permittedLinks'
import type { Action } from './actions'

/** Returns link actions for permitted pages; undefined for others, and if a query value is blank. */
export const useLinkActions = () => {
  const linkTo = usePermittedLinks()
  return (label: TextKey, path: string, query: Search): Action | undefined => {
    const run = Object.values(query).every(isGiven) ? linkTo(path, query) : undefined
    return run && { label, run }
  }
}
