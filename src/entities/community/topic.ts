import { entity, enumeration, f, type RowOf } from '../field'
import { socialCount } from './shared'

export const topicType = enumeration('topicType', { everyday: 1, campaign: [2, 'processing'], user: 3 })
export const topicStatus = enumeration('topicStatus', { draft: 0, up: [1, 'success'], down: 2, ended: 3 })

/** Topic of posts, written #name#. */
export const topic = entity('topic', {
  id: f.id(),
  topicName: f.text({ required: true, min: 2, max: 20 }),
  topicType: f.enum(topicType, { required: true }),
  cover: f.image(),
  intro: f.longtext({ required: true, min: 5, max: 200 }),
  plateName: f.ref(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  points: f.points({ min: 0, max: 500 }),
  hotFlag: f.switch(),
  recommendFlag: f.switch(),
  dynamicCount: socialCount({ sortable: true }),
  joinCount: socialCount({ sortable: true }),
  viewCount: socialCount({ sortable: true }),
  sort: f.integer(),
  status: f.status(topicStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface Topic extends RowOf<typeof topic> {
  plateId: string
  updateTime: string
}
/** Topic with posts, participants and views per day, the participants by type, and the top authors. */
export interface TopicDetail extends Topic {
  trend: { date: string; dynamicCount?: number; joinCount?: number; viewCount?: number }[]
  userTypes: { userType: number; count?: number }[]
  authors: { userId: string; nickname: string; dynamicCount?: number }[]
}
