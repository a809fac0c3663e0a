import { type Code, entity, enumeration, f, is, type RowOf } from '../field'

export const noticeType = enumeration('noticeType', { system: 1, policy: 2, product: 3, campaign: 4, maintenance: 5 })
/** Where a notice is shown. */
export const noticeClient = enumeration('noticeClient', { console: 1, assistant: 2, owner: 3, mini: 4 })
export const noticeTarget = enumeration('noticeTarget', { everybody: 1, areas: 2, dealers: 3, posts: 4, owners: 5 })
export const noticeState = enumeration('noticeState', {
  draft: 0,
  scheduled: [1, 'warning'],
  sent: [2, 'success'],
  cancelled: [3, 'error'],
})

/** An official notice. The server names its key and state so. */
export const notice = entity('notice', {
  system_notice_id: f.id(),
  title: f.text({ required: true, min: 4, max: 40 }),
  noticeType: f.enum(noticeType, { required: true }),
  clients: f.multi(noticeClient, { required: true }),
  targetType: f.enum(noticeTarget, { required: true }),
  targets: f.json(),
  summary: f.text({ max: 60 }),
  content: f.richtext({ required: true, max: 20_000 }),
  attachments: f.json(),
  sendTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime(),
  topFlag: f.switch(),
  popFlag: f.switch(),
  confirmFlag: f.switch(),
  targetCount: f.integer(),
  readCount: f.integer({ sortable: true }),
  readFlag: f.switch(),
  state: f.status(noticeState),
  createBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})

/** One of the chosen areas, dealers, posts or series. */
export interface NoticeChoice {
  code: string
  name: string
}
export interface Attachment {
  id: string
  name: string
  url: string
}
export interface Notice extends Omit<RowOf<typeof notice>, 'targets' | 'attachments'> {
  /** The same as `system_notice_id`: pages of records call their key so. */
  id: string
  targets: NoticeChoice[]
  attachments: Attachment[]
  /** The display period is over: only the management list still shows it. */
  overFlag: 0 | 1
  /** The reader has confirmed it; only in the inbox. */
  confirmedFlag?: 0 | 1
}

/** How many of an area or a dealer read a notice. */
export const noticeReach = entity('noticeReach', {
  code: f.id(),
  areaName: f.ref(),
  dealerName: f.dealer(),
  targetCount: f.integer(),
  readCount: f.integer(),
  confirmCount: f.integer(),
  readRate: f.percent(),
  unreadNames: f.tags(),
})
export type NoticeReach = RowOf<typeof noticeReach>
export interface NoticeDetail extends Notice {
  /** Management only: a line a dealer. */
  readStat: NoticeReach[]
  /** Management only: reads in each of the first 72 hours. */
  readHours: { hour: number; count: number }[]
}

export const MAX_ATTACHMENTS = 5
export const MAX_POPUPS = 3

const has = (clients: unknown, ...wanted: readonly Code[]) =>
  Array.isArray(clients) && clients.some((client: unknown) => wanted.some((code) => String(code) === String(client)))
/** The clients that staff use. */
export const isForStaff = (clients: unknown) => has(clients, noticeClient.console, noticeClient.assistant)
/** The clients that customers use. */
export const isForOwners = (clients: unknown) => has(clients, noticeClient.owner, noticeClient.mini)
/** The clients whose lock screen shows the summary. */
export const isPushed = (clients: unknown) => has(clients, noticeClient.assistant, noticeClient.owner)

/** The message key of what is wrong with an audience for some clients: customers are addressed as everybody or by series, staff never by series alone. */
export const clientFault = (clients: unknown, targetType: unknown) =>
  isForOwners(clients) && !is(targetType, noticeTarget.everybody, noticeTarget.owners)
    ? ('notices.ownersOnly' as const)
    : isForStaff(clients) && is(targetType, noticeTarget.owners)
      ? ('notices.staffNotOwners' as const)
      : undefined
