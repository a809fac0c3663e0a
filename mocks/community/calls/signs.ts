import * as socialActivities from '@/api/community/socialActivities'
import type { Arrivals, AttendanceInput } from '@/api/community/socialActivities'
import { CHANGED } from '@/api/error'
import {
  type Attendance,
  type AttendanceRecord,
  attendanceStatus,
  signResult,
  attendanceRecord,
} from '@/entities/community/attendance'
import { checkType } from '@/entities/community/activity'
import { joinScope, stageStatus } from '@/entities/community/shared'
import { ladderType, rewardMode, type SignActivity, signActivity, signMode } from '@/entities/community/signActivity'
import { changesOf } from '@/lib/changes'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseChanged, refuseFields, sent, text } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import { stale } from '../../system/rules/dealerRules'
import { newId, org } from '../../system/rules/store'
import type { AttendanceRecordRow, AttendanceRow, SignRow } from '../data/signs'
import { fault, onCheck, warning } from '../rules/checks'
import { enrolments } from '../rules/enrolments'
import { demandHeadquarters, worksAtHeadquarters } from '../rules/headquarters'
import { demandReason } from '../rules/reason'
import {
  attendanceOf,
  attendanceRecords,
  attendances,
  attendanceStage,
  attendanceView,
  countsBy,
  recordView,
  seesSign,
  signOf,
  signs,
  signStage,
  signView,
} from '../rules/signs'

type Input = Readonly<Record<string, unknown>>
const HOUR = 3_600_000
const DAY = 24 * HOUR
const MAX_DAYS = 366
const MAX_SESSIONS = 50
const STAGES = stageStatus.options.map(({ value }) => value)
const MISSING = '无权查看或数据不存在'
const long = (value: string) => [...value].length
const millis = (value: string) => toMillis(value) ?? 0
const touch = (row: { updateBy: string; updateTime: string }, user: UserRow, now: number) =>
  Object.assign(row, { updateBy: user.nickname, updateTime: formatTime(now) })
/** Returns the activity with this id. Throws 404 if the user may not see it. */
const shownSign = (id: unknown, user: UserRow): SignRow => {
  const row = signOf(id)
  if (!seesSign(user)(row)) throw new Refusal(404, MISSING)
  return row
}

const listed = listOf(socialActivities.listSigns)<SignActivity>({
  is: ['id', 'status', 'signMode', 'activityId', 'rewardMode', 'dealerCode', 'provinceCode', 'cityCode'],
  like: ['title', 'enrollTitle'],
  between: ['startTime'],
  sort: ['createTime', 'startTime', 'endTime', 'signUpCount', 'signedCount'],
})
on(socialActivities.listSigns)((input, { user, now }) => {
  const signed = countsBy('signId', now)
  const rows = signs()
    .filter(seesSign(user))
    .map((row) => signView(row, now, signed))
  return { ...listed.page(rows, input), summary: listed.counts(rows, { ...input }, 'status', STAGES) }
})
on(socialActivities.getSign)(({ id }, { user, now }) => signView(shownSign(id, user), now))

/** Reports a ladder without 1 to 10 steps, or whose counts or points do not increase. */
const ladderError = (ladder: SignRow['ladder']): string | undefined =>
  ladder.length < 1 || ladder.length > 10
    ? '阶梯须为 1-10 级'
    : ladder.some(
          (step, index) =>
            step.count < 1 ||
            step.points < 1 ||
            (index > 0 &&
              (step.count <= (ladder[index - 1]?.count ?? 0) || step.points <= (ladder[index - 1]?.points ?? 0))),
        )
      ? '各级的次数和积分须逐级递增'
      : undefined
const ladderIn = (value: unknown): SignRow['ladder'] =>
  Array.isArray(value)
    ? value.map((step: unknown) => ({
        count: integer(Reflect.get(Object(step), 'count')) ?? 0,
        points: integer(Reflect.get(Object(step), 'points')) ?? 0,
      }))
    : []

const readSign = (input: Input, was?: SignRow) => {
  const { values, faults } = readInto(
    signActivity,
    ['title', 'cover', 'signMode', 'joinScope', 'startTime', 'endTime', 'rewardMode', 'ladderType', 'content'],
    input,
    was ?? { joinScope: joinScope.everyone, rewardMode: rewardMode.none, ladderType: ladderType.total },
  )
  const { startTime, endTime, signMode: mode, rewardMode: reward } = values
  const sentPoints = sent(input, 'points') ? (integer(input.points) ?? 0) : (was?.points ?? 0)
  const points = reward === rewardMode.each ? sentPoints : 0
  const ladder =
    reward !== rewardMode.ladder ? [] : sent(input, 'ladder') ? ladderIn(input.ladder) : (was?.ladder ?? [])
  const word = (key: 'activityId' | 'dealerCode' | 'provinceCode' | 'cityCode') =>
    sent(input, key) ? text(input[key]) : (was?.[key] ?? '')
  const [activityId, dealerCode] = [word('activityId'), word('dealerCode')]
  const dealer = org.dealers.find((one) => one.dealerCode === dealerCode)
  const [provinceCode, cityCode] = [word('provinceCode'), word('cityCode')]
  const city = org.dealers.find((one) => one.cityCode === cityCode)
  refuseFields({
    ...faults,
    activityId: activityId !== '' && !enrolments().some(({ id }) => id === activityId) ? '关联的报名不存在' : undefined,
    dealerCode: dealerCode !== '' && !dealer ? '经销商不存在' : undefined,
    startTime: toMillis(startTime) === undefined ? '请选择开始时间' : undefined,
    endTime:
      toMillis(endTime) === undefined || endTime <= startTime
        ? '结束时间须晚于开始时间'
        : mode === signMode.daily && millis(endTime) - millis(startTime) > MAX_DAYS * DAY
          ? `每日签到最长 ${MAX_DAYS} 天`
          : undefined,
    points: reward === rewardMode.each && (points < 1 || points > 1000) ? '积分为 1-1000 的整数' : undefined,
    ladder: reward === rewardMode.ladder ? ladderError(ladder) : undefined,
  })
  return {
    ...values,
    activityId,
    dealerCode,
    provinceCode,
    provinceName: city?.provinceName ?? was?.provinceName ?? '',
    cityCode,
    cityName: cityCode === '' ? '' : (city?.cityName ?? was?.cityName ?? ''),
    points,
    ladder,
  }
}
on(socialActivities.createSign)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createSign')
  const row = readSign({ ...input })
  const id = newId()
  const time = formatTime(now)
  signs().push({
    ...row,
    id,
    status: stageStatus.draft,
    createBy: user.nickname,
    createTime: time,
    updateBy: user.nickname,
    updateTime: time,
  })
  return { id }
})
const checkedIn = (id: string, now: number) => countsBy('signId', now).get(id) ?? 0
/** Fields that may still change while an activity is running, or after it was taken down with check-ins. */
const LATE: readonly string[] = ['cover', 'content', 'endTime']
on(socialActivities.updateSign)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.updateSign')
  const row = signOf(input.id)
  const stage = signStage(row, now)
  if (sent(input, 'status') && integer(input.status) !== stage && input.force !== true)
    throw new Refusal(CHANGED, '活动状态已变更，请刷新后再操作')
  if (stage === stageStatus.ended) throw stale()
  refuseChanged(row, input)
  const next = readSign({ ...input }, row)
  const changed = Object.keys(changesOf<object>(row, next))
  const isFixed = stage === stageStatus.running || (stage === stageStatus.down && checkedIn(row.id, now) > 0)
  if (
    (isFixed && (changed.some((key) => !LATE.includes(key)) || next.endTime < row.endTime)) ||
    (stage !== stageStatus.draft && changed.includes('signMode'))
  )
    throw new Refusal(409, '活动已开始，不能修改签到方式、时间与奖励')
  touch(Object.assign(row, next), user, now)
})
on(socialActivities.shelveSign)(({ id, status, ...why }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.shelveSign')
  const row = signOf(id)
  const stage = signStage(row, now)
  if (integer(status) === 1) {
    if (stage !== stageStatus.draft && stage !== stageStatus.down) throw stale()
    if (row.endTime <= formatTime(now)) throw new Refusal(409, '活动已过结束时间')
    if (!attendances().some(({ signId }) => signId === row.id)) throw new Refusal(409, '请先添加签到场次')
    row.status = stageStatus.announced
  } else {
    if (stage !== stageStatus.announced && stage !== stageStatus.running) throw stale()
    demandReason(why)
    row.status = stageStatus.down
  }
  touch(row, user, now)
})
on(socialActivities.removeSign)(({ id, ...why }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.removeSign')
  const row = signOf(id)
  if (row.status === stageStatus.announced) throw stale()
  if (checkedIn(row.id, now) > 0) throw new Refusal(409, '已有签到记录，不能删除')
  demandReason(why)
  signs().splice(signs().indexOf(row), 1)
  for (const one of attendances().filter(({ signId }) => signId === row.id))
    attendances().splice(attendances().indexOf(one), 1)
})

onCheck(checkType.sign, (input, now) => {
  const [title, start, end, dealer] = [
    text(input.title),
    text(input.startTime),
    text(input.endTime),
    text(input.dealerCode),
  ]
  const others = signs().filter(
    (row) =>
      row.id !== text(input.id) &&
      row.status === stageStatus.announced &&
      signStage(row, now) !== stageStatus.ended &&
      row.startTime < end &&
      row.endTime > start,
  )
  const double = dealer === '' ? undefined : others.find(({ dealerCode }) => dealerCode === dealer)
  return [
    ...(others.some((row) => row.title === title) ? [fault('title', '同一时段已有同名活动')] : []),
    ...(end !== '' && end <= formatTime(now) ? [fault('endTime', '结束时间已过')] : []),
    ...(double ? [warning('dealerCode', `该经销商同一时段已承办「${double.title}」`)] : []),
  ]
})

const listedSessions = listOf(socialActivities.listAttendances)<Attendance>({
  is: ['id', 'signId', 'signMode', 'status', 'dealerCode'],
  like: ['sessionName', 'title'],
  between: ['openTime'],
  sort: ['openTime'],
})
const SESSION_STAGES = attendanceStatus.options.map(({ value }) => value)
const shownSessions = (user: UserRow) => {
  const sees = seesSign(user)
  return attendances().filter(({ signId }) => sees(signOf(signId)))
}
const shownSession = (id: unknown, user: UserRow): AttendanceRow => {
  const row = attendanceOf(id)
  shownSign(row.signId, user)
  return row
}
on(socialActivities.listAttendances)((input, { user, now }) => {
  const signed = countsBy('attendanceId', now)
  const rows = shownSessions(user).map((row) => attendanceView(row, now, signed))
  return {
    ...listedSessions.page(rows, input),
    summary: listedSessions.counts(rows, { ...input }, 'status', SESSION_STAGES),
  }
})
on(socialActivities.getAttendance)(({ id }, { user, now }) => attendanceView(shownSession(id, user), now))

const readSession = (input: Input, sign: SignRow, was?: AttendanceRow) => {
  const word = (key: 'sessionName' | 'openTime' | 'closeTime' | 'address' | 'managerId') =>
    sent(input, key) ? text(input[key]) : (was?.[key] ?? '')
  const number = (key: 'lateMinutes' | 'radius' | 'expectCount' | 'points', start: number) =>
    sent(input, key) ? (integer(input[key]) ?? 0) : (was?.[key] ?? start)
  const [sessionName, openTime, closeTime, address] = [
    word('sessionName'),
    word('openTime'),
    word('closeTime'),
    word('address'),
  ]
  const location = sent(input, 'location')
    ? // The screen sends a point or nothing.
      ((input.location ?? null) as AttendanceRow['location'])
    : (was?.location ?? null)
  const isDaily = sign.signMode === signMode.daily
  const radius = number('radius', 500)
  const lateMinutes = number('lateMinutes', 0)
  const others = attendances().filter((one) => one.signId === sign.id && one !== was)
  const same = others.find(
    (one) =>
      one.address === address &&
      one.status !== attendanceStatus.disabled &&
      one.openTime < closeTime &&
      one.closeTime > openTime,
  )
  refuseFields({
    sessionName:
      long(sessionName) < 2 || long(sessionName) > 20
        ? '场次名称为 2-20 个字'
        : others.some((one) => one.sessionName === sessionName)
          ? '场次名称不能重复'
          : undefined,
    openTime:
      toMillis(openTime) === undefined
        ? '请选择签到开始时间'
        : openTime < sign.startTime || openTime >= sign.endTime
          ? '场次须在活动时间内'
          : undefined,
    closeTime:
      toMillis(closeTime) === undefined || closeTime <= openTime
        ? '签到截止须晚于签到开始'
        : closeTime > sign.endTime
          ? '场次须在活动时间内'
          : !isDaily && millis(closeTime) - millis(openTime) > DAY
            ? '单场签到最长 24 小时'
            : !isDaily && same
              ? `与场次「${same.sessionName}」时间重叠`
              : undefined,
    address: !isDaily && address === '' ? '请填写签到地点' : undefined,
    radius: !isDaily && (radius < 50 || radius > 5000) ? '有效半径为 50-5000 米' : undefined,
    lateMinutes: lateMinutes < 0 || lateMinutes > 120 ? '迟到宽限为 0-120 分钟' : undefined,
  })
  return {
    sessionName,
    openTime,
    closeTime,
    lateMinutes,
    address,
    location,
    radius: isDaily ? 0 : radius,
    managerId: word('managerId'),
    expectCount: number('expectCount', 0),
    points: number('points', 0),
  }
}
on(socialActivities.createAttendance)((input, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.createAttendance')
  const sign = signOf(input.signId)
  if (signStage(sign, now) === stageStatus.ended) throw new Refusal(409, '活动已结束')
  if (attendances().filter(({ signId }) => signId === sign.id).length >= MAX_SESSIONS)
    throw new Refusal(409, `场次最多 ${MAX_SESSIONS} 个`)
  const id = newId()
  attendances().push({
    ...readSession({ ...input }, sign),
    id,
    signId: sign.id,
    status: attendanceStatus.upcoming,
    updateBy: user.nickname,
    updateTime: formatTime(now),
  })
  return { id }
})
/** Fields that a dealer may change in its own sessions, and everyone in an open session. */
const ON_SITE: readonly (keyof AttendanceInput)[] = ['managerId', 'radius', 'closeTime']
on(socialActivities.updateAttendance)((input, { user, now }) => {
  demand(user, 'socialActivities.updateAttendance')
  const row = shownSession(input.id, user)
  const stage = attendanceStage(row, now)
  const isHq = worksAtHeadquarters(user)
  if (sent(input, 'status')) {
    if (!isHq) throw new Refusal(403, '没有操作权限')
    const enables = integer(input.status) === attendanceStatus.upcoming
    if (
      enables
        ? stage !== attendanceStatus.disabled
        : stage !== attendanceStatus.upcoming && stage !== attendanceStatus.open
    )
      throw stale()
    if (!enables) demandReason(input)
    row.status = enables ? attendanceStatus.upcoming : attendanceStatus.disabled
    touch(row, user, now)
    return
  }
  if (stage === attendanceStatus.closed) throw stale()
  const next = readSession({ ...input }, signOf(row.signId), row)
  const changed = Object.keys(changesOf(row, next))
  const isLimited = !isHq || stage === attendanceStatus.open
  if (isLimited && changed.some((key) => !ON_SITE.some((one) => one === key)))
    throw new Refusal(409, '签到中只能修改截止时间、负责人与半径')
  if (stage === attendanceStatus.open && next.closeTime < row.closeTime) throw new Refusal(409, '签到截止只能延后')
  touch(Object.assign(row, next), user, now)
})
on(socialActivities.removeAttendance)(({ id }, { user, now }) => {
  demandHeadquarters(user, 'socialActivities.removeAttendance')
  const row = attendanceOf(id)
  const stage = attendanceStage(row, now)
  if (stage !== attendanceStatus.disabled && stage !== attendanceStatus.upcoming) throw stale()
  if ((countsBy('attendanceId', now).get(row.id) ?? 0) > 0) throw new Refusal(409, '已有签到记录，不能删除')
  attendances().splice(attendances().indexOf(row), 1)
})

const listedRecords = listOf(socialActivities.listAttendanceRecords)<AttendanceRecord>({
  is: ['id', 'signId', 'attendanceId', 'signResult', 'pointsStatus'],
  like: ['sessionName'],
  phone: ['phone'],
  between: ['signTime'],
  sort: ['signTime'],
})
const RESULTS = signResult.options.map(({ value }) => value)
const perTime = (rows: readonly AttendanceRecordRow[], of: (time: string) => string): Arrivals[] => {
  const counts = new Map<string, number>()
  for (const { signTime } of rows) counts.set(of(signTime), (counts.get(of(signTime)) ?? 0) + 1)
  return [...counts].map(([time, count]) => ({ time, count })).toSorted((a, b) => (a.time < b.time ? -1 : 1))
}
const recordsFor = (user: UserRow, asked: string, now: number) => {
  const sees = seesSign(user)
  return attendanceRecords(now).filter(
    (row) => (asked === '' || row.attendanceId === asked) && sees(signOf(row.signId)),
  )
}
on(socialActivities.listAttendanceRecords)((input, { user, now }) => {
  const asked = text(input.attendanceId)
  const shown = recordsFor(user, asked, now)
  const rows = shown.map(recordView)
  const isDaily = asked !== '' && signOf(attendanceOf(asked).signId).signMode === signMode.daily
  return {
    ...listedRecords.page(rows, input),
    summary: listedRecords.counts(rows, { ...input }, 'signResult', RESULTS),
    arrivals: asked !== '' && !isDaily ? perTime(shown, (time) => `${time.slice(0, 15)}0`) : [],
    days: isDaily ? perTime(shown, (time) => time.slice(0, 10)) : [],
  }
})

const RESULT_NAMES = ['', '正常', '迟到', '未报名']
on(socialActivities.exportAttendanceRecords)((input, { user, now }) => {
  demand(user, 'socialActivities.exportAttendanceRecords')
  const rows = recordsFor(user, text(input.attendanceId), now).map(recordView)
  return sheetOf(listedRecords.exported(rows, input), {
    ...columnsOf(attendanceRecord, 'id', 'title', 'sessionName', 'nickname', 'phone', 'signTime'),
    '距离(米)': ({ distance }) => distance ?? '',
    签到结果: ({ signResult: result }) => RESULT_NAMES[result] ?? '',
    ...columnsOf(attendanceRecord, 'points', 'pointsStatus', 'remark'),
  })
})
