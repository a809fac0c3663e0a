import { type Code, entity, enumeration, f, is, type RowOf } from '../field'

export const noticeType = enumeration('noticeType', { system: 1, policy: 2, product: 3, campaign: 4, maintenance: 5 })
export const noticeClient = enumeration('noticeClient', { console: 1, assistant: 2, owner: 3, mini: 4 })
export const noticeTarget = enumeration('noticeTarget', { everybody: 1, areas: 2, dealers: 3, posts: 4, owners: 5 })
export const noticeState = enumeration('noticeState', {
  draft: 0,
  scheduled: [1, 'warning'],
  sent: [2, 'success'],
  cancelled: [3, 'error'],
})

/** Official notice. The names of its key and state are the server's. */
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
  /** Same as `system_notice_id`, since record pages require `id`. */
  id: string
  targets: NoticeChoice[]
  attachments: Attachment[]
  /** The display period is over; only the management list still shows it. */
  overFlag: 0 | 1
  /** 1 if the reader has confirmed it; only in the inbox. */
  confirmedFlag?: 0 | 1
}

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
  readStat: NoticeReach[]
  /** Reads in each of the first 72 hours; management only. */
  readHours: { hour: number; count: number }[]
}

export const MAX_ATTACHMENTS = 5
export const MAX_POPUPS = 3

const has = (clients: unknown, ...wanted: readonly Code[]) =>
  Array.isArray(clients) && clients.some((client: unknown) => wanted.some((code) => String(code) === String(client)))
export const isForStaff = (clients: unknown) => has(clients, noticeClient.console, noticeClient.assistant)
export const isForOwners = (clients: unknown) => has(clients, noticeClient.owner, noticeClient.mini)
/** Returns true if one of the clients shows the summary on the lock screen. */
export const isPushed = (clients: unknown) => has(clients, noticeClient.assistant, noticeClient.owner)

/**
 * Returns the text key of the error in an audience. Clients of customers allow only everybody or owners, clients of
 * staff do not allow owners.
 */
export const clientFault = (clients: unknown, targetType: unknown) =>
  isForOwners(clients) && !is(targetType, noticeTarget.everybody, noticeTarget.owners)
    ? ('notices.ownersOnly' as const)
    : isForStaff(clients) && is(targetType, noticeTarget.owners)
      ? ('notices.staffNotOwners' as const)
      : undefined
