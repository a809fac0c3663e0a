import {
  afterSaleReason as reasons,
  afterSaleRefuseReason,
  afterSaleSource,
  afterSaleType,
  shopAfterSaleStatus as states,
} from '@/entities/commerce/shopAfterSale'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { OrderCaseSeed, OrderLogRow, ShopOrderRow } from './shopOrders'

/** An after-sales case as stored. Money is in cents. The rules are those at the time of application. */
export interface AfterSaleRow {
  id: string
  afterSaleNo: string
  orderId: string
  pieces: { itemId: string; quantity: number }[]
  afterSaleType: number
  source: number
  reason: number
  description: string
  images: string[]
  refundCents: number
  refundPoints: number
  addressId: string
  returnName: string
  returnNo: string
  resendCode: string
  resendNo: string
  refuseReason: number
  remark: string
  deadline: string
  refundNo: string
  failReason: string
  status: number
  createTime: string
  /** Time at which the case entered its current state. */
  since: string
  finishTime: string
  auditHours: number
  autoAgree: number
  returnDays: number
  returnReceiveDays: number
  autoRefundCents: number
  /** Newest first. The side is the buyer, the shop or the server. */
  logs: (OrderLogRow & { side: string })[]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TEXTS: Readonly<Record<number, string>> = {
  [reasons.changedMind]: '拍错了规格，不想要了，麻烦退款。',
  [reasons.quality]: '收到后发现接缝处开裂，无法正常使用。',
  [reasons.otherThanTold]: '颜色与页面展示的差别较大。',
  [reasons.partsMissing]: '包裹里少了安装配件。',
  [reasons.wrongGoods]: '收到的规格和下单的不一致。',
  [reasons.damaged]: '外包装破损，商品有明显划痕。',
  [reasons.delivery]: '物流多日没有更新，不想再等了。',
  [reasons.other]: '与家里已有的重复了，希望处理一下。',
}
const CODES = Object.keys(TEXTS).map(Number)
const OPEN: readonly number[] = [states.applied, states.toReturn, states.returning, states.toRefund, states.refunding]

export const buildAfterSale = (
  { next }: Context,
  now: number,
  order: ShopOrderRow,
  seed: OrderCaseSeed,
  index: number,
  addressId: string,
): AfterSaleRow => {
  const { status, afterSaleType: type } = seed
  const number = next('afterSale')
  const asked = OPEN.includes(status)
    ? Math.max(Date.parse(`${seed.createTime.replace(' ', 'T')}+08:00`), now - (47 - (index % 40)) * HOUR)
    : Date.parse(`${seed.createTime.replace(' ', 'T')}+08:00`)
  const [answered, sent, received] = [asked + 2 * HOUR, asked + 5 * HOUR, asked + 9 * HOUR].map((time) =>
    Math.min(time, now),
  ) as [number, number, number] // Three values in, three values out.
  const reason = at(CODES, type === afterSaleType.refundOnly ? index * 7 : index)
  const isBack = type !== afterSaleType.refundOnly
  const agreed = status !== states.applied && status !== states.refused && status !== states.withdrawn
  const returned = isBack && agreed && status !== states.toReturn
  const isOver = status === states.done || status === states.refused || status === states.withdrawn
  const finished = isOver ? Math.min(asked + 2 * DAY, now) : undefined
  const isResent = type === afterSaleType.exchange && (status === states.resent || status === states.done)
  const paid = status === states.done || status === states.refunding || status === states.failed
  const buyer = order.nickname
  const logs: AfterSaleRow['logs'] = []
  const log = (action: string, millis: number, createBy: string, side: string, content = '') =>
    logs.unshift({ id: `${number}${logs.length + 1}`, action, content, createBy, createTime: wireTime(millis), side })
  log('提交申请', asked, index % 9 === 4 ? '李静' : buyer, index % 9 === 4 ? 'shop' : 'buyer', TEXTS[reason])
  if (agreed) log('同意申请', answered, '李静', 'shop', isBack ? '请将商品寄回退货地址，保持包装完好。' : '')
  if (returned) log('寄回商品', sent, buyer, 'buyer')
  if (isResent || (returned && [states.toRefund, states.refunding, states.failed].some((code) => code === status)))
    log('确认收货', received, '陈涛', 'shop', '商品完好')
  if (status === states.refused) log('拒绝申请', answered, '李静', 'shop', '商品已使用，影响二次销售。')
  if (status === states.withdrawn) log('撤销申请', answered, buyer, 'buyer')
  if (paid && type !== afterSaleType.exchange) log('发起退款', received, '陈涛', 'shop')
  if (status === states.failed) log('退款失败', received, '系统', 'server', '用户支付账户状态异常')
  if (status === states.done) log('售后完成', finished ?? now, '系统', 'server')
  const ends: Readonly<Record<number, number>> = {
    [states.applied]: asked + 48 * HOUR,
    [states.toReturn]: answered + 7 * DAY,
    [states.returning]: sent + 7 * DAY,
  }
  const end = ends[status]
  const sends = status === states.resent || isResent
  return {
    id: String(8_800_000_000 + number * 13),
    afterSaleNo: `AS${wireTime(asked).slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`,
    orderId: order.id,
    pieces: [{ itemId: seed.itemId, quantity: seed.quantity }],
    afterSaleType: type,
    source: index % 9 === 4 ? afterSaleSource.desk : afterSaleSource.buyer,
    reason,
    description: TEXTS[reason] ?? '',
    images: Array.from({ length: index % 4 }, (_, place) =>
      picture(`凭证${place + 1}`, at(colors, index + place), 320, 240),
    ),
    refundCents: seed.refundCents,
    refundPoints: seed.refundPoints,
    addressId: isBack && agreed ? addressId : '',
    returnName: returned ? '顺丰速运' : '',
    returnNo: returned ? `SF${String(1_600_000_000_000 + number * 91)}` : '',
    resendCode: sends ? 'shunfeng' : '',
    resendNo: sends ? `SF${String(1_700_000_000_000 + number * 83)}` : '',
    refuseReason: status === states.refused ? afterSaleRefuseReason.used : 0,
    remark: status === states.refused ? '商品已使用，影响二次销售。' : '',
    deadline: end === undefined ? '' : wireTime(end),
    refundNo: paid && type !== afterSaleType.exchange ? `RF${String(5_000_000_000 + number * 7919)}` : '',
    failReason: status === states.failed ? '用户支付账户状态异常' : '',
    status,
    createTime: wireTime(asked),
    since: wireTime(status === states.refunding ? now : received),
    finishTime: finished === undefined ? '' : wireTime(finished),
    auditHours: 48,
    autoAgree: 1,
    returnDays: 7,
    returnReceiveDays: 7,
    autoRefundCents: 0,
    logs,
  }
}
