import type { CouponInput } from '@/api/marketing/coupons'
import { is } from '@/entities/field'
import type { Coupon, CouponDetail } from '@/entities/marketing/coupon'
import {
  couponType as couponTypes,
  goodsScope as goodsScopes,
  merchantScope,
  validType as validTypes,
} from '@/entities/marketing/couponEnums'
import { asksGoods, isForShops, ruleFields } from '../couponRules'
import type { Batch } from './BatchBox'
import { isBlank } from '@/lib/given'

export interface CouponValues extends Partial<
  Omit<
    Coupon,
    | 'id'
    | 'status'
    | 'grantedCount'
    | 'usedCount'
    | 'scopeNames'
    | 'createTime'
    | 'discount'
    | 'totalStock'
    | 'perLimit'
    | 'validDays'
  >
> {
  discount?: number | null
  totalStock?: number | null
  perLimit?: number | null
  validDays?: number | null
  merchantCodes?: string[]
  batch?: Batch
}

/** Returns the request body. Of rule, validity and shops it contains only what the chosen type and purpose need. */
export const inputOf = (values: CouponValues): CouponInput => {
  const { couponType, purpose } = values
  const isFixed = is(values.validType, validTypes.fixed)
  const inShops = isForShops(purpose, couponType)
  const rules = ruleFields(couponType)
  const rule = <K extends keyof CouponValues>(key: K & ReturnType<typeof ruleFields>[number]) =>
    rules.includes(key) && !isBlank(values[key]) ? values[key] : undefined
  const goodsScope = is(couponType, couponTypes.exchange)
    ? goodsScopes.chosen
    : asksGoods(purpose, couponType)
      ? values.goodsScope
      : goodsScopes.all
  const atChosen = inShops && is(values.merchantScope, merchantScope.chosen)
  return {
    couponName: values.couponName,
    couponType,
    purpose,
    threshold: rule('threshold') ?? '0.00',
    faceValue: rule('faceValue') ?? undefined,
    discount: rule('discount') ?? undefined,
    maxDiscount: rule('maxDiscount') ?? undefined,
    totalStock: values.totalStock ?? undefined,
    perLimit: values.perLimit ?? undefined,
    validType: values.validType,
    startTime: isFixed ? values.startTime : undefined,
    endTime: isFixed ? values.endTime : undefined,
    validDays: isFixed ? undefined : (values.validDays ?? undefined),
    goodsScope: inShops ? undefined : (goodsScope as CouponInput['goodsScope']), // A code of the enumeration.
    scopeGoods: !inShops && !is(goodsScope, goodsScopes.all) ? (values.scopeGoods ?? []) : [],
    merchantScope: inShops ? values.merchantScope : merchantScope.online,
    merchantCodes: atChosen ? (values.merchantCodes ?? []) : undefined,
    batchNo: atChosen ? values.batch?.batchNo : undefined,
    stackFlag: values.stackFlag ?? 0,
    content: values.content,
  }
}

/** Returns the fields that may change after a coupon has been enabled once. */
export const lateInputOf = ({ totalStock, perLimit, validType, endTime, content }: CouponValues): CouponInput => ({
  totalStock: totalStock ?? undefined,
  perLimit: perLimit ?? undefined,
  ...(is(validType, validTypes.fixed) ? { endTime } : {}),
  content,
})

export const valuesOf = (row: CouponDetail): CouponValues => {
  const {
    couponName,
    couponType,
    purpose,
    faceValue,
    discount,
    threshold,
    maxDiscount,
    totalStock,
    perLimit,
    validType,
  } = row
  return {
    couponName,
    couponType,
    purpose,
    faceValue,
    discount: Number(discount) || undefined,
    threshold,
    maxDiscount,
    totalStock,
    perLimit,
    validType,
    startTime: row.startTime,
    endTime: row.endTime,
    validDays: row.validDays || undefined,
    goodsScope: row.goodsScope,
    scopeGoods: row.scopeGoods,
    merchantScope: row.merchantScope,
    merchantCodes: row.merchantCodes,
    stackFlag: row.stackFlag,
    content: row.content,
  }
}

export const copyOf = (row: CouponDetail, couponName: string): CouponValues => ({
  ...valuesOf(row),
  couponName,
  totalStock: undefined,
  startTime: undefined,
  endTime: undefined,
})
