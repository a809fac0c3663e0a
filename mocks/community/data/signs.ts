import { attendanceStatus, pointsStatus, signResult } from '@/entities/community/attendance'
import { joinScope, stageStatus } from '@/entities/community/shared'
import { ladderType, rewardMode, signMode } from '@/entities/community/signActivity'
import { colors, createContext, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { DealerRow } from '../../system/data/types'
import type { EnrollRecordRow } from './enrollRecords'
import type { EnrollRow } from './enrolments'
import type { PersonRow } from './people'

/** A check-in activity as stored. The stored state is only draft, published (`announced`) or taken down. */
export interface SignRow {
  id: string
  title: string
  cover: string
  signMode: number
  activityId: string
  dealerCode: string
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  joinScope: number
  startTime: string
  endTime: string
  rewardMode: number
  points: number
  ladderType: number
  ladder: { count: number; points: number }[]
  content: string
  status: number
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}
/** A session as stored, either disabled or not (`upcoming`). */
export interface AttendanceRow {
  id: string
  signId: string
  sessionName: string
  openTime: string
  closeTime: string
  lateMinutes: number
  address: string
  location: { longitude: number; latitude: number } | null
  radius: number
  managerId: string
  expectCount: number
  points: number
  status: number
  updateBy: string
  updateTime: string
}
export interface AttendanceRecordRow {
  id: string
  signId: string
  attendanceId: string
  userId: string
  signTime: string
  /** Metres from the place. Null if the place is not checked. */
  distance: number | null
  signResult: number
  points: number
  pointsStatus: number
  remark: string
}
export interface Around {
  dealers: readonly DealerRow[]
  /** Accounts of the managers on site. */
  managers: readonly string[]
  people: readonly PersonRow[]
  enrolments: readonly EnrollRow[]
  enrollRecords: readonly EnrollRecordRow[]
}

const { draft, announced: up, down } = stageStatus
const { code, place, daily } = signMode
const plans: readonly (readonly [
  title: string,
  mode: number,
  status: number,
  from: number,
  to: number,
  sessions: number,
  enrolment?: number,
])[] = [
  ['星空露营到场签到', code, up, 3, -4, 8],
  ['门店新车品鉴签到', code, up, 0, 0, 2, 20],
  ['十一月每日签到', daily, up, 20, -10, 1],
  ['川西自驾途经点打卡', place, up, 2, -5, 6],
  ['车主讲堂第一期签到', code, up, 40, 38, 3],
  ['到店活动签到', code, up, 0, 0, 3, 22],
  ['年末车友会年会签到', code, up, -6, -8, 2],
  ['春季长途打卡', place, up, 90, 70, 4],
  ['每日签到领积分（第三季）', daily, up, 100, 9, 1],
  ['公益捐赠站到站签到', place, up, -3, -9, 3],
  ['冰雪试驾营签到', code, down, 5, -5, 2],
  ['亲子烘焙工坊签到 👨‍👩‍👧', code, draft, -9, -10, 1],
  ['Family Day on-site check-in', code, draft, -20, -21, 0],
  ['车友篮球赛签到', code, up, 12, 11, 2],
  ['周末自驾集合点签到与终点打卡双重奖励活动签到一览', place, up, 1, -2, 4],
  ['线下活动签到', code, up, 0, 0, 1, 4],
  ['每日签到（内测）', daily, down, 30, -30, 1],
  ['讲堂第二期签到', code, up, -1, -3, 2],
]
const sessionNames = '上午场 下午场 晚间场 次日上午场 次日下午场 次日晚间场 返程 闭幕'.split(' ')
const remarks = ['', '', '', '', '设备更换', '']
const HOUR = 3_600_000
const DAY = 24 * HOUR
const SECOND = 1000
const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}+08:00`)

/**
 * Returns the periods of the sessions between two times. A daily activity has one period for all days. Others have
 * evenly spaced periods, cut to three hours if they are more than a day apart.
 */
const spansOf = (mode: number, from: number, to: number, count: number): [number, number][] => {
  if (mode === daily) return [[from, to]]
  const step = (to - from) / Math.max(count, 1)
  const bound = (index: number) => (index === count ? to : from + Math.round((step * index) / (HOUR / 2)) * (HOUR / 2))
  return Array.from({ length: count }, (_, index): [number, number] => [
    bound(index),
    step > DAY ? bound(index) + 3 * HOUR : bound(index + 1),
  ])
}

/**
 * Builds eighteen check-in activities with their sessions and check-ins. Attendees of an enrolment have checked in.
 * Check-ins later than the clock are not visible yet.
 */
export const buildSigns = (now: number, { dealers, managers, people, enrolments, enrollRecords }: Around) => {
  const { random, next, time } = createContext(now, 20_261_121, 1)
  const signs: SignRow[] = []
  const attendances: AttendanceRow[] = []
  const records: AttendanceRecordRow[] = []
  for (const [index, [title, mode, status, first, last, count, enrolmentAt]] of plans.entries()) {
    const enrolment = enrolmentAt === undefined ? undefined : at(enrolments, enrolmentAt)
    const dealer = at(dealers, index % 3 === 0 ? 0 : index)
    const isHosted = index % 4 !== 2
    const [from, to] = enrolment
      ? [moment(enrolment.startTime), moment(enrolment.endTime)]
      : mode === daily
        ? [now - first * DAY, now - last * DAY - SECOND]
        : [now - first * DAY, now - last * DAY + 22 * HOUR]
    const reward = at([rewardMode.each, rewardMode.none, rewardMode.ladder], index)
    const points = reward === rewardMode.each ? 10 + (index % 4) * 10 : 0
    const id = String(660_000 + (index + 1) * 7)
    const createTime = time(first + 12)
    signs.push({
      id,
      title,
      cover: index % 6 === 4 ? '' : picture(title.slice(0, 4), at(colors, index), 690, 388),
      signMode: mode,
      activityId: enrolment?.id ?? '',
      dealerCode: enrolment ? enrolment.dealerCode : isHosted ? dealer.dealerCode : '',
      provinceCode: enrolment ? enrolment.provinceCode : isHosted ? dealer.provinceCode : '',
      provinceName: enrolment ? enrolment.provinceName : isHosted ? dealer.provinceName : '',
      cityCode: enrolment ? enrolment.cityCode : isHosted ? dealer.cityCode : '',
      cityName: enrolment ? enrolment.cityName : isHosted ? dealer.cityName : '',
      joinScope: at([joinScope.everyone, joinScope.owners, joinScope.everyone, joinScope.members], index),
      startTime: wireTime(from),
      endTime: wireTime(to),
      rewardMode: reward,
      points,
      ladderType: mode === daily ? ladderType.streak : ladderType.total,
      ladder:
        reward === rewardMode.ladder
          ? [
              { count: 1, points: 5 },
              { count: 3, points: 20 },
              { count: 7, points: 60 },
            ]
          : [],
      content: `<p>${title}</p><ul><li>请在现场工作人员处完成签到</li><li>签到积分于活动结束后 3 个工作日内到账</li></ul>`,
      status,
      createBy: at(['周岚', '陈越', '林可'], index),
      createTime,
      updateBy: '周岚',
      updateTime: createTime,
    })
    const came = enrolment
      ? enrollRecords.filter(({ activityId, signTime }) => activityId === enrolment.id && signTime !== '')
      : []
    const passed = enrolment ? enrollRecords.filter(({ activityId }) => activityId === enrolment.id).length : 0
    for (const [turn, [opens, closes]] of spansOf(mode, from, to, count).entries()) {
      const attendanceId = String(670_000 + next('session') * 3)
      const isOnSite = mode !== daily
      attendances.push({
        id: attendanceId,
        signId: id,
        sessionName: mode === daily ? '每日签到' : at(sessionNames, turn),
        openTime: wireTime(opens),
        closeTime: wireTime(closes),
        lateMinutes: turn % 2 ? 30 : 0,
        address: isOnSite ? `${dealer.cityName}${dealer.address}` : '',
        location: isOnSite ? { ...dealer.location } : null,
        radius: isOnSite ? at([500, 200, 1000], index + turn) : 0,
        managerId: at(managers, index + turn),
        expectCount: turn === 0 && passed ? passed : 40 + ((index * 17 + turn * 29) % 160),
        points,
        status: index === 3 && turn === 5 ? attendanceStatus.disabled : attendanceStatus.upcoming,
        updateBy: '周岚',
        updateTime: createTime,
      })
      if (status === draft || opens >= now + DAY) continue
      const length = closes - opens
      const several = turn === 0 ? came.length : 0
      const others = enrolment ? 1 : mode === daily ? 180 : 30 + ((index * 31 + turn * 13) % 60)
      for (let seat = 0; seat < several + others; seat++) {
        const known = turn === 0 ? came[seat] : undefined
        const person = at(people, index * 211 + turn * 83 + seat + 28)
        const later = seat - several
        const signed = known
          ? moment(known.signTime)
          : opens + (later < 5 ? (later + 1) * SECOND : Math.floor((length * later) / (others + 1)))
        const isLate = signed > opens + length / 2 && seat % 3 === 0
        const result =
          enrolment && !known ? signResult.stray : isLate && mode !== daily ? signResult.late : signResult.inTime
        const given = at([1, 1, 1, 1, 0, 1, 1, 2, 1], seat)
        records.push({
          id: String(9_600_000 + next('record') * 3),
          signId: id,
          attendanceId,
          userId: known?.userId ?? person.userId,
          signTime: wireTime(signed),
          distance: mode === place ? random.int(3, 480) : null,
          signResult: result,
          points: result === signResult.stray ? 0 : points,
          pointsStatus: given === 0 ? pointsStatus.due : given === 2 ? pointsStatus.failed : pointsStatus.given,
          remark: at(remarks, seat),
        })
      }
    }
  }
  return { signs, attendances, records }
}
