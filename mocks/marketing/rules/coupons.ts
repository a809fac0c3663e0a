import type { Coupon } from '@/entities/marketing/coupon'
import {
  codeStatus,
  couponPurpose,
  couponStatus,
  goodsScope,
  grantStatus,
  grantType,
  sendResult,
  validType,
} from '@/entities/marketing/couponEnums'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import { dealerStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { control, seeded } from '../../core/control'
import { wireTime } from '../../core/context'
import {
  buildCouponData,
  type CodeRow,
  type CouponData,
  type CouponRow,
  endOf,
  type GrantRow,
  type PersonRow,
  type HolderRow,
} from '../data/coupons'
import { categories, categoryById } from '../../commerce/rules/categories'
import { goods, goodsById } from '../../commerce/rules/goods'
import { type ShopUserRow, shopUserById, shopUsers } from '../../members/data/shopUsers'
import { newId, org, reference } from '../../system/rules/store'

const made = seeded('coupons', (): CouponData => {
  const own = org.users.find(({ username }) => username === 'dealer01')?.dealerCode ?? ''
  const open = org.dealers
    .filter(({ status, dealerCode }) => status === dealerStatus.open && dealerCode !== own)
    .map(({ dealerCode }) => dealerCode)
  return buildCouponData(reference(), {
    goods: goods(),
    categories: categories(),
    shops: [own, ...open],
    cities: [...new Set(org.dealers.map(({ cityName }) => cityName))],
    people: org.users
      .filter(({ username }) => username === 'superadmin' || username === 'hq_clue')
      .map(({ nickname }) => nickname),
    tellers: org.staff.slice(0, 40).map(({ staffName }) => staffName),
    now: control.now(),
    times: control.volume(),
  })
})

export const coupons = (): CouponRow[] => made().coupons
export const grants = (): GrantRow[] => made().grants
/** Returns the codes of all customers, newest first. */
export const codes = (): CodeRow[] => made().codes
export const holders = (): HolderRow[] => made().users
export const couponById = (id: string): CouponRow | undefined => coupons().find((row) => row.id === id)

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return counts
}

export const countsOf = () => {
  const granted = countBy(codes(), ({ couponId }) => couponId)
  const used = countBy(
    codes().filter(({ status }) => status === codeStatus.used),
    ({ couponId }) => couponId,
  )
  return { granted: (id: string) => granted.get(id) ?? 0, used: (id: string) => used.get(id) ?? 0 }
}
export const leftOf = (row: CouponRow): number =>
  row.totalStock - codes().filter(({ couponId }) => couponId === row.id).length
/** True if the shop can offer a coupon: it is enabled, meant for the shop, and some are left. */
export const isForGoods = (row: CouponRow): boolean =>
  row.status === couponStatus.enabled &&
  (row.purpose === couponPurpose.shop || row.purpose === couponPurpose.points) &&
  leftOf(row) > 0

export const couponView =
  (counts: ReturnType<typeof countsOf>) =>
  ({ merchants: _merchants, ...row }: CouponRow): Coupon =>
    ({
      ...row,
      grantedCount: counts.granted(row.id),
      usedCount: counts.used(row.id),
      scopeNames: row.scopeGoods.map(
        (id) =>
          (row.goodsScope === goodsScope.categories ? categoryById(id)?.categoryName : goodsById(id)?.goodsName) ?? id,
      ),
    }) as Coupon // The data holds only the values of the enumerations.

const handOver = (coupon: CouponRow, userId: string, source: number, grantId: string, now: number): CodeRow => {
  const code: CodeRow = {
    couponCode: `Q${newId().slice(-10)}`,
    couponId: coupon.id,
    grantId,
    source,
    userId,
    receiveTime: wireTime(now),
    endTime: endOf(coupon, now),
    status: codeStatus.unused,
    useTime: '',
    orderNo: '',
    discount: 0,
    order: 0,
    dealerCode: '',
    verifyBy: '',
  }
  codes().unshift(code)
  return code
}

/** Number of people served per second, and interval between visits to the claim centre in ms. */
const A_SECOND = 1
const VISIT_MS = 20_000

const visitors = (grant: GrantRow): ShopUserRow[] => {
  const known = new Set(grant.people.map(({ userId }) => userId))
  return shopUsers().filter(
    ({ userId, memberType, status }) =>
      status === shopUserStatus.active &&
      (grant.memberType === 0 || memberType === grant.memberType) &&
      !known.has(userId),
  )
}

const failAll = (grant: GrantRow, reason: string): void => {
  for (const person of grant.people.filter(({ result }) => result === sendResult.queued))
    Object.assign(person, { result: sendResult.failed, failReason: reason })
  grant.status = grantStatus.failed
}

/** Delivers the coupons of a grant to a person, or stores the reason for the failure. */
const deliver = (grant: GrantRow, coupon: CouponRow, person: PersonRow, now: number): void => {
  const user = shopUserById(person.userId)
  const held = codes().filter(({ couponId, userId }) => couponId === coupon.id && userId === person.userId).length
  const failReason =
    user === undefined
      ? '用户不存在'
      : user.status === shopUserStatus.closed
        ? '账号已注销'
        : held + grant.perNum > coupon.perLimit
          ? '已达限领'
          : ''
  if (failReason !== '') {
    Object.assign(person, { result: sendResult.failed, failReason })
    return
  }
  for (let count = 0; count < grant.perNum; count++)
    handOver(coupon, person.userId, grant.grantType === grantType.claim ? 2 : 1, grant.id, now)
  Object.assign(person, { result: sendResult.done, receiveTime: wireTime(now) })
}

const carryOut = (grant: GrantRow, now: number): void => {
  const coupon = couponById(grant.couponId)
  if (coupon?.status !== couponStatus.enabled) return failAll(grant, '卡券已停用')
  const isClaimed = grant.grantType === grantType.claim
  const isOver = isClaimed && (toMillis(grant.endTime) ?? 0) <= now
  const pace = isClaimed ? VISIT_MS : 1000 / A_SECOND
  const due = Math.max(
    0,
    Math.floor((Math.min(now, isClaimed ? (toMillis(grant.endTime) ?? now) : now) - grant.movedAt) / pace),
  )
  grant.movedAt += due * pace
  if (isClaimed)
    for (const { userId, nickname, phone } of visitors(grant).slice(0, due))
      grant.people.push({
        id: newId(),
        userId,
        nickname,
        phone,
        result: sendResult.queued,
        failReason: '',
        receiveTime: '',
      })
  for (const person of grant.people.filter(({ result }) => result === sendResult.queued).slice(0, due)) {
    if (leftOf(coupon) < grant.perNum) return failAll(grant, '库存不足')
    deliver(grant, coupon, person, now)
  }
  if (isOver || (!isClaimed && grant.people.every(({ result }) => result !== sendResult.queued)))
    grant.status = grantStatus.done
}

/** Applies time: expires coupons and codes, starts planned grants and continues running ones. */
export const runCoupons = (now: number): void => {
  const time = wireTime(now)
  for (const row of coupons())
    if (row.status !== couponStatus.expired && row.validType === validType.fixed && row.endTime < time)
      row.status = couponStatus.expired
  for (const code of codes())
    if (code.status === codeStatus.unused && code.endTime < time) code.status = codeStatus.expired
  for (const grant of grants()) {
    if (grant.status === grantStatus.planned && couponById(grant.couponId)?.status === couponStatus.disabled)
      failAll(grant, '卡券已停用')
    if (grant.status === grantStatus.planned && grant.sendTime <= time)
      Object.assign(grant, { status: grantStatus.sending, movedAt: toMillis(grant.sendTime) ?? now })
    if (grant.status === grantStatus.sending) carryOut(grant, now)
  }
}
