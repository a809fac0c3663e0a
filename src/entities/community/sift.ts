import { entity, enumeration, f, type RowOf } from '../field'

export const siftType = enumeration('siftType', { order: 1, type: 2, marks: 3, series: 4, city: 5, user: 6, time: 7 })
export const siftPage = enumeration('siftPage', { recommended: 1, latest: 2, board: 3, topic: 4, club: 5 })
export const wordType = enumeration('wordType', {
  politics: 1,
  indecent: 2,
  abuse: 3,
  advert: 4,
  rival: 5,
  other: 9,
})
export const wordAction = enumeration('wordAction', { block: 1, review: 2, mask: 3 })

export const siftItem = entity('siftItem', {
  itemCode: f.id(),
  itemName: f.text({ required: true, min: 1, max: 6 }),
  itemType: f.enum(siftType, { required: true }),
  options: f.tags(),
  pages: f.multi(siftPage, { required: true }),
  multiple: f.switch(),
  defaultFlag: f.switch(),
  sort: f.integer(),
  status: f.switch(),
})
export type SiftItem = RowOf<typeof siftItem>

export const siftWord = entity('siftWord', {
  word: f.text(),
  wordType: f.enum(wordType, { required: true }),
  action: f.enum(wordAction, { required: true }),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export type SiftWord = RowOf<typeof siftWord>

export const siftRule = entity('siftRule', {
  version: f.id(),
  hideReportCount: f.integer({ required: true, min: 1, max: 50 }),
  sinkDays: f.integer({ required: true, min: 0, max: 365 }),
  minTextLength: f.integer({ required: true, min: 0, max: 200 }),
  sameAuthorGap: f.integer({ required: true, min: 0, max: 20 }),
  ownerWeight: f.number({ required: true }),
  qualityWeight: f.number({ required: true }),
  decayHours: f.integer({ required: true, min: 1, max: 168 }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export type SiftRule = Omit<RowOf<typeof siftRule>, 'version' | 'updateBy' | 'updateTime'>
