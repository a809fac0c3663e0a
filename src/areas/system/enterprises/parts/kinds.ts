import { is } from '@/entities/field'
import { shopType as shopTypes } from '@/entities/shared/enums'
/**
 * Returns the rule for the parent: a second-tier outlet requires a dealer, a dealer may have a group, a group has
 * none.
 */
export const parentRule = (shopType: unknown): 'required' | 'optional' | 'none' =>
  is(shopType, shopTypes.second)
    ? 'required'
    : is(shopType, shopTypes.dealership, shopTypes.showroom, shopTypes.brandOwned, shopTypes.service)
      ? 'optional'
      : 'none'

export const pageOf = (shopType: unknown): string =>
  `/system-management/${is(shopType, shopTypes.group) ? 'groupDealerManagement' : is(shopType, shopTypes.second) ? 'secondDealerManagement' : 'distributorManagement'}`
