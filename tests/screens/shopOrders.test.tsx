// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as logistics from '@/api/commerce/logistics'
import * as shopOrders from '@/api/commerce/shopOrders'
import * as dictionaries from '@/api/system/dictionaries'
import { afterSaleReason, afterSaleSource, afterSaleType } from '@/entities/commerce/shopAfterSale'
import { goodsType, orderAfterSale, orderFlag, shopOrderStatus as states } from '@/entities/commerce/shared'
import { orderCancelReason, packageStatus } from '@/entities/commerce/shopOrderEnums'
import { enableStatus } from '@/entities/shared/enums'
import { placeOf } from '@/entities/shared/place'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { org } from '../../mocks/system/rules/store'
import { freights } from '../../mocks/commerce/rules/freights'
import { goodsById } from '../../mocks/commerce/rules/goods'
import { applyCase } from '../../mocks/commerce/rules/afterSales'
import {
  afterSaleOfOrder,
  payCents,
  refund,
  refundable,
  sendable,
  shopOrders as orders,
} from '../../mocks/commerce/rules/shopOrders'
import {
  act,
  all,
  agree,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  rowActions,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/order-management-shop/order-management'
const DETAIL = '/order-management-shop/order-management-detail'
const page = () => sure(document.querySelector('main'))
const isFree = (row: typeof orders extends () => readonly (infer R)[] ? R : never) =>
  afterSaleOfOrder(row) !== orderAfterSale.open
const orderIn = (status: number, more: (row: ReturnType<typeof orders>[number]) => boolean = () => true) =>
  sure(orders().find((row) => row.status === status && isFree(row) && more(row)))
const yuan = (cents: number) => `¥${Number(fromCents(cents)).toLocaleString('en', { minimumFractionDigits: 2 })}`

describe('shop order list', () => {
  it('limits the period unless an order number is given', async () => {
    await openConsole(LIST)
    await sent(shopOrders.list)
    expect(queries(shopOrders.list)[0]).toMatchObject({ createTimeStart: expect.any(String) as string }) // a day
    const waiting = orders().filter(({ status, createTime }) => status === states.toDeliver && createTime > '').length
    await sees(new RegExp(`待发货 ${waiting}$`))
    expect(page()).not.toHaveTextContent(/1[3-9]\d{9}/)
    const old = sure(orders().at(-1))
    await fill('订单编号', old.orderNo)
    await press('查询')
    await until(() => expect(queries(shopOrders.list).at(-1)).toMatchObject({ orderNo: old.orderNo }))
    expect(queries(shopOrders.list).at(-1)).not.toHaveProperty('createTimeStart')
    await find('a.cell-link', old.orderNo)
  })

  it('filters overdue orders with one click and keeps the filter in the address', async () => {
    await openConsole(LIST)
    await press(/^超 48 小时未发货/)
    await until(() => expect(queries(shopOrders.list).at(-1)).toMatchObject({ overdue: '1' }))
    expect(location.search).toContain('overdue=1')
    expect(queries(shopOrders.list).at(-1)).toMatchObject({ sortField: 'createTime', sortOrder: 'asc' })
  })

  it('exports from the server and falls back to the current page', async () => {
    const saved = takeSaved()
    await openConsole(`${LIST}?status=3`)
    await sent(shopOrders.list)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(shopOrders.exportList)[0]).toMatchObject({ queryType: 'order', status: '3' })
    control.inject({ path: shopOrders.exportList.path, kind: 'raw', status: 404, body: '' })
    await press('导出')
    await seesToast('仅导出了当前页的数据')
    expect(sure(saved[1]).name).toMatch(/\.xlsx$/)
  })
})

describe('shop order', () => {
  it('is shipped in one parcel', { tags: ['core'] }, async () => {
    const order = orderIn(states.toDeliver, ({ items }) => items.length === 1)
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '发货')
    await dialog(/包裹 1/)
    await fill('包裹 1 物流单号', 'SF1234567890123')
    await agree('发货')
    await seesToast('已发货')
    const [item] = order.items
    expect(bodies(shopOrders.deliver)).toMatchObject([
      {
        id: order.id,
        packages: [
          {
            logisticsCode: 'shunfeng',
            trackingNo: 'SF1234567890123',
            items: [{ itemId: sure(item).itemId, quantity: sure(item).quantity }],
          },
        ],
      },
    ])
    expect(order.status).toBe(states.sent)
  })

  it('is shipped in two parcels with valid and distinct tracking numbers', async () => {
    const order = orderIn(states.toDeliver, ({ items }) => items.length > 1)
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '发货')
    await dialog(/包裹 1/)
    await agree('发货')
    await sees('请输入物流单号')
    await fill('包裹 1 物流单号', '12')
    await sees('物流单号须为 8-30 位字母或数字')
    await fill('包裹 1 物流单号', '7712345678901')
    await sees('单号格式与所选物流公司不符，请核对')
    await fill('包裹 1 物流单号', 'SF1234567890123')
    const [first, second] = order.items
    await fill(new RegExp(`包裹 1 ${sure(second).goodsName}.*件数`), '0')
    await sees(/部分发货，剩余/)
    await press('添加包裹')
    await fill('包裹 2 物流单号', 'SF1234567890123')
    await agree('发货')
    await until(() => expect(document.querySelector('[role=dialog]')).toHaveTextContent('物流单号不能重复'))
    await fill('包裹 2 物流单号', 'SF1234567890124')
    await agree('发货')
    await seesToast('已发货')
    const [body] = bodies(shopOrders.deliver)
    expect(body).toMatchObject({
      id: order.id,
      packages: [
        { logisticsCode: 'shunfeng', trackingNo: 'SF1234567890123' },
        { logisticsCode: 'shunfeng', trackingNo: 'SF1234567890124' },
      ],
    })
    expect(sendable(order, sure(first).itemId)).toBe(0)
    expect(order.status).toBe(states.sent)
  })

  it('opens its shipping form even if the carriers fail to load', async () => {
    const order = orderIn(states.toDeliver)
    control.inject({ path: logistics.list.path, kind: 'raw', status: 500, body: '' })
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '发货')
    await dialog(/包裹 1/)
    await fill('包裹 1 物流单号', 'SF1234567890123')
    await agree('发货')
    await sees('请选择物流公司')
    expect(received(logistics.list).length).toBeLessThan(4)
    expect(bodies(shopOrders.deliver)).toEqual([])
  })

  it('cannot be shipped while its buyer requests a refund', async () => {
    const order = orderIn(states.toDeliver)
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '发货')
    await dialog(/包裹 1/)
    for (const item of order.items) item.openCount = item.quantity
    await fill('包裹 1 物流单号', 'SF1234567890123')
    await agree('发货')
    await seesToast('状态已变化，请刷新后重试')
    expect(order.status).toBe(states.toDeliver)
  })

  it('shows the refund before cancellation and requires a note for another reason', { tags: ['core'] }, async () => {
    const order = orderIn(states.toDeliver, ({ points }) => points > 0)
    await openConsole(`${DETAIL}?id=${order.id}`)
    await press('取消订单')
    await dialog(new RegExp(`取消后将原路退回 ${yuan(payCents(order)).replaceAll('.', '\\.')}、`))
    await choose('关闭原因', '其他')
    await fill('商家备注', '不要')
    await agree('取消订单')
    await sees('请填写原因（5-200 字）')
    await fill('商家备注', '买家电话要求取消')
    await agree('取消订单')
    await seesToast('订单已取消')
    expect(bodies(shopOrders.cancel)).toEqual([
      { id: order.id, cancelReason: orderCancelReason.other, remark: '买家电话要求取消' },
    ])
    expect(order.refundCents).toBe(payCents(order))
    await sees(/已退 /)
  })

  it('refunds only the remainder when cancelled after a partial refund', async () => {
    const order = orderIn(
      states.toDeliver,
      ({ items, packages, refundCents }) => items.length > 1 && packages.length > 1 && refundCents === 0,
    )
    const [first] = order.items
    const pieces = [{ itemId: sure(first).itemId, quantity: sure(first).quantity }]
    const max = refundable(order, pieces)
    refund(order, pieces, max.cents, max.points)
    const waits = sure(order.packages.find(({ status }) => status === packageStatus.toDeliver))
    const ended = sure(order.packages.find(({ status }) => status === packageStatus.closed))
    const left = payCents(order) - max.cents
    await openConsole(`/order-management-shop/new-orderManage?packageNo=${waits.packageNo}`)
    await act(waits.packageNo, '取消订单')
    const window = await dialog(new RegExp(`取消后将原路退回 ${yuan(left).replaceAll('.', String.raw`\.`)}、`))
    expect(window).toHaveTextContent(`${order.points - max.points}积分`.replace(/(?=积分)/, ' '))
    expect(window).not.toHaveTextContent(ended.packageNo)
    await choose('关闭原因', '缺货')
    await agree('取消订单')
    await seesToast('订单已取消')
    expect(order.refundCents).toBe(payCents(order))
  })

  it('is cancelled for a reason that only the dictionary defines', async () => {
    const order = orderIn(states.toDeliver)
    const known = sure(org.dictItems.find((item) => item.parentCode === 'orderCancelReason' && item.code === '3'))
    org.dictItems.push({ ...known, code: '8', name: '标价有误' })
    known.status = enableStatus.disabled
    await openConsole(`${DETAIL}?id=${order.id}`)
    await press('取消订单')
    await dialog(/取消/)
    await choose('关闭原因', '标价有误')
    expect(document.body).not.toHaveTextContent('缺货')
    expect(document.body).not.toHaveTextContent('超时未支付')
    expect(bodies(dictionaries.listCommodityTypes)).toEqual([{ type: 'orderCancelReason' }])
    await agree('取消订单')
    await seesToast('订单已取消')
    expect(bodies(shopOrders.cancel)).toEqual([{ id: order.id, cancelReason: 8, remark: '' }])
  })

  it.each([
    ['answers none', { kind: 'raw', status: 200, body: '{"code":200,"data":[]}' }],
    ['fails', { kind: 'raw', status: 500, body: '' }],
  ] as const)('is cancelled for a built-in reason if the dictionary %s', async (_, fault) => {
    const order = orderIn(states.toDeliver)
    control.inject({ path: dictionaries.listCommodityTypes.path, ...fault })
    await openConsole(`${DETAIL}?id=${order.id}`)
    await press('取消订单')
    await dialog(/取消/)
    await choose('关闭原因', '缺货')
    await agree('取消订单')
    await seesToast('订单已取消')
    expect(bodies(shopOrders.cancel)).toEqual([
      { id: order.id, cancelReason: orderCancelReason.outOfStock, remark: '' },
    ])
  })

  it('accepts a new address without recalculating the freight', async () => {
    const order = orderIn(states.toDeliver)
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '修改地址')
    await dialog(/不重新计算运费/)
    expect(document.querySelector<HTMLInputElement>('[role=dialog] [id$=_receiverPhone]')).toHaveValue(
      order.receiverPhone,
    )
    await fill('收货人', '王小明')
    await fill('详细地址', '汽车城大道1号')
    await agree('保存')
    await seesToast('已保存')
    expect(bodies(shopOrders.updateAddress)[0]).toMatchObject({
      id: order.id,
      receiverName: '王小明',
      countyCode: order.countyCode,
    })
    expect(order.address).toBe('汽车城大道1号')
  })

  it('accepts only addresses in the delivery area of the freight template of its goods', async () => {
    const [usual, own] = [sure(freights()[0]), sure(freights()[1])]
    const order = orderIn(states.toDeliver)
    for (const { goodsId } of order.items) sure(goodsById(goodsId)).freightId = own.id
    const place = { ...placeOf(order) }
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '修改地址')
    await hands.click(await find('input[role=combobox]', '收货地区'))
    await find('.ant-cascader-menu:nth-child(3) .ant-cascader-menu-item-active', order.countyName)
    for (const [at, name] of ['西藏自治区', '拉萨市', '城关区'].entries())
      await hands.click(await find(`.ant-cascader-menu:nth-child(${at + 1}) .ant-cascader-menu-item`, name))
    await agree('保存')
    const told = await until(() => sure(all('.ant-form-item-explain-error', '收货地区不在配送范围内')[0]))
    expect(told.closest('.ant-form-item')).toHaveTextContent('收货地区')
    expect(placeOf(order)).toEqual(place)
    own.noSendRegions = []
    usual.noSendRegions = ['540000']
    await agree('保存')
    await seesToast('已保存')
    expect(bodies(shopOrders.updateAddress)).toHaveLength(2)
    expect(placeOf(order)).toMatchObject({ provinceName: '西藏自治区', countyName: '城关区' })
  })

  it('accepts a corrected tracking number, extended after-sales and a flagged note', async () => {
    const order = orderIn(states.sent, ({ packages }) => packages.some(({ status }) => status === packageStatus.onWay))
    const { router } = await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '修改物流')
    await dialog(/修改/)
    await fill('物流单号', 'SF9876543210123', '[role=dialog]')
    await agree('保存')
    await seesToast('已保存')
    const corrected = sure(order.packages.find(({ trackingNo }) => trackingNo === 'SF9876543210123'))
    expect(bodies(shopOrders.updateLogistics)).toEqual([
      {
        id: order.id,
        packageId: corrected.packageId,
        logisticsCode: corrected.logisticsCode,
        trackingNo: 'SF9876543210123',
      },
    ])
    const done = orderIn(states.done, ({ supportAfterSales }) => supportAfterSales === 0)
    await router.navigate(`${LIST}?orderNo=${done.orderNo}`)
    await sees(done.orderNo)
    await act(done.orderNo, '延长售后期')
    await dialog(/延长/)
    await hands.click(await find('[role=dialog] [role=switch]', /延长售后/))
    await agree('保存')
    await until(() => expect(bodies(shopOrders.supportAfterSales)).toHaveLength(1))
    expect(bodies(shopOrders.supportAfterSales)).toEqual([
      {
        id: done.id,
        supportAfterSales: 1,
        supportUntil: formatTime(control.now() + 30 * 86_400_000, 'YYYY-MM-DD'),
      },
    ])
    expect(done.supportAfterSales).toBe(1)
    await act(done.orderNo, '延长售后期')
    await hands.click(await find('[role=dialog] [role=switch]', /延长售后/))
    await agree('保存')
    await until(() =>
      expect(bodies(shopOrders.supportAfterSales).at(-1)).toEqual({
        id: done.id,
        supportAfterSales: 0,
        supportUntil: '',
      }),
    )
    await act(done.orderNo, '备注')
    await dialog(/备注/)
    await choose('旗标', '红旗')
    await fill('商家备注', '老客户')
    await agree('保存')
    await until(() => expect(done.flag).toBe(orderFlag.red))
    expect(bodies(shopOrders.remark)).toEqual([{ id: done.id, remark: '老客户', flag: orderFlag.red }])
  })
})

describe('shop order detail', () => {
  it('shows amounts and parcel tracking and reveals the recipient on request', async () => {
    const order = orderIn(states.sent, ({ packages }) => packages.some(({ status }) => status === packageStatus.onWay))
    await openConsole(`${DETAIL}?id=${order.id}`)
    await sees(/= 实付金额/)
    expect(page()).toHaveTextContent(yuan(payCents(order)))
    expect(page()).not.toHaveTextContent(order.receiverPhone)
    await press('显示收货信息')
    await until(() => expect(page()).toHaveTextContent(order.receiverPhone))
    await hands.click(await find('[role=tab]', '物流包裹'))
    await press(/^物流轨迹/)
    await dialog(/商家已发货，等待揽收/)
    expect(received(shopOrders.get).length).toBeGreaterThan(1)
  })

  it('requests nothing without an id', async () => {
    await openConsole(DETAIL)
    await sees('无权查看或数据不存在')
    expect(received(shopOrders.get)).toEqual([])
  })

  it('offers no actions to the dealer that hands out the order', async () => {
    const own = sure(orders().find(({ dealerCode, status }) => dealerCode === 'D00001' && status === states.toRedeem))
    await openConsole(`${LIST}?orderNo=${own.orderNo}`, { as: 'dealer01' })
    expect(await rowActions(own.orderNo)).toEqual(['详情'])
    expect(hasButton('导出')).toBe(false)
    await expect(
      shopOrders.cancel({ id: own.id, cancelReason: orderCancelReason.outOfStock, remark: '' }),
    ).rejects.toThrow(/权限/)
  })
})

describe('after-sales request on behalf of the buyer', () => {
  it('limits the refund to the share of the selected pieces', async () => {
    const order = sure(
      orders().find(
        (row) =>
          row.status === states.sent &&
          row.orderType === goodsType.physical &&
          row.items.some((item) => item.quantity > 1 && item.openCount === 0 && item.refundCount === 0) &&
          row.items.every((item) => item.openCount === 0 && item.refundCount === 0) &&
          payCents(row) > 10_000,
      ),
    )
    const item = sure(order.items.find(({ quantity }) => quantity > 1))
    await openConsole(`${DETAIL}?id=${order.id}`)
    await press('代客申请售后')
    await dialog(/申请售后/)
    const amount = async () => Number(sure((await box('退款金额')).closest('input')).value) * 100
    const max = refundable(
      order,
      order.items.map(({ itemId, quantity }) => ({ itemId, quantity })),
    )
    await until(async () => expect(await amount()).toBeCloseTo(max.cents))
    for (const one of order.items)
      await fill(
        new RegExp(`${one.goodsName}.*${one.skuName}.*件数`),
        one.itemId === item.itemId ? '1' : '0',
        '.ant-modal',
      )
    const share = refundable(order, [{ itemId: item.itemId, quantity: 1 }])
    await until(async () => expect(await amount()).toBeCloseTo(share.cents))
    await choose('售后类型', '退货退款')
    await choose('申请原因', '质量问题')
    await fill('退款金额', fromCents(share.cents + 1))
    await fill('问题描述', '收到时外壳已经开裂')
    await agree('代客申请售后')
    await sees(/退款金额须大于 0，且不超过/)
    await fill('退款金额', fromCents(share.cents))
    await agree('代客申请售后')
    await seesToast('售后申请已提交')
    expect(bodies(shopOrders.applyAfterSale)).toMatchObject([
      {
        orderId: order.id,
        items: [{ itemId: item.itemId, quantity: 1 }],
        refundAmount: fromCents(share.cents),
        afterSaleType: afterSaleType.returnRefund,
        description: '收到时外壳已经开裂',
        images: [],
      },
    ])
    expect(item.openCount).toBe(1)
  })

  it('excludes pieces that are already in an open case', async () => {
    const order = sure(
      orders().find(
        ({ status, items, orderType }) =>
          status === states.sent &&
          orderType === goodsType.physical &&
          items.length > 1 &&
          items.some(({ quantity }) => quantity > 1) &&
          items.every(({ openCount, refundCount }) => openCount === 0 && refundCount === 0),
      ),
    )
    const part = sure(order.items.find(({ quantity }) => quantity > 1))
    const whole = sure(order.items.find((one) => one !== part))
    const open = (itemId: string, quantity: number) =>
      applyCase(
        {
          orderId: order.id,
          pieces: [{ itemId, quantity }],
          afterSaleType: afterSaleType.returnRefund,
          source: afterSaleSource.buyer,
          reason: afterSaleReason.quality,
          description: '',
          images: [],
          refundCents: 0,
          refundPoints: 0,
        },
        '买家',
      )
    open(part.itemId, 1)
    open(whole.itemId, whole.quantity)
    await openConsole(`${DETAIL}?id=${order.id}`)
    await press('代客申请售后')
    await dialog(/申请原因/)
    const lineOf = ({ goodsName }: { goodsName: string }) =>
      sure([...document.querySelectorAll('.order-lines > *')].find((line) => line.textContent.includes(goodsName)))
    await until(() => expect(lineOf(part)).toHaveTextContent('1 件售后处理中'))
    expect(lineOf(whole)).toHaveTextContent(`${whole.quantity} 件售后处理中`)
    const boxes = () => all('.order-lines input', /件数/)
    expect(boxes()).toHaveLength(order.items.length - 1)
    expect(boxes().some((one) => one.getAttribute('aria-label')?.includes(whole.goodsName))).toBe(false)
    await choose('售后类型', '退货退款')
    await choose('申请原因', '质量问题')
    await fill('问题描述', '收到时外壳已经开裂')
    await agree('代客申请售后')
    await seesToast('售后申请已提交')
    const items = order.items.flatMap(({ itemId, quantity }) =>
      itemId === whole.itemId ? [] : [{ itemId, quantity: itemId === part.itemId ? quantity - 1 : quantity }],
    )
    expect(bodies(shopOrders.applyAfterSale)).toMatchObject([{ items }])
  })
})
