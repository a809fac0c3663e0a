import { useLocation } from 'react-router-dom'
import { useT } from '@/locales'
import { titleOf } from '../title'

/** The title of the page on screen, in the language on screen. */
export const usePageTitle = (): string => {
  const t = useT()
  const { pathname, search } = useLocation()
  return titleOf(t, { path: pathname, search })
}
