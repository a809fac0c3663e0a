import { enumeration } from '../field'

/** The level of an account's organisation. */
export const dealerType = enumeration('dealerType', { 1: 'processing', 2: 'processing', 3: 'success', 4: 'default', 5: 'warning' })
/** The kind of outlet of a dealer and of its people. */
export const shopType = enumeration('shopType', { 0: 'processing', 1: 'success', 2: 'success', 3: 'default', 4: 'success', 5: 'warning', 6: 'default' })
export const userStatus = enumeration('userStatus', { 1: 'success', 0: 'default', 2: 'warning', 3: 'error' })
export const staffPost = enumeration('staffPost', {
  11: 'default',
  12: 'default',
  13: 'default',
  14: 'default',
  15: 'default',
  16: 'default',
  21: 'default',
  22: 'default',
  31: 'default',
  41: 'default',
  42: 'default',
  99: 'default',
})
export const enableStatus = enumeration('enableStatus', { 1: 'success', 0: 'default' })
export const dataScope = enumeration('dataScope', { 1: 'warning', 2: 'processing', 3: 'processing', 4: 'default', 5: 'default', 6: 'default', 7: 'processing' })
export const homeVariant = enumeration('homeVariant', { hq: 'default', dealer: 'default' })
export const menuType = enumeration('menuType', { 1: 'processing', 2: 'success', 3: 'default', 4: 'warning' })
export const deptType = enumeration('deptType', { 1: 'default', 2: 'processing', 3: 'success' })
export const dealerLevel = enumeration('dealerLevel', { 1: 'processing', 2: 'default' })
export const dealerStatus = enumeration('dealerStatus', { 1: 'success', 2: 'warning', 3: 'error', 0: 'default' })
export const dictSource = enumeration('dictSource', { clue: 'default', points: 'default', commodity: 'default' })
export const regionLevel = enumeration('regionLevel', { 1: 'default', 2: 'default', 3: 'default' })
export const gender = enumeration('gender', { 1: 'default', 2: 'default', 0: 'default' })
export const certLevel = enumeration('certLevel', { 0: 'default', 1: 'processing', 2: 'processing', 3: 'success' })
export const staffSource = enumeration('staffSource', { 1: 'default', 2: 'default' })
export const staffStatus = enumeration('staffStatus', { 1: 'success', 0: 'warning', 2: 'default' })
export const energyType = enumeration('energyType', { 1: 'default', 2: 'success', 3: 'success', 4: 'processing' })
export const bodyType = enumeration('bodyType', { 1: 'default', 2: 'default', 3: 'default' })
/** Whether a car series is for sale. */
export const saleStatus = enumeration('saleStatus', { 0: 'warning', 1: 'success', 2: 'default' })
export const storeType = enumeration('storeType', { 1: 'default', 2: 'default', 3: 'default' })
/** Where an application about a second-tier outlet stands. */
export const auditStatus = enumeration('auditStatus', { 1: 'warning', 2: 'success', 3: 'error' })
export const secondStatus = enumeration('secondStatus', { 1: 'success', 0: 'default', 2: 'default' })
export const applyType = enumeration('applyType', { 1: 'processing', 2: 'default', 3: 'warning' })
/** Whether a leaving dealer is already cut off. */
export const blackDealerStatus = enumeration('blackDealerStatus', { 0: 'success', 1: 'error' })
/** Which back end keeps an approval: the users' (business approvals) or the orders' (actual sales). */
export const approvalSource = enumeration('approvalSource', { user: 'default', order: 'processing' })
/** What an approval is about. */
export const bizType = enumeration('bizType', {
  secondDealer: 'default',
  driveCar: 'default',
  prorate: 'default',
  appeal: 'default',
  points: 'default',
  coupon: 'default',
  ats: 'processing',
  transfer: 'processing',
  atsVoid: 'processing',
})
export const approvalStatus = enumeration('approvalStatus', { 1: 'processing', 2: 'success', 3: 'error', 4: 'warning' })
export const approvalAction = enumeration('approvalAction', { submit: 'processing', approve: 'success', reject: 'error', revoke: 'warning', wait: 'default' })
/** Where a car of an off-site depot stands on its way to a dealer. */
export const remoteStockStatus = enumeration('remoteStockStatus', { 1: 'processing', 2: 'success', 3: 'warning', 4: 'processing', 5: 'default', 6: 'error' })
