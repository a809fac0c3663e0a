import { useLocation } from 'react-router-dom'
import { useT } from '@/locales'
import { titleOf } from '../title'

export const usePageTitle = (): string => {
  const t = useT()
  const { pathname, search } = useLocation()
  return titleOf(t, { path: pathname, search })
}
