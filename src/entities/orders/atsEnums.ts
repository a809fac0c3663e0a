import { enumeration } from '../field'

export const saleType = enumeration('saleType', { retail: 1, keyAccount: 2, second: 3, testDrive: 4, online: 5 })
export const salePayType = enumeration('salePayType', { cash: 1, brandFinance: 2, bank: 3, leasing: 4 })
export const atsStatus = enumeration('atsStatus', {
  incomplete: [1, 'warning'],
  showroom: [2, 'processing'],
  headquarters: [3, 'processing'],
  confirmed: [4, 'success'],
  rejected: [5, 'error'],
  voided: 6,
})
/** Application on a confirmed sale: a transfer to another owner, or its cancellation. */
export const atsApplyState = enumeration('atsApplyState', {
  none: 0,
  transferShowroom: [1, 'processing'],
  transferHeadquarters: [2, 'processing'],
  transferPassed: [3, 'warning'],
  voidShowroom: [4, 'processing'],
  voidHeadquarters: [5, 'processing'],
  transferRejected: [6, 'error'],
})
export const ownerType = enumeration('ownerType', { person: 1, company: 2 })
export const ownerIdType = enumeration('ownerIdType', {
  idCard: 1,
  creditCode: 2,
  passport: 3,
  permit: 4,
  officer: 5,
})
export const ownerSex = enumeration('ownerSex', { male: 1, female: 2 })
export const carPurpose = enumeration('carPurpose', { family: 1, business: 2, hailing: 3, rental: 4, testDrive: 5 })
export const buyTimes = enumeration('buyTimes', { first: 1, additional: 2, replacement: 3 })
export const buyFocus = enumeration('buyFocus', {
  looks: 1,
  space: 2,
  power: 3,
  range: 4,
  smart: 5,
  safety: 6,
  price: 7,
})
export const transferType = enumeration('transferType', {
  family: 1,
  toPerson: 2,
  toCompany: 3,
  usedCar: 4,
  correction: 5,
})
export const transferStatus = enumeration('transferStatus', {
  showroom: [1, 'processing'],
  headquarters: [2, 'processing'],
  passed: [3, 'warning'],
  transferred: [4, 'success'],
  rejected: [5, 'error'],
  withdrawn: 6,
})
