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
export const dataScope = enumeration('dataScope', { 1: 'error', 2: 'warning', 3: 'warning', 4: 'processing', 5: 'processing', 6: 'default', 7: 'warning' })
export const homeVariant = enumeration('homeVariant', { hq: 'default', dealer: 'default' })
export const menuType = enumeration('menuType', { 1: 'processing', 2: 'success', 3: 'default', 4: 'warning' })
export const deptType = enumeration('deptType', { 1: 'default', 2: 'processing', 3: 'success' })
export const dealerLevel = enumeration('dealerLevel', { 1: 'processing', 2: 'default' })
export const dealerStatus = enumeration('dealerStatus', { 1: 'success', 2: 'warning', 3: 'error', 0: 'default' })
export const dictSource = enumeration('dictSource', { clue: 'default', points: 'default', commodity: 'default' })
