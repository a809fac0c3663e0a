import { enumeration } from '../field'

/** The kinds of legal text of the apps. */
export const policyType = enumeration('policyType', {
  1: 'default',
  2: 'default',
  3: 'default',
  4: 'default',
  5: 'default',
  6: 'default',
  7: 'default',
  8: 'default',
})
/** Where a legal text is shown. */
export const policyClient = enumeration('policyClient', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
export const policyStatus = enumeration('policyStatus', { 0: 'default', 1: 'success', 2: 'processing', 3: 'default' })

/** The apps that are published in versions. */
export const appType = enumeration('appType', { 1: 'success', 2: 'default', 3: 'default', 4: 'processing', 5: 'processing' })
export const updateType = enumeration('updateType', { 1: 'processing', 2: 'error', 3: 'default' })
export const versionStatus = enumeration('versionStatus', { 0: 'default', 1: 'success', 2: 'warning' })

/** How long a work number is bound. */
export const expireType = enumeration('expireType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
export const bindStatus = enumeration('bindStatus', { 1: 'success', 2: 'warning', 3: 'default', 4: 'error' })
/** Who called: the customer, or the work number. */
export const direction = enumeration('direction', { 1: 'processing', 2: 'success' })
export const callResult = enumeration('callResult', { 1: 'success', 2: 'warning', 3: 'default', 4: 'error' })
export const internalStatus = enumeration('internalStatus', { 1: 'success', 2: 'default' })
