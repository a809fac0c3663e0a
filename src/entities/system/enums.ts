import { enumeration } from '../field'

export const policyType = enumeration('policyType', {
  privacy: 1,
  userAgreement: 2,
  thirdParty: 3,
  face: 4,
  closure: 5,
  parking: 6,
  ota: 7,
  insurance: 8,
})
export const policyClient = enumeration('policyClient', { ownerApp: 1, miniProgram: 2, assistantApp: 3, headUnit: 4 })
export const policyStatus = enumeration('policyStatus', {
  draft: 0,
  inForce: [1, 'success'],
  planned: [2, 'processing'],
  past: 3,
})

export const appType = enumeration('appType', {
  ownerAndroid: [1, 'success'],
  ownerIos: 2,
  ownerHarmony: 3,
  assistantAndroid: [4, 'processing'],
  assistantIos: [5, 'processing'],
})
export const updateType = enumeration('updateType', { suggested: [1, 'processing'], forced: [2, 'error'], silent: 3 })
export const versionStatus = enumeration('versionStatus', {
  draft: 0,
  published: [1, 'success'],
  withdrawn: [2, 'warning'],
})

export const expireType = enumeration('expireType', { days30: 1, days90: 2, noEnd: 3, date: 4 })
export const bindStatus = enumeration('bindStatus', {
  bound: [1, 'success'],
  expired: [2, 'warning'],
  unbound: 3,
  released: [4, 'error'],
})
export const direction = enumeration('direction', { incoming: [1, 'processing'], outgoing: [2, 'success'] })
export const callResult = enumeration('callResult', {
  answered: [1, 'success'],
  missed: [2, 'warning'],
  busy: 3,
  declined: [4, 'error'],
})
export const internalStatus = enumeration('internalStatus', { active: [1, 'success'], left: 2 })
