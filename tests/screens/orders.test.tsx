// @module-tag orders
import { read, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as rewards from '@/api/commerce/rewards'
import * as orders from '@/api/orders/orders'
import {
  customerOrderStatus,
  dmsOrderStatus,
  orderPayStatus,
  orderPayType,
  orderRewardStatus,
  taxEnergy,
  taxType,
} from '@/entities/orders/orderEnums'
import { auditStatus } from '@/entities/shared/enums'
import { fromCents, toCents } from '@/lib/money'
import { dayStamp, inZone } from '@/lib/time'
import { leads } from '../../mocks/leads/rules/leads'
import { customerOrders, dmsOrders, netCents, orderShares, seesOrder, taxRates } from '../../mocks/orders/rules/orders'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  bodies,
  button,
  choose,
  dialog,
  fill,
  find,
  hands,
  hasButton,
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

const HQ = '/order-management/orderHeadquarter'
const DEALER = '/order-management/orderDealer'
const DMS = '/order-management/dealerHeadquarter'
const OWN = '/order-management/dealerDealer'
const DETAIL = '/order-management/orderDetail'
const SHARES = '/order-management/orderShareManagement'
const isOwn = (row: { dealerCode: string }): boolean =>
  seesOrder(sure(org.users.find(({ username }) => username === 'dealer01')))({ dealerCode: row.dealerCode })
const page = () => sure(document.querySelector('main'))
const pickDay = async (label: string, day: string) => {
  await fill(label, day)
  await hands.keyboard('{Enter}')
}
const rowsOf = async (blob: Blob): Promise<Record<string, unknown>[]> => {
  const book = read(await blob.arrayBuffer(), { type: 'array' })
  return utils.sheet_to_json(sure(book.Sheets[book.SheetNames[0] ?? '']), { defval: '' })
}

describe('customer orders', () => {
  it('match the leads that ordered', () => {
    const led = customerOrders().filter(({ clueId }) => clueId !== '')
    const ordered = leads.filter(({ reached }) => reached.order !== '')
    expect(ordered.length).toBeGreaterThan(50)
    expect(led.map(({ clueId }) => clueId).toSorted()).toEqual(ordered.map(({ clueId }) => clueId).toSorted())
    for (const row of led) {
      const lead = sure(ordered.find(({ clueId }) => clueId === row.clueId))
      expect([row.customerName, row.phone, row.dealerCode, row.consultantId, row.createTime]).toEqual([
        lead.customerName,
        lead.phone,
        lead.dealerCode,
        lead.saleUserId,
        lead.reached.order,
      ])
      expect(row.status === customerOrderStatus.delivered).toBe(lead.reached.deal !== '')
    }
  })

  it('R-SCOPE-03 have payments that add up and never exceed the price', () => {
    for (const row of customerOrders()) {
      const paid = row.payments
        .filter(({ status }) => status === orderPayStatus.paid || status === orderPayStatus.refunded)
        .reduce(
          (sum, { payType, amount }) => sum + (payType === orderPayType.refund ? -1 : 1) * sure(toCents(amount)),
          0,
        )
      expect(paid, row.orderNo).toBe(row.paidCents)
      expect(row.paidCents).toBeLessThanOrEqual(row.dealCents)
    }
  })

  it('are loaded newest first and filtered by state tab and VIN', { tags: ['core'] }, async () => {
    await openConsole(HQ)
    await sent(orders.list)
    expect(queries(orders.list)[0]).toEqual({
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    const unpaid = customerOrders().filter(({ status }) => status === customerOrderStatus.unpaid).length
    await hands.click(await find('[role=tab]', `待支付 ${unpaid}`))
    await until(() => expect(queries(orders.list).at(-1)).toMatchObject({ status: '10' }))
    const { vin } = sure(customerOrders().find((row) => row.vin !== ''))
    await fill('VIN码', vin.slice(-5))
    await press('查询')
    await sees('请输入 17 位VIN码或后 6 位')
    await fill('VIN码', vin.slice(-6).toLowerCase())
    await press('查询')
    await until(() => expect(queries(orders.list).at(-1)).toMatchObject({ vin: vin.slice(-6) }))
  })

  it('hide personal data from headquarters in the list and the export', async () => {
    const saved = takeSaved()
    const row = sure(customerOrders()[0])
    await openConsole(`${HQ}?orderNo=${row.orderNo}`)
    await sees(row.orderNo)
    expect(page()).not.toHaveTextContent(row.customerName)
    expect(page()).not.toHaveTextContent(row.phone)
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(orders.exportList)).toEqual([{ orderNo: row.orderNo, sortField: 'createTime', sortOrder: 'desc' }])
    const [line] = await rowsOf(sure(saved[0]).blob)
    expect(line).toMatchObject({ 订单编号: row.orderNo, 成交价: fromCents(row.dealCents) })
    expect(JSON.stringify(line)).not.toContain(row.phone)
  })

  it('show a dealer only its own without an export', async () => {
    await openConsole(DEALER, { as: 'dealer01' })
    await sent(orders.listDealer)
    const [first] = queries(orders.listDealer)
    expect(first).not.toHaveProperty('dealerCode')
    const { total } = await orders.listDealer({ pageNo: 1, pageSize: 1 })
    expect(total).toBe(customerOrders().filter(isOwn).length)
    expect(total).toBeGreaterThan(10)
    expect(hasButton('导出')).toBe(false)
  })

  it('are loaded for headquarters only after a dealer is chosen', async () => {
    await openConsole(DEALER)
    await sees('总部按经销商查看用户订单')
    expect(received(orders.listDealer)).toEqual([])
    await choose('请选择经销商', /^D00001/)
    await until(() => expect(queries(orders.listDealer).at(-1)).toMatchObject({ dealerCode: 'D00001' }))
  })
})

describe('order detail', () => {
  it('R-NEST-01 shows prices, payments and progress', async () => {
    const row = sure(customerOrders().find(({ status }) => status === customerOrderStatus.locked))
    await openConsole(`${DETAIL}?id=${row.id}&type=hq`)
    await sees('价格')
    expect(queries(orders.get)).toEqual([{ id: row.id }])
    const yuan = (cents: number) =>
      `¥${Number(fromCents(cents)).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
    expect(page()).toHaveTextContent(`不含税价${yuan(netCents(row.dealCents, row.taxRate))}`)
    expect(page()).toHaveTextContent(`待付金额${yuan(row.dealCents - row.paidCents)}`)
    expect(page()).toHaveTextContent(sure(row.payments[0]).payNo)
    expect(page()).toHaveTextContent('锁定配置')
  })

  it('is requested from the dealer endpoint by a dealer', async () => {
    const own = sure(customerOrders().find(({ dealerCode }) => dealerCode === 'D00001'))
    await openConsole(`${DETAIL}?id=${own.id}`, { as: 'dealer01' })
    await sees(own.customerName)
    expect(queries(orders.getDealer)).toEqual([{ id: own.id }])
    expect(received(orders.get)).toEqual([])
  })

  it('is not accessible to another dealer', async () => {
    const other = sure(customerOrders().find((row) => !isOwn(row)))
    await openConsole(`${DETAIL}?id=${other.id}`, { as: 'dealer01' })
    await until(() => expect(page()).toHaveTextContent(/不存在|无权/))
    expect(page()).not.toHaveTextContent(other.orderNo)
  })

  it('shows the cars of a dealer order', async () => {
    const row = sure(dmsOrders().find(({ cars }) => cars.length > 1))
    expect(row.unitCents * row.quantity - row.rebateCents).toBe(row.totalCents)
    await openConsole(`${DETAIL}?id=${row.id}&type=dms`)
    await sees(sure(row.cars[1]).vin)
    expect(queries(orders.getDms)).toEqual([{ id: row.id }])
  })

  it('reports a dealer order without assigned cars', async () => {
    const early = sure(dmsOrders().find(({ cars }) => cars.length === 0))
    await openConsole(`${DETAIL}?id=${early.id}&type=dms`)
    await sees('尚未配车')
  })

  it('sends no request without an id', async () => {
    await openConsole(DETAIL)
    await sees('参数缺失或记录不存在，请从列表进入')
    expect([received(orders.get), received(orders.getDealer), received(orders.getDms)]).toEqual([[], [], []])
  })
})

describe('tax rates', () => {
  const tomorrow = () => inZone(control.now()).add(1, 'day').format('YYYY-MM-DD')
  const openRates = async () => {
    await openConsole(HQ)
    await press('税率配置')
    await sees('添加税率')
  }
  it('are saved as a whole after confirmation and locked once in force', async () => {
    await openRates()
    const inForce = taxRates().filter(({ startTime }) => startTime.replaceAll('-', '') <= dayStamp())
    expect(inForce.length).toBe(3)
    expect(await button('移除该税率 1')).toBeDisabled()
    expect(await button('移除该税率 4')).toBeEnabled()
    await press('添加税率')
    await choose('税种 5', '增值税')
    await choose('能源类型 5', '纯电')
    await fill('税率 5', '9.5')
    await pickDay('生效日期 5', tomorrow())
    await press(/^保\s?存$/)
    const question = await dialog(/保存税率配置/)
    expect(question).toHaveTextContent(`增值税 · 纯电 · 9.5% · ${tomorrow()}`)
    await agree(/^保\s?存$/)
    await seesToast('税率配置已保存')
    expect(received(orders.saveTaxRate)).toHaveLength(1)
    const [body] = bodies(orders.saveTaxRate)
    expect(body).toEqual({
      items: [
        ...[0, 1, 2, 3].map(() => expect.objectContaining({ id: expect.any(String) as string })), // any text
        { taxType: taxType.vat, energyType: taxEnergy.electric, rate: 9.5, startTime: tomorrow(), remark: '' },
      ],
    })
    expect(taxRates()).toHaveLength(5)
  })

  it('reject a duplicate and an effective date before tomorrow', async () => {
    await openRates()
    await press('添加税率')
    await choose('税种 5', '购置税')
    await choose('能源类型 5', '纯电')
    await fill('税率 5', '9.555')
    await pickDay('生效日期 5', sure(taxRates()[3]).startTime)
    await press(/^保\s?存$/)
    await dialog(/税率配置不能重复/)
    await pickDay('生效日期 5', inZone(control.now()).format('YYYY-MM-DD'))
    await press(/^保\s?存$/)
    await dialog(/新税率最早从明天起生效/)
    expect(received(orders.saveTaxRate)).toEqual([])
  })
})

describe('dealer order list', () => {
  it('filters by month and shows the days overdue', async () => {
    const late = sure(
      dmsOrders().find(
        ({ status, expectDate }) =>
          status === dmsOrderStatus.inTransit && expectDate !== '' && expectDate.replaceAll('-', '') < dayStamp(),
      ),
    )
    await openConsole(`${DMS}?orderMonth=2026-01~2026-12&orderNo=${late.orderNo}`)
    await sees(/^逾期 \d+ 天$/)
    expect(queries(orders.listDms)[0]).toMatchObject({ orderMonthStart: '2026-01', orderMonthEnd: '2026-12' })
    await press(late.orderNo)
    const crumbs = await find('nav', '当前位置')
    await until(() => expect(crumbs).toHaveTextContent('经销商订单（总部）'))
    expect(crumbs).not.toHaveTextContent('用户订单（总部）')
  })

  it('totals the page for a dealer', async () => {
    await openConsole(OWN, { as: 'dealer01' })
    const own = dmsOrders()
      .filter(({ dealerCode }) => dealerCode === 'D00001')
      .slice(0, 20)
    const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
    await sees('本页合计')
    const foot = sure(document.querySelector('.data-foot'))
    expect(foot).toHaveTextContent(`${sum(({ quantity }) => quantity)} / ${sum(({ arrivedQty }) => arrivedQty)}`)
    expect(foot).toHaveTextContent(Number(fromCents(sum(({ totalCents }) => totalCents))).toLocaleString('en'))
    expect(foot).not.toHaveTextContent('—')
  })
})

describe('second-tier applications', () => {
  const TAB = `${DMS}?tab=outlets`
  const waiting = async () => {
    const { records } = await orders.listSecondDealerApprovals({ status: auditStatus.waiting, pageSize: 5 })
    return sure(records[0])
  }
  it('are rejected with a reason of at least five characters', { tags: ['core'] }, async () => {
    await openConsole(TAB)
    const row = await waiting()
    await act(row.dealerName, '驳回')
    await fill('审批意见', '不行', '[role=dialog]')
    await agree('驳回')
    await sees('长度须为 5-200 个字符')
    expect(received(orders.approveSecondDealer)).toEqual([])
    await fill('审批意见', '门店照片不清晰', '[role=dialog]')
    await agree('驳回')
    await seesToast('已驳回')
    expect(bodies(orders.approveSecondDealer)).toEqual([{ id: row.id, result: 2, opinion: '门店照片不清晰' }])
  })
  it('cannot be decided after another user has decided them', async () => {
    await openConsole(TAB)
    const row = await waiting()
    await act(row.dealerName, '通过')
    await orders.approveSecondDealer({ id: row.id, result: 2, opinion: '资料不齐，请补充' })
    await agree('通过')
    await until(() => expect(toasts().join()).toMatch(/该申请已被.+处理/))
  })
  it('are read-only for a dealer', async () => {
    await openConsole(`${OWN}?tab=outlets&status=`, { as: 'dealer01' })
    await sent(orders.listSecondDealerApprovals)
    expect(hasButton('通过')).toBe(false)
    expect(hasButton('驳回')).toBe(false)
  })
})

describe('order shares', () => {
  it('are deleted by headquarters after confirmation when nothing was granted', async () => {
    const row = sure(orderShares().find(({ status }) => status === orderRewardStatus.failed))
    await openConsole(`${SHARES}?orderNo=${row.orderNo}`)
    await act(row.orderNo, '删除分享记录')
    await agree('删除分享记录')
    await seesToast('已删除')
    expect(bodies(rewards.removeOrderRecord)).toEqual([{ id: row.id }])
    expect(orderShares().some(({ id }) => id === row.id)).toBe(false)
  })
  it('cannot be deleted once granted', async () => {
    const row = sure(orderShares().find(({ status }) => status === orderRewardStatus.granted))
    await openConsole(`${SHARES}?orderNo=${row.orderNo}`)
    await sees(row.orderNo)
    expect(hasButton('更多操作')).toBe(false)
    await expect(rewards.removeOrderRecord({ id: row.id })).rejects.toThrow('状态已变化，请刷新后重试')
  })
  it('are exported by a dealer with the filters and limited to its own', async () => {
    const saved = takeSaved()
    await openConsole(`${SHARES}?status=2`, { as: 'dealer01' })
    await sent(rewards.listOrderRecords)
    expect(bodies(rewards.listOrderRecords)[0]).toMatchObject({ status: [2] })
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(bodies(rewards.exportOrderRecords)).toEqual([{ status: [2], sortField: 'createTime', sortOrder: 'desc' }])
    const own = orderShares().filter((row) => isOwn(row) && row.status === orderRewardStatus.failed)
    expect(await rowsOf(sure(saved[0]).blob)).toHaveLength(own.length)
    expect(hasButton(/删除/)).toBe(false)
  })
  it('are marked when the sharer is also the buyer', async () => {
    const row = sure(orderShares().find(({ sharePhone, phone }) => sharePhone === phone))
    await openConsole(`${SHARES}?orderNo=${row.orderNo}`)
    await sees('自购')
  })
})
