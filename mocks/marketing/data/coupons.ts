import { LOWEST_LEVEL, TOP } from '@/entities/commerce/category'
import { goodsStatus } from '@/entities/commerce/shared'
import {
  codeStatus,
  couponPurpose,
  couponStatus,
  couponType as couponTypes,
  grantStatus,
  grantType as grantTypes,
  merchantScope,
  notifyWay,
  sendResult,
  sendType,
  validType,
} from '@/entities/marketing/couponEnums'

import { shopUserStatus } from '@/entities/marketing/shopUser'
import { toCents } from '@/lib/money'
import { createContext, wireTime } from '../../core/context'
import type { CategoryRow } from '../../commerce/data/categories'
import type { GoodsSeed } from '../../commerce/data/goods'
import { personName } from '../../core/names'
import { at, type Random } from '../../core/random'

const DAY = 86_400_000

export interface HolderRow {
  userId: string
  nickname: string
  phone: string
  memberType: number
  cityName: string
  status: number
}

export interface CouponRow {
  id: string
  couponName: string
  couponType: number
  purpose: number
  faceValue: string
  discount: number
  threshold: string
  maxDiscount: string
  totalStock: number
  perLimit: number
  validType: number
  startTime: string
  endTime: string
  validDays: number
  goodsScope: number
  scopeGoods: string[]
  merchantScope: number
  merchants: { dealerCode: string; createTime: string }[]
  stackFlag: 0 | 1
  content: string
  status: number
  createTime: string
}

export interface PersonRow {
  id: string
  /** Empty for a person who is unknown to the shop. */
  userId: string
  nickname: string
  phone: string
  /** 1 arrived, 2 failed, 3 waiting. */
  result: number
  failReason: string
  receiveTime: string
}

export interface GrantRow {
  id: string
  grantName: string
  couponId: string
  grantType: number
  sendType: number
  sendTime: string
  endTime: string
  perNum: number
  /** 0 for any member type. */
  memberType: number
  notifyWay: number[]
  remark: string
  status: number
  createBy: string
  createTime: string
  people: PersonRow[]
  requestId: string
  /** Time up to which the grant has been carried out, in ms. */
  movedAt: number
}

/** A coupon held by a customer. Amounts are in cents. */
export interface CodeRow {
  couponCode: string
  couponId: string
  grantId: string
  source: number
  userId: string
  receiveTime: string
  endTime: string
  status: number
  useTime: string
  orderNo: string
  discount: number
  order: number
  dealerCode: string
  verifyBy: string
}

export interface Ground {
  goods: readonly Pick<GoodsSeed, 'id' | 'status'>[]
  categories: readonly CategoryRow[]
  shops: readonly string[]
  cities: readonly string[]
  people: readonly string[]
  tellers: readonly string[]
  now: number
  times: number
}

export interface CouponData {
  users: HolderRow[]
  coupons: CouponRow[]
  grants: GrantRow[]
  codes: CodeRow[]
}

const CODES = 3000
const USERS = 120
const nicks = [
  '追风少年',
  '小鹿',
  '一路向北',
  '车友老张',
  '晨曦',
  '风起时',
  '大海',
  '星辰',
  '阿杰的车',
  '慢慢走',
  '旅途',
  '柠檬茶',
] as const

/**
 * [name, type, purpose, status, value, threshold, cap, days]. The value of type 2 is the percentage to pay (85 pays
 * 85 %). Days 0 means fixed dates.
 */
const seeds: readonly (readonly [string, number, number, number, number, number, number, number])[] = [
  ['商城新客满减券', 1, 1, 1, 50, 500, 0, 0],
  ['商城周年庆满减券', 1, 1, 1, 100, 800, 0, 0],
  ['精品配件八五折券', 2, 1, 1, 85, 0, 200, 30],
  ['商城无门槛券', 3, 1, 1, 20, 0, 0, 15],
  ['周边好物兑换券', 4, 1, 1, 0, 0, 0, 60],
  ['基础保养代金券', 3, 2, 1, 100, 0, 0, 180],
  ['到店维保满减券', 1, 2, 1, 80, 600, 0, 0],
  ['保养工时九折券', 2, 2, 1, 90, 200, 300, 90],
  ['免费四轮定位', 5, 2, 1, 0, 0, 0, 60],
  ['空调清洗服务券', 5, 2, 1, 0, 0, 0, 90],
  ['购车抵扣金', 3, 3, 1, 3000, 0, 0, 0],
  ['置换加赠券', 3, 3, 1, 5000, 0, 0, 90],
  ['抽奖满减券', 1, 4, 1, 30, 199, 0, 30],
  ['抽奖代金券50元', 3, 4, 1, 50, 0, 0, 30],
  ['抽奖实物兑换券', 4, 4, 1, 0, 0, 0, 45],
  ['抽奖精洗服务券', 5, 4, 1, 0, 0, 0, 60],
  ['抽奖折扣券', 2, 4, 1, 70, 100, 100, 20],
  ['积分兑换代金券', 3, 5, 1, 10, 0, 0, 30],
  ['积分兑换好礼券', 4, 5, 1, 0, 0, 0, 60],
  ['积分商城九五折券', 2, 5, 1, 95, 0, 50, 0],
  ['双十一预热券', 1, 1, 0, 111, 1111, 0, 0],
  ['冬季养护折扣券', 2, 2, 0, 80, 300, 150, 60],
  ['新车上市抵扣金', 3, 3, 0, 2000, 0, 0, 0],
  ['年终抽奖兑换券', 4, 4, 0, 0, 0, 0, 30],
  ['积分秒杀券', 3, 5, 0, 88, 0, 0, 7],
  ['旧版满减券', 1, 1, 2, 40, 300, 0, 0],
  ['停用保养券', 3, 2, 2, 150, 0, 0, 120],
  ['试运营抽奖券', 3, 4, 2, 15, 0, 0, 30],
  ['积分内测折扣券', 2, 5, 2, 60, 0, 80, 30],
  ['服务升级体验券', 5, 2, 2, 0, 0, 0, 45],
  ['春季商城满减券', 1, 1, 3, 60, 399, 0, 0],
  ['五一出行折扣券', 2, 1, 3, 88, 0, 120, 0],
  ['夏季清凉保养券', 3, 2, 3, 66, 0, 0, 0],
  ['暑期购车礼', 3, 3, 3, 2000, 0, 0, 0],
  ['端午抽奖券', 3, 4, 3, 20, 0, 0, 0],
  ['会员日积分券', 3, 5, 3, 30, 0, 0, 0],
]

const yuan = (value: number) => (value > 0 ? `${value}.00` : '')
const isService = (type: number) => type === couponTypes.service
/** True if a coupon is redeemed in shops instead of online. */
const inShops = (row: Pick<CouponRow, 'purpose' | 'couponType'>) =>
  row.purpose === couponPurpose.service ||
  row.purpose === couponPurpose.car ||
  (row.purpose === couponPurpose.lottery && isService(row.couponType))

const buildCoupons = (context: ReturnType<typeof createContext>, { goods, categories, shops }: Ground): CouponRow[] => {
  const onShelf = goods.filter(({ status }) => status === goodsStatus.onSale)
  const second = categories.filter(({ parentId, level }) => parentId !== TOP && level !== LOWEST_LEVEL)
  return seeds.map(([couponName, couponType, purpose, status, value, threshold, cap, days], index) => {
    const isExchange = couponType === couponTypes.exchange
    const isShops = inShops({ purpose, couponType })
    const scope = isShops ? 1 : isExchange ? 3 : (index % 3) + 1
    const begins = status === couponStatus.expired ? 200 - index : status === couponStatus.draft ? 2 : 140
    const ends = status === couponStatus.expired ? 22 + (index - 30) * 9 : -(20 + index * 5)
    const createTime = context.workTime(begins + 6)
    const chosen = isExchange ? (index % 5) + 1 : 2 + (index % 4)
    return {
      id: String(5_200_100 + index * 7),
      couponName,
      couponType,
      purpose,
      faceValue: couponType === couponTypes.amountOff || couponType === couponTypes.cash ? yuan(value) : '',
      discount: couponType === couponTypes.percentOff ? value / 10 : 0,
      threshold:
        couponType === couponTypes.amountOff || couponType === couponTypes.percentOff ? `${threshold}.00` : '0.00',
      maxDiscount: yuan(cap),
      totalStock: 2000,
      perLimit: 3 + (index % 4) * 2,
      validType: days ? validType.days : validType.fixed,
      startTime: days ? '' : `${context.date(begins)} 00:00:00`,
      endTime: days ? '' : `${context.date(ends)} 23:59:59`,
      validDays: days,
      goodsScope: scope,
      scopeGoods:
        scope === 1
          ? []
          : Array.from({ length: chosen }, (_, place) =>
              scope === 2 ? at(second, index * 2 + place).id : at(onShelf, index * 5 + place * 3).id,
            ),
      merchantScope: !isShops ? merchantScope.online : index % 2 === 0 ? merchantScope.chosen : merchantScope.all,
      merchants:
        isShops && index % 2 === 0 ? shops.slice(0, 6 + index).map((dealerCode) => ({ dealerCode, createTime })) : [],
      stackFlag: index % 6 === 0 ? 1 : 0,
      content: isService(couponType)
        ? `凭券到店免费享受${couponName.replace(/^免费|^抽奖|券$/g, '')}一次，请提前一天预约。`
        : '每笔订单限用一张，不与其他优惠同享，最终解释权归品牌方所有。',
      status,
      createTime,
    }
  })
}

export const endOf = (coupon: CouponRow, receivedAt: number): string =>
  coupon.validType === validType.fixed
    ? coupon.endTime
    : `${wireTime(receivedAt + coupon.validDays * DAY).slice(0, 10)} 23:59:59`

const discountOf = (coupon: CouponRow, order: number): number => {
  if (coupon.couponType === couponTypes.percentOff) {
    const off = Math.floor((order * (100 - Math.round(coupon.discount * 10))) / 100)
    return Math.min(off, toCents(coupon.maxDiscount) ?? off)
  }
  return toCents(coupon.faceValue) ?? 0
}

const live = (random: Random, code: CodeRow, coupon: CouponRow, { now, shops, tellers }: Ground): void => {
  const received = Date.parse(`${code.receiveTime.replace(' ', 'T')}+08:00`)
  const ends = Date.parse(`${code.endTime.replace(' ', 'T')}+08:00`)
  const last = Math.min(now, ends)
  const fate = random.int(1, 100)
  if (fate <= 36 && last > received) {
    const own = coupon.merchants.map(({ dealerCode }) => dealerCode)
    code.status = codeStatus.used
    code.useTime = wireTime(received + Math.floor(((last - received) * random.int(5, 99)) / 100))
    code.order = (toCents(coupon.threshold) ?? 0) + random.int(12_000, 90_000)
    code.discount = discountOf(coupon, code.order)
    code.orderNo = `SC${code.useTime.slice(2, 10).replaceAll('-', '')}${random.digits(8)}`
    if (!inShops(coupon)) return
    const first = shops[0]
    code.dealerCode = random.chance(0.2) && first ? first : random.pick(own.length ? own : shops)
    code.verifyBy = random.pick(tellers)
  } else if (ends < now) code.status = codeStatus.expired
  else if (fate <= 39) {
    code.status = codeStatus.locked
    code.orderNo = `SC${wireTime(now).slice(2, 10).replaceAll('-', '')}${random.digits(8)}`
  } else if (fate <= 41) code.status = codeStatus.void
}

const grantNames = [
  '新客礼包',
  '车主关怀',
  '周末狂欢',
  '保养回馈',
  '会员日',
  '节日福利',
  '流失召回',
  '上市预热',
] as const
const SCHEDULED_FROM = 37
const RUNNING_FROM = 32
const GRANTS = 40
const statusOf = (index: number): number =>
  index >= SCHEDULED_FROM
    ? 1
    : index >= RUNNING_FROM
      ? 2
      : index === RUNNING_FROM - 1 || index % 9 === 4
        ? 4
        : index % 11 === 7
          ? 5
          : 3

export const buildCustomers = (reference: number, cities: readonly string[], times: number) => {
  const context = createContext(reference, 20_240_802, 700_001)
  const { random } = context
  const users: HolderRow[] = Array.from({ length: USERS * times }, (_, index) => ({
    userId: String(660_010_000 + index * 13),
    nickname: index % 3 ? personName(random).name : `${at(nicks, index)}${index}`,
    phone: context.phone(),
    memberType: at([1, 1, 2, 2, 3], index),
    cityName: random.pick(cities),
    status: index % 29 === 17 ? shopUserStatus.closed : shopUserStatus.active,
  }))
  return { context, users }
}

/**
 * Builds coupons in all states and types with their grants and codes. Granted counts match the codes, no customer
 * exceeds the limit of a coupon, and the people of a grant have exactly its codes.
 */
export const buildCouponData = (reference: number, ground: Ground): CouponData => {
  const { now, times } = ground
  const { context, users } = buildCustomers(reference, ground.cities, times)
  const { random } = context
  const coupons = buildCoupons(context, ground)
  const codes: CodeRow[] = []
  const held = new Map<string, number>()
  const hand = (coupon: CouponRow, user: HolderRow, grantId: string, source: number, receivedAt: number) => {
    const key = `${coupon.id}|${user.userId}`
    held.set(key, (held.get(key) ?? 0) + 1)
    const code: CodeRow = {
      couponCode: `Q${String(8_800_000_000 + codes.length * 97 + 13)}`,
      couponId: coupon.id,
      grantId,
      source,
      userId: user.userId,
      receiveTime: wireTime(receivedAt),
      endTime: endOf(coupon, receivedAt),
      status: codeStatus.unused,
      useTime: '',
      orderNo: '',
      discount: 0,
      order: 0,
      dealerCode: '',
      verifyBy: '',
    }
    live(random, code, coupon, ground)
    codes.push(code)
  }
  const room = (coupon: CouponRow, user: HolderRow) => coupon.perLimit - (held.get(`${coupon.id}|${user.userId}`) ?? 0)
  const enabled = coupons.filter(({ status }) => status === couponStatus.enabled)
  const past = coupons.filter(({ status }) => status === couponStatus.expired)
  const off = coupons.filter(({ status }) => status === couponStatus.disabled)

  const makeGrant = (index: number): GrantRow => {
    const status = statusOf(index)
    const isOld = index < 10
    const coupon =
      status === grantStatus.failed
        ? at(off, index)
        : isOld && index % 2 === 0
          ? at(past, index / 2)
          : at(enabled, index * 3)
    const grantType = index === RUNNING_FROM - 1 || index === 36 ? grantTypes.claim : (index % 4) + 1
    const age =
      index >= SCHEDULED_FROM
        ? -(index - SCHEDULED_FROM + 1) * 2
        : index >= RUNNING_FROM
          ? 0.02 * (37 - index)
          : 118 - index * 3.5
    const sendTime = context.time(age)
    const sentAt = reference - age * DAY
    const grant: GrantRow = {
      id: String(7_300_100 + index * 11),
      grantName: `${at(grantNames, index)}第${Math.floor(index / grantNames.length) + 1}期`,
      couponId: coupon.id,
      grantType,
      sendType: index >= SCHEDULED_FROM || index % 5 === 2 ? sendType.planned : sendType.now,
      sendTime,
      endTime:
        grantType === grantTypes.claim ? `${context.date(status === grantStatus.done ? age - 6 : -12)} 23:59:59` : '',
      perNum: index % 4 === 0 && status === grantStatus.done ? 2 : 1,
      memberType: grantType === grantTypes.all || grantType === grantTypes.claim ? index % 4 : 0,
      notifyWay: [notifyWay.inApp, ...(index % 2 ? [2] : []), ...(index % 3 ? [3] : [])],
      remark: index % 7 === 0 ? '市场部季度活动' : '',
      status,
      createBy: at(ground.people, index),
      createTime: context.time(age + (index >= SCHEDULED_FROM ? 3 - age : 0.1)),
      people: [],
      requestId: '',
      movedAt: now,
    }
    const wanted = users.filter(({ memberType }) => grant.memberType === 0 || memberType === grant.memberType)
    const from = random.int(0, wanted.length - 1)
    const size =
      grantType === grantTypes.all
        ? wanted.length
        : Math.min(wanted.length, (grantType === grantTypes.chosen ? 24 : 40) + (index % 5) * 8)
    const share =
      status === grantStatus.planned
        ? 0
        : status === grantStatus.sending
          ? 0.4
          : status === grantStatus.stopped
            ? 0.6
            : 1
    const targets = Array.from({ length: size }, (_, place) => at(wanted, from + place))
    const reached = status === grantStatus.failed ? 0 : Math.floor(targets.length * share)
    const add = (
      who: Pick<PersonRow, 'userId' | 'nickname' | 'phone'>,
      result: number,
      failReason = '',
      receiveTime = '',
    ) =>
      grant.people.push({
        ...who,
        id: `${grant.id}${String(grant.people.length + 1).padStart(4, '0')}`,
        result,
        failReason,
        receiveTime,
      })
    if (grantType === grantTypes.imported && status !== grantStatus.planned && status !== grantStatus.sending)
      for (let lost = 0; lost < 3; lost++)
        add({ userId: '', nickname: personName(random).name, phone: context.phone() }, sendResult.failed, '用户不存在')
    targets.forEach((user, place) => {
      if (status === grantStatus.failed) return add(user, sendResult.failed, '卡券已停用')
      if (place >= reached) return grantType === grantTypes.claim ? undefined : add(user, sendResult.queued)
      if (user.status === shopUserStatus.closed)
        return grantType === grantTypes.claim ? undefined : add(user, sendResult.failed, '账号已注销')
      if (room(coupon, user) < grant.perNum)
        return grantType === grantTypes.claim ? undefined : add(user, sendResult.failed, '已达限领')
      const receivedAt = Math.min(now - 1000, sentAt + place * (grantType === grantTypes.claim ? DAY / 12 : 2000))
      for (let count = 0; count < grant.perNum; count++)
        hand(coupon, user, grant.id, grantType === grantTypes.claim ? 2 : 1, receivedAt)
      return add(user, sendResult.done, '', wireTime(receivedAt))
    })
    return grant
  }
  const grants = Array.from({ length: GRANTS }, (_, index) => makeGrant(index))

  const bought = [...enabled, ...past, ...off].filter(({ purpose }) => purpose === couponPurpose.shop || purpose >= 4)
  for (let tries = 0; codes.length < CODES * times && tries < CODES * times * 20; tries++) {
    const coupon = random.pick(bought)
    const user = random.pick(users)
    if (user.status === shopUserStatus.closed || room(coupon, user) < 1) continue
    const oldest = coupon.status === couponStatus.expired ? 150 : 119
    const newest = coupon.status === couponStatus.expired ? 90 : coupon.status === couponStatus.disabled ? 20 : 0
    const receivedAt = reference - Math.floor((newest + (random.int(0, 10_000) / 10_000) * (oldest - newest)) * DAY)
    hand(
      coupon,
      user,
      '',
      coupon.purpose === couponPurpose.lottery ? 3 : coupon.purpose === couponPurpose.points ? 4 : 5,
      receivedAt,
    )
  }
  const counts = new Map<string, number>()
  for (const { couponId } of codes) counts.set(couponId, (counts.get(couponId) ?? 0) + 1)
  coupons.forEach((coupon, index) => {
    const granted = counts.get(coupon.id) ?? 0
    if (index === 1) coupon.totalStock = Math.max(1, Math.ceil(granted / 0.97))
    else if (index === 3) coupon.totalStock = Math.max(1, granted)
    else coupon.totalStock = Math.max(14_000 + index * 100, Math.ceil((granted * 1.6) / 100) * 100)
  })
  return { users, coupons, grants, codes: codes.toSorted((a, b) => (a.receiveTime < b.receiveTime ? 1 : -1)) }
}
