// @module-tag orders
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as miniOrders from '@/api/orders/miniOrders'
import * as testDrive from '@/api/vehicle/testDrive'
import { miniOrderStatus, miniRefundStatus, testDriveStatus } from '@/entities/orders/miniEnums'
import { fromCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { leads } from '../../mocks/leads/rules/leads'
import { miniOrders as orders, miniRefunds as refunds } from '../../mocks/orders/rules/miniOrders'
import { testDrives } from '../../mocks/orders/rules/testDrives'
import {
  act,
  agree,
  all,
  anyText,
  bodies,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { hosts } from '../backEnd'
import { control, openConsole, received, toasts } from '../harness'
import { takeSaved } from '../saved'

const ORDERS = '/smallOrder/carOrder'
const REFUNDS = '/smallOrder/refundManagement'
const DRIVES = '/smallOrder/testDriveOrder'
const HOUR = 3_600_000
const page = () => sure(document.querySelector('main'))
const yuan = (cents: number) =>
  `¥${Number(fromCents(cents)).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const rowsOf = async (blob: Blob): Promise<Record<string, unknown>[]> => {
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json(sure(book.Sheets[book.SheetNames[0] ?? '']), { defval: '' })
}
const orderIn = (status: number) => sure(orders().find((row) => row.status === status))
const refundIn = (status: number) => sure(refunds().find((row) => row.status === status))
const orderOf = (id: string) => sure(orders().find((row) => row.id === id))
const refundOf = (id: string) => sure(refunds().find((row) => row.id === id))
const panel = async () =>
  sure((await dialog()).closest<HTMLElement>('.ant-drawer') ?? document.querySelector('.ant-drawer'))

describe('mini-program orders', () => {
  it('cover every state with payments that match it', () => {
    const states = new Set(orders().map(({ status }) => status))
    expect(states).toEqual(new Set<number>(miniOrderStatus.options.map(({ value }) => value)))
    expect(orders()).toHaveLength(600)
    for (const row of orders()) {
      const isPaid = row.status !== miniOrderStatus.unpaid && row.status !== miniOrderStatus.closed
      expect(row.payCents, row.orderNo).toBe(isPaid ? row.orderCents - row.couponCents : 0)
      expect(row.payTime !== '', row.orderNo).toBe(isPaid)
      const age = control.now() - sure(toMillis(row.createTime))
      if (row.status === miniOrderStatus.unpaid) expect(age).toBeLessThan(HOUR / 2)
    }
    const known = new Map(leads.map((lead) => [lead.phone, lead]))
    const led = orders().filter(({ phone }) => known.has(phone))
    expect(led.length).toBeGreaterThan(100)
    for (const row of led) expect(row.dealerCode).toBe(known.get(row.phone)?.dealerCode)
  })

  it('R-SCOPE-03 have at most one refund request each, in a matching state', () => {
    const fitting: Partial<Record<number, number>> = {
      [miniRefundStatus.toReview]: miniOrderStatus.refundRequested,
      [miniRefundStatus.refunding]: miniOrderStatus.refunding,
      [miniRefundStatus.refunded]: miniOrderStatus.refunded,
      [miniRefundStatus.refused]: miniOrderStatus.paid,
      [miniRefundStatus.failed]: miniOrderStatus.refundFailed,
    }
    expect(new Set(refunds().map(({ status }) => status)).size).toBe(5)
    expect(new Set(refunds().map(({ orderId }) => orderId)).size).toBe(refunds().length)
    for (const row of refunds()) expect(row.order.status, row.refundNo).toBe(fitting[row.status])
  })

  it('are loaded newest first and filtered by their figures', async () => {
    await openConsole(ORDERS)
    await sent(miniOrders.list)
    await sent(miniOrders.getStat)
    expect(bodies(miniOrders.list)).toEqual([
      { queryType: 'order', sortField: 'createTime', sortOrder: 'desc', pageNo: 1, pageSize: 20 },
    ])
    expect(bodies(miniOrders.getStat)).toEqual([{ queryType: 'order' }])
    const paid = orders().filter(({ payCents }) => payCents > 0)
    await find('li', `下单数${orders().length}`)
    await find('li', `支付金额${yuan(paid.reduce((sum, { payCents }) => sum + payCents, 0))}`)
    await press(`支付数${paid.length}`)
    await until(() => expect(bodies(miniOrders.list).at(-1)).toMatchObject({ status: [2, 3, 4, 5, 6, 7] }))
    await sees(new RegExp(`共 ${paid.length} 条`))
    await press(/^待支付数\d+$/)
    await until(() => expect(bodies(miniOrders.list).at(-1)).toMatchObject({ status: [1] }))
    expect(bodies(miniOrders.getStat)).toHaveLength(1)
  })

  it('are charted by day on request with a table of the numbers', async () => {
    await openConsole(`${ORDERS}?seriesCode=${sure(orders()[0]).seriesCode}`)
    await sent(miniOrders.getStat)
    expect(bodies(miniOrders.getStat)).toHaveLength(1)
    await press('展开趋势图')
    await sent(miniOrders.getStat, 2)
    expect(bodies(miniOrders.getStat).at(-1)).toEqual({
      queryType: 'order',
      seriesCode: sure(orders()[0]).seriesCode,
      granularity: 'day',
      createTimeStart: anyText(),
      createTimeEnd: anyText(),
    })
    await press(/近 30 天订单趋势.*表格/)
    await find('th', '支付数')
    await press('收起趋势图')
    await until(() => expect(page()).not.toHaveTextContent('近 30 天订单趋势'))
  })

  it('hide personal data in the list and in the filtered export', async () => {
    const saved = takeSaved()
    const row = orderIn(miniOrderStatus.paid)
    await openConsole(`${ORDERS}?orderNo=${row.orderNo}`)
    await sees(row.orderNo)
    expect(page()).not.toHaveTextContent(row.phone)
    expect(page()).not.toHaveTextContent(row.customerName)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(miniOrders.exportList)).toEqual([
      { orderNo: row.orderNo, queryType: 'order', sortField: 'createTime', sortOrder: 'desc' },
    ])
    const [line] = await rowsOf(sure(saved[0]).blob)
    expect(line).toMatchObject({ 订单编号: row.orderNo, 实付金额: fromCents(row.payCents), 订单状态: '已支付' })
    expect(JSON.stringify(line)).not.toContain(row.phone)
  })

  it('open beside the list with full details', async () => {
    const row = orderIn(miniOrderStatus.refunded)
    await openConsole(`${ORDERS}?orderNo=${row.orderNo}`)
    await hands.click(await find('button', row.orderNo))
    const shown = await panel()
    await until(() => expect(shown).toHaveTextContent(row.payNo))
    expect(received(miniOrders.get)).toHaveLength(1)
    expect(new URLSearchParams(window.location.search).get('id')).toBe(row.id)
    expect(shown).toHaveTextContent(row.customerName)
    expect(shown).not.toHaveTextContent(row.phone)
    expect(shown).toHaveTextContent(`实付金额${yuan(row.payCents)}`)
    const refund = sure(refunds().find(({ orderId }) => orderId === row.id))
    expect(shown).toHaveTextContent(refund.refundNo)
    expect(shown).toHaveTextContent('退款到账')
    expect(hasButton('同意退款')).toBe(false)
    await press('显示完整号码')
    await until(() => expect(shown).toHaveTextContent(row.phone))
  })

  it('show a dealer only its own without refund actions', async () => {
    const other = sure(
      orders().find(({ dealerCode, status }) => dealerCode !== 'D00001' && status === miniOrderStatus.refundRequested),
    )
    await openConsole(`${ORDERS}?id=${other.id}&status=4`, { as: 'dealer01' })
    await sees('参数缺失或记录不存在，请从列表进入')
    await sent(miniOrders.list)
    const own = await miniOrders.list({ queryType: 'order', status: [4], pageSize: 100 })
    expect(own.total).toBeGreaterThan(0)
    expect(own.total).toBe(
      orders().filter((row) => row.dealerCode === 'D00001' && row.status === miniOrderStatus.refundRequested).length,
    )
    expect(all('button', /退款$/, page())).toEqual([])
    const mine = sure(
      refunds().find((row) => row.order.dealerCode === 'D00001' && row.status === miniRefundStatus.toReview),
    )
    await expect(miniOrders.agreeRefund({ id: mine.orderId, refundId: mine.id })).rejects.toThrow('没有操作权限')
    await expect(
      miniOrders.refuseRefund({ id: mine.orderId, refundId: mine.id, refuseReason: '已超过退款期限' }),
    ).rejects.toThrow('没有操作权限')
    expect(refundOf(mine.id).status).toBe(miniRefundStatus.toReview)
  })
})

describe('refund request', () => {
  it('is approved from its order after confirmation of the amount', async () => {
    const order = orderIn(miniOrderStatus.refundRequested)
    const refund = sure(refunds().find(({ orderId }) => orderId === order.id))
    await openConsole(`${ORDERS}?orderNo=${order.orderNo}`)
    await act(order.orderNo, '同意退款')
    const form = await dialog(new RegExp(order.orderNo))
    expect(form).toHaveTextContent(yuan(order.payCents))
    await fill('退款备注', '客户换购其他车型', '[role=dialog]')
    await agree('同意退款')
    await dialog(new RegExp(`确定退款 ${yuan(order.payCents)}`))
    expect(received(miniOrders.agreeRefund)).toEqual([])
    await agree('同意退款')
    await seesToast('已发起退款')
    expect(bodies(miniOrders.agreeRefund)).toEqual([{ id: order.id, refundId: refund.id, remark: '客户换购其他车型' }])
    expect([orderOf(order.id).status, refundOf(refund.id).status]).toEqual([
      miniOrderStatus.refunding,
      miniRefundStatus.refunding,
    ])
    await until(() => expect(hasButton(/^同意退款/)).toBe(false))
    await expect(miniOrders.agreeRefund({ id: order.id, refundId: refund.id })).rejects.toThrow('状态已变化')
  })

  it('is rejected with a reason of at least five characters', { tags: ['core'] }, async () => {
    const refund = refundIn(miniRefundStatus.toReview)
    await openConsole(`${REFUNDS}?refundNo=${refund.refundNo}`)
    await act(refund.refundNo, '拒绝退款')
    await fill('拒绝原因', '不行', '[role=dialog]')
    await agree('拒绝退款')
    await sees('长度须为 5-200 个字符')
    expect(received(miniOrders.refuseRefund)).toEqual([])
    await press('订单已转大定')
    await agree('拒绝退款')
    await seesToast('已拒绝退款')
    expect(bodies(miniOrders.refuseRefund)).toEqual([
      { id: refund.orderId, refundId: refund.id, refuseReason: '不行\n订单已转大定' },
    ])
    expect([orderOf(refund.orderId).status, refundOf(refund.id).status]).toEqual([
      miniOrderStatus.paid,
      miniRefundStatus.refused,
    ])
  })

  it('is retried after a failed payment and cannot be rejected', async () => {
    const refund = refundIn(miniRefundStatus.failed)
    await openConsole(`${REFUNDS}?status=5&refundNo=${refund.refundNo}`)
    await act(refund.refundNo, '重新退款')
    expect(hasButton(/更多操作/)).toBe(false)
    await agree('重新退款')
    await dialog(/确定退款/)
    await agree('重新退款')
    await seesToast('已发起退款')
    expect(bodies(miniOrders.agreeRefund)).toEqual([{ id: refund.orderId, refundId: refund.id }])
    expect(orderOf(refund.orderId).status).toBe(miniOrderStatus.refunding)
    await expect(
      miniOrders.refuseRefund({ id: refund.orderId, refundId: refund.id, refuseReason: '已超过退款期限' }),
    ).rejects.toThrow('状态已变化')
  })

  it('cannot be answered after another user has answered it', async () => {
    const refund = refundIn(miniRefundStatus.toReview)
    await openConsole(`${REFUNDS}?refundNo=${refund.refundNo}`)
    await act(refund.refundNo, '拒绝退款')
    await press('已超过退款期限')
    await miniOrders.agreeRefund({ id: refund.orderId, refundId: refund.id })
    await agree('拒绝退款')
    await until(() => expect(toasts()).toContain('状态已变化，请刷新后重试'))
    await dialog(/拒绝原因/)
    expect(refundOf(refund.id).status).toBe(miniRefundStatus.refunding)
  })

  it('rejects an answer with the number of another order', async () => {
    await openConsole(REFUNDS)
    const [one, two] = refunds().filter(({ status }) => status === miniRefundStatus.toReview)
    await expect(miniOrders.agreeRefund({ id: sure(one).orderId, refundId: sure(two).id })).rejects.toThrow()
    expect(refundOf(sure(two).id).status).toBe(miniRefundStatus.toReview)
  })
})

describe('refund list', () => {
  it('starts with the requests to review and filters by its figures', async () => {
    await openConsole(REFUNDS)
    await sent(miniOrders.list)
    await sent(miniOrders.getServiceStat)
    expect(bodies(miniOrders.list)).toEqual([
      { queryType: 'refund', status: [1], sortField: 'createTime', sortOrder: 'asc', pageNo: 1, pageSize: 20 },
    ])
    expect(bodies(miniOrders.getServiceStat)).toEqual([{ queryType: 'refund' }])
    const done = refunds().filter(({ status }) => status === miniRefundStatus.refunded)
    await find('li', `申请数${refunds().length}`)
    await find('li', `退款总额${yuan(done.reduce((sum, { order }) => sum + order.payCents, 0))}`)
    await press(`已退款数${done.length}`)
    await until(() => expect(bodies(miniOrders.list).at(-1)).toMatchObject({ queryType: 'refund', status: [3] }))
    await sees(new RegExp(`共 ${done.length} 条`))
  })

  it('marks only requests that have waited longer than 48 hours', async () => {
    const waiting = refunds().filter(({ status }) => status === miniRefundStatus.toReview)
    const isLate = ({ createTime }: { createTime: string }) => control.now() - sure(toMillis(createTime)) > 48 * HOUR
    const late = sure(waiting.find(isLate))
    const fresh = sure(waiting.find((row) => !isLate(row)))
    await openConsole(`${REFUNDS}?refundNo=${late.refundNo}`)
    await sees('超时')
    await fill('退款单号', fresh.refundNo)
    await press('查询')
    await sees(fresh.refundNo)
    await until(() => expect(page()).not.toHaveTextContent('超时'))
  })

  it('exports the last search and opens the order of a refund', async () => {
    const saved = takeSaved()
    const refund = refundIn(miniRefundStatus.refused)
    await openConsole(`${REFUNDS}?status=4&refundNo=${refund.refundNo}`)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(miniOrders.exportList)).toEqual([
      { refundNo: refund.refundNo, status: [4], queryType: 'refund', sortField: 'createTime', sortOrder: 'desc' },
    ])
    const [line] = await rowsOf(sure(saved[0]).blob)
    expect(line).toMatchObject({ 退款单号: refund.refundNo, 退款状态: '已拒绝' })
    await hands.click(await find('button', refund.order.orderNo))
    await until(() => expect(document.querySelector('.ant-drawer')).toHaveTextContent(refund.refuseReason))
    expect(new URLSearchParams(window.location.search).get('id')).toBe(refund.orderId)
  })

  it('is read-only for a dealer and limited to its own refunds', async () => {
    await openConsole(REFUNDS, { as: 'dealer01' })
    await sent(miniOrders.list)
    const own = await miniOrders.list({ queryType: 'refund', pageSize: 100 })
    expect(own.total).toBe(refunds().filter(({ order }) => order.dealerCode === 'D00001').length)
    expect(own.total).toBeGreaterThan(3)
    expect(all('button', /退款$/, page())).toEqual([])
    expect(page()).not.toHaveTextContent('经销商')
  })
})

describe('mini-program test drives', () => {
  it('match their leads and states', () => {
    const drove = leads.filter(({ reached, dealerCode }) => reached.drive !== '' && dealerCode !== '')
    expect(testDrives().filter(({ clueId }) => clueId !== '')).toHaveLength(drove.length)
    expect(new Set(testDrives().map(({ status }) => status)).size).toBe(6)
    for (const row of testDrives()) {
      expect(row.endTime !== '', row.orderNo).toBe(row.status === testDriveStatus.done)
      if (row.endTime) expect(row.startTime < row.endTime, row.orderNo).toBe(true)
      if (row.status === testDriveStatus.noShow) expect(sure(toMillis(row.appointTime))).toBeLessThan(control.now())
    }
  })

  it('are requested and exported with the source MINI', async () => {
    const saved = takeSaved()
    await openConsole(`${DRIVES}?status=4`)
    await sent(testDrive.list)
    expect(bodies(testDrive.list)).toEqual([
      { source: 'MINI', status: [4], sortField: 'appointTime', sortOrder: 'desc', pageNo: 1, pageSize: 20 },
    ])
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(testDrive.exportList)).toEqual([
      { source: 'MINI', status: [4], sortField: 'appointTime', sortOrder: 'desc' },
    ])
    const mini = testDrives().filter(({ source, status }) => source === 'MINI' && status === testDriveStatus.done)
    expect(await rowsOf(sure(saved[0]).blob)).toHaveLength(mini.length)
  })

  it('are marked when still unconfirmed two hours before their time', async () => {
    await openConsole(`${DRIVES}?status=1`)
    await sent(testDrive.list)
    const soon = testDrives().filter(({ source, status, appointTime }) => {
      const left = sure(toMillis(appointTime)) - control.now()
      return source === 'MINI' && status === testDriveStatus.toConfirm && left > 0 && left <= 2 * HOUR
    })
    expect(soon.length).toBeGreaterThan(0)
    for (const { orderNo } of soon) {
      const row = (await find('button', orderNo)).closest('[role=row]')
      expect(row).toHaveTextContent('即将到期')
    }
    expect(all('*', '即将到期', page())).toHaveLength(soon.length)
  })

  it('open beside the list with the licence hidden until requested', async () => {
    const row = sure(testDrives().find((one) => one.source === 'MINI' && one.score !== null))
    await openConsole(`${DRIVES}?id=${row.id}`)
    await sees('显示驾照照片')
    expect(received(testDrive.get)).toHaveLength(1)
    const pictures = sure(document.querySelector('.licence-pictures'))
    expect(pictures).toHaveAttribute('inert')
    await press('显示驾照照片')
    await until(() => expect(pictures).not.toHaveAttribute('inert'))
    const agreement = sure(document.querySelector('.ant-drawer a[href*=".pdf"]')?.getAttribute('href'))
    expect(await (await fetch(new URL(agreement, hosts.main))).text()).toMatch(/^%PDF/)
    expect(document.querySelector('.ant-drawer')).toHaveTextContent('完成试驾')
  })

  it('are not accessible to another dealer', async () => {
    const other = sure(testDrives().find(({ dealerCode }) => dealerCode !== 'D00001'))
    await openConsole(`${DRIVES}?id=${other.id}`, { as: 'dealer01' })
    await sees('参数缺失或记录不存在，请从列表进入')
    expect(page()).not.toHaveTextContent('经销商')
    expect(hasButton('导出')).toBe(true)
  })
})
