import { enumeration } from '../field'

export const activityStatus = enumeration('activityStatus', {
  draft: 0,
  upcoming: [1, 'warning'],
  running: [2, 'processing'],
  stopped: [3, 'error'],
  ended: 4,
})
export const activityMode = enumeration('activityMode', { online: 1, dealer: 2, outside: 3 })
export const fieldType = enumeration('fieldType', {
  name: 'name',
  phone: 'phone',
  sms: 'sms',
  series: 'series',
  city: 'city',
  dealer: 'dealer',
  buyPlan: 'buyPlan',
  text: 'text',
  radio: 'radio',
  check: 'check',
  date: 'date',
})
export const dealerActivityStatus = enumeration('dealerActivityStatus', {
  draft: 0,
  upcoming: [1, 'warning'],
  running: [2, 'processing'],
  down: [3, 'error'],
  ended: 4,
})
export const activityOffBy = enumeration('activityOffBy', { dealer: 1, headquarters: [2, 'error'] })
export const typeLevel = enumeration('typeLevel', { first: 1, second: 2 })
export const typeOwner = enumeration('typeOwner', { headquarters: [1, 'processing'], dealer: 2 })
export const adChannelType = enumeration('adChannelType', { feed: 1, socialMedia: 2, carMedia: 3, own: 4, offline: 5 })
