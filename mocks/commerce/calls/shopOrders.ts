import { shopPackage } from '@/entities/commerce/shopPackage'
import * as calls from '@/api/commerce/shopOrders'
import { type ShopOrder, shopOrder } from '@/entities/commerce/shopOrder'
import { goodsType, orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { orderCancelReason, packageStatus } from '@/entities/commerce/shopOrderEnums'
import { enableStatus } from '@/entities/shared/enums'
import type { FailRow } from '@/entities/shared/file'
import { isHeadquarters } from '@/session/identity'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { found, integer, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { columnsOf, readSheet, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { shopUserById } from '../../members/data/shopUsers'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, demandPage, seesRecord } from '../../system/rules/access'
import { areaOf } from '../../leads/rules/leads'
import { sentPlace } from '../../system/rules/dealerRules'
import type { ShopOrderRow } from '../data/shopOrders'
import { demandSpan } from '../rules/spans'
import { isReason } from '../rules/reasons'
import { carriers } from '../rules/carriers'
import { sendsTo } from '../rules/orderGround'
import {
  afterSaleOfOrder,
  cancelOrder,
  correctParcel,
  deliver,
  logOrder,
  MOVED,
  type Parcel,
  sendable,
  shopOrders,
} from '../rules/shopOrders'
import { forDealer, isOverdue, orderDetail, orderRow, type PackageOf, packageRow } from '../rules/shopOrderViews'

const USERS = '/user-management-shop/user-management'
const ORDERS = '/order-management-shop/order-management'
const DETAIL = '/order-management-shop/order-management-detail'
const CASES = '/order-management-shop/aftersale-management'
const PACKAGES = '/order-management-shop/new-orderManage'
const GONE = '参数缺失或记录不存在，请从列表进入'
const TRACKING = /^[0-9A-Za-z]{8,30}$/
const FOR_DEALERS: readonly number[] = [states.toRedeem, states.done, states.closed]

const demandHead = (user: UserRow, permission: string) => {
  demand(user, permission)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有操作权限')
}
/** Returns the orders a user may see: headquarters sees all, a dealer those picked up at its own shop. */
const ordersOf = (user: UserRow): readonly ShopOrderRow[] => {
  if (isHeadquarters(user)) return shopOrders()
  const sees = seesRecord(user)
  return shopOrders().filter(
    ({ dealerCode, status }) =>
      dealerCode !== '' && FOR_DEALERS.includes(status) && sees({ dealerCode, areaName: areaOf(dealerCode) }),
  )
}
const isSet = (asked: unknown) => text(asked) === '1'

const orderList = listOf(calls.list)<ShopOrderRow>({
  is: [
    'orderType',
    'source',
    'status',
    'dealerCode',
    'flag',
    { supplierId: ({ items }) => items.map(({ supplierId }) => supplierId), afterSaleState: afterSaleOfOrder },
  ],
  like: ['orderNo', { goodsName: ({ items }) => items.map(({ goodsName }) => goodsName) }],
  between: ['createTime'],
  where: {
    userId: (asked) => {
      const phone = shopUserById(text(asked))?.phone
      return (row) => text(asked) === '' || row.phone === phone
    },
    phone: (asked) => {
      const phone = text(asked)
      if (phone === '') return () => true
      const fits = (one: string) => (phone.length === 4 ? one.endsWith(phone) : one === phone)
      return (row) => fits(row.phone) || fits(row.receiverPhone)
    },
    overdue: (asked) => (row) => !isSet(asked) || isOverdue(row),
    hasRemark: (asked) => (row) => !isSet(asked) || row.buyerRemark !== '',
  },
  sort: ['createTime', 'payTime'],
})
const STATES = [1, 2, 3, 4, 5, 6, 7]

const forUser = (user: UserRow, row: ShopOrder): ShopOrder => (isHeadquarters(user) ? row : forDealer(row))

on(calls.list)((input, { user }) => {
  demandOnePage(user, text(input.userId) === '' ? [ORDERS] : [ORDERS, USERS])
  demandSpan(input.createTimeStart, input.createTimeEnd)
  const rows = ordersOf(user)
  return {
    ...orderList.page(rows, input, (row) => forUser(user, orderRow(row))),
    summary: orderList.counts(rows, { ...input }, 'status', STATES),
    overdueCount: orderList.fitting(rows, { ...input, status: undefined, overdue: '1' }).length,
  }
})

const packagesOf = (rows: readonly ShopOrderRow[]): PackageOf[] =>
  rows.flatMap((order) => order.packages.map((row) => ({ ...row, order })))
const packageList = listOf(calls.listNew)<PackageOf>({
  is: [
    'packageId',
    'status',
    'supplierId',
    'logisticsCode',
    { provinceCode: ({ order }) => order.provinceCode, cityCode: ({ order }) => order.cityCode },
    { countyCode: ({ order }) => order.countyCode },
  ],
  like: ['packageNo', 'trackingNo', { orderNo: ({ order }) => order.orderNo }],
  phone: [{ receiverPhone: ({ order }) => order.receiverPhone }],
  between: [{ payTime: ({ order }) => order.payTime }],
  sort: [{ payTime: ({ order }) => order.payTime }, 'deliverTime'],
})
on(calls.listNew)((input, { user }) => {
  demandPage(user, PACKAGES)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有访问权限')
  demandSpan(input.payTimeStart, input.payTimeEnd)
  const rows = packagesOf(shopOrders())
  const bySupplier: Record<string, number> = {}
  for (const { supplierId } of packageList.fitting(rows, {
    ...input,
    supplierId: undefined,
    status: packageStatus.toDeliver,
  }))
    bySupplier[`supplier:${supplierId}`] = (bySupplier[`supplier:${supplierId}`] ?? 0) + 1
  return {
    ...packageList.page(rows, input, packageRow),
    summary: { ...packageList.counts(rows, { ...input }, 'status', STATES), ...bySupplier },
  }
})

on(calls.exportList)((input, { user }) => {
  demandHead(user, 'shopOrders.exportList')
  if (text(input.queryType) === 'package')
    return sheetOf(packageList.exported(packagesOf(shopOrders()), input).map(packageRow), {
      ...columnsOf(shopPackage, 'packageNo', 'orderNo', 'supplierName'),
      商品: ({ lines }) => lines.map((line) => `${line.goodsName}(${line.skuName})×${line.quantity}`).join('；'),
      ...columnsOf(shopPackage, 'quantity', 'amount', 'receiverName', 'receiverPhone'),
      收货地区: ({ provinceName = '', cityName = '', countyName = '' }) => `${provinceName}${cityName}${countyName}`,
      ...columnsOf(shopPackage, 'status', 'payTime'),
      物流公司编码或名称: 'logisticsName',
      ...columnsOf(shopPackage, 'trackingNo'),
    })
  return sheetOf(orderList.exported(ordersOf(user), input).map(orderRow), {
    ...columnsOf(shopOrder, 'orderNo', 'status', 'nickname', 'phone'),
    商品: ({ items }) => items.map((item) => `${item.goodsName}(${item.skuName})×${item.quantity}`).join('；'),
    ...columnsOf(
      shopOrder,
      'quantity',
      'goodsAmount',
      'freightAmount',
      'couponAmount',
      'points',
      'pointsAmount',
      'payAmount',
      'refundAmount',
      'receiverName',
      'supplierName',
      'dealerName',
      'remark',
      'createTime',
      'payTime',
    ),
  })
})

const seen = (user: UserRow, id: unknown): ShopOrderRow =>
  found(
    ordersOf(user).find((row) => row.id === text(id)),
    GONE,
  )
on(calls.get)(({ id }, { user }) => {
  demandOnePage(user, [ORDERS, DETAIL, PACKAGES, CASES])
  const order = seen(user, id)
  const detail = orderDetail(order)
  return isHeadquarters(user) ? detail : { ...forDealer(detail), packages: [], afterSales: [], invoice: null }
})

const rowsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : []
/** Parses a parcel from the input, or throws a refusal by field. */
const parcelOf = (sent: Record<string, unknown>, field = ''): Pick<Parcel, 'logisticsCode' | 'trackingNo'> => {
  const [logisticsCode, trackingNo] = [text(sent.logisticsCode), text(sent.trackingNo)]
  if (logisticsCode === 'ERR') throw new Refusal(500, '物流公司接口异常，请稍后重试')
  refuseFields({
    [`${field}logisticsCode`]: carriers().some(
      (one) => one.logisticsCode === logisticsCode && one.status === enableStatus.enabled,
    )
      ? undefined
      : '请选择物流公司',
    [`${field}trackingNo`]: TRACKING.test(trackingNo) ? undefined : '物流单号须为8-30位字母或数字',
  })
  return { logisticsCode, trackingNo }
}

on(calls.deliver)((input, { user }) => {
  demandHead(user, 'shopOrders.deliver')
  const order = seen(user, input.id)
  const parcels = rowsIn(input.packages).map((sent, at): Parcel => {
    const items = rowsIn(sent.items)
      .map((one) => ({ itemId: text(one.itemId), quantity: integer(one.quantity) ?? 0 }))
      .filter(({ quantity }) => quantity > 0)
    return { ...parcelOf(sent, `packages.${at}.`), items }
  })
  if (parcels.length === 0 || parcels.length > 10 || parcels.some(({ items }) => items.length === 0))
    throw new Refusal(400, '每个包裹至少一件商品，最多10个包裹')
  if (new Set(parcels.map(({ trackingNo }) => trackingNo)).size < parcels.length)
    throw new Refusal(400, '物流单号不能重复')
  deliver(order, parcels, user.nickname)
  return {}
})
on(calls.updateLogistics)((input, { user }) => {
  demandHead(user, 'shopOrders.updateLogistics')
  correctParcel(seen(user, input.id), text(input.packageId), parcelOf(input), user.nickname)
  return {}
})
on(calls.updateAddress)((input, { user }) => {
  demandHead(user, 'shopOrders.updateAddress')
  const order = seen(user, input.id)
  const place = sentPlace(input)
  const { values, faults } = readInto(shopOrder, ['receiverName', 'receiverPhone', 'address'], { ...input }, {})
  refuseFields({
    ...faults,
    receiverName: faults.receiverName ?? (values.receiverName.length < 2 ? '收货人长度须为2-20个字符' : undefined),
    region: !place ? '请选择收货地区' : sendsTo(order, place) ? undefined : '收货地区不在配送范围内',
  })
  if (
    !place ||
    order.orderType !== goodsType.physical ||
    (order.status !== states.unpaid && order.status !== states.toDeliver)
  )
    throw new Refusal(400, MOVED)
  Object.assign(order, place, values)
  logOrder(order, '修改收货地址', `${place.provinceName}${place.cityName}${place.countyName}`, user.nickname)
  return {}
})
const BY_OTHERS: readonly number[] = [orderCancelReason.overdue, orderCancelReason.buyer, orderCancelReason.refunded]
on(calls.cancel)((input, { user }) => {
  demandHead(user, 'shopOrders.cancel')
  const [reason, remark] = [integer(input.cancelReason) ?? 0, text(input.remark)]
  refuseFields({
    cancelReason: isReason('orderCancelReason', reason) && !BY_OTHERS.includes(reason) ? undefined : '请选择关闭原因',
    remark:
      remark.length > 200 || (reason === orderCancelReason.other && remark.length < 5)
        ? '请填写原因（5-200字）'
        : undefined,
  })
  cancelOrder(seen(user, input.id), reason, remark, user.nickname)
  return {}
})
on(calls.remark)((input, { user }) => {
  demandHead(user, 'shopOrders.remark')
  const order = seen(user, input.id)
  const [remark, flag] = [text(input.remark), integer(input.flag) ?? 0]
  refuseFields({ remark: remark.length > 200 ? '商家备注最多200个字符' : undefined })
  order.remark = remark
  order.flag = flag >= 0 && flag <= 4 ? flag : 0
  logOrder(order, '商家备注', remark, user.nickname)
  return {}
})
on(calls.supportAfterSales)((input, { user, now }) => {
  demandHead(user, 'shopOrders.supportAfterSales')
  const order = seen(user, input.id)
  if (order.status !== states.done) throw new Refusal(400, MOVED)
  const [isOn, until] = [isSet(input.supportAfterSales), text(input.supportUntil).slice(0, 10)]
  const [first, last] = [1, 90].map((days) => formatTime(now + days * 86_400_000, 'YYYY-MM-DD'))
  refuseFields({
    supportUntil: isOn && (until < (first ?? '') || until > (last ?? '')) ? '请选择明天起90天内的日期' : undefined,
  })
  order.supportAfterSales = isOn ? 1 : 0
  order.supportUntil = isOn ? until : ''
  logOrder(order, isOn ? '延长售后' : '取消延长售后', isOn ? `至 ${until}` : '', user.nickname)
  return {}
})

const COLUMNS = ['子订单号', '物流公司编码或名称', '物流单号']
const MAX_ROWS = 2000
on(calls.batchDeliver)(async (_input, { user, form }) => {
  demandHead(user, 'shopOrders.batchDeliver')
  const { fileName, rows } = await readSheet(form, COLUMNS, MAX_ROWS)
  const byNo = new Map(packagesOf(shopOrders()).map((one) => [one.packageNo, one]))
  const failRows: FailRow[] = []
  const twice = new Set<string>()
  let successCount = 0
  for (const [at, { rowNo, cells }] of rows.entries()) {
    const [packageNo = '', carrier = '', trackingNo = ''] = COLUMNS.map((column) => cells[column])
    const one = byNo.get(packageNo)
    const company = carriers().find(
      ({ logisticsCode, logisticsName, status }) =>
        status === enableStatus.enabled && (logisticsCode === carrier || logisticsName === carrier),
    )
    const free = (one?.items ?? []).map(({ itemId, quantity }) => ({
      itemId,
      quantity: one ? Math.min(quantity, sendable(one.order, itemId)) : 0,
    }))
    const fault = !one
      ? [COLUMNS[0], '子订单不存在']
      : twice.has(packageNo)
        ? [COLUMNS[0], '文件内重复']
        : one.status !== packageStatus.toDeliver
          ? [COLUMNS[0], '已发货']
          : free.every(({ quantity }) => quantity === 0) || afterSaleOfOrder(one.order) === orderAfterSale.open
            ? [COLUMNS[0], '售后中']
            : !company
              ? [COLUMNS[1], '物流公司不存在']
              : !TRACKING.test(trackingNo) || (fileName === 'fail.xls' && at < 3)
                ? [COLUMNS[2], '单号格式错误']
                : undefined
    twice.add(packageNo)
    if (fault || !one || !company) {
      failRows.push({ rowNo, column: fault?.[0], reason: fault?.[1] ?? '', value: packageNo })
      continue
    }
    deliver(
      one.order,
      [{ logisticsCode: company.logisticsCode, trackingNo, items: free.filter(({ quantity }) => quantity > 0) }],
      user.nickname,
    )
    successCount++
  }
  return { fileName, total: rows.length, successCount, failCount: failRows.length, failRows }
})
