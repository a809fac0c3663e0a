import * as calls from '@/api/marketing/coupons'
import {
  codeStatus,
  couponStatus,
  couponType,
  grantStatus,
  grantType,
  sendResult,
  sendType,
  validType,
} from '@/entities/marketing/couponEnums'
import { type CouponGrant, couponGrant } from '@/entities/marketing/couponGrant'
import type { CouponUser } from '@/entities/marketing/couponUser'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import type { ImportSummary } from '@/entities/shared/file'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { wireTime } from '../../core/context'
import type { CodeRow, GrantRow, PersonRow } from '../data/coupons'
import type { UserRow } from '../../system/data/types'
import { changeCoupons, enterCoupons, needsCoupon, seesCode } from '../rules/couponRules'
import { shopUserById, type ShopUserRow, shopUsers } from '../../members/data/shopUsers'
import { codes, couponById, grants, leftOf } from '../rules/coupons'
import { collect, PHONE, stale } from '../../system/rules/dealerRules'
import { found, refuseFields, text, texts, integer, withId } from '../../core/input'
import { readSheet, sheetOf } from '../../core/sheet'
import { newId } from '../../system/rules/store'
import { between } from '../../core/table'

type Input = Record<string, unknown>
const AHEAD_MS = 600_000

// A coupon with a pending grant cannot be disabled.
needsCoupon((couponId) =>
  grants().flatMap((row) =>
    row.couponId === couponId && row.status === grantStatus.planned ? [`发放「${row.grantName}」`] : [],
  ),
)

const wantedBy = (memberType: number): ShopUserRow[] =>
  shopUsers().filter(
    (row) => row.status !== shopUserStatus.closed && (memberType === 0 || row.memberType === memberType),
  )

const grantView = (): ((row: GrantRow) => CouponGrant) => {
  const delivered = new Map<string, number>()
  const used = new Map<string, number>()
  const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { grantId, status } of codes()) {
    add(delivered, grantId)
    if (status === codeStatus.used) add(used, grantId)
  }
  return ({ people, requestId: _requestId, movedAt: _movedAt, ...row }) =>
    ({
      ...row,
      couponName: couponById(row.couponId)?.couponName ?? '',
      couponType: couponById(row.couponId)?.couponType ?? couponType.amountOff,
      // People in an imported list who are unknown to the shop are not counted as targets.
      targetCount:
        row.grantType === grantType.claim
          ? wantedBy(row.memberType).length
          : people.filter(({ userId }) => userId !== '').length,
      successCount: delivered.get(row.id) ?? 0,
      failCount: people.filter(({ result }) => result === sendResult.failed).length,
      usedCount: used.get(row.id) ?? 0,
    }) as CouponGrant // the data holds only the values of the enumerations
}

const listed = listOf(calls.listGrants)<GrantRow>({
  is: ['id', 'couponId', 'grantType', 'status'],
  like: ['grantName', 'createBy'],
  between: ['sendTime'],
  sort: ['createTime', 'sendTime'],
})

on(calls.listGrants)((input: Input, { user, now }) => {
  enterCoupons(user, now, true)
  return listed.page(grants(), input, grantView())
})

interface Fail {
  rowNo: number
  value: string
  name: string
  reason: string
}
interface PeopleBatch {
  userIds: string[]
  fails: Fail[]
}
let batches = new Map<string, PeopleBatch>()
onReset(() => {
  batches = new Map()
})

const USER_COLUMNS = ['手机号', '姓名'] as const
const MAX_ROWS = 20_000
const SHOWN_FAILS = 100
const failSheet = (fails: readonly Fail[]) =>
  sheetOf(fails, { 行号: 'rowNo', 手机号: 'value', 姓名: 'name', 失败原因: 'reason' })

on(calls.importUsers)(async (_input, { user, now, form }): Promise<ImportSummary> => {
  changeCoupons(user, 'coupons.importUsers', now)
  const { fileName, rows } = await readSheet(form, USER_COLUMNS, MAX_ROWS)
  const byNumber = new Map(shopUsers().map((row) => [row.phone, row]))
  const seen = new Set<string>()
  const userIds: string[] = []
  const fails: Fail[] = []
  for (const { rowNo, cells } of rows) {
    const phone = cells['手机号'] ?? ''
    // A phone that occurs twice counts once.
    if (seen.has(phone)) continue
    seen.add(phone)
    const known = byNumber.get(phone)
    const reason = !PHONE.test(phone)
      ? '手机号格式错误'
      : !known
        ? '用户不存在'
        : known.status === shopUserStatus.closed
          ? '账号已注销'
          : undefined
    if (known && reason === undefined) userIds.push(known.userId)
    else fails.push({ rowNo, value: phone, name: cells['姓名'] ?? '', reason: reason ?? '' })
  }
  const batchNo = `YH${newId()}`
  batches.set(batchNo, { userIds, fails })
  return {
    fileName,
    batchNo,
    total: seen.size,
    successCount: userIds.length,
    failCount: fails.length,
    failRows: fails.slice(0, SHOWN_FAILS),
  }
})

const grantOf = (id: unknown): GrantRow => withId(grants(), id, '无权查看或数据不存在')

on(calls.exportUserFails)((input: Input, { user, now }) => {
  enterCoupons(user, now)
  if (text(input.batchNo) !== '') {
    return failSheet(found(batches.get(text(input.batchNo)), '导入批次不存在').fails)
  }
  const failed = grantOf(input.grantId).people.filter(({ result }) => result === sendResult.failed)
  return failSheet(
    failed.map(({ phone, nickname, failReason }, at) => ({
      rowNo: at + 1,
      value: phone,
      name: nickname,
      reason: failReason,
    })),
  )
})

const peopleOf = (input: Input): Omit<PersonRow, 'id'>[] => {
  const waits = (row: ShopUserRow) => ({
    userId: row.userId,
    nickname: row.nickname,
    phone: row.phone,
    result: sendResult.queued,
    failReason: '',
    receiveTime: '',
  })
  const type = integer(input.grantType)
  if (type === grantType.all) return wantedBy(integer(input.memberType) ?? 0).map(waits)
  if (type === grantType.chosen)
    return [...new Set(texts(input.userIds))].flatMap((id) =>
      [shopUserById(id)].flatMap((row) => (row ? waits(row) : [])),
    )
  const batch = batches.get(text(input.batchNo))
  if (type !== grantType.imported || !batch) return []
  return [
    ...batch.fails.map(({ value, name, reason }) => ({
      userId: '',
      nickname: name,
      phone: value,
      result: sendResult.failed,
      failReason: reason,
      receiveTime: '',
    })),
    ...batch.userIds.flatMap((id) => [shopUserById(id)].flatMap((row) => (row ? waits(row) : []))),
  ]
}

const read = (input: Input, waiting: number, now: number) => {
  const { values, faults } = readInto(
    couponGrant,
    ['grantName', 'couponId', 'grantType', 'perNum', 'notifyWay', 'remark'],
    input,
    {},
  )
  const fields: Record<string, string> = {}
  const coupon = couponById(values.couponId)
  const { grantType: type, perNum } = values
  const isPlanned = integer(input.sendType) === sendType.planned
  const sendAt = isPlanned ? toMillis(text(input.sendTime)) : now
  const ends = coupon?.validType === validType.fixed ? toMillis(coupon.endTime) : undefined
  const left = coupon ? leftOf(coupon) : 0
  const claimEnd = toMillis(text(input.endTime))
  collect(fields, {
    ...faults,
    couponId: coupon === undefined ? '请选择卡券' : coupon.status === couponStatus.enabled ? undefined : '该卡券已停用',
    perNum: faults.perNum ?? (coupon && perNum > coupon.perLimit ? '每人张数不能超过限领数' : undefined),
    sendTime:
      sendAt === undefined
        ? '请选择计划发放时间'
        : isPlanned && sendAt < now + AHEAD_MS - 60_000
          ? '发放时间须晚于当前时间10分钟'
          : ends !== undefined && sendAt >= ends
            ? '发放时间须早于卡券失效时间'
            : undefined,
  })
  if (type === grantType.chosen)
    collect(fields, { userIds: waiting === 0 ? '请选择用户' : waiting > 200 ? '最多选择200人' : undefined })
  if (type === grantType.imported) collect(fields, { batchNo: waiting === 0 ? '请导入名单' : undefined })
  if (type === grantType.claim)
    collect(fields, {
      endTime:
        claimEnd === undefined
          ? '请选择领取截止时间'
          : sendAt !== undefined && claimEnd <= sendAt
            ? '结束时间须晚于开始时间'
            : undefined,
    })
  else if (coupon && perNum * waiting > left) fields.totalStock = `库存不足，还差${perNum * waiting - left}张`
  refuseFields(fields)
  return values
}

on(calls.createGrant)((input: Input, { user, now }) => {
  changeCoupons(user, 'coupons.createGrant', now)
  const requestId = text(input.requestId)
  if (requestId === '') throw new Refusal(400, '缺少请求编号')
  const duplicate = grants().find((row) => row.requestId === requestId)
  if (duplicate) return { id: duplicate.id }
  const people = peopleOf(input)
  const values = read(input, people.filter(({ result }) => result === sendResult.queued).length, now)
  const id = newId()
  const isPlanned = integer(input.sendType) === sendType.planned
  const type = values.grantType
  grants().unshift({
    ...values,
    id,
    sendType: isPlanned ? sendType.planned : sendType.now,
    sendTime: isPlanned ? text(input.sendTime) : wireTime(now),
    endTime: type === grantType.claim ? text(input.endTime) : '',
    memberType: type === grantType.all || type === grantType.claim ? (integer(input.memberType) ?? 0) : 0,
    status: isPlanned ? grantStatus.planned : grantStatus.sending,
    createBy: user.nickname,
    createTime: formatTime(now),
    people: people.map((person, at) => ({ ...person, id: `${id}${at + 1}` })),
    requestId,
    movedAt: now,
  })
  return { id }
})

on(calls.setGrantStatus)(({ id, status }, { user, now }) => {
  changeCoupons(user, 'coupons.setGrantStatus', now)
  const row = grantOf(id)
  const to = integer(status)
  if (to === grantStatus.stopped && (row.status === grantStatus.planned || row.status === grantStatus.sending))
    row.status = grantStatus.stopped
  else if (
    to === grantStatus.sending &&
    row.status === grantStatus.stopped &&
    row.grantType === grantType.claim &&
    row.endTime > wireTime(now)
  )
    Object.assign(row, { status: grantStatus.sending, movedAt: now })
  else throw stale()
  return null
})

const sumsOf = (own: readonly CodeRow[]) => ({
  receiveCount: own.length,
  usedCount: own.filter(({ status }) => status === codeStatus.used).length,
  expiredCount: own.filter(({ status }) => status === codeStatus.expired).length,
  discountAmount: fromCents(own.reduce((sum, { discount }) => sum + discount, 0)),
  receiveTime: own.reduce((last, { receiveTime }) => (receiveTime > last ? receiveTime : last), ''),
})
const grouped = (rows: readonly CodeRow[]): Map<string, CodeRow[]> => {
  const groups = new Map<string, CodeRow[]>()
  for (const row of rows) {
    const group = groups.get(row.userId)
    if (group) group.push(row)
    else groups.set(row.userId, [row])
  }
  return groups
}

const peopleViews = (grant: GrantRow): CouponUser[] => {
  const groups = grouped(codes().filter(({ grantId }) => grantId === grant.id))
  return grant.people.map(({ id, userId, nickname, phone, result, failReason, receiveTime }) => {
    const known = shopUserById(userId)
    const sums = sumsOf(result === sendResult.done ? (groups.get(userId) ?? []) : [])
    return {
      id,
      userId,
      nickname,
      phone,
      memberType: known?.memberType ?? '',
      cityName: known?.cityName ?? '',
      ...sums,
      result,
      failReason,
      receiveTime,
    } as CouponUser // the data holds only the values of the enumerations
  })
}
const customerViews = (input: Input, user: UserRow): CouponUser[] => {
  const at = between(input.receiveTimeStart, input.receiveTimeEnd)
  const sees = seesCode(user)
  const own = codes().filter((row) => at(row.receiveTime) && sees(row))
  return [...grouped(own)].flatMap(([userId, group]) => {
    const known = shopUserById(userId)
    if (!known) return []
    const { nickname, phone, memberType, cityName } = known
    return {
      id: userId,
      userId,
      nickname,
      phone,
      memberType,
      cityName,
      ...sumsOf(group),
      result: sendResult.done,
      failReason: '',
    } as CouponUser // see above
  })
}

const isFailed = (row: CouponUser) => Number(row.result === sendResult.failed)
const people = listOf(calls.listUsers)({
  is: ['result', 'memberType', 'userId'],
  like: ['nickname', 'cityName'],
  phone: ['phone'],
  sort: ['receiveTime', 'receiveCount', 'usedCount', { discountAmount: (row) => Number(row.discountAmount) }],
  // Within one grant, the people it did not reach come first.
  order: (input) => (a, b) =>
    text(input.grantId) !== '' && text(input.sortField) === '' ? isFailed(b) - isFailed(a) : 0,
})

on(calls.listUsers)((input: Input, { user, now }) => {
  const grantId = text(input.grantId)
  enterCoupons(user, now, grantId === '')
  return people.page(grantId === '' ? customerViews(input, user) : peopleViews(grantOf(grantId)), input)
})
