import { enumeration } from '../field'

export const couponStatus = enumeration('couponStatus', { 0: 'default', 1: 'success', 2: 'error', 3: 'default' })
export const couponType = enumeration('couponType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
/** What a coupon is made for: it says where it may count. */
export const couponPurpose = enumeration('couponPurpose', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const validType = enumeration('validType', { 1: 'default', 2: 'default' })
export const goodsScope = enumeration('goodsScope', { 1: 'default', 2: 'default', 3: 'default' })
export const merchantScope = enumeration('merchantScope', { 1: 'default', 2: 'default', 3: 'default' })
export const grantStatus = enumeration('grantStatus', { 1: 'warning', 2: 'processing', 3: 'success', 4: 'default', 5: 'error' })
export const grantType = enumeration('grantType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
export const sendType = enumeration('sendType', { 1: 'default', 2: 'default' })
export const notifyWay = enumeration('notifyWay', { 1: 'default', 2: 'default', 3: 'default' })
export const sendResult = enumeration('sendResult', { 1: 'success', 2: 'error', 3: 'processing' })
/** Where one coupon of a customer stands, by its code. */
export const codeStatus = enumeration('codeStatus', { 1: 'processing', 2: 'warning', 3: 'success', 4: 'default', 5: 'error' })
export const receiveWay = enumeration('receiveWay', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
