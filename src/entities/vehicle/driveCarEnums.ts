import { enumeration } from '../field'

export const driveCarUse = enumeration('driveCarUse', { testDrive: 1, courtesy: 2, both: 3 })
export const driveCarStatus = enumeration('driveCarStatus', {
  registering: [0, 'warning'],
  inUse: [1, 'success'],
  inRepair: [2, 'warning'],
  outOfUse: 3,
  retired: 4,
})
export const driveCarListing = enumeration('driveCarListing', { off: 0, on: [1, 'success'] })
export const driveCarApproval = enumeration('driveCarApproval', {
  none: 0,
  waiting: [1, 'processing'],
  rejected: [2, 'error'],
})
export const driveApplyType = enumeration('driveApplyType', { register: [1, 'processing'], change: 2 })
export const driveApplyResult = enumeration('driveApplyResult', {
  waiting: [0, 'processing'],
  passed: [1, 'success'],
  rejected: [2, 'error'],
})
export const driveCarScope = enumeration('driveCarScope', { todo: ['todo', 'processing'], changed: 'changed' })
