import * as calls from '@/api/members/shopUsers'
import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { recommendStatus } from '@/entities/members/starRecommend'
import { rewardStatus } from '@/entities/members/rewardStatus'
import {
  MAX_TERM_YEARS,
  promoterStatus,
  promoterType,
  REMOVAL_REASON,
  starPromoter,
  type StarPromoter,
} from '@/entities/members/starPromoter'
import { formatTime } from '@/lib/time'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { refuseFields, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { codePicture } from '../../marketing/rules/campaigns'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import { demandHeadquarters } from '../../system/rules/dealerRules'
import { newId, org } from '../../system/rules/store'
import { shopUserById } from '../data/shopUsers'
import { codeOf, type PromoterRow } from '../data/starPromoters'
import { dropPromoter, isPromoter, promoters, promoterState } from '../rules/starPromoters'
import { recommendsOf, staffPhones } from '../rules/starRecommends'

const PAGE = '/user-management-shop/recommendStarPromoter'
const SOON_DAYS = 30
const DAY = 86_400_000
export const promoterView = (row: PromoterRow, now: number): StarPromoter => {
  const user = shopUserById(row.userId)
  const own = recommendsOf(row.userId)
  const won = own.filter(({ status }) => status === recommendStatus.won)
  // The data holds only the values of the enumerations.
  return {
    ...row,
    qrCode: codePicture(row.promoterCode),
    nickname: user?.nickname ?? '',
    userName: user?.userName ?? '',
    phone: user?.phone ?? '',
    seriesName: user?.memberType === memberType.owner ? user.seriesName : '',
    dealerName: dealerName(row.dealerCode),
    recommendCount: own.length,
    tradedCount: won.length,
    rewardPoints: won.reduce((sum, one) => sum + (one.rewardStatus === rewardStatus.paid ? one.rewardPoints : 0), 0),
    status: promoterState(row, now),
  } as StarPromoter // see above
}

const listed = listOf(calls.listPromoters)<StarPromoter>({
  is: ['id', 'promoterType', 'dealerCode', 'status'],
  like: ['userName', 'promoterCode'],
  phone: ['phone'],
  between: ['endTime'],
  sort: ['createTime', 'endTime', 'recommendCount', 'tradedCount', 'rewardPoints'],
})

const viewsFor = (user: UserRow, now: number): StarPromoter[] => {
  const sees = seesRecord(user)
  return promoters()
    .filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
    .map((row) => promoterView(row, now))
}

on(calls.listPromoters)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = viewsFor(user, now)
  const fitting = listed.fitting(rows, input)
  const today = formatTime(now, 'YYYY-MM-DD')
  const soon = formatTime(now + SOON_DAYS * DAY, 'YYYY-MM-DD')
  const inOffice = fitting.filter(({ status }) => status === promoterStatus.inOffice)
  const people = new Set(fitting.map(({ userId }) => userId))
  return {
    ...listed.page(rows, input),
    summary: {
      inOffice: inOffice.length,
      endingSoon: inOffice.filter(({ endTime }) => endTime <= soon).length,
      dealsThisYear: [...people]
        .flatMap(recommendsOf)
        .filter((row) => row.status === recommendStatus.won && row.dealTime.startsWith(today.slice(0, 4))).length,
    },
  }
})

const yearsAfter = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
const faultOf = (userId: string, now: number): string | undefined => {
  const known = shopUserById(userId)
  if (!known) return '未找到该手机号对应的App用户'
  if (known.status === shopUserStatus.frozen) return '该账号已冻结'
  if (known.status === shopUserStatus.closed) return '该账号已注销'
  if (isPromoter(userId, now)) return '该用户已是星推官'
  return staffPhones().has(known.phone) ? '在职员工不能成为星推官' : undefined
}

on(calls.createPromoter)((input: Record<string, unknown>, { user, now }) => {
  demand(user, 'shopUsers.createPromoter')
  demandHeadquarters(user)
  const userId = text(input.userId)
  const { values, faults } = readInto(
    starPromoter,
    ['promoterType', 'dealerCode', 'startTime', 'endTime', 'remark'],
    input,
    {},
  )
  const fault = faultOf(userId, now)
  if (fault !== undefined) throw new Refusal(409, fault)
  refuseFields({
    ...faults,
    promoterType:
      faults.promoterType ??
      (values.promoterType === promoterType.owner && shopUserById(userId)?.memberType !== memberType.owner
        ? '车主星推官须为车主'
        : undefined),
    dealerCode:
      faults.dealerCode ??
      (org.dealers.some(({ dealerCode }) => dealerCode === values.dealerCode) ? undefined : '经销商不存在'),
    startTime: faults.startTime ?? (values.startTime < formatTime(now, 'YYYY-MM-DD') ? '不能早于今天' : undefined),
    endTime:
      faults.endTime ??
      (values.endTime <= values.startTime
        ? '结束时间须晚于开始时间'
        : values.endTime > yearsAfter(values.startTime, MAX_TERM_YEARS)
          ? '任期不能超过3年'
          : undefined),
  })
  const id = newId()
  promoters().unshift({
    ...values,
    ...{ id, userId, promoterCode: codeOf(Number(id.slice(-9)) + 1000) },
    createBy: user.nickname,
    createTime: wireTime(now),
  })
  return { id }
})
on(calls.removePromoter)((input: Record<string, unknown>, { user }) => {
  demand(user, 'shopUsers.removePromoter')
  demandHeadquarters(user)
  const remark = text(input.remark)
  if (remark.length < REMOVAL_REASON.min || remark.length > REMOVAL_REASON.max)
    throw new Refusal(400, '移除原因应为5-200个字符')
  dropPromoter(withId(promoters(), input.id, '参数缺失或数据不存在，请从列表进入'))
})
