import * as calls from '@/api/coupons'
import type { CouponDetail } from '@/entities/marketing/coupon'
import type { CouponMerchant } from '@/entities/marketing/couponMerchant'
import type { ImportSummary } from '@/entities/shared/file'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { onReset } from '../core/control'
import { on } from '../core/dispatcher'
import { Refusal } from '../core/types'
import type { CouponRow } from '../data/coupons'
import type { UserRow } from '../data/types'
import { amount, changeCoupons, enterCoupons, isForShops, judgeCoupon, usesOf } from '../lib/couponRules'
import { codes, couponById, couponFace, coupons, countsOf, leftOf, runCoupons } from '../lib/coupons'
import { stale } from '../lib/dealerRules'
import { found, text, texts, whole } from '../lib/input'
import { readSheet, xlsFile } from '../lib/sheet'
import { newId, org } from '../lib/store'
import { between, like, oneOf, paged, type Paging } from '../lib/table'

type Input = Record<string, unknown>
const [UNUSED_YET, ENABLED, DISABLED, OVER] = [0, 1, 2, 3] as const
const [USED, EXPIRED] = [3, 4] as const

/** Orders by a number or time the row itself need not have. */
const byValue = <Row>(input: Paging, values: Readonly<Record<string, (row: Row) => number | string>>, first: (row: Row) => number | string) => {
  const value = values[text(input.sortField)]
  const way = value && input.sortOrder === 'asc' ? 1 : -1
  const read = value ?? first
  return (a: Row, b: Row): number => (read(a) === read(b) ? 0 : read(a) < read(b) ? -way : way)
}

const search = (input: Input): CouponRow[] => {
  const counts = countsOf()
  const named = like(input.couponName)
  const made = between(input.createTimeStart, input.createTimeEnd)
  const tests = (['id', 'couponType', 'purpose', 'status', 'merchantScope'] as const).map((key) => {
    const test = oneOf(input[key])
    return (row: CouponRow) => test(row[key])
  })
  const goods = oneOf(input.scopeGoods)
  return coupons()
    .filter((row) => named(row.couponName) && made(row.createTime) && tests.every((test) => test(row)))
    .filter((row) => texts(input.scopeGoods).length === 0 || row.goodsScope === 1 || goods(row.scopeGoods))
    .toSorted(
      byValue<CouponRow>(
        input,
        { grantedCount: ({ id }) => counts.granted(id), usedCount: ({ id }) => counts.used(id), createTime: (row) => row.createTime },
        (row) => row.createTime,
      ),
    )
}

on(calls.list)((input: Input, { user, now }) => {
  enterCoupons(user, now, true)
  return paged(search(input), input, couponFace(countsOf()))
})
on(calls.listByPurpose)((input: Input, { now }) => {
  runCoupons(now)
  return paged(search(input), input, couponFace(countsOf()))
})
on(calls.listForGoods)((input: Input, { now }) => {
  runCoupons(now)
  const fit = search(input).filter((row) => row.status === ENABLED && (row.purpose === 1 || row.purpose === 5) && leftOf(row) > 0)
  return paged(fit, input, couponFace(countsOf()))
})

const couponOf = (id: unknown): CouponRow => found(couponById(text(id)), '无权查看或数据不存在')

on(calls.get)((input, { now }): CouponDetail => {
  runCoupons(now)
  const row = couponOf(input.id)
  const own = codes().filter(({ couponId }) => couponId === row.id)
  return {
    ...couponFace(countsOf())(row),
    merchantCodes: row.merchants.map(({ dealerCode }) => dealerCode),
    expiredCount: own.filter(({ status }) => status === EXPIRED).length,
    discountAmount: fromCents(own.filter(({ status }) => status === USED).reduce((sum, { discount }) => sum + discount, 0)),
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
/** The imported lists of shops by their numbers. */
let batches = new Map<string, ShopBatch>()
onReset(() => {
  batches = new Map()
})

/** The shops a coupon is saved with: those chosen and those of an imported list. */
const shopsOf = (input: Input): string[] => [...new Set([...texts(input.merchantCodes), ...(batches.get(text(input.batchNo))?.codes ?? [])])]

const plain = (input: Input): Omit<CouponRow, 'id' | 'status' | 'createTime' | 'merchants'> => {
  const [couponType, purpose] = [whole(input.couponType) ?? 0, whole(input.purpose) ?? 0]
  const isShops = isForShops(purpose, couponType)
  const isFixed = whole(input.validType) === 1
  const isValue = couponType === 1 || couponType === 3
  return {
    couponName: text(input.couponName),
    couponType,
    purpose,
    faceValue: isValue ? amount(input.faceValue) : '',
    discount: couponType === 2 ? Number(input.discount) : 0,
    threshold: couponType === 1 || couponType === 2 ? amount(input.threshold) || '0.00' : '0.00',
    maxDiscount: couponType === 2 ? amount(input.maxDiscount) : '',
    totalStock: whole(input.totalStock) ?? 0,
    perLimit: whole(input.perLimit) ?? 0,
    validType: isFixed ? 1 : 2,
    startTime: isFixed ? text(input.startTime) : '',
    endTime: isFixed ? text(input.endTime) : '',
    validDays: isFixed ? 0 : (whole(input.validDays) ?? 0),
    goodsScope: couponType === 4 ? 3 : isShops ? 1 : (whole(input.goodsScope) ?? 1),
    scopeGoods: isShops ? [] : texts(input.scopeGoods),
    merchantScope: isShops ? (whole(input.merchantScope) ?? 1) : 3,
    stackFlag: whole(input.stackFlag) === 1 ? 1 : 0,
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
    status: UNUSED_YET,
    createTime,
    merchants: row.merchantScope === 2 ? shops.map((dealerCode) => ({ dealerCode, createTime })) : [],
  })
  return { id }
})

on(calls.update)((input: Input, { user, now }) => {
  changeCoupons(user, 'coupons.update', now)
  const row = couponOf(input.id)
  if (row.status === OVER) throw new Refusal(409, '该卡券已过期')
  const shops = shopsOf(input)
  judgeCoupon({ ...row, ...input }, { before: row, granted: countsOf().granted(row.id), shops: shops.length, now })
  const next = plain({ ...row, ...input })
  if (row.status !== UNUSED_YET) {
    const { totalStock, perLimit, endTime, content } = next
    Object.assign(row, { totalStock, perLimit, endTime, content })
    return null
  }
  const added = new Map(row.merchants.map((one) => [one.dealerCode, one]))
  const createTime = formatTime(now)
  Object.assign(row, next, { merchants: next.merchantScope === 2 ? shops.map((dealerCode) => added.get(dealerCode) ?? { dealerCode, createTime }) : [] })
  return null
})

on(calls.setStatus)(({ id, status }, { user, now }) => {
  changeCoupons(user, 'coupons.setStatus', now)
  const row = couponOf(id)
  const to = whole(status)
  if (to === ENABLED && (row.status === UNUSED_YET || row.status === DISABLED)) row.status = ENABLED
  else if (to === DISABLED && row.status === ENABLED) {
    const uses = usesOf(row.id)
    if (uses.length > 0) throw new Refusal(409, `该卡券正在使用，不能停用：${uses.join('、')}`)
    row.status = DISABLED
  } else throw stale()
  return null
})

const dealerOf = (code: string) => org.dealers.find(({ dealerCode }) => dealerCode === code)

const merchantFace =
  (coupon: CouponRow) =>
  ({ dealerCode, createTime }: CouponRow['merchants'][number]): CouponMerchant => {
    const dealer = dealerOf(dealerCode)
    return {
      dealerCode,
      dealerName: dealer?.dealerName ?? dealerCode,
      shopType: dealer?.shopType ?? 1,
      provinceName: dealer?.provinceName ?? '',
      cityName: dealer?.cityName ?? '',
      usedCount: codes().filter((code) => code.couponId === coupon.id && code.dealerCode === dealerCode).length,
      createTime,
    } as CouponMerchant // the data holds only the values of the enumerations
  }

on(calls.listMerchants)((input: Input, { user, now }) => {
  enterCoupons(user, now)
  const coupon = couponOf(input.couponId)
  const [named, coded, placed] = [like(input.dealerName), like(input.dealerCode), like(input.provinceName)]
  const rows = coupon.merchants
    .map(merchantFace(coupon))
    .filter((row) => named(row.dealerName) && coded(row.dealerCode) && placed(row.provinceName))
    .toSorted(byValue<CouponMerchant>(input, { usedCount: (row) => row.usedCount }, (row) => row.createTime))
  return paged(rows, input, (row) => row)
})

const SHOP_COLUMNS = ['门店代码'] as const
const MOST_ROWS = 20_000
const SHOWN_FAILS = 100
const shopFault = (code: string, earlier: ReadonlySet<string>, present: ReadonlySet<string>): string | undefined => {
  const dealer = dealerOf(code)
  if (!dealer) return '门店代码不存在'
  if (dealer.status === 0) return '门店已停网'
  if (earlier.has(code)) return '文件内重复'
  return present.has(code) ? '已添加' : undefined
}

const mayImport = (user: UserRow, now: number) => changeCoupons(user, 'coupons.importMerchants', now)
on(calls.importMerchants)(async (_input, { user, now, form }): Promise<ImportSummary> => {
  mayImport(user, now)
  const couponId = text(form?.get('couponId'))
  const coupon = couponId === '' ? undefined : couponOf(couponId)
  if (coupon && (coupon.merchantScope !== 2 || coupon.status === OVER)) throw stale()
  const { fileName, rows } = await readSheet(form, SHOP_COLUMNS, MOST_ROWS)
  const present = new Set(coupon?.merchants.map(({ dealerCode }) => dealerCode))
  const good = new Set<string>()
  const fails: Fail[] = []
  for (const { rowNo, cells } of rows) {
    const code = cells['门店代码'] ?? ''
    const reason = shopFault(code, good, present)
    if (reason === undefined) good.add(code)
    else fails.push({ rowNo, value: code, name: dealerOf(code)?.dealerName ?? '', reason })
  }
  const createTime = formatTime(now)
  coupon?.merchants.push(...[...good].map((dealerCode) => ({ dealerCode, createTime })))
  const batchNo = `SP${newId()}`
  batches.set(batchNo, { codes: [...good], fails })
  return { fileName, batchNo, total: rows.length, successCount: good.size, failCount: fails.length, failRows: fails.slice(0, SHOWN_FAILS) }
})

on(calls.exportMerchantFails)(({ batchNo }, { user, now }) => {
  enterCoupons(user, now)
  const { fails } = found(batches.get(text(batchNo)), '导入批次不存在')
  return xlsFile(
    'excel.xls',
    ['行号', '门店代码', '门店名称', '失败原因'],
    fails.map(({ rowNo, value, name, reason }) => [rowNo, value, name, reason]),
  )
})
