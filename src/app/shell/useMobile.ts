import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(width < 992px)')
const subscribe = (changed: () => void) => {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the layout is mobile: below 992 px (R-SHELL-50). */
export const useMobile = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
