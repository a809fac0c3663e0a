import type { Screens } from '../..'
import PicksendDetail from '../picksends/PicksendDetail'
import PicksendList from '../picksends/PicksendList'

export const screens = {
  '/afterSale-management/picksend': PicksendList,
  '/afterSale-management/picksendDetail': PicksendDetail,
} satisfies Screens
