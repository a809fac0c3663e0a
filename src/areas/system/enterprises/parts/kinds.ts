/** What stands above an enterprise: dealers above a second-tier outlet, a group above a dealer if any, nothing above a group. */
export const parentRule = (shopType: unknown): 'required' | 'optional' | 'none' =>
  Number(shopType) === 3 ? 'required' : [1, 2, 4, 6].includes(Number(shopType)) ? 'optional' : 'none'

/** The page on which the dealer, group or outlet of an enterprise is kept. */
export const pageOf = (shopType: unknown): string =>
  `/system-management/${Number(shopType) === 5 ? 'groupDealerManagement' : Number(shopType) === 3 ? 'secondDealerManagement' : 'distributorManagement'}`
