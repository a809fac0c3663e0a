import { isKnown, normalPath } from '@/routes'
import { identityOf } from '@/session/tabRules'
import { useTabs } from '@/session/tabs'
import { addressOf, refreshTab } from './tabs'

/**
 * Remounts the tab of an address and returns that address, the address of the tab if its unsaved input is to be kept,
 * or /404 for an unknown path.
 */
export const remountTab = async (address: string): Promise<string> => {
  const { pathname, search } = new URL(address, window.location.origin)
  if (!isKnown(normalPath(pathname))) return '/404'
  const tab = useTabs
    .getState()
    .tabs.find((one) => one.path === pathname && identityOf(one.path, one.search) === identityOf(pathname, search))
  return tab && !(await refreshTab(tab.key)) ? addressOf(tab) : address
}
