import type { Area } from '@/routes/line'
import type { Part } from '.'

/** How each area but home is loaded: a part of its own, since the names of all their files have no place in what the log-in loads. */
export const loaders: Record<Exclude<Area, 'home'>, () => Promise<Part>> = {
  system: () => import('./system/screens/system'),
  dealers: () => import('./system/screens/dealers'),
  apps: () => import('./system/screens/apps'),
  leads: () => import('./leads/screens/leads'),
  reports: () => import('./leads/screens/reports'),
  coupons: () => import('./marketing/screens/coupons'),
  materials: () => import('./marketing/screens/materials'),
  posters: () => import('./marketing/screens/posters'),
  campaigns: () => import('./marketing/screens/campaigns'),
  draws: () => import('./marketing/screens/draws'),
  orders: () => import('./orders/screens/orders'),
  bigOrders: () => import('./orders/screens/bigOrders'),
  splitAccounts: () => import('./orders/screens/splitAccounts'),
  actualSales: () => import('./orders/screens/actualSales'),
  miniOrders: () => import('./orders/screens/miniOrders'),
  benefits: () => import('./orders/screens/benefits'),
  cars: () => import('./content/screens/cars'),
  appMaterials: () => import('./marketing/screens/appMaterials'),
  hot: () => import('./content/screens/hot'),
  ads: () => import('./content/screens/ads'),
  news: () => import('./content/screens/news'),
  channels: () => import('./content/screens/channels'),
  enrolRecords: () => import('./community/screens/enrolRecords'),
  feed: () => import('./community/screens/feed'),
  interactions: () => import('./community/screens/interactions'),
  posts: () => import('./community/screens/posts'),
  postArticles: () => import('./community/screens/postArticles'),
  boards: () => import('./community/screens/boards'),
}
