import { addressTo, type Search } from '@/routes'
import { usePermitted } from '@/session/permissions'
import { useScreen } from './screen'

/**
 * Returns links to pages. A link is undefined if the page is not in the user's permitted tree or the record has no
 * key.
 */
export const usePermittedLinks = () => {
  const { go } = useScreen()
  const { pages } = usePermitted()
  return (path: string, search?: Search): (() => void) | undefined => {
    const address = addressTo(path, search)
    return pages.has(path) && address ? () => go(address) : undefined
  }
}
