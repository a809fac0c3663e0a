import { goodsType, orderFlag, shopOrderStatus as states } from '@/entities/commerce/shared'
import {
  orderCancelReason,
  packageStatus,
  shopInvoiceStatus,
  shopInvoiceType,
  shopPayType,
} from '@/entities/commerce/shopOrderEnums'
import { type Context, wireTime } from '../../core/context'
import { personName, streetAddress } from '../../core/names'
import { at } from '../../core/random'
import type { DealerRow, PlaceFields } from '../../system/data/types'

/**
 * A line of an order as stored. Money is in cents. `openCount` is the number of pieces in undecided after-sales
 * cases.
 */
export interface OrderItemRow {
  itemId: string
  goodsId: string
  goodsName: string
  cover: string
  goodsCode: string
  skuName: string
  priceCents: number
  points: number
  quantity: number
  refundCount: number
  openCount: number
  shareCents: number
  amountCents: number
  refundCents: number
  supplierId: string
  taxItemName: string
}
/** A parcel, or goods still to be sent by a supplier or picked up at a dealer. */
export interface OrderPackageRow {
  packageId: string
  packageNo: string
  supplierId: string
  items: { itemId: string; quantity: number }[]
  logisticsCode: string
  trackingNo: string
  status: number
  deliverTime: string
  redeemCode: string
  redeemTime: string
}
export interface OrderLogRow {
  id: string
  action: string
  content: string
  createBy: string
  createTime: string
}
export interface OrderInvoiceRow {
  id: string
  invoiceType: number
  invoiceTitle: string
  taxNo: string
  invoiceNo: string
  fileUrl: string
  status: number
}
/** An order as stored. Money is in cents. */
export interface ShopOrderRow extends PlaceFields {
  id: string
  orderNo: string
  orderType: number
  source: number
  nickname: string
  phone: string
  freightCents: number
  couponCents: number
  points: number
  pointsCents: number
  payType: number
  payNo: string
  receiverName: string
  receiverPhone: string
  address: string
  dealerCode: string
  buyerRemark: string
  remark: string
  flag: number
  cancelReason: number
  refundCents: number
  refundPoints: number
  supportAfterSales: number
  supportUntil: string
  status: number
  createTime: string
  payTime: string
  deliverTime: string
  finishTime: string
  payDeadline: string
  items: OrderItemRow[]
  packages: OrderPackageRow[]
  /** Newest first. */
  logs: OrderLogRow[]
  invoice: OrderInvoiceRow | null
}

/** An after-sales case created together with an order. `ended` means refunded, exchanged, refused or withdrawn. */
export interface OrderCaseSeed {
  orderId: string
  itemId: string
  quantity: number
  afterSaleType: number
  status: number
  refundCents: number
  refundPoints: number
  createTime: string
}

export interface Offer {
  goodsId: string
  goodsName: string
  cover: string
  goodsCode: string
  skuNames: readonly string[]
  type: number
  priceCents: number
  points: number
  supplierId: string
  taxItemName: string
}
interface Ground {
  offers: readonly Offer[]
  dealers: readonly DealerRow[]
  places: readonly PlaceFields[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS = 120
/** An unpaid order closes after this time, in ms. */
export const PAY_WITHIN = 30 * MINUTE
const NICKNAMES = [
  '追风的人',
  '小鱼儿',
  '阿杰Jay',
  '向阳而生',
  '橘子汽水',
  '老司机在路上',
  '南山南',
  'Cherry妈妈',
] as const
const NOTES = ['', '', '', '', '请尽快发货', '送人的，请不要放价格单', '放门卫室即可'] as const
const REMARKS = ['', '', '', '', '', '', '老客户，优先处理', '已电话确认地址'] as const
const CLERKS = ['李静', '王芳', '陈涛'] as const

const CARRIERS: readonly (readonly [code: string, numberOf: (digits: string) => string])[] = [
  ['shunfeng', (digits) => `SF${digits}`],
  ['jd', (digits) => `JD${digits}`],
  ['zhongtong', (digits) => `7${digits.slice(1)}`],
  ['yuantong', (digits) => `YT${digits}`],
  ['ems', (digits) => `EA${digits.slice(-9)}CN`],
]

const stateOf = (index: number, ageDays: number): number => {
  const turn = index % 20
  if (turn === 7 || turn === 15) return states.closed
  if (ageDays < 5) return index % 9 === 1 ? states.partSent : states.toDeliver
  if (ageDays < 12) return turn < 7 ? states.toDeliver : turn < 10 ? states.partSent : states.sent
  if (ageDays < 24) return turn === 5 ? states.partSent : turn < 16 ? states.sent : states.done
  return states.done
}
const CASES: Readonly<Record<number, readonly (readonly [type: number, status: number])[]>> = {
  [states.toDeliver]: [
    [1, 1],
    [1, 4],
    [1, 10],
    [1, 5],
  ],
  [states.sent]: [
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 1],
    [3, 3],
    [1, 10],
    [1, 7],
  ],
  [states.done]: [
    [2, 6],
    [1, 6],
    [3, 6],
    [2, 7],
    [2, 8],
    [3, 9],
    [2, 4],
    [2, 6],
    [2, 5],
    [2, 3],
    [3, 2],
  ],
}
const OPEN_CASES: readonly number[] = [1, 2, 3, 4, 5, 9, 10]
const REFUNDED_CASE = 6
const EXCHANGE = 3
const KINDS = [goodsType.physical, goodsType.physical, goodsType.physical, goodsType.service, goodsType.coupon] as const

export const buildShopOrders = (
  context: Context,
  now: number,
  { offers, dealers, places }: Ground,
  count: number,
): { orders: ShopOrderRow[]; cases: OrderCaseSeed[] } => {
  const { random } = context
  const cases: OrderCaseSeed[] = []
  const ofType = (type: number) => offers.filter((offer) => offer.type === type)
  const byType = new Map<number, readonly Offer[]>(KINDS.map((type) => [type, ofType(type)]))
  const turns = new Map<number, number>()

  const linesOf = (index: number, type: number, payType: number, id: string): OrderItemRow[] => {
    const pool = byType.get(type)?.length ? (byType.get(type) ?? offers) : offers
    const size = type !== goodsType.physical ? 1 : index % 40 === 6 ? 5 : 1 + (index % 3)
    const start = random.int(0, pool.length - 1)
    return Array.from({ length: Math.min(size, pool.length) }, (_, place) => {
      const offer = at(pool, start + place * 7)
      const quantity = index % 4 === 0 ? random.int(1, 3) : 1
      const forPoints = payType === shopPayType.points
      const mixed = payType === shopPayType.pointsWeChat || payType === shopPayType.pointsAlipay
      const priceCents = forPoints ? 0 : mixed ? Math.max(100, Math.floor(offer.priceCents / 2)) : offer.priceCents
      return {
        itemId: `${id}${place + 1}`,
        goodsId: offer.goodsId,
        goodsName: offer.goodsName,
        cover: offer.cover,
        goodsCode: offer.goodsCode,
        skuName: at(offer.skuNames, index),
        priceCents,
        points: forPoints ? offer.points : mixed ? Math.floor(offer.points / 2) : 0,
        quantity,
        refundCount: 0,
        openCount: 0,
        shareCents: 0,
        amountCents: priceCents * quantity,
        refundCents: 0,
        supplierId: offer.supplierId,
        taxItemName: offer.taxItemName,
      }
    })
  }

  let last: ShopOrderRow | undefined
  const make = (index: number): ShopOrderRow => {
    const isNew = index < 8
    const ageMillis = isNew ? (index * 3 + 1) * MINUTE : Math.round((index / count) * DAYS * DAY) + index * 7 * MINUTE
    const created = now - ageMillis
    const orderType = isNew ? goodsType.physical : at(KINDS, index)
    const isCarrier = orderType === goodsType.physical
    const number = context.next('shopOrder')
    const id = String(7_700_000_000 + number * 11)
    const createTime = wireTime(created)
    const orderNo = `SO${createTime.slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`
    const pays = index % 7 === 3 ? shopPayType.points : index % 9 === 4 ? shopPayType.pointsWeChat : (index % 2) + 1
    const items = linesOf(index, orderType, pays, id)
    const total = items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)
    const couponCents = total > 0 && index % 4 === 1 ? Math.min(Math.floor(total / 10), 2000) : 0
    const pointsCents = total > 0 && index % 6 === 2 ? Math.floor(total / 20) : 0
    let left = couponCents + pointsCents
    items.forEach((item, place) => {
      const share =
        place === items.length - 1 ? left : Math.floor(((couponCents + pointsCents) * item.amountCents) / (total || 1))
      left -= share
      item.shareCents = share
      item.amountCents -= share
    })
    const freightCents = isCarrier && total > 0 && total < 9900 ? 800 : 0
    const planned = isNew
      ? states.unpaid
      : isCarrier
        ? stateOf(index, ageMillis / DAY)
        : index % 20 === 19
          ? states.closed
          : ageMillis < 50 * DAY && index % 3 !== 0
            ? states.toRedeem
            : states.done
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const status = planned === states.partSent && pieces < 2 ? states.toDeliver : planned
    const isPaid = status !== states.unpaid && !(status === states.closed && index % 20 === 7)
    const paid = created + random.int(1, 9) * MINUTE
    const sent = status === states.toDeliver ? now : Math.min(paid + random.int(6, 40) * HOUR, now - HOUR)
    const done = Math.min(sent + random.int(3, 9) * DAY, now - HOUR)
    const buyer = personName(random)
    const ownPhone = context.phone()
    const phone = (index % 3 === 2 && last?.phone) || ownPhone
    const house = index % 4 === 0 ? (dealers[0] ?? at(dealers, index)) : at(dealers, index)
    const place = isCarrier ? at(places, index * 5) : undefined
    const row: ShopOrderRow = {
      id,
      orderNo,
      orderType,
      source: (index % 3) + 1,
      nickname: (phone !== ownPhone && last?.nickname) || at(NICKNAMES, index),
      phone,
      freightCents,
      couponCents,
      points: pointsCents + items.reduce((sum, one) => sum + one.points * one.quantity, 0),
      pointsCents,
      payType: pointsCents > 0 && pays < 3 ? pays + 3 : pays,
      payNo: isPaid ? `4200003${String(410_000_000_000 + number * 7919)}` : '',
      receiverName: isCarrier ? buyer.name : '',
      receiverPhone: isCarrier ? phone : '',
      provinceCode: place?.provinceCode ?? '',
      provinceName: place?.provinceName ?? '',
      cityCode: place?.cityCode ?? '',
      cityName: place?.cityName ?? '',
      countyCode: place?.countyCode ?? '',
      countyName: place?.countyName ?? '',
      address: isCarrier ? streetAddress(random) : '',
      dealerCode: isCarrier ? '' : house.dealerCode,
      buyerRemark: random.pick(NOTES),
      remark: random.pick(REMARKS),
      flag: index % 11 === 5 ? (index % 4) + 1 : orderFlag.none,
      cancelReason: 0,
      refundCents: 0,
      refundPoints: 0,
      supportAfterSales: 0,
      supportUntil: '',
      status,
      createTime,
      payTime: isPaid ? wireTime(paid) : '',
      deliverTime: '',
      finishTime: '',
      payDeadline: status === states.unpaid ? wireTime(created + PAY_WITHIN) : '',
      items,
      packages: [],
      logs: [],
      invoice: null,
    }
    last = row
    const log = (action: string, millis: number, createBy: string, content = '') =>
      row.logs.unshift({ id: `${id}${row.logs.length + 1}`, action, content, createBy, createTime: wireTime(millis) })
    log('提交订单', created, row.nickname)
    if (isPaid) log('支付成功', paid, row.nickname, `支付流水号 ${row.payNo}`)
    const parcel = (from: Pick<OrderPackageRow, 'supplierId' | 'items' | 'status'>): OrderPackageRow => {
      const size = row.packages.length + 1
      const [carrier, numberOf] = at(CARRIERS, index)
      const isParcel = [packageStatus.onWay, packageStatus.trouble, packageStatus.signed].some(
        (code) => code === from.status,
      )
      const made: OrderPackageRow = {
        packageId: `${id}0${size}`,
        packageNo: `${orderNo}-${size}`,
        logisticsCode: isParcel ? carrier : '',
        trackingNo: isParcel ? numberOf(String(1_300_000_000_000 + number * 97 + size)) : '',
        deliverTime: isParcel ? wireTime(sent) : '',
        redeemCode: '',
        redeemTime: '',
        ...from,
      }
      if (made.trackingNo) log('发货', sent, at(CLERKS, index), `子订单 ${made.packageNo}，物流单号 ${made.trackingNo}`)
      row.packages.push(made)
      return made
    }
    if (isPaid) {
      const suppliers = [...new Set(items.map(({ supplierId }) => supplierId))]
      suppliers.forEach((supplierId, which) => {
        const all = items
          .filter((item) => item.supplierId === supplierId)
          .map(({ itemId, quantity }) => ({ itemId, quantity }))
        if (!isCarrier) {
          const isDone = status === states.done
          const redeem = parcel({
            supplierId,
            items: all,
            status:
              status === states.closed
                ? packageStatus.closed
                : isDone
                  ? packageStatus.redeemed
                  : packageStatus.toRedeem,
          })
          redeem.redeemCode = String(100_000_000_000 + number * 7_919_317).slice(-12)
          redeem.redeemTime = isDone ? wireTime(done) : ''
        } else if (status === states.partSent && which === 0 && suppliers.length === 1) {
          // With a single supplier, only the first line or the first piece is sent.
          const [first, ...rest] = all
          if (!first) return
          const some = rest.length > 0 ? first.quantity : 1
          parcel({ supplierId, items: [{ ...first, quantity: some }], status: packageStatus.onWay })
          const held = [{ ...first, quantity: first.quantity - some }, ...rest].filter(({ quantity }) => quantity > 0)
          parcel({ supplierId, items: held, status: packageStatus.toDeliver })
        } else {
          const waits = status === states.toDeliver || (status === states.partSent && which > 0)
          parcel({
            supplierId,
            items: all,
            status: waits
              ? packageStatus.toDeliver
              : status === states.closed
                ? packageStatus.closed
                : status === states.done
                  ? packageStatus.signed
                  : index % 13 === 5
                    ? packageStatus.trouble
                    : which > 0
                      ? packageStatus.signed
                      : packageStatus.onWay,
          })
        }
      })
      row.deliverTime = row.packages.find(({ deliverTime }) => deliverTime)?.deliverTime ?? ''
    }
    if (status === states.done) {
      row.finishTime = wireTime(done)
      log(isCarrier ? '确认收货' : '门店核销', done, isCarrier ? row.nickname : house.dealerName)
      if (index % 9 === 2) {
        row.supportAfterSales = 1
        row.supportUntil = wireTime(now + 20 * DAY).slice(0, 10)
      }
    }
    if (status === states.closed) {
      row.cancelReason = isPaid ? orderCancelReason.outOfStock : orderCancelReason.overdue
      row.finishTime = wireTime(isPaid ? Math.min(paid + 5 * HOUR, now) : created + PAY_WITHIN)
      if (isPaid) {
        row.refundCents = total + freightCents - couponCents - pointsCents
        row.refundPoints = row.points
        for (const item of items) {
          item.refundCount = item.quantity
          item.refundCents = item.amountCents
        }
        log('取消订单', paid + 5 * HOUR, at(CLERKS, index), '缺货，款项原路退回')
      } else log('超时未支付，订单关闭', created + PAY_WITHIN, '')
    }
    if (isPaid && index % 5 === 2 && total > 0)
      row.invoice = {
        id: `${id}9`,
        invoiceType: index % 3 === 0 ? shopInvoiceType.company : shopInvoiceType.personal,
        invoiceTitle: index % 3 === 0 ? '上海远航商贸有限公司' : buyer.name,
        taxNo: index % 3 === 0 ? '91310115MA1K4B8T2X' : '',
        invoiceNo: status === states.done ? `2431${String(20_000_000_000_000 + number * 7919)}` : '',
        fileUrl: '',
        status:
          status === states.closed
            ? shopInvoiceStatus.reversed
            : status === states.done
              ? shopInvoiceStatus.issued
              : shopInvoiceStatus.making,
      }
    if (isCarrier) addCase(row, index, Math.max(sent, paid), total)
    return row
  }

  const addCase = (row: ShopOrderRow, index: number, since: number, total: number) => {
    const [item] = row.items
    const choices = CASES[row.status]
    if (!item || !choices || index % (row.status === states.done ? 3 : 2) !== 1) return
    const turn = turns.get(row.status) ?? 0
    turns.set(row.status, turn + 1)
    const [afterSaleType, status] = at(choices, turn)
    const isExchange = afterSaleType === EXCHANGE
    const quantity = 1
    const isWhole = item.quantity === quantity
    const share = isWhole ? item.amountCents : Math.floor((item.amountCents * quantity) / item.quantity)
    const withFreight = row.status === states.toDeliver && isWhole && row.items.length === 1
    const refundCents = isExchange ? 0 : share + (withFreight ? row.freightCents : 0)
    const worth = item.priceCents * item.quantity
    const refundPoints = isExchange
      ? 0
      : item.points * quantity +
        (total > 0 ? Math.floor((row.pointsCents * worth * quantity) / (total * item.quantity)) : 0)
    const open = OPEN_CASES.includes(status)
    const asked = open
      ? Math.max(since + MINUTE, now - random.int(1, 60) * HOUR)
      : Math.min(since + 2 * DAY, now - 20 * HOUR)
    cases.push({
      orderId: row.id,
      itemId: item.itemId,
      quantity,
      afterSaleType,
      status,
      refundCents,
      refundPoints,
      createTime: wireTime(Math.min(asked, now)),
    })
    if (open) item.openCount = quantity
    if (status === REFUNDED_CASE && !isExchange) {
      item.refundCount = quantity
      item.refundCents = Math.min(share, item.amountCents)
      row.refundCents = refundCents
      row.refundPoints = refundPoints
      if (isWhole && row.items.length === 1) {
        row.status = states.closed
        row.cancelReason = orderCancelReason.refunded
      }
    }
  }

  return { orders: Array.from({ length: count }, (_, index) => make(index)), cases }
}
