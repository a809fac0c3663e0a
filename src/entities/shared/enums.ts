import { enumeration } from '../field'

export const dealerType = enumeration('dealerType', {
  headquarters: [1, 'processing'],
  area: [2, 'processing'],
  dealer: [3, 'success'],
  second: 4,
  group: [5, 'warning'],
})
export const shopType = enumeration('shopType', {
  headquarters: [0, 'processing'],
  dealership: [1, 'success'],
  showroom: [2, 'success'],
  second: 3,
  brandOwned: [4, 'success'],
  group: [5, 'warning'],
  service: 6,
})
export const userStatus = enumeration('userStatus', {
  disabled: 0,
  active: [1, 'success'],
  locked: [2, 'warning'],
  left: [3, 'error'],
})
export const staffPost = enumeration('staffPost', {
  generalManager: 11,
  salesManager: 12,
  salesConsultant: 13,
  showroomManager: 14,
  marketingManager: 15,
  telesales: 16,
  serviceManager: 21,
  serviceAdviser: 22,
  finance: 31,
  areaManager: 41,
  operations: 42,
  other: 99,
})
export const enableStatus = enumeration('enableStatus', { disabled: 0, enabled: [1, 'success'] })
export const dataScope = enumeration('dataScope', {
  all: [1, 'warning'],
  area: [2, 'processing'],
  group: [3, 'processing'],
  dealerAndSecond: 4,
  dealer: 5,
  self: 6,
  custom: [7, 'processing'],
})
export const homeVariant = enumeration('homeVariant', { hq: 'hq', dealer: 'dealer' })
export const menuType = enumeration('menuType', {
  group: [1, 'processing'],
  page: [2, 'success'],
  button: 3,
  link: [4, 'warning'],
})
export const deptType = enumeration('deptType', { headquarters: 1, area: [2, 'processing'], district: [3, 'success'] })
export const dealerLevel = enumeration('dealerLevel', { first: [1, 'processing'], second: 2 })
export const dealerStatus = enumeration('dealerStatus', {
  left: 0,
  open: [1, 'success'],
  suspended: [2, 'warning'],
  leaving: [3, 'error'],
})
export const dictSource = enumeration('dictSource', { clue: 'clue', points: 'points', commodity: 'commodity' })
export const regionLevel = enumeration('regionLevel', { province: 1, city: 2, county: 3 })
export const gender = enumeration('gender', { unknown: 0, male: 1, female: 2 })
export const certLevel = enumeration('certLevel', {
  none: 0,
  junior: [1, 'processing'],
  intermediate: [2, 'processing'],
  senior: [3, 'success'],
})
export const staffSource = enumeration('staffSource', { dms: 1, dealer: 2 })
export const staffStatus = enumeration('staffStatus', { disabled: [0, 'warning'], active: [1, 'success'], left: 2 })
export const energyType = enumeration('energyType', {
  petrol: 1,
  hybrid: [2, 'success'],
  extended: [3, 'success'],
  electric: [4, 'processing'],
})
export const bodyType = enumeration('bodyType', { suv: 1, saloon: 2, mpv: 3 })
export const saleStatus = enumeration('saleStatus', { coming: [0, 'warning'], onSale: [1, 'success'], discontinued: 2 })
export const storeType = enumeration('storeType', { multiBrand: 1, singleBrand: 2, rural: 3 })
export const auditStatus = enumeration('auditStatus', {
  waiting: [1, 'warning'],
  approved: [2, 'success'],
  rejected: [3, 'error'],
})
export const secondStatus = enumeration('secondStatus', { notOpen: 0, open: [1, 'success'], closed: 2 })
export const applyType = enumeration('applyType', { create: [1, 'processing'], change: 2, closure: [3, 'warning'] })
export const blackDealerStatus = enumeration('blackDealerStatus', { open: [0, 'success'], closed: [1, 'error'] })
/** Back end of an approval: users (business approvals) or orders (actual sales). */
export const approvalSource = enumeration('approvalSource', { user: 'user', order: ['order', 'processing'] })
export const bizType = enumeration('bizType', {
  secondDealer: 'secondDealer',
  driveCar: 'driveCar',
  prorate: 'prorate',
  appeal: 'appeal',
  points: 'points',
  coupon: 'coupon',
  ats: ['ats', 'processing'],
  transfer: ['transfer', 'processing'],
  atsVoid: ['atsVoid', 'processing'],
})
export const approvalStatus = enumeration('approvalStatus', {
  running: [1, 'processing'],
  approved: [2, 'success'],
  rejected: [3, 'error'],
  revoked: [4, 'warning'],
})
export const approvalAction = enumeration('approvalAction', {
  submit: ['submit', 'processing'],
  approve: ['approve', 'success'],
  reject: ['reject', 'error'],
  revoke: ['revoke', 'warning'],
  wait: 'wait',
})
export const remoteStockStatus = enumeration('remoteStockStatus', {
  inbound: [1, 'processing'],
  available: [2, 'success'],
  reserved: [3, 'warning'],
  toShip: [4, 'processing'],
  shipped: 5,
  onHold: [6, 'error'],
})
