import type { Attachment, Notice, NoticeChoice, NoticeDetail } from '@/entities/voice/notice'
import { numberIn } from '@/lib/counts'
import { isRecord, prop } from '@/lib/json'
import { about, get, io, post, type Query, type Since } from '../call'
import { cell, listIn } from '../refs'
import { type Counted, countedOf, type Parts, record, records } from '../reply'

/** Reads the chosen ones of an audience, each of which may be a code, a text or a record. */
const choices = (list: unknown): NoticeChoice[] =>
  (listIn(list) ?? []).flatMap((one) => {
    const [code, name] = [cell('targetCode', one), cell('targetName', one)].map((value) =>
      isRecord(value) ? '' : String(value ?? ''),
    )
    return code || name ? [{ code: code || (name ?? ''), name: name || (code ?? '') }] : []
  })
/** Reads files, each of which may be an address alone. */
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

/** The fields of the form; of the targets only the codes. */
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
/** The id of a new notice, '' where none was made; the number of people it is addressed to, null where the server did not say. */
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
/** `manage` lists what headquarters keeps, `inbox` what is addressed to the current user. */
export type NoticeQuery = Query<Notice> & { box?: 'manage' | 'inbox' }
export const list = get(
  '/api-notice-producer/systemNotice/list',
  io<NoticeQuery, Counted<Notice>>((data) => {
    const answer = countedOf<Notice>(NOTICE)(data)
    return { ...answer, records: answer.records.map(named) }
  }),
)
/** Marks a notice as read for an addressee; with `confirm` as confirmed. */
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
/** State 2 sends, 3 cancels what is scheduled or withdraws what was sent, with a reason. */
export const sendOrCancel = post(
  '/api-notice-producer/systemNotice/sendcancel',
  about<Pick<Notice, 'system_notice_id' | 'state'> & { reason?: string }>('system_notice_id'),
)
export { detail as get }
