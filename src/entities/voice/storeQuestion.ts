import { entity, enumeration, f, type RowOf } from '../field'

export const questionTag = enumeration('questionTag', {
  price: 1,
  testDrive: 2,
  equipment: 3,
  service: 4,
  charging: 5,
  other: 9,
})
export const storeQuestionStatus = enumeration('storeQuestionStatus', {
  open: [1, 'warning'],
  answered: [2, 'success'],
})

export const storeQuestion = entity('storeQuestion', {
  id: f.id(),
  content: f.longtext(),
  images: f.images(),
  questionTag: f.enum(questionTag),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  nickname: f.text(),
  phone: f.phone(),
  viewCount: f.count({ sortable: true }),
  likeCount: f.count({ sortable: true }),
  reply: f.longtext({ required: true, min: 5, max: 500 }),
  replyBy: f.user(),
  replyTime: f.dateTime({ sortable: true }),
  status: f.status(storeQuestionStatus),
  createTime: f.dateTime({ sortable: true }),
})
export interface StoreQuestion extends RowOf<typeof storeQuestion> {
  dealerCode: string
}
