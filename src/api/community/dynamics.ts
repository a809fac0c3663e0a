import type { AuditAuthor, AuditTask, DynamicReport } from '@/entities/community/audit'
import type { ApplyChange, ApplyCheck, ClubApply } from '@/entities/community/clubApply'
import type { Comment } from '@/entities/community/comment'
import type { Dynamic, PostPage } from '@/entities/community/dynamic'
import type { Why } from '@/entities/community/reason'
import type { ReportLine } from '@/entities/community/story'
import type { HotDynamic } from '@/entities/content/hotDynamic'
import { prop } from '@/lib/json'
import { about, get, getWrite, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, type Page, pageOf, type Parts, record, records } from '../reply'

/** What posts are asked for by: beside their own fields one topic by its id. */
export type DynamicQuery = Query<Dynamic> & { topicId?: unknown }

/** What of a batch was not done. */
interface BatchAnswer {
  failed: { id: string; message: string }[]
}
const readBatch = (data: unknown): BatchAnswer => ({
  failed: records<{ id: string; message: string }>({})(prop(data, 'failed')),
})

const PARTS: Parts<Dynamic> = { images: [], topicNames: [], topicIds: [], flags: [], machineLabel: [] }

/** Posts, with how many there are in each state. */
export const list = postRead(
  '/api-social/ec/boss/social/dynamic/list',
  io<DynamicQuery, Counted<Dynamic>>(countedOf<Dynamic>(PARTS)),
)
const detail = postRead(
  '/api-social/ec/boss/social/dynamic/detail',
  io<{ id: string }, PostPage>(
    record<PostPage>({ ...PARTS, trend: [{}], logs: [{}], reports: [{ images: [] }], origin: { maybe: PARTS } }),
  ),
)
export { detail as get }

/** What a post or an article of an official account is saved with, and what becomes of it; of anybody's post only what it is filed under. */
export interface DynamicInput {
  dynamicType?: number
  userId?: string
  title?: string
  summary?: string
  cover?: string
  content?: string
  images?: string[]
  video?: string
  plateId?: string
  topicIds?: string[]
  clubId?: string
  seriesCode?: string
  location?: string
  commentFlag?: 0 | 1
  originFlag?: 0 | 1
  publishType?: number
  publishTime?: string
}
export const create = post('/api-social/ec/boss/social/dynamic/add', io<DynamicInput, { id: string }>())
export const update = post(
  '/api-social/ec/boss/social/dynamic/edit',
  about<DynamicInput & Since & { id: string }>('id'),
)
export const remove = post('/api-social/ec/boss/social/dynamic/delete', about<Partial<Why> & { id: string }>('id'))
export const shelve = post(
  '/api-social/ec/boss/social/dynamic/shelve',
  about<Partial<Why> & { id: string; status: 0 | 1 }>('id'),
)
/** Does it to all that can be done; answers the others, each with its reason. */
export const batchShelve = post(
  '/api-social/ec/boss/social/dynamic/batch/shelve',
  about<Partial<Why> & { ids: readonly string[]; status: 0 | 1 }, BatchAnswer>('ids', readBatch),
)
interface FlagMove {
  id: string
  flag: 0 | 1
}
export const top = post(
  '/api-social/ec/boss/social/dynamic/top',
  about<FlagMove & { scope?: number; endTime?: string }>('id'),
)
export const setHot = post('/api-social/ec/boss/social/dynamic/hot', about<FlagMove>('id'))
export const recommend = post(
  '/api-social/ec/boss/social/dynamic/recommend',
  about<FlagMove & { position?: number; endTime?: string }>('id'),
)
export const setQuality = post('/api-social/ec/boss/social/dynamic/quality', about<FlagMove>('id'))
export const setHighGrade = post('/api-social/ec/boss/social/dynamic/highGrade', about<FlagMove>('id'))
export const sink = post('/api-social/ec/boss/social/dynamic/sink', about<FlagMove & { level?: number }>('id'))

/** The places of the hot list. */
export const listHot = postRead(
  '/api-social/ec/boss/social/hot/dynamic/list',
  io<Query<HotDynamic>, Page<HotDynamic>>(pageOf<HotDynamic>({ images: [] })),
)
/** Puts posts into the list by hand, the first of them at a place; without one at the end. */
export const addHot = post(
  '/api-social/ec/boss/social/hot/dynamic/add',
  io<{ dynamicIds: string[]; startTime?: string; endTime: string; sort?: number }>(),
)
export const removeHot = post('/api-social/ec/boss/social/hot/dynamic/delete', about<{ id: string }>('id'))
export const sortHot = post(
  '/api-social/ec/boss/social/hot/dynamic/sort',
  io<{ items: readonly { id: string; sort: number }[] }>(),
)

const AUDIT: Parts<AuditTask> = { images: [], machineLabel: [], hitWords: [] }
/** What waits for its review or was reviewed; `summary` counts by state, `kind1` to `kind9` what waits of each kind, and waiting, overHour, mineToday, medianMinutes, overturnRate. */
export const listAudits = postRead(
  '/api-social/ec/boss/social/audit/list',
  io<Query<AuditTask> & Query<ClubApply>, Counted<AuditTask>>(countedOf<AuditTask>(AUDIT)),
)
/** Something to review with what is known around it: its author, what it stands under, and what was decided about its author before. */
export interface AuditDetail extends AuditTask {
  author: AuditAuthor | null
  post: Dynamic | null
  comment: Comment | null
  earlier: AuditTask[]
  /** Of matters of clubs: what the server looked at, and what is to be changed. */
  checks: ApplyCheck[]
  changes: ApplyChange[]
}
/** One of them; with `lock` nobody else reviews it for five minutes. */
export const getAudit = postRead(
  '/api-social/ec/boss/social/audit/detail',
  io<{ id: string; lock?: true }, AuditDetail>(
    record<AuditDetail>({
      ...AUDIT,
      author: { maybe: {} },
      post: { maybe: PARTS },
      comment: { maybe: { images: [] } },
      earlier: [AUDIT],
      checks: [{}],
      changes: [{}],
    }),
  ),
)
/** A decision about one or many of a kind; those of which it failed come back with its reason. */
export interface AuditDecision {
  ids: readonly string[]
  bizType: number
  result: 1 | 2
  reasonCode?: number
  remark?: string
  /** Of a new club that passes. */
  memberLimit?: number
  sort?: number
}
export const submitAudit = post(
  '/api-social/ec/boss/social/audit/submit',
  about<AuditDecision, BatchAnswer>('ids', readBatch),
)

export const listReports = postRead(
  '/api-star-web/dyncReport/page/list',
  io<Query<DynamicReport>, Counted<DynamicReport>>(countedOf<DynamicReport>({ images: [] })),
)
/** A report with its post and who reported it. */
export interface ReportDetail extends DynamicReport {
  dynamic: Dynamic | null
  lines: ReportLine[]
}
export const getReport = get(
  '/api-star-web/dyncReport/get/dync/detail',
  io<{ id: string }, ReportDetail>(
    record<ReportDetail>({ images: [], dynamic: { maybe: PARTS }, lines: [{ images: [] }] }),
  ),
)
/** Takes a reported post off: a GET that changes something, sent once. */
export const takeOffReported = getWrite(
  '/api-star-web/dyncReport/dync/off/shelf',
  about<{ id: string; remark: string }>('id'),
)
