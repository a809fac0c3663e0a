import { entity, enumeration, f, type RowOf } from '../field'

export const coverStyle = enumeration('coverStyle', { small: 1, large: 2, three: 3, video: 4 })
export const newsSource = enumeration('newsSource', { original: 1, reprint: 2, weChat: 3 })
export const newsStatus = enumeration('newsStatus', {
  draft: 0,
  up: [1, 'success'],
  down: [2, 'warning'],
  scheduled: [3, 'processing'],
})
export const publishType = enumeration('publishType', { draft: 0, now: 1, later: 2 })

export const news = entity('news', {
  id: f.id(),
  title: f.text({ required: true, min: 5, max: 40 }),
  summary: f.longtext({ max: 120 }),
  coverStyle: f.enum(coverStyle, { required: true }),
  covers: f.images({ required: true }),
  parentId: f.ref(),
  channelId: f.ref({ required: true }),
  seriesName: f.ref(),
  tags: f.tags(),
  source: f.enum(newsSource, { required: true }),
  sourceUrl: f.url({ max: 500 }),
  author: f.text({ max: 20 }),
  content: f.richtext({ required: true }),
  publishTime: f.dateTime({ sortable: true }),
  status: f.status(newsStatus),
  topFlag: f.switch(),
  topEndTime: f.dateTime(),
  qualityFlag: f.switch(),
  homeFlag: f.switch(),
  starWebFlag: f.switch(),
  commentFlag: f.switch(),
  baseCount: f.integer({ min: 0, max: 99_999 }),
  viewCount: f.count({ sortable: true }),
  likeCount: f.count({ sortable: true }),
  commentCount: f.count({ sortable: true }),
  shareCount: f.count({ sortable: true }),
  sort: f.integer({ sortable: true }),
  createTime: f.dateTime(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface News extends RowOf<typeof news> {
  parentName: string
  channelName: string
  seriesCode: string
  /** Status of its channel. Nobody sees a published item in an unpublished channel. */
  channelStatus?: 0 | 1 | 2
}

export interface NewsDay {
  date: string
  viewCount: number
  viewUserCount: number
  shareCount: number
}
export interface NewsPage extends News {
  trend: NewsDay[]
}
