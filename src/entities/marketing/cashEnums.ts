import { enumeration } from '../field'

export const cashDrawStatus = enumeration('cashDrawStatus', { 0: 'default', 1: 'warning', 2: 'processing', 3: 'error', 4: 'default' })
export const drawScene = enumeration('drawScene', { 1: 'default', 2: 'default', 3: 'default', 4: 'default' })
export const payChannel = enumeration('payChannel', { 1: 'default', 2: 'default' })
export const drawStatus = enumeration('drawStatus', { 0: 'default', 1: 'warning', 2: 'processing', 3: 'success', 4: 'error', 5: 'default' })
export const riskFlag = enumeration('riskFlag', { 0: 'default', 1: 'warning', 2: 'error' })
export const payStatus = enumeration('payStatus', { 1: 'warning', 2: 'processing', 3: 'success', 4: 'error', 5: 'default' })
/** Why a channel did not pay, by the codes of the channels. */
export const payFault = enumeration('payFault', { NAME_MISMATCH: 'error', ACCOUNT_ABNORMAL: 'error', DAY_LIMIT: 'error', LOW_BALANCE: 'error' })
