/** App pages a link can open, by their wire codes: of the owners' apps, and of the dealers' app. */
export const ownerPages = [
  'home',
  'discover',
  'car',
  'mall',
  'mine',
  'charge',
  'reserveMaintain',
  'reserveDrive',
  'pickSend',
  'points',
  'coupons',
  'tasks',
  'feedback',
  'customerService',
  'dealerMap',
  'carControl',
  'carStatus',
  'trip',
  'insurance',
  'planet',
] as const
export const businessPages = ['workbench', 'clue', 'material', 'ranking'] as const

export type AppPage = (typeof ownerPages)[number] | (typeof businessPages)[number]
const all: readonly string[] = [...ownerPages, ...businessPages]
export const isAppPage = (code: string): code is AppPage => all.includes(code)
