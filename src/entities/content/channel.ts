import { entity, enumeration, f, type RowOf } from '../field'
import { client, shelfStatus } from './shared'

export const parentLayout = enumeration('parentLayout', { tabs: 1, grid: 2, side: 3 })
export const channelContent = enumeration('channelContent', { articles: 1, videos: 2, galleries: 3, mixed: 4 })
export const childLayout = enumeration('childLayout', { sidePicture: 1, largePicture: 2, twoColumns: 3 })
export const appChannelLevel = enumeration('appChannelLevel', { first: [1, 'processing'], second: 2 })

const MAX_SORT = 9999

/** First level of the app's channels. */
export const channelParent = entity('channelParent', {
  id: f.id(),
  channelName: f.text({ required: true, max: 8 }),
  channelCode: f.text({ required: true, max: 30 }),
  icon: f.image(),
  iconActive: f.image(),
  layout: f.enum(parentLayout, { required: true }),
  appTypes: f.multi(client, { required: true }),
  childCount: f.integer(),
  contentCount: f.count(),
  sort: f.integer({ min: 0, max: MAX_SORT, sortable: true }),
  status: f.status(shelfStatus),
  remark: f.longtext({ max: 100 }),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export type ChannelParent = RowOf<typeof channelParent>

/** Second level of the app's channels, which contains the news. */
export const channelChild = entity('channelChild', {
  id: f.id(),
  channelName: f.text({ required: true, max: 8 }),
  channelCode: f.text({ required: true, max: 30 }),
  parentId: f.ref({ required: true }),
  contentType: f.enum(channelContent, { required: true }),
  layout: f.enum(childLayout, { required: true }),
  icon: f.image(),
  cover: f.image(),
  remark: f.longtext({ max: 60 }),
  defaultFlag: f.switch(),
  commentFlag: f.switch(),
  contentCount: f.count(),
  subscribeCount: f.count({ sortable: true }),
  url: f.url(),
  sort: f.integer({ min: 0, max: MAX_SORT, sortable: true }),
  status: f.status(shelfStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
/** Channel with the name and the publication status of its parent. */
export interface ChannelChild extends RowOf<typeof channelChild> {
  parentName: string
  parentStatus?: ChannelParent['status']
}

/** Channel of either level as rendered in the app, with its usage over the last seven days; `avgStay` in seconds. */
export const appChannel = entity('appChannel', {
  id: f.id(),
  channelName: f.text(),
  channelCode: f.text(),
  level: f.enum(appChannelLevel),
  parentName: f.text(),
  appTypes: f.multi(client),
  contentCount: f.count(),
  subscribeCount: f.count({ sortable: true }),
  viewUserCount: f.count({ sortable: true }),
  viewCount: f.count({ sortable: true }),
  avgStay: f.integer({ sortable: true }),
  lastTime: f.dateTime(),
  sort: f.integer({ sortable: true }),
  status: f.status(shelfStatus),
})
/** Channel with the id of its parent (empty on the first level). A first-level response contains its children. */
export interface AppChannel extends RowOf<typeof appChannel> {
  parentId: string
  /** Status of the parent. Set by the client if the channel is nested in it. */
  parentStatus?: ChannelParent['status']
  icon: string
  children: AppChannelLeaf[]
}
export type AppChannelLeaf = Omit<AppChannel, 'children'>
