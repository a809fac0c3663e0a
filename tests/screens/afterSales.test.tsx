// @module-tag commerce
import { describe, expect, it } from 'vitest'
import * as logistics from '@/api/commerce/logistics'
import * as shopOrders from '@/api/commerce/shopOrders'
import { addressType } from '@/entities/commerce/shopAddress'
import { afterSaleRefuseReason, afterSaleType, shopAfterSaleStatus as states } from '@/entities/commerce/shopAfterSale'
import { fromCents } from '@/lib/money'
import { addresses } from '../../mocks/commerce/rules/addresses'
import { afterSaleById, afterSaleConfig, afterSales } from '../../mocks/commerce/rules/afterSales'
import { payCents, shopOrderById } from '../../mocks/commerce/rules/shopOrders'
import {
  act,
  agree,
  bodies,
  button,
  choose,
  dialog,
  fill,
  find,
  box,
  hands,
  press,
  sees,
  seesToast,
  sure,
  textWith,
  tick,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'

const LIST = '/order-management-shop/aftersale-management'
const DETAIL = '/order-management-shop/aftersale-management-detail'
const one = (status: number, type?: number) =>
  sure(afterSales().find((row) => row.status === status && (type === undefined || row.afterSaleType === type)))
const at = ({ afterSaleNo }: { afterSaleNo: string }) => `${LIST}?status=&afterSaleNo=${afterSaleNo}`

describe('after-sales handling', () => {
  it('lists the earliest deadline first and counts down by the server clock', async () => {
    control.moveClock(3_600_000)
    const waiting = afterSales()
      .filter(({ status }) => status === states.applied)
      .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))
    const first = sure(waiting[0])
    first.deadline = new Date(control.now() + 8 * 3_600_000 + 90_000).toISOString().slice(0, 19).replace('T', ' ')
    await openConsole(LIST)
    await find('a.cell-link', first.afterSaleNo)
    expect(received(shopOrders.listAfterSales).at(-1)?.query).toMatchObject({
      status: '1',
      sortField: 'deadline',
      sortOrder: 'asc',
    })
    // A minute and a half on the server's clock. The computer's clock is an hour ahead.
    await sees(/^剩 00:01:\d\d$/)
    control.moveClock(-3_600_000)
  })

  it('approves a return with a preselected return address', { tags: ['core'] }, async () => {
    const row = one(states.applied, afterSaleType.returnRefund)
    await openConsole(at(row))
    await act(row.afterSaleNo, '同意')
    await dialog(/寄回商品/)
    await agree('同意')
    await seesToast('已同意申请')
    expect(bodies(shopOrders.agreeAfterSale)).toMatchObject([{ id: row.id, addressId: textWith(/^\d+$/) }])
    expect(row.status).toBe(states.toReturn)
    await expect(shopOrders.agreeAfterSale({ id: row.id, remark: '' })).rejects.toThrow('状态已变化')
  })

  it('leads to the address page when there is no return address', async () => {
    const row = one(states.applied, afterSaleType.returnRefund)
    for (const address of addresses()) Object.assign(address, { addressType: addressType.send, defaultReturn: 0 })
    const { router } = await openConsole(at(row))
    await act(row.afterSaleNo, '同意')
    await sees('请先维护退货地址')
    await press('地址管理')
    await until(() => expect(router.state.location.pathname).toBe('/shop-management-shop/shop-address'))
    await sees(/^未设置默认退货地址/)
  })

  it('requires a reason and proof to refuse returned goods', async () => {
    const row = one(states.returning)
    await openConsole(at(row))
    await act(row.afterSaleNo, '确认收货')
    await dialog(/收货/)
    await tick('商品不完好')
    await press('去拒绝')
    await dialog(/拒绝/)
    await choose('拒绝原因', '其他')
    await agree('拒绝')
    await sees('请填写原因（5-200 字）')
    await sees('请上传凭证')
    expect(received(shopOrders.refuseAfterSale)).toEqual([])
  })

  it('releases the items of a refused case', async () => {
    const row = one(states.applied)
    const item = () =>
      sure(shopOrderById(row.orderId).items.find(({ itemId }) => itemId === sure(row.pieces[0]).itemId))
    const held = item().openCount
    await openConsole(at(row))
    await act(row.afterSaleNo, '拒绝')
    await dialog(/拒绝/)
    await choose('拒绝原因', '其他')
    await fill('处理备注', '已与买家电话协商')
    await agree('拒绝')
    await until(() => expect(row.status).toBe(states.refused))
    expect(bodies(shopOrders.refuseAfterSale)).toEqual([
      { id: row.id, refuseReason: afterSaleRefuseReason.other, remark: '已与买家电话协商', images: [] },
    ])
    expect(item().openCount).toBe(held - sure(row.pieces[0]).quantity)
    await find('main .data-row', /已拒绝/)
  })

  it('approves several refund-only cases with one request each and skips others', async () => {
    const rows = afterSales().filter(
      ({ status, afterSaleType: type }) => status === states.applied && type === afterSaleType.refundOnly,
    )
    const [first, second] = [sure(rows[0]), sure(rows[1])]
    const other = one(states.applied, afterSaleType.returnRefund)
    await openConsole(`${LIST}?createTime=&size=100`)
    for (const { afterSaleNo } of [first, second, other]) await tick(new RegExp(afterSaleNo))
    await press('批量同意')
    await dialog(/同意/)
    await agree(/同意/)
    await until(() => expect(received(shopOrders.agreeAfterSale)).toHaveLength(2))
    expect(bodies(shopOrders.agreeAfterSale)).toEqual(
      expect.arrayContaining([
        { id: first.id, remark: '' },
        { id: second.id, remark: '' },
      ]),
    )
    await until(() => expect([first.status, second.status]).toEqual([states.toRefund, states.toRefund]))
    expect(other.status).toBe(states.applied)
  })

  it('confirms the return for an exchange with the tracking number of the new parcel', async () => {
    const row = one(states.returning, afterSaleType.exchange)
    await openConsole(at(row))
    await act(row.afterSaleNo, '确认收货')
    await fill('换货单号', '1234')
    await agree('确认收货')
    await sees('物流单号须为 8-30 位字母或数字')
    await fill('换货单号', 'SF1234567890')
    await agree('确认收货')
    await seesToast('已确认收货')
    expect(bodies(shopOrders.confirmReceiving)).toMatchObject([{ id: row.id, trackingNo: 'SF1234567890' }])
    expect(row.status).toBe(states.resent)
  })

  it('opens the receipt dialog when the carriers cannot be loaded', async () => {
    const row = one(states.returning, afterSaleType.exchange)
    control.inject({ path: logistics.list.path, kind: 'raw', status: 500, body: '' })
    await openConsole(at(row))
    await act(row.afterSaleNo, '确认收货')
    await dialog(/商品不完好/)
    // A refresh in progress must not close the window or repeat endlessly.
    expect(received(logistics.list).length).toBeLessThan(4)
    await tick('商品不完好')
    await press('去拒绝')
    await dialog(/拒绝原因/)
  })

  it('limits a refund to the requested amount and confirms it before paying', async () => {
    // An order paid with money, because some were paid with points alone.
    const row = sure(afterSales().find(({ status, refundCents }) => status === states.toRefund && refundCents > 200))
    const order = shopOrderById(row.orderId)
    const max = row.refundCents
    await openConsole(at(row))
    await act(row.afterSaleNo, '退款')
    await fill('退款金额', fromCents(max + 1))
    await agree('退款')
    await sees(/退款金额须大于 0，且不超过/)
    await fill('退款金额', fromCents(max - 100))
    await agree('退款')
    await sees('请填写原因（5-200 字）')
    await fill('处理备注', '扣除使用痕迹折旧')
    await hands.type(await box('退款金额'), '{Enter}')
    await dialog(/提交后不可撤回/)
    expect(received(shopOrders.agreeRefund)).toEqual([])
    await agree('退款')
    await seesToast('退款已提交')
    expect(bodies(shopOrders.agreeRefund)).toMatchObject([{ id: row.id, refundAmount: fromCents(max - 100) }])
    expect(row.status).toBe(states.refunding)
    const before = order.refundCents
    control.moveClock(120_000)
    expect(afterSaleById(row.id).status).toBe(states.done)
    expect(order.refundCents).toBe(before + max - 100)
    expect(order.refundCents).toBeLessThanOrEqual(payCents(order))
    control.moveClock(-120_000)
  })

  it('repeats a failed refund with the same number and amount', async () => {
    const row = one(states.failed)
    await openConsole(at(row))
    await act(row.afterSaleNo, '退款')
    await sees('将按原金额重新退款，买家不会重复收到退款')
    expect(await find('input', '退款金额')).toBeDisabled()
    const number = row.refundNo
    await agree('退款')
    await dialog(/提交后不可撤回/)
    await agree('退款')
    await seesToast('退款已提交')
    expect(row.refundNo).toBe(number)
  })

  it('refunds several cases once their count is typed', async () => {
    const rows = afterSales().filter(({ status, refundCents }) => status === states.toRefund && refundCents > 3000)
    const [first, second] = [sure(rows[0]), sure(rows[1])]
    Object.assign(first, { refundCents: 1000 })
    Object.assign(second, { refundCents: 2050 })
    await openConsole(`${LIST}?status=${states.toRefund}&createTime=`)
    await tick(new RegExp(first.afterSaleNo))
    await tick(new RegExp(second.afterSaleNo))
    await press('批量退款')
    expect(await dialog(/为 2 个售后单退款/)).toHaveTextContent('合计原路退款 ¥30.50')
    await fill(/2/, '2', '.ant-modal')
    await agree('退款')
    await until(() => expect(received(shopOrders.agreeRefund)).toHaveLength(2))
  })

  it('asks for confirmation before saving rules that loosen automatic handling', async () => {
    await openConsole(LIST)
    await press('售后规则')
    await fill('审核时限（小时）', '200')
    await press(/^保\s?存$/)
    await sees(/1.*168/)
    await fill('审核时限（小时）', '24')
    await fill('免审退款上限', '50')
    await press(/^保\s?存$/)
    expect(await dialog(/放宽自动处理/)).toHaveTextContent('不超过 ¥50.00 的退款申请将免审自动退款')
    await agree(/^保\s?存$/)
    await seesToast('售后规则已保存')
    expect(bodies(shopOrders.saveAfterSaleConfig)).toMatchObject([{ auditHours: 24, autoRefundAmount: '50.00' }])
    expect(afterSaleConfig().auditHours).toBe(24)
  })

  it('shows steps, parcels and negotiation of a case in its detail', async () => {
    const row = one(states.returning, afterSaleType.exchange)
    await openConsole(`${DETAIL}?id=${row.id}`)
    await sees(row.description)
    await sees('换货发出')
    await sees(/^还可退款/)
    await hands.click(await find('[role=tab]', '退换货物流'))
    await sees('快件已揽收')
    await hands.click(await find('[role=tab]', '协商记录'))
    await sees('寄回商品')
    await press('订单备注')
    await fill('商家备注', '已电话联系')
    await agree(/^保\s?存$/)
    await seesToast('订单备注已保存')
    expect(shopOrderById(row.orderId).remark).toBe('已电话联系')
    await button('确认收货')
  })
})
