import { enumeration } from '../field'

export const activityStatus = enumeration('activityStatus', { 0: 'default', 1: 'warning', 2: 'processing', 3: 'error', 4: 'default' })
/** How a campaign of headquarters is held. */
export const activityMode = enumeration('activityMode', { 1: 'default', 2: 'default', 3: 'default' })
/** The controls of a sign-up form. */
export const fieldType = enumeration('fieldType', {
  name: 'default',
  phone: 'default',
  sms: 'default',
  series: 'default',
  city: 'default',
  dealer: 'default',
  buyPlan: 'default',
  text: 'default',
  radio: 'default',
  check: 'default',
  date: 'default',
})
export const dealerActivityStatus = enumeration('dealerActivityStatus', { 0: 'default', 1: 'warning', 2: 'processing', 3: 'error', 4: 'default' })
/** Who took a dealer's campaign down. */
export const activityOffBy = enumeration('activityOffBy', { 1: 'default', 2: 'error' })
export const typeLevel = enumeration('typeLevel', { 1: 'default', 2: 'default' })
/** Who may make campaigns of a type. */
export const typeOwner = enumeration('typeOwner', { 1: 'processing', 2: 'default' })
export const adChannelType = enumeration('adChannelType', { 1: 'default', 2: 'default', 3: 'default', 4: 'default', 5: 'default' })
