import { isKnown, normalPath } from '@/routes'
import { identityOf } from '@/session/tabRules'
import { useTabs } from '@/session/tabs'
import { addressOf, refreshTab } from './tabs'

/** Has the tab of an address mount anew. Answers where to go on: the address; its tab as it is, if that holds input that is to stay; or /404. */
export const remountTab = async (address: string): Promise<string> => {
  const { pathname, search } = new URL(address, window.location.origin)
  if (!isKnown(normalPath(pathname))) return '/404'
  const tab = useTabs
    .getState()
    .tabs.find((one) => one.path === pathname && identityOf(one.path, one.search) === identityOf(pathname, search))
  return tab && !(await refreshTab(tab.key)) ? addressOf(tab) : address
}
