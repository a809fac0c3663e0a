import { entity, enumeration, f, type RowOf } from '../field'

export const hotSource = enumeration('hotSource', { automatic: 1, hand: [2, 'processing'] })
export const hotStatus = enumeration('hotStatus', { shown: [1, 'success'], void: 2 })

export const hotDynamic = entity('hotDynamic', {
  id: f.id(),
  dynamicId: f.ref(),
  content: f.longtext(),
  images: f.images(),
  nickname: f.text(),
  topicName: f.text(),
  source: f.enum(hotSource),
  heat: f.integer({ sortable: true }),
  viewCount: f.count({ sortable: true }),
  likeCount: f.count({ sortable: true }),
  commentCount: f.count({ sortable: true }),
  sort: f.integer({ min: 1, max: 50, sortable: true }),
  hotTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime({ required: true }),
  status: f.status(hotStatus),
  createBy: f.user(),
})
export type HotDynamic = RowOf<typeof hotDynamic>
