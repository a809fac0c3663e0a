import { is } from '@/entities/field'
import { shopType as shopTypes } from '@/entities/shared/enums'
/** What stands above an enterprise: dealers above a second-tier outlet, a group above a dealer if any, nothing above a group. */
export const parentRule = (shopType: unknown): 'required' | 'optional' | 'none' =>
  is(shopType, shopTypes.second)
    ? 'required'
    : is(shopType, shopTypes.dealership, shopTypes.showroom, shopTypes.brandOwned, shopTypes.service)
      ? 'optional'
      : 'none'

/** The page on which the dealer, group or outlet of an enterprise is kept. */
export const pageOf = (shopType: unknown): string =>
  `/system-management/${is(shopType, shopTypes.group) ? 'groupDealerManagement' : is(shopType, shopTypes.second) ? 'secondDealerManagement' : 'distributorManagement'}`
