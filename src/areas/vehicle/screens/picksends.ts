import type { Screens } from '../..'
import PicksendDetail from '../picksends/PicksendDetail'
import PicksendList from '../picksends/PicksendList'

/** Pick-ups and deliveries of customers' cars, the service cars and the rules of the service. */
export const screens = {
  '/afterSale-management/picksend': PicksendList,
  '/afterSale-management/picksendDetail': PicksendDetail,
} satisfies Screens
