import { jumpType } from '../content/shared'
import { entity, enumeration, f, is, type RowOf } from '../field'
import { memberType } from '../marketing/memberType'
import { isAtNight } from './sendTiming'
import { partsOf, signed } from './sms'

export const msgType = enumeration('msgType', { campaign: 1, service: 2, carCare: 3, community: 4, system: 5 })
export const msgChannel = enumeration('msgChannel', { push: 1, inApp: 2, sms: 3, mini: 4 })
export const msgTarget = enumeration('msgTarget', { users: 1, owners: 2, conditions: 3, chosen: 4, imported: 5 })
export const msgStatus = enumeration('msgStatus', {
  scheduled: [1, 'warning'],
  pushing: [2, 'processing'],
  done: [3, 'success'],
  partly: [4, 'warning'],
  failed: [5, 'error'],
  withdrawn: 6,
})
export const msgFailReason = enumeration('msgFailReason', {
  notificationsOff: 1,
  noDevice: 2,
  smsGateway: 3,
  optedOut: 4,
  badNumber: 5,
  notSubscribed: 6,
  dailyLimit: 7,
  provider: 8,
})

export const customMsg = entity('customMsg', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 20 }),
  msgType: f.enum(msgType, { required: true }),
  channels: f.multi(msgChannel, { required: true }),
  content: f.longtext({ required: true }),
  cover: f.image(),
  jumpType: f.enum(jumpType, { required: true }),
  jumpValue: f.text({ max: 500 }),
  targetType: f.enum(msgTarget, { required: true }),
  targetRule: f.json(),
  sendTime: f.dateTime({ sortable: true }),
  targetCount: f.integer({ sortable: true }),
  successCount: f.integer(),
  failCount: f.integer(),
  clickCount: f.integer({ sortable: true }),
  status: f.status(msgStatus),
  failReason: f.text(),
  repushCount: f.integer(),
  withdrawTime: f.dateTime(),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})

export const msgRule = entity('msgRule', {
  series: f.refs(),
  memberType: f.multi(memberType),
})
export interface TargetRule {
  /** Codes of series and cities; only conditions that are set apply. */
  series: string[]
  cities: string[]
  /** Dates; empty if open-ended. */
  registerTimeStart: string
  registerTimeEnd: string
  memberType: number[]
  userIds: string[]
}
/** Failed deliveries of a channel; null if not counted. */
export interface LostChannel {
  channel: number
  count: number | null
}
export interface CustomMsg extends Omit<RowOf<typeof customMsg>, 'targetRule'> {
  jumpTitle?: string
  /** Deliveries a repeated push may still complete; undefined if the server does not report them. */
  retryable?: LostChannel[]
}

export const msgFailure = entity('msgFailure', {
  id: f.id(),
  nickname: f.text(),
  phone: f.phone(),
  channel: f.enum(msgChannel),
  failReason: f.enum(msgFailReason),
  retryCount: f.integer(),
  pushTime: f.dateTime(),
})
export type MsgFailure = RowOf<typeof msgFailure>
export interface ChannelStat {
  channel: number
  targetCount: number
  sentCount: number
  arriveCount: number
  openCount: number | null
}
export interface CustomMsgDetail extends CustomMsg {
  targetRule: TargetRule
  seriesNames: string[]
  cityNames: string[]
  userNames: string[]
  /** The first 200. */
  failures: MsgFailure[]
  channelStat: ChannelStat[]
}

/** Maximum number of times a message can be pushed again. */
export const MAX_REPUSH = 3
export const MAX_CONTENT = 120
const MIN_CONTENT = 5
const HOLDER = /\{(nickname|series)\}/g
/** A placeholder for the user's name or car counts as 6 characters. */
const HOLDER_LENGTH = 6
/** Returns the length of a message as the channels count it. */
export const contentLength = (content: string): number =>
  [...content.trim().replaceAll(HOLDER, 'x'.repeat(HOLDER_LENGTH))].length
/** Returns the text key of the error if the length is not 5 to 120 characters. */
export const contentFault = (content: unknown): 'customMsgs.contentLength' | undefined => {
  const length = contentLength(String(content ?? ''))
  return length > 0 && (length < MIN_CONTENT || length > MAX_CONTENT) ? 'customMsgs.contentLength' : undefined
}

const OPT_OUT = ' 拒收请回复R'
/** Returns the complete SMS: signature, text, and for marketing the opt-out notice. */
export const smsText = (content: string, type: unknown): string =>
  `${signed(content)}${is(type, msgType.campaign) ? OPT_OUT : ''}`
export const smsParts = (content: string, type: unknown): number => partsOf(contentLength(smsText(content, type)))

export const marketingHourFault = (type: unknown, time: unknown): 'customMsgs.marketingHours' | undefined =>
  is(type, msgType.campaign) && isAtNight(time) ? 'customMsgs.marketingHours' : undefined
