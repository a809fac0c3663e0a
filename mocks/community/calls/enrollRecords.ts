import * as activities from '@/api/community/socialActivities'
import { enrollStatus } from '@/entities/community/enroll'
import { type EnrollRecord, recordStatus, enrollRecord } from '@/entities/community/enrollRecord'
import { dealerType } from '@/entities/shared/enums'
import { maskPhone } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, permissionsOf } from '../../system/rules/access'
import type { EnrollRecordRow } from '../data/enrollRecords'
import { answersOf, recordView } from '../rules/enrollRecords'
import { enrollRecords, enrolments, figuresOf, seesEnrolment, stageOf } from '../rules/enrolments'

const STATES = recordStatus.options.map(({ value }) => value)
const MAX = 100
const MIN_WORDS = 5
const MAX_WORDS = 100

const listed = listOf(activities.listEnrollRecords)<EnrollRecord>({
  is: ['recordId', 'activityId', 'userType', 'seriesCode', 'dealerCode', 'source', 'status'],
  like: ['customerName', 'nickname', 'title'],
  phone: ['phone'],
  between: ['enrollTime'],
  where: {
    signFlag: (asked) => {
      const signed = integer(asked)
      return (row) => signed === undefined || (row.signTime !== '') === (signed === 1)
    },
  },
  sort: ['enrollTime'],
})

const rowsFor = (user: UserRow, now: number): EnrollRecord[] => {
  const seen = new Map(
    enrolments()
      .filter(seesEnrolment(user))
      .map((activity) => [activity.id, { activity, stage: stageOf(activity, now) }]),
  )
  return enrollRecords().flatMap((row) => {
    const of = seen.get(row.activityId)
    return of ? recordView(row, of.activity, of.stage) : []
  })
}
const mayIdNo = (user: UserRow): boolean => {
  const permissions = permissionsOf(user)
  return permissions.includes('*') || permissions.includes('activity.idNo')
}

on(activities.listEnrollRecords, {
  whole: {
    why: 'a dealer calls those who passed for an activity of its own; whoever decides about one enrolment asks for it by its number',
  },
})((input, { user, now }) => {
  const rows = rowsFor(user, now)
  const isOne = text(input.recordId) !== ''
  const isDealer = user.dealerType !== dealerType.headquarters && user.dealerType !== dealerType.area
  const shape = (row: EnrollRecord): EnrollRecord => {
    const whole = isOne || (isDealer && row.status === recordStatus.passed)
    return {
      ...row,
      phone: whole ? row.phone : maskPhone(row.phone),
      answers: answersOf(row, { phones: whole, idNos: isOne && mayIdNo(user) }),
    }
  }
  return { ...listed.page(rows, input, shape), summary: listed.counts(rows, input, 'status', STATES) }
})

const DECIDED: readonly number[] = [recordStatus.passed, recordStatus.rejected]
/** Returns the reason why an enrolment cannot be decided this way. */
const against = (row: EnrollRecordRow | undefined, passes: boolean, user: UserRow, now: number): string | undefined => {
  const activity = row && enrolments().find(({ id }) => id === row.activityId)
  if (!row || !activity || !seesEnrolment(user)(activity)) return '报名记录不存在或无权处理'
  const stage = stageOf(activity, now)
  if (stage === enrollStatus.ended) return '活动已结束'
  if (row.status === recordStatus.cancelled) return '用户已取消报名'
  const isWithdrawn = !passes && row.status === recordStatus.passed
  if (isWithdrawn && activity.startTime <= formatTime(now)) return '活动已开始，不能取消名额'
  if (!isWithdrawn && DECIDED.includes(row.status)) return `该报名已被${row.auditBy || '系统'}处理`
  if (passes && activity.quota > 0 && figuresOf(activity.id).passCount + row.peopleCount > activity.quota)
    return '名额已满'
  return undefined
}
/** Moves the first enrolment on the waiting list that fits into the free places to the review. */
const moveUp = (activityId: string): void => {
  const activity = enrolments().find(({ id }) => id === activityId)
  if (!activity?.quota) return
  const left = activity.quota - figuresOf(activityId).passCount
  const next = enrollRecords().find(
    (row) => row.activityId === activityId && row.status === recordStatus.standby && row.peopleCount <= left,
  )
  if (next) next.status = recordStatus.waiting
}

on(activities.approveEnrollRecord)((input, { user, now }) => {
  demand(user, 'socialActivities.approveEnrollRecord')
  const ids = texts(input.ids)
  if (ids.length < 1 || ids.length > MAX) throw new Refusal(400, '最多选择 100 条')
  const passes = integer(input.result) === 1
  const reason = text(input.reason)
  const length = [...reason].length
  if (!passes) refuseFields({ reason: length < MIN_WORDS || length > MAX_WORDS ? '请填写 5-100 字说明' : undefined })
  const failed: { id: string; message: string }[] = []
  for (const id of ids) {
    const row = enrollRecords().find(({ recordId }) => recordId === id)
    const message = against(row, passes, user, now)
    if (!row || message !== undefined) {
      failed.push({ id, message: message ?? '' })
      continue
    }
    const hadPlace = row.status === recordStatus.passed
    Object.assign(row, {
      status: passes ? recordStatus.passed : recordStatus.rejected,
      auditBy: user.nickname,
      auditTime: formatTime(now),
      rejectReason: passes ? '' : reason,
    })
    if (hadPlace) moveUp(row.activityId)
  }
  return { success: ids.length - failed.length, failed }
})

on(activities.exportEnrollRecords)((input, { user, now }) => {
  demand(user, 'socialActivities.exportEnrollRecords')
  const rows = listed.exported(rowsFor(user, now), input)
  const only = enrolments().find(({ id }) => id === text(input.activityId))
  // The answers become columns if the file is about one activity. Phones and identity numbers are masked in files.
  const asked = (only?.formFields ?? []).map(({ fieldId, label }): [string, (row: EnrollRecord) => string] => [
    label,
    (row) =>
      answersOf(row, { phones: false, idNos: false })
        .find((answer) => answer.fieldId === fieldId)
        ?.values.join('、') ?? '',
  ])
  return sheetOf(rows, {
    ...columnsOf(
      enrollRecord,
      'recordId',
      'title',
      'customerName',
      'phone',
      'seriesName',
      'plateNo',
      'peopleCount',
      'source',
      'enrollTime',
      'status',
      'signTime',
    ),
    ...Object.fromEntries(asked),
  })
})
