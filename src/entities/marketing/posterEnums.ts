import { enumeration } from '../field'

/** Where a share card stands by its times; no call changes it. */
export const shareStatus = enumeration('shareStatus', { 1: 'warning', 2: 'success', 3: 'default' })
export const sharePlatform = enumeration('sharePlatform', { 0: 'default', 1: 'default', 2: 'default', 3: 'default' })
/** Where users sent a share card to. */
export const appShareWay = enumeration('appShareWay', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
export const invitationStatus = enumeration('invitationStatus', { 0: 'default', 1: 'success', 2: 'default' })
/** How far somebody came who was invited. */
export const referStage = enumeration('referStage', { 1: 'default', 2: 'processing', 3: 'processing', 4: 'warning', 5: 'success', 6: 'error' })
/** Whether consultants may send a poster; over it is by its time. */
export const posterStatus = enumeration('posterStatus', { 0: 'default', 1: 'success', 2: 'default' })
export const posterType = enumeration('posterType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default', 9: 'default' })
/** Whether dealers see a promotion; over it is by its time. */
export const promotionStatus = enumeration('promotionStatus', { 0: 'default', 1: 'success', 2: 'error', 3: 'default' })
/** Whom a promotion is for: the whole country, or some sales areas. */
export const promotionTarget = enumeration('promotionTarget', { 1: 'default', 2: 'default' })
/** Whether a linked material can be shared: it follows the material itself. */
export const materialShelf = enumeration('materialShelf', { 0: 'error', 1: 'success' })
