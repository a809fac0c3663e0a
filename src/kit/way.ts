import { usePermitted } from '@/session/permitted'
import { useScreen } from './screen'

/** Ways to pages that may not be there for this user, such as those of other areas: undefined where the page is not in the permitted tree. */
export const useWays = () => {
  const { go } = useScreen()
  const { pages } = usePermitted()
  return (path: string, search: Record<string, string> = {}): (() => void) | undefined => {
    if (!pages.has(path)) return undefined
    const query = String(new URLSearchParams(search))
    return () => go(query ? `${path}?${query}` : path)
  }
}
