import type { Attachment, Notice, NoticeChoice, NoticeDetail } from '@/entities/voice/notice'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { about, get, io, post, type Query, type Since } from '../call'
import { cell, listIn } from '../refs'
import { type Counted, countedOf, type Parts, record, records } from '../reply'

const choices = (list: unknown): NoticeChoice[] =>
  (listIn(list) ?? []).flatMap((one) => {
    const [code, name] = [cell('targetCode', one), cell('targetName', one)].map((value) =>
      isRecord(value) ? '' : String(value ?? ''),
    )
    return code || name ? [{ code: code || (name ?? ''), name: name || (code ?? '') }] : []
  })
const attachments = (list: unknown): Attachment[] =>
  (listIn(list) ?? [])
    .flatMap((one) =>
      typeof one === 'string'
        ? [{ id: '', name: one.split('/').at(-1) ?? one, url: one }]
        : records<Attachment>({})([one]),
    )
    .filter(({ url }) => url)
const NOTICE: Parts<Notice> = { clients: [], targets: choices, attachments }
const named = <N extends Notice>(row: N): N => ({ ...row, id: row.system_notice_id || row.id })

export type NoticeInput = Partial<
  Pick<
    Notice,
    | 'title'
    | 'noticeType'
    | 'clients'
    | 'targetType'
    | 'summary'
    | 'content'
    | 'attachments'
    | 'sendTime'
    | 'endTime'
    | 'topFlag'
    | 'popFlag'
    | 'confirmFlag'
  >
> & { targets?: { code: string }[] }
/** Result of a new notice: the id, '' if none was created, and the number of addressees, null if unknown. */
export interface NoticeMade {
  id: string
  targetCount: number | null
}
/** With `checkOnly` nothing is stored: only the audience is counted. */
export const create = post(
  '/api-notice-producer/systemNotice/create',
  io<NoticeInput & { checkOnly?: 1 }, NoticeMade>((data) => {
    const id = cell('id', prop(data, 'system_notice_id') ?? data)
    return { id: typeof id === 'string' ? id : '', targetCount: numberIn(prop(data, 'targetCount')) }
  }),
)
export const update = post(
  '/api-notice-producer/systemNotice/edit',
  about<NoticeInput & Since & { system_notice_id: string }>('system_notice_id'),
)
/** `manage` lists the notices managed by headquarters, `inbox` those addressed to the current user. */
export type NoticeQuery = Query<Notice> & { box?: 'manage' | 'inbox' }
export const list = get(
  '/api-notice-producer/systemNotice/list',
  io<NoticeQuery, Counted<Notice>>((data) => {
    const answer = countedOf<Notice>(NOTICE)(data)
    return { ...answer, records: answer.records.map(named) }
  }),
)
/** Marks the notice as read, with `confirm` as confirmed. */
const detail = get(
  '/api-notice-producer/systemNotice/detail',
  io<{ system_notice_id: string; confirm?: 1 }, NoticeDetail>((data) =>
    named(record<NoticeDetail>({ ...NOTICE, readStat: [{ unreadNames: [] }], readHours: [{}] })(data)),
  ),
)
export const remove = post(
  '/api-notice-producer/systemNotice/delete',
  about<Pick<Notice, 'system_notice_id'>>('system_notice_id'),
)
/** State 2 sends. State 3 cancels a scheduled notice or withdraws a sent one, with a reason. */
export const sendOrCancel = post(
  '/api-notice-producer/systemNotice/sendcancel',
  about<Pick<Notice, 'system_notice_id' | 'state'> & { reason?: string }>('system_notice_id'),
)
export { detail as get }
