// @module-tag orders
import { read, utils } from '@e965/xlsx'
import { describe, expect, it, vi } from 'vitest'
import * as bigOrders from '@/api/orders/bigOrders'
import { bigOrderStatus, bigServiceStatus, bigServiceType } from '@/entities/orders/bigOrderEnums'
import { fromCents } from '@/lib/money'
import { inZone, toMillis } from '@/lib/time'
import { PAY_WITHIN } from '../../mocks/orders/data/bigOrders'
import { bigOrders as all, refundable, requests } from '../../mocks/orders/rules/bigOrders'
import {
  act,
  box,
  agree,
  bodies,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/big-order/big-orderList'
const DETAIL = '/big-order/big-orderDetail'
const SERVICES = '/big-afterservice/big-serviceOrderList'
const SERVICE = '/big-afterservice/big-serviceOrderDetail'
const page = () => sure(document.querySelector('main'))
const orderIn = (status: number) => sure(all().find((row) => row.status === status))
const requestIn = (status: number, type: number = bigServiceType.deposit) =>
  sure(requests().find(({ row }) => row.status === status && row.serviceType === type))
const rowsOf = async (blob: Blob): Promise<Record<string, unknown>[]> => {
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json(sure(book.Sheets[book.SheetNames[0] ?? '']), { defval: '' })
}
const yuan = (cents: number) => `¥${Number(fromCents(cents)).toLocaleString('en', { minimumFractionDigits: 2 })}`

describe('demo data of firm orders', () => {
  it('R-STATE-30 covers every status and refunds no more than was paid', () => {
    expect(new Set(all().map(({ status }) => status)).size).toBe(9)
    expect(new Set(requests().map(({ row }) => row.status)).size).toBe(6)
    for (const { row, order } of requests()) {
      expect(row.refundCents).toBeLessThanOrEqual(order.payCents)
      expect(order.refundedCents).toBeLessThanOrEqual(order.payCents)
    }
    for (const { row, order } of requests())
      expect(row.status === bigServiceStatus.toReview).toBe(
        order.status === bigOrderStatus.refundRequested && order.services[0] === row,
      )
  })
})

describe('firm order list', () => {
  it('counts the orders by status and narrows them with a click on a figure', async () => {
    await openConsole(LIST)
    await sent(bigOrders.list)
    expect(bodies(bigOrders.list)[0]).toEqual({
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: 1,
      pageSize: 20,
      queryType: 'order',
    })
    await sent(bigOrders.getStat)
    expect(bodies(bigOrders.getStat)).toEqual([{ queryType: 'order' }])
    const waiting = all().filter(({ status }) => status === bigOrderStatus.refundRequested).length
    await hands.click(await find('button.figure', new RegExp(`^退款待审核\\s*${waiting}$`)))
    await until(() => expect(bodies(bigOrders.list).at(-1)).toMatchObject({ status: [4] }))
    expect(bodies(bigOrders.getStat)).toHaveLength(1)
    await until(() => expect(document.querySelector('.list-card')).toHaveAccessibleName(new RegExp(`${waiting}`)))
  })

  it('shows dashes for figures that cannot be loaded', async () => {
    control.inject({ path: '/api-clue/bigOrder/h5/orderStat', kind: 'code', code: 500, message: '统计暂不可用' })
    await openConsole(LIST)
    await sees(sure(all()[0]).orderNo)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent('订单总数—'))
  })

  it('exports the filtered orders with masked phones', async () => {
    const saved = takeSaved()
    await openConsole(`${LIST}?status=3`)
    await sent(bigOrders.list)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(bigOrders.exportList)).toEqual([
      { status: [3], sortField: 'createTime', sortOrder: 'desc', queryType: 'order' },
    ])
    const rows = await rowsOf(sure(saved[0]).blob)
    const locked = all().filter(({ status }) => status === bigOrderStatus.locked)
    expect(rows).toHaveLength(locked.length)
    expect(rows[0]).toMatchObject({ 手机号: expect.stringMatching(/^1\d\d\*{4}\d{4}$/) as string }) // masked
  })

  it('limits a dealer to its own orders without refunds and visits', async () => {
    await openConsole(LIST, { as: 'dealer01' })
    await sent(bigOrders.list)
    const { total, records } = await bigOrders.list({ queryType: 'order', pageSize: 500 })
    expect(total).toBe(all().filter(({ dealerCode }) => dealerCode === 'D00001').length)
    expect(new Set(records.map(({ dealerCode }) => dealerCode))).toEqual(new Set(['D00001']))
    expect(page()).not.toHaveTextContent('访问统计')
    expect(page()).not.toHaveTextContent('同意退款')
    const own = sure(
      all().find(({ dealerCode, status }) => dealerCode === 'D00001' && status === bigOrderStatus.refundRequested),
    )
    await expect(bigOrders.agreeRefund({ id: own.id, refundAmount: '1.00', remark: '' })).rejects.toThrow(/权限/)
  })
})

describe('refund of a firm order', () => {
  it('requires an amount within the refundable one and a confirmation', async () => {
    const order = orderIn(bigOrderStatus.refundRequested)
    const quoted = { path: bigOrders.getRefundPayAmount.path, code: 200, data: { orderId: order.id }, times: 1 }
    control.inject({ ...quoted, kind: 'code' })
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '同意退款')
    await dialog(/未能获取退款金额/)
    expect(await box('退款金额')).toBeDisabled()
    expect(await box('备注')).toBeDisabled()
    await hands.keyboard('{Escape}')
    await act(order.orderNo, '同意退款')
    const question = await dialog(/可退金额/)
    expect(queries(bigOrders.getRefundPayAmount)).toEqual([{ orderId: order.id }, { orderId: order.id }])
    expect(question).toHaveTextContent(`可退金额${yuan(refundable(order))}`)
    await fill('退款金额', '5000.01')
    await agree('同意退款')
    await sees(`退款金额不能大于可退金额 ${yuan(refundable(order))}`)
    await fill('退款金额', '1200.50')
    await fill('备注', '客户急用')
    await agree('同意退款')
    await dialog(/确定退款 ¥1,200\.50？/)
    expect(received(bigOrders.agreeRefund)).toEqual([])
    await agree('同意退款')
    await seesToast('已同意退款')
    expect(bodies(bigOrders.agreeRefund)).toEqual([
      { id: order.id, serviceId: sure(order.services[0]).id, refundAmount: '1200.50', remark: '客户急用' },
    ])
    expect(order.status).toBe(bigOrderStatus.refunding)
    expect(sure(order.services[0]).actualCents).toBe(120_050)
  })

  it('uses the requested amount for a price difference', async () => {
    const { row, order } = requestIn(bigServiceStatus.toReview)
    row.serviceType = bigServiceType.difference
    const amount = fromCents(row.refundCents)
    await openConsole(`${LIST}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '同意退款')
    await dialog(/可退金额/)
    const typed = await box('退款金额')
    expect(typed).toBeDisabled()
    expect(typed).toHaveValue(String(Number(amount)))
    await agree('同意退款')
    await dialog(/确定退款/)
    await agree('同意退款')
    await seesToast('已同意退款')
    expect(bodies(bigOrders.agreeRefund)).toEqual([
      { id: order.id, serviceId: row.id, refundAmount: amount, remark: '' },
    ])
  })

  it('cannot be approved for a price difference without an amount', async () => {
    const { row, order } = requestIn(bigServiceStatus.toReview)
    const { serviceNo, id, status } = row
    const sentRow = {
      id,
      serviceNo,
      status,
      orderId: order.id,
      serviceType: bigServiceType.difference,
      refundAmount: null,
    }
    control.inject({
      path: bigOrders.list.path,
      kind: 'raw',
      body: JSON.stringify({ code: 200, data: { records: [sentRow], total: 1 } }),
      times: 1,
    })
    await openConsole(SERVICES)
    await act(serviceNo, '同意退款')
    await sees('未能获取退款金额，暂不能同意退款')
    expect(await box('退款金额')).toHaveValue('')
    expect(document.querySelector('.ant-modal-footer')).not.toHaveTextContent('同意退款')
  })

  it('requires a reason for a refusal and sets the order back to paid', { tags: ['core'] }, async () => {
    const { row, order } = requestIn(bigServiceStatus.toReview)
    await openConsole(`${SERVICES}?serviceNo=${row.serviceNo}`)
    expect(await sees(row.serviceNo)).toBeVisible()
    await act(row.serviceNo, '拒绝退款')
    await dialog(/客户会看到拒绝原因/)
    await fill('拒绝原因', '不行')
    await agree('拒绝退款')
    await sees('长度须为 5-200 个字符')
    await fill('拒绝原因', '车辆已经在途，暂不支持')
    await agree('拒绝退款')
    await seesToast('已拒绝退款')
    expect(bodies(bigOrders.refuseRefund)).toEqual([
      { id: order.id, serviceId: row.id, refuseReason: '车辆已经在途，暂不支持' },
    ])
    expect([row.status, order.status]).toEqual([bigServiceStatus.refused, bigOrderStatus.paid])
  })

  it('reports a status changed by others when a failed refund is repeated', async () => {
    const { row, order } = requestIn(bigServiceStatus.failed)
    await openConsole(`${SERVICE}?id=${row.id}`)
    await sees(row.failReason)
    await press('重新退款')
    await dialog(/可退金额/)
    row.status = bigServiceStatus.refunding
    order.status = bigOrderStatus.refunding
    await agree('同意退款')
    await dialog(/确定退款/)
    await agree('同意退款')
    await until(() => expect(toasts()).toContain('状态已变化，请刷新后重试'))
    expect(bodies(bigOrders.agreeRefund)).toEqual([
      { id: order.id, serviceId: row.id, refundAmount: fromCents(refundable(order)), remark: '' },
    ])
  })

  it('rejects an amount above the remaining one on the server', async () => {
    await openConsole(SERVICES)
    const { row, order } = requestIn(bigServiceStatus.toReview)
    const send = (refundAmount: string) =>
      bigOrders.agreeRefund({ id: order.id, serviceId: row.id, refundAmount, remark: '' }, { quiet: true })
    await expect(send('5000.01')).rejects.toThrow('退款金额不能大于可退金额')
    await expect(send('0')).rejects.toThrow('金额须大于0')
    await send('5000.00')
    await expect(send('1.00')).rejects.toThrow('状态已变化，请刷新后重试')
  })
})

describe('refund request list', () => {
  it('opens with the oldest waiting requests and marks overdue ones', async () => {
    await openConsole(SERVICES)
    await sent(bigOrders.list)
    expect(bodies(bigOrders.list)[0]).toMatchObject({
      queryType: 'service',
      status: [1],
      sortField: 'createTime',
      sortOrder: 'asc',
    })
    expect(bodies(bigOrders.getStat)[0]).toEqual({ queryType: 'service' })
    const late = requests().filter(
      ({ row }) =>
        row.status === bigServiceStatus.toReview && sure(toMillis(row.createTime)) < control.now() - 48 * 3_600_000,
    )
    expect(late.length).toBeGreaterThan(0)
    const waiting = requests().filter(({ row }) => row.status === bigServiceStatus.toReview)
    await sees(sure(waiting.toSorted((a, b) => (a.row.createTime < b.row.createTime ? -1 : 1))[0]).row.serviceNo)
    await until(() => expect(page()).toHaveTextContent('超时'))
  })

  it.each([
    ['dealer01', LIST, 0],
    ['dealer01', SERVICES, 0],
    ['superadmin', LIST, 1],
    ['superadmin', SERVICES, 1],
  ] as const)('shows %s on %s %i dealer columns', async (username, address, count) => {
    await openConsole(address, { as: username })
    await find('[role=columnheader]', /手机号/)
    const heads = [...page().querySelectorAll('[role=columnheader]')]
    expect(heads.filter(({ textContent }) => /门店|经销商/.test(textContent))).toHaveLength(count)
  })

  it.each([
    [bigServiceStatus.refused, '已拒绝', 'error'],
    [bigServiceStatus.withdrawn, '已撤销', 'wait'],
    [bigServiceStatus.failed, '退款', 'error'],
  ] as const)('ends a request in status %i with the step %s as %s', async (status, text, kind) => {
    await openConsole(`${SERVICE}?id=${requestIn(status).row.id}`)
    expect((await find('.order-steps .ant-steps-item-title', text)).closest('.ant-steps-item')).toHaveClass(
      `ant-steps-item-${kind}`,
    )
  })

  it('shows a request with its order and loads the refundable amount', async () => {
    const { row, order } = requestIn(bigServiceStatus.toReview)
    await openConsole(`${SERVICE}?id=${row.id}`)
    await sees(order.orderNo)
    expect(queries(bigOrders.get)).toEqual([{ queryType: 'service' }])
    await until(() => expect(queries(bigOrders.getRefundPayAmount)).toEqual([{ orderId: order.id }]))
    expect(page()).toHaveTextContent(row.reasonDetail)
  })
})

describe('firm order detail', () => {
  it.each([
    [bigOrderStatus.refundRequested, '审核', 'process'],
    [bigOrderStatus.refundFailed, '退款', 'error'],
  ] as const)('shows status %i at the step %s as %s', async (status, text, kind) => {
    await openConsole(`${DETAIL}?id=${orderIn(status).id}`)
    expect((await find('.order-steps .ant-steps-item-title', text)).closest('.ant-steps-item')).toHaveClass(
      `ant-steps-item-${kind}`,
    )
  })

  it('shows the payment deadline but no payments of an unpaid order', async () => {
    const order = orderIn(bigOrderStatus.unpaid)
    await openConsole(`${DETAIL}?id=${order.id}`)
    await until(() => expect(document.querySelector('.deadline')).toHaveTextContent(/\d\d:\d\d/))
    expect(page()).not.toHaveTextContent('支付记录')
  })

  it('counts the last minute down to zero', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true })
    try {
      const order = orderIn(bigOrderStatus.unpaid)
      const end = sure(toMillis(order.createTime)) + PAY_WITHIN
      await openConsole(`${DETAIL}?id=${order.id}`)
      const left = () => document.querySelector('.deadline .digits')?.textContent
      const at = async (time: number) => {
        vi.setSystemTime(time - 1000)
        await vi.advanceTimersByTimeAsync(1000)
      }
      await until(() => expect(left()).toMatch(/^\d\d:\d\d$/))
      await at(end - 60_000)
      await until(() => expect(left()).toMatch(/^(01:00|00:5\d)$/))
      await at(end - 10_500)
      await until(() => expect(left()).toMatch(/^00:(10|0\d)$/))
      await at(end + 60_000)
      await until(() => expect(left()).toBe('00:00'))
    } finally {
      vi.useRealTimers()
    }
  })

  it('masks the identity number for a dealer', async () => {
    const order = sure(all().find(({ dealerCode }) => dealerCode === 'D00001'))
    await openConsole(`${DETAIL}?id=${order.id}`, { as: 'dealer01' })
    await sees(order.customerName)
    expect(page()).not.toHaveTextContent(order.idNo)
    const { idNo } = await bigOrders.get({ id: order.id, queryType: 'order' }).then((one) => one as { idNo: string }) // requested as an order
    expect(idNo).toBe(`${order.idNo.slice(0, 3)}***********${order.idNo.slice(-4)}`)
  })
})

describe('visit report of the order page', () => {
  it('totals the last 30 days and filters by series', async () => {
    await openConsole(`${LIST}?tab=visits`)
    await sees('每日数据')
    const today = inZone(control.now())
    expect(bodies(bigOrders.getVisitStat)[0]).toEqual({
      startTime: `${today.subtract(29, 'day').format('YYYY-MM-DD')} 00:00:00`,
      endTime: `${today.format('YYYY-MM-DD')} 23:59:59`,
    })
    const days = await bigOrders.getVisitStat({})
    const total = days.reduce((sum, { pv }) => sum + pv, 0)
    await until(() => expect(page()).toHaveTextContent(`合计${total.toLocaleString('en')}`))
    await choose('车系', /启明Q7/)
    await until(() => expect(bodies(bigOrders.getVisitStat).at(-1)).toHaveProperty('seriesCode'))
  })
})
