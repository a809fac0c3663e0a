import * as calls from '@/api/marketing/coupons'
import type { CouponDetail } from '@/entities/marketing/coupon'
import {
  codeStatus,
  couponStatus,
  couponType as couponTypes,
  goodsScope,
  merchantScope,
  validType,
} from '@/entities/marketing/couponEnums'
import type { CouponMerchant } from '@/entities/marketing/couponMerchant'
import { dealerStatus, shopType } from '@/entities/shared/enums'
import type { ImportSummary } from '@/entities/shared/file'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { onReset } from '../../core/control'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import type { CouponRow } from '../data/coupons'
import type { UserRow } from '../../system/data/types'
import { amount, changeCoupons, enterCoupons, isForShops, judgeCoupon, usesOf } from '../rules/couponRules'
import { codes, couponById, couponView, coupons, countsOf, isForGoods, runCoupons } from '../rules/coupons'
import { stale } from '../../system/rules/dealerRules'
import { found, text, texts, integer } from '../../core/input'
import { readSheet, sheetOf } from '../../core/sheet'
import { newId, org } from '../../system/rules/store'
import { oneOf } from '../../core/table'

type Input = Record<string, unknown>

const listed = listOf(calls.list)({
  is: ['id', 'couponType', 'purpose', 'status', 'merchantScope'],
  like: ['couponName'],
  between: ['createTime'],
  where: {
    scopeGoods: (asked) => (row) =>
      texts(asked).length === 0 || row.goodsScope === goodsScope.all || oneOf(asked)(row.scopeGoods),
  },
  sort: ['createTime', 'grantedCount', 'usedCount'],
})
const page = (rows: readonly CouponRow[], input: Input) => listed.page(rows.map(couponView(countsOf())), input)

on(calls.list)((input: Input, { user, now }) => {
  enterCoupons(user, now, true)
  return page(coupons(), input)
})
on(calls.listByPurpose)((input: Input, { now }) => {
  runCoupons(now)
  return page(coupons(), input)
})
on(calls.listForGoods)((input: Input, { now }) => {
  runCoupons(now)
  return page(coupons().filter(isForGoods), input)
})

const couponOf = (id: unknown): CouponRow => found(couponById(text(id)), '无权查看或数据不存在')

on(calls.get)((input, { now }): CouponDetail => {
  runCoupons(now)
  const row = couponOf(input.id)
  const own = codes().filter(({ couponId }) => couponId === row.id)
  return {
    ...couponView(countsOf())(row),
    merchantCodes: row.merchants.map(({ dealerCode }) => dealerCode),
    expiredCount: own.filter(({ status }) => status === codeStatus.expired).length,
    discountAmount: fromCents(
      own.filter(({ status }) => status === codeStatus.used).reduce((sum, { discount }) => sum + discount, 0),
    ),
  }
})

interface Fail {
  rowNo: number
  value: string
  name: string
  reason: string
}
interface ShopBatch {
  codes: string[]
  fails: Fail[]
}
let batches = new Map<string, ShopBatch>()
onReset(() => {
  batches = new Map()
})

const shopsOf = (input: Input): string[] => [
  ...new Set([...texts(input.merchantCodes), ...(batches.get(text(input.batchNo))?.codes ?? [])]),
]

const plain = (input: Input): Omit<CouponRow, 'id' | 'status' | 'createTime' | 'merchants'> => {
  const [couponType, purpose] = [integer(input.couponType) ?? 0, integer(input.purpose) ?? 0]
  const isShops = isForShops(purpose, couponType)
  const isFixed = integer(input.validType) === validType.fixed
  const isValue = couponType === couponTypes.amountOff || couponType === couponTypes.cash
  return {
    couponName: text(input.couponName),
    couponType,
    purpose,
    faceValue: isValue ? amount(input.faceValue) : '',
    discount: couponType === couponTypes.percentOff ? Number(input.discount) : 0,
    threshold:
      couponType === couponTypes.amountOff || couponType === couponTypes.percentOff
        ? amount(input.threshold) || '0.00'
        : '0.00',
    maxDiscount: couponType === couponTypes.percentOff ? amount(input.maxDiscount) : '',
    totalStock: integer(input.totalStock) ?? 0,
    perLimit: integer(input.perLimit) ?? 0,
    validType: isFixed ? validType.fixed : validType.days,
    startTime: isFixed ? text(input.startTime) : '',
    endTime: isFixed ? text(input.endTime) : '',
    validDays: isFixed ? 0 : (integer(input.validDays) ?? 0),
    goodsScope:
      couponType === couponTypes.exchange
        ? goodsScope.chosen
        : isShops
          ? goodsScope.all
          : (integer(input.goodsScope) ?? goodsScope.all),
    scopeGoods: isShops ? [] : texts(input.scopeGoods),
    merchantScope: isShops ? (integer(input.merchantScope) ?? merchantScope.all) : merchantScope.online,
    stackFlag: integer(input.stackFlag) === 1 ? 1 : 0,
    content: text(input.content),
  }
}

on(calls.create)((input: Input, { user, now }) => {
  changeCoupons(user, 'coupons.create', now)
  const shops = shopsOf(input)
  judgeCoupon(input, { granted: 0, shops: shops.length, now })
  const row = plain(input)
  const createTime = formatTime(now)
  const id = newId()
  coupons().unshift({
    ...row,
    id,
    status: couponStatus.draft,
    createTime,
    merchants:
      row.merchantScope === merchantScope.chosen ? shops.map((dealerCode) => ({ dealerCode, createTime })) : [],
  })
  return { id }
})

on(calls.update)((input: Input, { user, now }) => {
  changeCoupons(user, 'coupons.update', now)
  const row = couponOf(input.id)
  if (row.status === couponStatus.expired) throw new Refusal(409, '该卡券已过期')
  const shops = shopsOf(input)
  judgeCoupon({ ...row, ...input }, { before: row, granted: countsOf().granted(row.id), shops: shops.length, now })
  const next = plain({ ...row, ...input })
  if (row.status !== couponStatus.draft) {
    const { totalStock, perLimit, endTime, content } = next
    Object.assign(row, { totalStock, perLimit, endTime, content })
    return null
  }
  const added = new Map(row.merchants.map((one) => [one.dealerCode, one]))
  const createTime = formatTime(now)
  Object.assign(row, next, {
    merchants:
      next.merchantScope === merchantScope.chosen
        ? shops.map((dealerCode) => added.get(dealerCode) ?? { dealerCode, createTime })
        : [],
  })
  return null
})

on(calls.setStatus)(({ id, status }, { user, now }) => {
  changeCoupons(user, 'coupons.setStatus', now)
  const row = couponOf(id)
  const to = integer(status)
  if (to === couponStatus.enabled && (row.status === couponStatus.draft || row.status === couponStatus.disabled))
    row.status = couponStatus.enabled
  else if (to === couponStatus.disabled && row.status === couponStatus.enabled) {
    const uses = usesOf(row.id)
    if (uses.length > 0) throw new Refusal(409, `该卡券正在使用，不能停用：${uses.join('、')}`)
    row.status = couponStatus.disabled
  } else throw stale()
  return null
})

const dealerOf = (code: string) => org.dealers.find(({ dealerCode }) => dealerCode === code)

const merchantView =
  (coupon: CouponRow) =>
  ({ dealerCode, createTime }: CouponRow['merchants'][number]): CouponMerchant => {
    const dealer = dealerOf(dealerCode)
    return {
      dealerCode,
      dealerName: dealer?.dealerName ?? dealerCode,
      shopType: dealer?.shopType ?? shopType.dealership,
      provinceName: dealer?.provinceName ?? '',
      cityName: dealer?.cityName ?? '',
      usedCount: codes().filter((code) => code.couponId === coupon.id && code.dealerCode === dealerCode).length,
      createTime,
    } as CouponMerchant // the data holds only the values of the enumerations
  }

const merchants = listOf(calls.listMerchants)({
  like: ['dealerName', 'dealerCode', 'provinceName'],
  sort: [{ createTime: (row) => row.createTime }, 'usedCount'],
})
on(calls.listMerchants)((input: Input, { user, now }) => {
  enterCoupons(user, now)
  const coupon = couponOf(input.couponId)
  return merchants.page(coupon.merchants.map(merchantView(coupon)), input)
})

const SHOP_COLUMNS = ['门店代码'] as const
const MAX_ROWS = 20_000
const SHOWN_FAILS = 100
const validateShop = (code: string, earlier: ReadonlySet<string>, present: ReadonlySet<string>): string | undefined => {
  const dealer = dealerOf(code)
  if (!dealer) return '门店代码不存在'
  if (dealer.status === dealerStatus.left) return '门店已停网'
  if (earlier.has(code)) return '文件内重复'
  return present.has(code) ? '已添加' : undefined
}

const mayImport = (user: UserRow, now: number) => changeCoupons(user, 'coupons.importMerchants', now)
on(calls.importMerchants)(async (_input, { user, now, form }): Promise<ImportSummary> => {
  mayImport(user, now)
  const couponId = text(form?.get('couponId'))
  const coupon = couponId === '' ? undefined : couponOf(couponId)
  if (coupon && (coupon.merchantScope !== merchantScope.chosen || coupon.status === couponStatus.expired)) throw stale()
  const { fileName, rows } = await readSheet(form, SHOP_COLUMNS, MAX_ROWS)
  const present = new Set(coupon?.merchants.map(({ dealerCode }) => dealerCode))
  const good = new Set<string>()
  const fails: Fail[] = []
  for (const { rowNo, cells } of rows) {
    const code = cells['门店代码'] ?? ''
    const reason = validateShop(code, good, present)
    if (reason === undefined) good.add(code)
    else fails.push({ rowNo, value: code, name: dealerOf(code)?.dealerName ?? '', reason })
  }
  const createTime = formatTime(now)
  coupon?.merchants.push(...[...good].map((dealerCode) => ({ dealerCode, createTime })))
  const batchNo = `SP${newId()}`
  batches.set(batchNo, { codes: [...good], fails })
  return {
    fileName,
    batchNo,
    total: rows.length,
    successCount: good.size,
    failCount: fails.length,
    failRows: fails.slice(0, SHOWN_FAILS),
  }
})

on(calls.exportMerchantFails)(({ batchNo }, { user, now }) => {
  enterCoupons(user, now)
  const { fails } = found(batches.get(text(batchNo)), '导入批次不存在')
  return sheetOf(fails, { 行号: 'rowNo', 门店代码: 'value', 门店名称: 'name', 失败原因: 'reason' })
})
