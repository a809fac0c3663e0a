import * as activities from '@/api/community/socialActivities'
import { checkType, organizer } from '@/entities/community/activity'
import { type Enroll, enrollStatus, type EnrollStat } from '@/entities/community/enroll'
import { appSource, userType } from '@/entities/community/shared'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, text } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { stale } from '../../system/rules/dealerRules'
import { newId } from '../../system/rules/store'
import type { EnrollRow } from '../data/enrolments'
import { fault, onCheck, problemsOf, warning } from '../rules/checks'
import { merged, refuseLocked, refuseUnfinished, refuseWrong } from '../rules/enrolInput'
import {
  enrollRecords,
  enrolmentOf,
  enrolments,
  enrolmentView,
  figuresOf,
  figuresOfAll,
  seesEnrolment,
  stageOf,
} from '../rules/enrolments'
import { demandHeadquarters } from '../rules/headquarters'
import { personOf } from '../rules/people'
import { demandReason } from '../rules/reason'

const listed = listOf(activities.listEnrolls)<Enroll>({
  is: ['id', 'status', 'activityType', 'organizer', 'dealerCode', 'clubId', 'provinceCode', 'cityCode', 'reviewMode'],
  like: ['title', 'createBy'],
  between: ['enrollStart', 'startTime', 'endTime', 'createTime'],
  sort: ['startTime', 'enrollCount', 'createTime'],
  keepsOrder: true,
})
const STATES = enrollStatus.options.map(({ value }) => value)
on(activities.listEnrolls)((input, { user, now }) => {
  const figures = figuresOfAll()
  const rows = enrolments()
    .filter(seesEnrolment(user))
    .map((row) => enrolmentView(row, now, figures))
  const page = listed.page(rows, input)
  const waiting = Object.fromEntries(page.records.map(({ id }) => [id, figures.get(id)?.waiting ?? 0]))
  return { ...page, summary: listed.counts(rows, { ...input }, 'status', STATES), waiting }
})

const MISSING = '无权查看或数据不存在'
const ON: readonly number[] = [enrollStatus.announced, enrollStatus.open, enrollStatus.closed, enrollStatus.running]
on(activities.shelveEnroll)(({ id, status, ...why }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.shelveEnroll')
  const row = enrolmentOf(id)
  const stage = stageOf(row, now)
  if (integer(status) === 1) {
    if (stage !== enrollStatus.draft && stage !== enrollStatus.down) throw stale()
    refuseUnfinished(row, now)
    row.status = enrollStatus.announced
  } else {
    if (!ON.includes(stage)) throw stale()
    demandReason(why)
    row.status = enrollStatus.down
  }
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
})

const DAYS = 30
const statOf = (row: EnrollRow, now: number): EnrollStat => {
  const own = enrollRecords().filter(({ activityId }) => activityId === row.id)
  const last = Math.min(now, toMillis(row.enrollEnd) ?? now)
  const dayOf = (at: number) => formatTime(last - (DAYS - 1 - at) * 86_400_000).slice(0, 10)
  const kindOf = ({ userId }: { userId: string }) => personOf(userId)?.userType
  return {
    viewCount: row.viewCount,
    trend: Array.from({ length: DAYS }, (_, at) => {
      const date = dayOf(at)
      return { date, enrollCount: own.filter(({ enrollTime }) => enrollTime.startsWith(date)).length }
    }),
    sources: appSource.options.map(({ value }) => ({
      source: value,
      count: own.filter(({ source }) => source === value).length,
    })),
    userTypes: userType.options.map(({ value }) => ({
      userType: value,
      count: own.filter((one) => kindOf(one) === value).length,
    })),
  }
}
on(activities.getEnroll)(({ id }, { user, now }) => {
  const row = enrolmentOf(id)
  if (!seesEnrolment(user)(row)) throw new Refusal(404, MISSING)
  return { ...enrolmentView(row, now), stat: statOf(row, now) }
})

const blank = (): EnrollRow => ({
  id: '',
  title: '',
  cover: '',
  activityType: 0,
  organizer: 0,
  dealerCode: '',
  clubId: '',
  provinceCode: '',
  provinceName: '',
  cityCode: '',
  cityName: '',
  address: '',
  location: null,
  enrollStart: '',
  enrollEnd: '',
  startTime: '',
  endTime: '',
  quota: 0,
  perLimit: 0,
  joinScope: 0,
  seriesCodes: [],
  clubIds: [],
  points: 0,
  reviewMode: 0,
  formFields: [],
  content: '',
  viewCount: 0,
  status: enrollStatus.draft,
  createBy: '',
  createTime: '',
  updateBy: '',
  updateTime: '',
})
on(activities.createEnroll)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createEnroll')
  const row = merged({ ...input }, blank())
  refuseWrong(row)
  const [id, time, by] = [newId(), formatTime(now), user.nickname]
  enrolments().push({ ...row, id, createBy: by, createTime: time, updateBy: by, updateTime: time })
  return { id }
})
on(activities.updateEnroll)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.updateEnroll')
  const row = enrolmentOf(input.id)
  refuseChanged(row, input)
  const next = merged({ ...input }, row)
  refuseLocked(row, next, stageOf(row, now), figuresOf(row.id))
  refuseWrong(next)
  Object.assign(row, next, { updateBy: user.nickname, updateTime: formatTime(now) })
})
on(activities.removeEnroll)(({ id, reason }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.removeEnroll')
  const row = enrolmentOf(id)
  const stage = stageOf(row, now)
  if (stage !== enrollStatus.draft && stage !== enrollStatus.down) throw stale()
  if (figuresOf(row.id).enrollCount > 0) throw new Refusal(409, '已有用户报名，不能删除')
  if (text(reason) === '') throw new Refusal(400, '请填写删除原因')
  enrolments().splice(enrolments().indexOf(row), 1)
})

const overlaps = (row: EnrollRow, start: string, end: string) => row.startTime < end && row.endTime > start
onCheck(checkType.enroll, (input, now) => {
  const [title, start, end] = [text(input.title), text(input.startTime), text(input.endTime)]
  const others = enrolments().filter(
    (row) => row.id !== text(input.id) && ON.includes(stageOf(row, now)) && overlaps(row, start, end),
  )
  const dealer = text(input.dealerCode)
  const double =
    integer(input.organizer) === organizer.dealer && dealer
      ? others.find(({ dealerCode }) => dealerCode === dealer)
      : undefined
  return [
    ...(others.some((row) => row.title === title) ? [fault('title', '同一时段已有同名活动')] : []),
    ...(double ? [warning('dealerCode', `该经销商同一时段已承办「${double.title}」`)] : []),
  ]
})
on(activities.check)((input, { now }) => {
  const problems = problemsOf(integer(input.bizType) ?? 0, input, now)
  return { pass: problems.every(({ level }) => level === 'warning'), problems }
})
