import { entity, enumeration, f, type RowOf } from '../field'

export const feedbackType = enumeration('feedbackType', {
  fault: [1, 'error'],
  suggestion: [2, 'processing'],
  car: [3, 'warning'],
  dealer: [4, 'warning'],
  shopOrder: 5,
  points: 6,
  other: 9,
})
export const feedbackClient = enumeration('feedbackClient', { android: 1, ios: 2, mini: 3, assistant: 4 })
export const feedbackStatus = enumeration('feedbackStatus', {
  waiting: [1, 'warning'],
  inHand: [2, 'processing'],
  replied: [3, 'success'],
})
export const satisfied = enumeration('satisfied', { none: 0, solved: [1, 'success'], unsolved: [2, 'error'] })

export const feedback = entity('feedback', {
  id: f.id(),
  feedbackType: f.enum(feedbackType),
  content: f.longtext(),
  images: f.images(),
  video: f.file(),
  nickname: f.text(),
  userId: f.id(),
  phone: f.phone(),
  vin: f.id(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  client: f.enum(feedbackClient),
  appVersion: f.text(),
  deviceModel: f.text(),
  status: f.status(feedbackStatus),
  remark: f.longtext({ required: true, min: 2, max: 200 }),
  reply: f.longtext({ required: true, min: 5, max: 500 }),
  replyBy: f.user(),
  replyTime: f.dateTime({ sortable: true }),
  satisfied: f.enum(satisfied),
  createTime: f.dateTime({ sortable: true }),
})
export interface Feedback extends RowOf<typeof feedback> {
  dealerCode: string
}

export const recordAction = enumeration('recordAction', {
  submitted: 1,
  remark: [2, 'warning'],
  reply: [3, 'success'],
  askedAgain: [4, 'processing'],
  verdict: 5,
})
export const feedbackRecord = entity('feedbackRecord', {
  id: f.id(),
  feedbackId: f.id(),
  action: f.enum(recordAction),
  content: f.longtext(),
  images: f.images(),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export interface FeedbackRecord extends RowOf<typeof feedbackRecord> {}

/** Feedback with its exchange, oldest first. */
export interface FeedbackDetail extends Feedback {
  records: FeedbackRecord[]
  /** Size of the video in bytes, if known. */
  videoSize?: number
}
