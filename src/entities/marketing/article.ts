import { entity, enumeration, f, type RowOf } from '../field'
import { uploadType } from '../leads/enums'
import { offBy, type Owned, pushFlag } from './material'

export const articleStatus = enumeration('articleStatus', { draft: 0, up: [1, 'success'], down: [2, 'warning'] })
export const articleType = enumeration('articleType', { text: 1, link: 2 })

export const article = entity('article', {
  id: f.id(),
  title: f.text({ required: true, max: 40 }),
  articleType: f.enum(articleType, { required: true }),
  cover: f.image({ required: true }),
  carouselImage: f.image(),
  summary: f.longtext({ max: 80 }),
  content: f.richtext(),
  linkUrl: f.url({ max: 500 }),
  labels: f.refs(),
  seriesName: f.ref(),
  uploadType: f.enum(uploadType),
  dealerName: f.dealer(),
  shareTitle: f.text({ max: 28 }),
  viewCount: f.count({ sortable: true }),
  shareCount: f.count({ sortable: true }),
  appViewCount: f.count({ sortable: true }),
  likeCount: f.count({ sortable: true }),
  clueCount: f.count({ sortable: true }),
  carouselFlag: f.switch(),
  offBy: f.enum(offBy),
  offReason: f.text(),
  offTime: f.dateTime(),
  pushFlag: f.enum(pushFlag),
  pushTime: f.dateTime({ sortable: true }),
  sort: f.integer({ min: 0, max: 999 }),
  status: f.status(articleStatus),
  createBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Article extends Omit<RowOf<typeof article>, keyof Owned>, Owned {
  /** Public address; set once it has been published. */
  url: string
}
