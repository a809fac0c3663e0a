import * as calls from '@/api/coupons'
import * as shopUserCalls from '@/api/shopUsers'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { CouponUser } from '@/entities/marketing/couponUser'
import type { ShopUser } from '@/entities/marketing/shopUser'
import type { ImportSummary } from '@/entities/shared/file'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import { wireTime } from '../data/context'
import type { CodeRow, GrantRow, PersonRow, ShopUserRow } from '../data/coupons'
import type { UserRow } from '../data/types'
import { changeCoupons, enterCoupons, needsCoupon, seesCode } from '../lib/couponRules'
import { codes, couponById, grants, leftOf, shopUserById, shopUsers } from '../lib/coupons'
import { byPhone, collect, PHONE, stale } from '../lib/dealerRules'
import { found, refuseFields, text, texts, whole } from '../lib/input'
import { readSheet, xlsFile } from '../lib/sheet'
import { newId } from '../lib/store'
import { between, like, oneOf, ordered, paged } from '../lib/table'

type Input = Record<string, unknown>
const [SCHEDULED, SENDING, STOPPED] = [1, 2, 4] as const
const [ARRIVED, FAILED, WAITS] = [1, 2, 3] as const
const [TO_ALL, TO_CHOSEN, TO_LIST, TO_CLAIM] = [1, 2, 3, 4] as const
const [USED, EXPIRED] = [3, 4] as const
const CLOSED = 3
const AHEAD_MS = 600_000

// A coupon that is still to be given out cannot be switched off.
needsCoupon((couponId) => grants().flatMap((row) => (row.couponId === couponId && row.status === SCHEDULED ? [`发放「${row.grantName}」`] : [])))

const wantedBy = (memberType: number): ShopUserRow[] =>
  shopUsers().filter((row) => row.status !== CLOSED && (memberType === 0 || row.memberType === memberType))

const grantFace = (): ((row: GrantRow) => CouponGrant) => {
  const delivered = new Map<string, number>()
  const used = new Map<string, number>()
  const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { grantId, status } of codes()) {
    add(delivered, grantId)
    if (status === USED) add(used, grantId)
  }
  return ({ people, requestId: _requestId, movedAt: _movedAt, ...row }) =>
    ({
      ...row,
      couponName: couponById(row.couponId)?.couponName ?? '',
      couponType: couponById(row.couponId)?.couponType ?? 1,
      targetCount: row.grantType === TO_CLAIM ? wantedBy(row.memberType).length : people.length,
      successCount: delivered.get(row.id) ?? 0,
      failCount: people.filter(({ result }) => result === FAILED).length,
      usedCount: used.get(row.id) ?? 0,
    }) as CouponGrant // the data holds only the values of the enumerations
}

on(calls.listGrants)((input: Input, { user, now }) => {
  enterCoupons(user, now, true)
  const [named, made] = [like(input.grantName), like(input.createBy)]
  const at = between(input.sendTimeStart, input.sendTimeEnd)
  const tests = (['id', 'couponId', 'grantType', 'status'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: GrantRow) => test(row[key])
  })
  const rows = grants()
    .filter((row) => named(row.grantName) && made(row.createBy) && at(row.sendTime) && tests.every((test) => test(row)))
    .toSorted(ordered<GrantRow>(input, ['sendTime', 'createTime'], 'createTime'))
  return paged(rows, input, grantFace())
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
/** The imported lists of people by their numbers. */
let batches = new Map<string, PeopleBatch>()
onReset(() => {
  batches = new Map()
})

const USER_COLUMNS = ['手机号', '姓名'] as const
const MOST_ROWS = 20_000
const SHOWN_FAILS = 100
const FAIL_HEAD = ['行号', '手机号', '姓名', '失败原因']

on(calls.importUsers)(async (_input, { user, now, form }): Promise<ImportSummary> => {
  changeCoupons(user, 'coupons.importUsers', now)
  const { fileName, rows } = await readSheet(form, USER_COLUMNS, MOST_ROWS)
  const byNumber = new Map(shopUsers().map((row) => [row.phone, row]))
  const seen = new Set<string>()
  const userIds: string[] = []
  const fails: Fail[] = []
  for (const { rowNo, cells } of rows) {
    const phone = cells['手机号'] ?? ''
    // Whoever stands there twice counts once.
    if (seen.has(phone)) continue
    seen.add(phone)
    const known = byNumber.get(phone)
    const reason = !PHONE.test(phone) ? '手机号格式错误' : !known ? '用户不存在' : known.status === CLOSED ? '账号已注销' : undefined
    if (known && reason === undefined) userIds.push(known.userId)
    else fails.push({ rowNo, value: phone, name: cells['姓名'] ?? '', reason: reason ?? '' })
  }
  const batchNo = `YH${newId()}`
  batches.set(batchNo, { userIds, fails })
  return { fileName, batchNo, total: seen.size, successCount: userIds.length, failCount: fails.length, failRows: fails.slice(0, SHOWN_FAILS) }
})

const grantOf = (id: unknown): GrantRow =>
  found(
    grants().find((row) => row.id === text(id)),
    '无权查看或数据不存在',
  )

on(calls.exportUserFails)((input: Input, { user, now }) => {
  enterCoupons(user, now)
  if (text(input.batchNo) !== '') {
    const { fails } = found(batches.get(text(input.batchNo)), '导入批次不存在')
    return xlsFile(
      'excel.xls',
      FAIL_HEAD,
      fails.map(({ rowNo, value, name, reason }) => [rowNo, value, name, reason]),
    )
  }
  const failed = grantOf(input.grantId).people.filter(({ result }) => result === FAILED)
  return xlsFile(
    'excel.xls',
    FAIL_HEAD,
    failed.map(({ phone, nickname, failReason }, at) => [at + 1, phone, nickname, failReason]),
  )
})

/** Whom a giving out is for; those of an imported list that the shop does not know are among them, as failed. */
const peopleOf = (input: Input): Omit<PersonRow, 'id'>[] => {
  const waits = (row: ShopUserRow) => ({ userId: row.userId, nickname: row.nickname, phone: row.phone, result: WAITS, failReason: '', receiveTime: '' })
  const type = whole(input.grantType)
  if (type === TO_ALL) return wantedBy(whole(input.memberType) ?? 0).map(waits)
  if (type === TO_CHOSEN) return [...new Set(texts(input.userIds))].flatMap((id) => [shopUserById(id)].flatMap((row) => (row ? waits(row) : [])))
  const batch = batches.get(text(input.batchNo))
  if (type !== TO_LIST || !batch) return []
  return [
    ...batch.fails.map(({ value, name, reason }) => ({ userId: '', nickname: name, phone: value, result: FAILED, failReason: reason, receiveTime: '' })),
    ...batch.userIds.flatMap((id) => [shopUserById(id)].flatMap((row) => (row ? waits(row) : []))),
  ]
}

const judge = (input: Input, waiting: number, now: number): void => {
  const fields: Record<string, string> = {}
  const coupon = couponById(text(input.couponId))
  const type = whole(input.grantType) ?? 0
  const perNum = whole(input.perNum) ?? 0
  const name = text(input.grantName)
  const isPlanned = whole(input.sendType) === 2
  const sendAt = isPlanned ? toMillis(text(input.sendTime)) : now
  const ends = coupon?.validType === 1 ? toMillis(coupon.endTime) : undefined
  const left = coupon ? leftOf(coupon) : 0
  const claimEnd = toMillis(text(input.endTime))
  collect(fields, {
    couponId: coupon === undefined ? '请选择卡券' : coupon.status === 1 ? undefined : '该卡券已停用',
    grantName: name === '' ? '请输入发放名称' : [...name].length > 30 ? '发放名称不能超过30个字' : undefined,
    perNum: perNum < 1 || perNum > 10 ? '每人张数须在1-10之间' : coupon && perNum > coupon.perLimit ? '每人张数不能超过限领数' : undefined,
    grantType: type >= 1 && type <= 4 ? undefined : '请选择发放方式',
    sendTime:
      sendAt === undefined
        ? '请选择计划发放时间'
        : isPlanned && sendAt < now + AHEAD_MS - 60_000
          ? '发放时间须晚于当前时间10分钟'
          : ends !== undefined && sendAt >= ends
            ? '发放时间须早于卡券失效时间'
            : undefined,
    remark: [...text(input.remark)].length > 200 ? '备注不能超过200个字' : undefined,
  })
  if (type === TO_CHOSEN) collect(fields, { userIds: waiting === 0 ? '请选择用户' : waiting > 200 ? '最多选择200人' : undefined })
  if (type === TO_LIST) collect(fields, { batchNo: waiting === 0 ? '请导入名单' : undefined })
  if (type === TO_CLAIM)
    collect(fields, {
      endTime: claimEnd === undefined ? '请选择领取截止时间' : sendAt !== undefined && claimEnd <= sendAt ? '结束时间须晚于开始时间' : undefined,
    })
  else if (coupon && perNum * waiting > left) fields.totalStock = `库存不足，还差${perNum * waiting - left}张`
  refuseFields(fields)
}

on(calls.createGrant)((input: Input, { user, now }) => {
  changeCoupons(user, 'coupons.createGrant', now)
  const requestId = text(input.requestId)
  if (requestId === '') throw new Refusal(400, '缺少请求编号')
  const twin = grants().find((row) => row.requestId === requestId)
  if (twin) return { id: twin.id }
  const people = peopleOf(input)
  judge(input, people.filter(({ result }) => result === WAITS).length, now)
  const id = newId()
  const isPlanned = whole(input.sendType) === 2
  const type = whole(input.grantType) ?? TO_ALL
  grants().unshift({
    id,
    grantName: text(input.grantName),
    couponId: text(input.couponId),
    grantType: type,
    sendType: isPlanned ? 2 : 1,
    sendTime: isPlanned ? text(input.sendTime) : wireTime(now),
    endTime: type === TO_CLAIM ? text(input.endTime) : '',
    perNum: whole(input.perNum) ?? 1,
    memberType: type === TO_ALL || type === TO_CLAIM ? (whole(input.memberType) ?? 0) : 0,
    notifyWay: texts(input.notifyWay).map(Number),
    remark: text(input.remark),
    status: isPlanned ? SCHEDULED : SENDING,
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
  const to = whole(status)
  if (to === STOPPED && (row.status === SCHEDULED || row.status === SENDING)) row.status = STOPPED
  else if (to === SENDING && row.status === STOPPED && row.grantType === TO_CLAIM && row.endTime > wireTime(now))
    Object.assign(row, { status: SENDING, movedAt: now })
  else throw stale()
  return null
})

/** What a customer's codes come to. */
const sumsOf = (own: readonly CodeRow[]) => ({
  receiveCount: own.length,
  usedCount: own.filter(({ status }) => status === USED).length,
  expiredCount: own.filter(({ status }) => status === EXPIRED).length,
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

const peopleFaces = (grant: GrantRow): CouponUser[] => {
  const groups = grouped(codes().filter(({ grantId }) => grantId === grant.id))
  return grant.people.map(({ id, userId, nickname, phone, result, failReason, receiveTime }) => {
    const known = shopUserById(userId)
    const sums = sumsOf(result === ARRIVED ? (groups.get(userId) ?? []) : [])
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
const customerFaces = (input: Input, user: UserRow): CouponUser[] => {
  const at = between(input.receiveTimeStart, input.receiveTimeEnd)
  const sees = seesCode(user)
  const own = codes().filter((row) => at(row.receiveTime) && sees(row))
  return [...grouped(own)].flatMap(([userId, group]) => {
    const known = shopUserById(userId)
    if (!known) return []
    const { nickname, phone, memberType, cityName } = known
    return { id: userId, userId, nickname, phone, memberType, cityName, ...sumsOf(group), result: ARRIVED, failReason: '' } as CouponUser // see above
  })
}

on(calls.listUsers)((input: Input, { user, now }) => {
  const grantId = text(input.grantId)
  enterCoupons(user, now, grantId === '')
  const named = like(input.nickname)
  const phoned = byPhone(input.phone)
  const placed = like(input.cityName)
  const tests = (['result', 'memberType'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: CouponUser) => test(row[key])
  })
  const rows = (grantId === '' ? customerFaces(input, user) : peopleFaces(grantOf(grantId))).filter(
    (row) => named(row.nickname) && phoned(row.phone) && placed(row.cityName) && tests.every((test) => test(row)),
  )
  const failedFirst = (row: CouponUser) => (row.result === FAILED ? 0 : 1)
  const money = input.sortField === 'discountAmount'
  const by = money
    ? (a: CouponUser, b: CouponUser) => (Number(a.discountAmount) - Number(b.discountAmount)) * (input.sortOrder === 'asc' ? 1 : -1)
    : ordered<CouponUser>(input, ['receiveTime', 'receiveCount', 'usedCount'], 'receiveTime')
  const plain = grantId !== '' && text(input.sortField) === ''
  return paged(
    rows.toSorted((a, b) => (plain && failedFirst(a) !== failedFirst(b) ? failedFirst(a) - failedFirst(b) : by(a, b))),
    input,
    (row) => row,
  )
})

on(shopUserCalls.list)((input: Input) => {
  const named = like(input.nickname)
  const phoned = byPhone(input.phone)
  const known = oneOf(input.userIds)
  const member = oneOf(input.memberType)
  const status = oneOf(input.status)
  const rows = shopUsers().filter((row) => named(row.nickname) && phoned(row.phone) && known(row.userId) && member(row.memberType) && status(row.status))
  return paged(rows, input, (row) => ({ ...row }) as ShopUser) // see above
})
