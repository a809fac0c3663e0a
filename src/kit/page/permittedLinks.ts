import { addressTo, type Search } from '@/routes'
import { usePermitted } from '@/session/permitted'
import { useScreen } from './screen'

/** Ways to pages that may not be there for this user, such as those of other areas: undefined where the page is not in the permitted tree, or what it would be about has no key. */
export const usePermittedLinks = () => {
  const { go } = useScreen()
  const { pages } = usePermitted()
  return (path: string, search?: Search): (() => void) | undefined => {
    const address = addressTo(path, search)
    return pages.has(path) && address ? () => go(address) : undefined
  }
}
