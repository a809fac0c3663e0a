import type { AnyCall } from './call'

/** Every module of calls by its name; a law holds that none is missing. */
interface Modules {
  activities: typeof import('./marketing/activities')
  approvals: typeof import('./system/approvals')
  articles: typeof import('./marketing/articles')
  ats: typeof import('./orders/ats')
  auth: typeof import('./system/auth')
  bigOrders: typeof import('./orders/bigOrders')
  carGallery: typeof import('./content/carGallery')
  carSeries: typeof import('./system/carSeries')
  cashDraws: typeof import('./marketing/cashDraws')
  categories: typeof import('./commerce/categories')
  clubs: typeof import('./community/clubs')
  clueChannels: typeof import('./leads/clueChannels')
  clueEvents: typeof import('./leads/clueEvents')
  cluePhoneBlack: typeof import('./leads/cluePhoneBlack')
  clues: typeof import('./leads/clues')
  companies: typeof import('./system/companies')
  coupons: typeof import('./marketing/coupons')
  dealers: typeof import('./system/dealers')
  dictionaries: typeof import('./system/dictionaries')
  dynamics: typeof import('./community/dynamics')
  evaluations: typeof import('./leads/evaluations')
  files: typeof import('./system/files')
  goods: typeof import('./commerce/goods')
  hotContent: typeof import('./content/hotContent')
  insurance: typeof import('./vehicle/insurance')
  internalStaff: typeof import('./system/internalStaff')
  invitationPosters: typeof import('./marketing/invitationPosters')
  labels: typeof import('./marketing/labels')
  lotteries: typeof import('./marketing/lotteries')
  materialReports: typeof import('./leads/materialReports')
  menus: typeof import('./system/menus')
  miniOrders: typeof import('./orders/miniOrders')
  news: typeof import('./content/news')
  orders: typeof import('./orders/orders')
  organisation: typeof import('./system/organisation')
  outCall: typeof import('./leads/outCall')
  phoneProtect: typeof import('./system/phoneProtect')
  policies: typeof import('./system/policies')
  posters: typeof import('./marketing/posters')
  promotions: typeof import('./marketing/promotions')
  prorateAccounts: typeof import('./orders/prorateAccounts')
  prorateOrders: typeof import('./orders/prorateOrders')
  qaa: typeof import('./content/qaa')
  quickEntries: typeof import('./content/quickEntries')
  rewards: typeof import('./members/rewards')
  roles: typeof import('./system/roles')
  saleReports: typeof import('./leads/saleReports')
  shares: typeof import('./marketing/shares')
  shopUsers: typeof import('./members/shopUsers')
  socialActivities: typeof import('./community/socialActivities')
  socialChannels: typeof import('./content/socialChannels')
  specials: typeof import('./commerce/specials')
  taskTargets: typeof import('./leads/taskTargets')
  testDrive: typeof import('./vehicle/testDrive')
  topics: typeof import('./community/topics')
  users: typeof import('./system/users')
  versions: typeof import('./system/versions')
  videos: typeof import('./marketing/videos')
  virtualCars: typeof import('./content/virtualCars')
}
type IdsOf<M extends keyof Modules> = {
  [K in keyof Modules[M] & string]: Modules[M][K] extends AnyCall ? `${M}.${K}` : never
}[keyof Modules[M] & string]

/** Rights beside those of calls: to review actual sales in the showroom, and at headquarters. */
type Right = 'ats.showroomReview' | 'ats.hqReview'

/** The id of a call, which is also the permission to make it: 'users.update'. */
export type CallId = { [M in keyof Modules]: IdsOf<M> }[keyof Modules] | Right
