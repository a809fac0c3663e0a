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

export type DynamicQuery = Query<Dynamic> & { topicId?: unknown }

interface BatchAnswer {
  failed: { id: string; message: string }[]
}
const readBatch = (data: unknown): BatchAnswer => ({
  failed: records<{ id: string; message: string }>({})(prop(data, 'failed')),
})

const PARTS: Parts<Dynamic> = { images: [], topicNames: [], topicIds: [], flags: [], machineLabel: [] }

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

/** Fields and action of a saved post or official article. For a user's post only the classification can be changed. */
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
/** Applies the change where possible. Returns the rest with reasons. */
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

export const listHot = postRead(
  '/api-social/ec/boss/social/hot/dynamic/list',
  io<Query<HotDynamic>, Page<HotDynamic>>(pageOf<HotDynamic>({ images: [] })),
)
/** Adds posts to the hot list by hand, starting at a place or else at the end. */
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
/**
 * Pending and reviewed items. `summary` counts by state, `kind1` to `kind9` the pending ones of each kind, and has
 * waiting, overHour, mineToday, medianMinutes, overturnRate.
 */
export const listAudits = postRead(
  '/api-social/ec/boss/social/audit/list',
  io<Query<AuditTask> & Query<ClubApply>, Counted<AuditTask>>(countedOf<AuditTask>(AUDIT)),
)
/** An item to review with its author, its parent post and earlier decisions about its author. */
export interface AuditDetail extends AuditTask {
  author: AuditAuthor | null
  post: Dynamic | null
  comment: Comment | null
  earlier: AuditTask[]
  checks: ApplyCheck[]
  changes: ApplyChange[]
}
/** One item. `lock` reserves it for this reviewer for five minutes. */
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
/** A decision about items of one kind. Failed ones are returned with reasons. */
export interface AuditDecision {
  ids: readonly string[]
  bizType: number
  result: 1 | 2
  reasonCode?: number
  remark?: string
  /** For an approved new club. */
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
export const takeOffReported = getWrite(
  '/api-star-web/dyncReport/dync/off/shelf',
  about<{ id: string; remark: string }>('id'),
)
