import { enumeration } from '../field'

export const couponStatus = enumeration('couponStatus', {
  draft: 0,
  enabled: [1, 'success'],
  disabled: [2, 'error'],
  expired: 3,
})
export const couponType = enumeration('couponType', { amountOff: 1, percentOff: 2, cash: 3, exchange: 4, service: 5 })
export const couponPurpose = enumeration('couponPurpose', { shop: 1, service: 2, car: 3, lottery: 4, points: 5 })
export const validType = enumeration('validType', { fixed: 1, days: 2 })
export const goodsScope = enumeration('goodsScope', { all: 1, categories: 2, chosen: 3 })
export const merchantScope = enumeration('merchantScope', { all: 1, chosen: 2, online: 3 })
export const grantStatus = enumeration('grantStatus', {
  planned: [1, 'warning'],
  sending: [2, 'processing'],
  done: [3, 'success'],
  stopped: 4,
  failed: [5, 'error'],
})
export const grantType = enumeration('grantType', { all: 1, chosen: 2, imported: 3, claim: 4 })
export const sendType = enumeration('sendType', { now: 1, planned: 2 })
export const notifyWay = enumeration('notifyWay', { inApp: 1, sms: 2, weChat: 3 })
export const sendResult = enumeration('sendResult', {
  done: [1, 'success'],
  failed: [2, 'error'],
  queued: [3, 'processing'],
})
export const codeStatus = enumeration('codeStatus', {
  unused: [1, 'processing'],
  locked: [2, 'warning'],
  used: [3, 'success'],
  expired: 4,
  void: [5, 'error'],
})
export const receiveWay = enumeration('receiveWay', { grant: 1, claimed: 2, lottery: 3, points: 4, bought: 5 })
