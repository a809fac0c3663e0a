import type { Attendance, AttendanceRecord } from '@/entities/community/attendance'
import type { Problem } from '@/entities/community/activity'
import type { ActivityTemplate } from '@/entities/community/activityTemplate'
import type { Enroll, EnrollDetail } from '@/entities/community/enroll'
import type { EnrollField } from '@/entities/community/enrollField'
import type { EnrollAnswer, EnrollRecord } from '@/entities/community/enrollRecord'
import type { Why } from '@/entities/community/reason'
import type { SignActivity } from '@/entities/community/signActivity'
import type { GeoPoint } from '@/entities/shared/place'
import { numberIn } from '@/lib/counts'
import type { Vote, VoteOption, VoteRecord, VoteResult } from '@/entities/community/vote'
import { isRecord, prop } from '@/lib/json'
import { about, download, io, post, postRead, type Query, type Since } from '../call'
import { type Counted, countedOf, numbers, type Page, pageOf, type Parts, record, records, tryJson } from '../reply'

const BASE = '/api-social/ec/boss/social/activity'

const FIELD: Parts<EnrollField> = { options: [] }
const ENROLL: Parts<Enroll> = { formFields: [FIELD], location: { maybe: {} }, seriesCodes: [], clubIds: [] }
const DETAIL: Parts<EnrollDetail> = { ...ENROLL, stat: { trend: [{}], sources: [{}], userTypes: [{}] } }

const enrolls = countedOf<Enroll>(ENROLL)
/** Enrolment activities, each with its number of pending enrolments. The counts may be sent separately by activity id. */
export const listEnrolls = postRead(
  `${BASE}/enroll/list`,
  io<Query<Enroll>, Counted<Enroll>>((data) => {
    const answer = enrolls(data)
    const beside = prop(data, 'waiting') ?? prop(prop(data, 'summary'), 'waiting')
    if (!isRecord(beside)) return answer
    const waiting = numbers(beside)
    return { ...answer, records: answer.records.map((row) => ({ waitingCount: waiting[row.id] ?? 0, ...row })) }
  }),
)
export const shelveEnroll = post(`${BASE}/enroll/shelve`, about<Partial<Why> & { id: string; status: 0 | 1 }>('id'))

const VOTE: Parts<Vote> = { options: [{}], seriesCodes: [] }
export type VoteInput = Partial<
  Omit<
    Vote,
    'id' | 'plateName' | 'options' | 'joinCount' | 'voteCount' | 'status' | 'createBy' | 'createTime' | 'updateTime'
  >
> & {
  options?: (Partial<Pick<VoteOption, 'optionId'>> & Pick<VoteOption, 'optionName' | 'image' | 'video' | 'intro'>)[]
}
export const listVotes = postRead(`${BASE}/vote/list`, io<Query<Vote>, Counted<Vote>>(countedOf<Vote>(VOTE)))
export const getVote = postRead(`${BASE}/vote/detail`, io<{ id: string }, Vote>(record<Vote>(VOTE)))
export const createVote = post(`${BASE}/vote/add`, io<VoteInput, { id: string }>())
export const updateVote = post(`${BASE}/vote/edit`, about<VoteInput & Since & { id: string }>('id'))
export const removeVote = post(`${BASE}/vote/delete`, about<{ id: string; reason: string }>('id'))
export const shelveVote = post(`${BASE}/vote/shelve`, about<Partial<Why> & { id: string; status: 0 | 1 }>('id'))

export const listVoteRecords = postRead(
  `${BASE}/vote/record/list`,
  io<Query<VoteRecord>, Page<VoteRecord>>(pageOf<VoteRecord>({ optionName: [] })),
)
export const exportVoteRecords = download('POST', `${BASE}/vote/record/export`, io<Query<VoteRecord>, Blob>())
/** Result of a vote, filtered by voting time, source or kind of user. */
export const getVoteResult = postRead(
  `${BASE}/vote/result`,
  io<{ id: string; asOfStart?: string; asOfEnd?: string; source?: unknown; userType?: unknown }, VoteResult>(
    record<VoteResult>({ options: [{}], trend: [{ options: [{}] }], sources: [{}], cities: [{}] }),
  ),
)
const detail = postRead(`${BASE}/enroll/detail`, io<{ id: string }, EnrollDetail>(record<EnrollDetail>(DETAIL)))
export { detail as getEnroll }
export type EnrollInput = Partial<
  Pick<
    Enroll,
    | 'title'
    | 'cover'
    | 'activityType'
    | 'organizer'
    | 'dealerCode'
    | 'clubId'
    | 'provinceCode'
    | 'cityCode'
    | 'address'
    | 'location'
    | 'enrollStart'
    | 'enrollEnd'
    | 'startTime'
    | 'endTime'
    | 'quota'
    | 'perLimit'
    | 'joinScope'
    | 'seriesCodes'
    | 'clubIds'
    | 'points'
    | 'reviewMode'
    | 'formFields'
    | 'content'
  >
>
export const createEnroll = post(`${BASE}/enroll/add`, io<EnrollInput, { id: string }>())
export const updateEnroll = post(`${BASE}/enroll/edit`, about<EnrollInput & Since & { id: string }>('id'))
export const removeEnroll = post(`${BASE}/enroll/delete`, about<{ id: string; reason: string }>('id'))

export interface Checked {
  problems: Problem[]
}
const readChecked = (data: unknown): Checked => {
  const found = records<Problem>({})(prop(data, 'problems'))
  const passed = prop(data, 'pass') !== false
  return {
    problems: found.map(({ field, message, level }) => ({
      field: typeof field === 'string' ? field : '',
      message: typeof message === 'string' ? message : '',
      level: level === 'warning' || (level !== 'error' && passed) ? 'warning' : 'error',
    })),
  }
}
export const check = postRead(
  `${BASE}/check`,
  io<{ bizType: number; id?: string } & Readonly<Record<string, unknown>>, Checked>(readChecked),
)

export const listTemplates = postRead(
  `${BASE}/template/list`,
  io<Query<ActivityTemplate>, Page<ActivityTemplate>>(pageOf<ActivityTemplate>({ content: {} })),
)
const readTemplate = (data: unknown): ActivityTemplate => {
  const content = prop(data, 'content')
  const preset: unknown = typeof content === 'string' ? tryJson(content) : content
  return { ...record<Omit<ActivityTemplate, 'content'>>({})(data), content: isRecord(preset) ? preset : {} }
}
/** A template with its preset, which is sent as a record or as JSON text. */
export const getTemplate = postRead(`${BASE}/template/detail`, io<{ id: string }, ActivityTemplate>(readTemplate))
export type TemplateInput = Partial<
  Pick<ActivityTemplate, 'templateName' | 'bizType' | 'cover' | 'content' | 'remark' | 'status'>
>
export const createTemplate = post(`${BASE}/template/add`, io<TemplateInput, { id: string }>())
export const updateTemplate = post(`${BASE}/template/edit`, about<TemplateInput & Since & { id: string }>('id'))
/** Removes a disabled template. Activities made from it remain. */
export const removeTemplate = post(`${BASE}/template/delete`, about<{ id: string; reason: string }>('id'))

/** Returns the answers of a form that are records with a label, parsed from any of their formats. */
const readAnswers = (data: unknown): EnrollAnswer[] => {
  const given: unknown = typeof data === 'string' ? tryJson(data) : data
  return (Array.isArray(given) ? given : []).filter(isRecord).map((answer) => {
    const value = answer.values ?? answer.value
    return {
      fieldId: textOf(answer.fieldId),
      label: textOf(answer.label),
      fieldType: numberIn(answer.fieldType) ?? 0,
      values: (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== ''),
    }
  })
}
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** Participants with counts by state. `signFlag` 0 filters for those not checked in. */
export const listEnrollRecords = postRead(
  `${BASE}/enroll/record/list`,
  io<Query<EnrollRecord> & { signFlag?: 0 | 1 }, Counted<EnrollRecord>>(
    countedOf<EnrollRecord>({ answers: readAnswers }),
  ),
)
export interface Undecided {
  failed: { id: string; message: string }[]
}
/** Approves (1) or rejects (2) enrolments with the reason sent to the user. Rejecting also revokes an approved place. */
export const approveEnrollRecord = post(
  `${BASE}/enroll/record/approve`,
  about<{ ids: string[]; result: 1 | 2; reason?: string }, Undecided>('ids', (data) => ({
    failed: records<Undecided['failed'][number]>({})(prop(data, 'failed')),
  })),
)
export const exportEnrollRecords = download('POST', `${BASE}/enroll/record/export`, io<Query<EnrollRecord>, Blob>())

/**
 * Fields of a saved check-in activity. `status` is the one that was read: the save is refused if the activity has
 * begun since.
 */
export interface SignInput extends Partial<
  Pick<
    SignActivity,
    | 'title'
    | 'cover'
    | 'signMode'
    | 'activityId'
    | 'dealerCode'
    | 'provinceCode'
    | 'cityCode'
    | 'joinScope'
    | 'startTime'
    | 'endTime'
    | 'rewardMode'
    | 'points'
    | 'ladderType'
    | 'ladder'
    | 'content'
    | 'status'
  >
> {}
const SIGN: Parts<SignActivity> = { ladder: [{}] }
export const listSigns = postRead(`${BASE}/sign/list`, io<Query<SignActivity>, Counted<SignActivity>>(countedOf(SIGN)))
export const getSign = postRead(`${BASE}/sign/detail`, io<{ id: string }, SignActivity>(record(SIGN)))
export const createSign = post(`${BASE}/sign/add`, io<SignInput, { id: string }>())
export const updateSign = post(`${BASE}/sign/edit`, about<SignInput & Since & { id: string }>('id'))
export const removeSign = post(`${BASE}/sign/delete`, about<Partial<Why> & { id: string }>('id'))
export const shelveSign = post(`${BASE}/sign/shelve`, about<Partial<Why> & { id: string; status: 0 | 1 }>('id'))

/** Fields of a saved session. `status` 0 disables it with a reason, 1 enables it again. */
export interface AttendanceInput extends Partial<
  Pick<
    Attendance,
    | 'signId'
    | 'sessionName'
    | 'openTime'
    | 'closeTime'
    | 'lateMinutes'
    | 'address'
    | 'radius'
    | 'managerId'
    | 'expectCount'
    | 'points'
    | 'status'
  >
> {
  location?: Partial<GeoPoint> | null
}
const SESSION: Parts<Attendance> = { location: {} }
export const listAttendances = postRead(
  `${BASE}/attendance/list`,
  io<Query<Attendance>, Counted<Attendance>>(countedOf(SESSION)),
)
/** A session with the address of its code for the current minute. */
export const getAttendance = postRead(`${BASE}/attendance/detail`, io<{ id: string }, Attendance>(record(SESSION)))
export const createAttendance = post(`${BASE}/attendance/add`, io<AttendanceInput, { id: string }>())
export const updateAttendance = post(
  `${BASE}/attendance/edit`,
  about<AttendanceInput & Partial<Why> & { id: string }>('id'),
)
export const removeAttendance = post(`${BASE}/attendance/delete`, about<Partial<Why> & { id: string }>('id'))

export interface Arrivals {
  time: string
  count?: number
}
/** Check-ins. Those of one session include counts by ten minutes, or by day for a daily session. */
export interface AttendanceRecords extends Counted<AttendanceRecord> {
  arrivals: Arrivals[]
  days: Arrivals[]
}
const checkIns = countedOf<AttendanceRecord>({})
export const listAttendanceRecords = postRead(
  `${BASE}/attendance/record/list`,
  io<Query<AttendanceRecord>, AttendanceRecords>((data) => ({
    ...checkIns(data),
    arrivals: records<Arrivals>({})(prop(data, 'arrivals')),
    days: records<Arrivals>({})(prop(data, 'days')),
  })),
)
export const exportAttendanceRecords = download(
  'POST',
  `${BASE}/attendance/record/export`,
  io<Query<AttendanceRecord>, Blob>(),
)
