import { is } from '@/entities/field'
import { coupon } from '@/entities/marketing/coupon'
import {
  codeStatus,
  couponPurpose,
  couponStatus,
  couponType,
  merchantScope,
  validType,
} from '@/entities/marketing/couponEnums'
import { goodsStatus } from '@/entities/commerce/shared'
import { dealerType } from '@/entities/shared/enums'
import { fromCents, toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { CodeRow, CouponRow } from '../data/coupons'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import { coupons, runCoupons } from './coupons'
import { goodsById } from '../../commerce/rules/goods'
import { refuseFields, text, texts, integer } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { org } from '../../system/rules/store'

type Input = Record<string, unknown>
type Faults = Record<string, string | undefined>
const DATA_PAGE = '/marketing-management/ProvideData'

/** Applies the passed time and checks access: headquarters and its areas, and dealers only if `forDealers` is set. */
export const enterCoupons = (user: UserRow, now: number, forDealers = false): void => {
  if (user.dealerType > 2 && !forDealers) throw new Refusal(403, '没有访问权限')
  if (user.dealerType > 2) demandPage(user, DATA_PAGE)
  runCoupons(now)
}
export const changeCoupons = (user: UserRow, permission: string, now: number): void => {
  demand(user, permission)
  if (user.dealerType !== dealerType.headquarters) throw new Refusal(403, '没有操作权限')
  runCoupons(now)
}

/**
 * Returns a predicate for the codes a user may see: headquarters all, an area or a group those used in it, a dealer
 * those used at its own till.
 */
export const seesCode = (user: UserRow) => {
  const sees = seesRecord(user)
  const areas = new Map(org.dealers.map(({ dealerCode, areaName }) => [dealerCode, areaName]))
  const inScope = ({ dealerCode }: CodeRow) =>
    user.dealerType === dealerType.area || user.dealerType === dealerType.group
      ? sees({ dealerCode, areaName: areas.get(dealerCode) ?? '' })
      : dealerCode === user.dealerCode
  return (row: CodeRow): boolean =>
    user.dealerType === dealerType.headquarters ||
    (row.status === codeStatus.used && row.dealerCode !== '' && inScope(row))
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/
const cents = (value: unknown): number => (AMOUNT.test(text(value)) ? (toCents(text(value)) ?? Number.NaN) : Number.NaN)
/** Returns the amount as wire text. Empty if there is none. */
export const amount = (value: unknown): string => (Number.isNaN(cents(value)) ? '' : fromCents(cents(value)))
const inRange = (value: unknown, least: number, max: number) => {
  const number = integer(value)
  return number !== undefined && number >= least && number <= max
}
const isOneOf = (value: unknown, codes: readonly number[]) => codes.includes(integer(value) ?? -1)

/** True if a coupon type is possible for a purpose. An exchange needs goods, a service needs shops. */
const fits = (type: number, purpose: number): boolean =>
  type === couponType.exchange
    ? is(purpose, couponPurpose.shop, couponPurpose.lottery, couponPurpose.points)
    : type === couponType.service
      ? is(purpose, couponPurpose.service, couponPurpose.lottery)
      : true
/** True if a coupon is redeemed in shops instead of online. */
export const isForShops = (purpose: number, type: number): boolean =>
  purpose === couponPurpose.service ||
  purpose === couponPurpose.car ||
  (purpose === couponPurpose.lottery && type === couponType.service)

const validateRule = (input: Input, type: number): Faults => {
  const [face, threshold, cap] = [cents(input.faceValue), cents(input.threshold), cents(input.maxDiscount)]
  const discount = Number(input.discount)
  const chosen = texts(input.scopeGoods)
  if (type === couponType.amountOff)
    return {
      threshold: threshold > 0 ? undefined : '使用门槛须大于0',
      faceValue: !(face > 0) ? '请输入面值' : face >= threshold ? '面值须小于使用门槛' : undefined,
    }
  if (type === couponType.percentOff)
    return {
      discount:
        discount >= 0.1 && discount <= 9.9 && Number.isInteger(Math.round(discount * 1e6) / 1e5)
          ? undefined
          : '折扣须在0.1-9.9之间',
      threshold: text(input.threshold) === '' || threshold >= 0 ? undefined : '请输入使用门槛',
      maxDiscount: text(input.maxDiscount) === '' || cap > 0 ? undefined : '最高优惠须大于0',
    }
  if (type === couponType.cash)
    return { faceValue: face >= 1 && face <= 5_000_000 ? undefined : '面值须在0.01-50,000之间' }
  if (type === couponType.exchange)
    return {
      scopeGoods:
        chosen.length >= 1 && chosen.length <= 20 && chosen.every((id) => goodsById(id)?.status === goodsStatus.onSale)
          ? undefined
          : '请选择1-20个在售的兑换商品',
    }
  return {}
}

const validatePlace = (input: Input, purpose: number, type: number, shops: number): Faults => {
  const chosen = texts(input.scopeGoods)
  if (isForShops(purpose, type))
    return {
      merchantScope: isOneOf(input.merchantScope, [1, 2])
        ? integer(input.merchantScope) === merchantScope.chosen && shops === 0
          ? '请选择适用门店'
          : undefined
        : '请选择适用门店',
    }
  if (type === couponType.exchange || type === couponType.service) return {}
  const scope = integer(input.goodsScope)
  return {
    goodsScope: isOneOf(scope, [1, 2, 3]) ? undefined : '请选择适用商品',
    scopeGoods:
      scope === 2 && (chosen.length === 0 || chosen.length > 50)
        ? '请选择1-50个类目'
        : scope === 3 && chosen.length === 0
          ? '请选择商品'
          : scope === 3 && chosen.length > 200
            ? '最多选择200个商品'
            : undefined,
  }
}

const validateValidity = (input: Input, before: CouponRow | undefined, now: number): Faults => {
  if (integer(input.validType) === validType.days)
    return { validDays: inRange(input.validDays, 1, 365) ? undefined : '领取后有效天数须在1-365之间' }
  if (integer(input.validType) !== validType.fixed) return { validType: '请选择有效期类型' }
  const [start, end] = [toMillis(text(input.startTime)), toMillis(text(input.endTime))]
  return {
    startTime: start === undefined ? '请选择生效时间' : undefined,
    endTime:
      end === undefined
        ? '请选择失效时间'
        : end <= now
          ? '失效时间须晚于当前时间'
          : start !== undefined && end <= start
            ? '失效时间须晚于生效时间'
            : before && before.status !== couponStatus.draft && end < (toMillis(before.endTime) ?? 0)
              ? '有效期只能延长'
              : undefined,
  }
}

/**
 * Throws a refusal by field for invalid values of a coupon. `shops` is the number of selected shops, `granted` the
 * number of issued codes.
 */
export const judgeCoupon = (
  input: Input,
  { before, granted, shops, now }: { before?: CouponRow; granted: number; shops: number; now: number },
): void => {
  const { values, faults } = readInto(
    coupon,
    ['couponName', 'couponType', 'purpose', 'totalStock', 'perLimit', 'content'],
    input,
    {},
  )
  const { couponName, couponType: type, purpose, totalStock, perLimit } = values
  const isTaken = coupons().some((row) => row.couponName === couponName && row.id !== before?.id)
  refuseFields({
    ...((before === undefined || before.status === couponStatus.draft) && {
      couponName: faults.couponName ?? (isTaken ? '卡券名称已存在' : undefined),
      purpose: faults.purpose,
      couponType: faults.couponType ?? (fits(type, purpose) ? undefined : '该用途不支持此券类型'),
      ...validateRule(input, type),
      ...validatePlace(input, purpose, type, shops),
    }),
    totalStock:
      faults.totalStock ?? (before && granted > 0 && totalStock < before.totalStock ? '发行量只能增加' : undefined),
    perLimit: faults.perLimit ?? (perLimit > totalStock ? '每人限领不能大于发行量' : undefined),
    content: faults.content,
    ...validateValidity(input, before, now),
  })
}

const given = new Set<(couponId: string) => string[]>()
/**
 * Registers a source of uses that require a coupon to stay enabled. It returns the names of running lotteries, goods
 * or planned grants.
 */
export const needsCoupon = (names: (couponId: string) => string[]): void => void given.add(names)
export const usesOf = (couponId: string): string[] => [...given].flatMap((names) => names(couponId))
