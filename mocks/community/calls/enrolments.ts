import * as activities from '@/api/community/socialActivities'
import { checkType, organizer } from '@/entities/community/activity'
import { type Enroll, enrollStatus } from '@/entities/community/enroll'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, text } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { stale } from '../../system/rules/dealerRules'
import type { EnrollRow } from '../data/enrolments'
import { fault, onCheck, problemsOf, warning } from '../rules/checks'
import { enrolmentOf, enrolments, enrolmentView, figuresOfAll, seesEnrolment, stageOf } from '../rules/enrolments'
import { demandHeadquarters } from '../rules/headquarters'
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

const ON: readonly number[] = [enrollStatus.announced, enrollStatus.open, enrollStatus.closed, enrollStatus.running]
on(activities.shelveEnroll)(({ id, status, ...why }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.shelveEnroll')
  const row = enrolmentOf(id)
  const stage = stageOf(row, now)
  if (integer(status) === 1) {
    if (stage !== enrollStatus.draft && stage !== enrollStatus.down) throw stale()
    if (row.endTime <= formatTime(now)) throw new Refusal(409, '活动结束时间已过')
    row.status = enrollStatus.announced
  } else {
    if (!ON.includes(stage)) throw stale()
    demandReason(why)
    row.status = enrollStatus.down
  }
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
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
