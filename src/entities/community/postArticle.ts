import { entity, f } from '../field'
import { socialCount, userType } from './shared'

/**
 * Long article of the community: a post with a cover and rich text. Fields shared with all posts have the same names.
 */
export const postArticle = entity('postArticle', {
  id: f.id(),
  title: f.text({ required: true, min: 5, max: 40 }),
  cover: f.image({ required: true }),
  summary: f.longtext({ max: 80 }),
  content: f.richtext({ required: true }),
  nickname: f.ref(),
  userType: f.enum(userType),
  seriesName: f.ref(),
  commentFlag: f.switch(),
  originFlag: f.switch(),
  viewCount: socialCount({ sortable: true }),
  finishRate: f.percent({ sortable: true }),
  updateTime: f.dateTime({ sortable: true }),
})
