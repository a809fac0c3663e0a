// @module-tag marketing
import { describe, expect, it } from 'vitest'
import * as orderCalls from '@/api/commerce/shopOrders'
import * as calls from '@/api/marketing/coupons'
import { codeStatus, grantStatus } from '@/entities/marketing/couponEnums'
import { formatTime } from '@/lib/time'
import { shopOrders } from '../../mocks/commerce/rules/shopOrders'
import { shopUserById } from '../../mocks/members/data/shopUsers'
import { codes, couponById, grants } from '../../mocks/marketing/rules/coupons'
import { org } from '../../mocks/system/rules/store'
import { all, dialog, fill, find, hands, press, queries, sees, sent, settled, sure, until } from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const PAGE = '/marketing-management/ProvideData'
const openData = (query = '', as?: string) => openConsole(`${PAGE}${query}`, { as })
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')
const WIDE = `time=${dayFrom(-300)}~${dayFrom(0)}`
const heads = () =>
  [...document.querySelectorAll('.data-head [role=columnheader]')].map(({ textContent }) => textContent)
const figures = () => document.querySelector('.figures')?.textContent ?? ''

describe('coupon grant data', () => {
  it('loads the last 30 days with the newest first', async () => {
    await openData()
    await sent(calls.listTrades)
    const [entry] = received(calls.listTrades)
    expect([entry?.method, entry?.path]).toEqual(['GET', '/api-star-web/web/coupon/trade/getCouponTradeList'])
    expect(entry?.query).toEqual({
      receiveTimeStart: `${dayFrom(-29)} 00:00:00`,
      receiveTimeEnd: `${dayFrom(0)} 23:59:59`,
      sortField: 'receiveTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    const fit = codes().filter(({ receiveTime }) => receiveTime >= dayFrom(-29))
    await until(() => expect(figures()).toContain(`领取张数${fit.length.toLocaleString('zh')}`))
    const used = fit.filter(({ status }) => status === codeStatus.used)
    expect(figures()).toContain(`核销张数${used.length.toLocaleString('zh')}`)
    expect(figures()).toContain(`核销率${((used.length / fit.length) * 100).toFixed(1)}%`)
  })

  it('rates fewer expired coupons as good and fewer redeemed ones as bad', async () => {
    const sums = {
      grantedCount: 9,
      receivedCount: 9,
      usedCount: 1,
      expiredCount: 1,
      discountAmount: '1.00',
      orderAmount: '9.00',
    }
    const before = {
      grantedCount: 9,
      receivedCount: 9,
      usedCount: 3,
      expiredCount: 3,
      discountAmount: '2.00',
      orderAmount: '9.00',
    }
    control.inject({
      path: calls.listTrades.path,
      kind: 'code',
      code: 200,
      data: { records: [], total: 0, summary: sums, before },
    })
    await openData()
    const changeOf = (label: string) =>
      [...document.querySelectorAll('.figures > div')]
        .find((card) => card.firstChild?.textContent === label)
        ?.querySelector('.trend')
    await until(() => expect(changeOf('过期张数')).toHaveAttribute('data-good', 'true'))
    expect(changeOf('核销张数')).toHaveAttribute('data-good', 'false')
  })

  it('shows a grant from the address as a removable filter', async () => {
    const grant = sure(grants().find(({ status }) => status === grantStatus.done))
    await openData(`?grantId=${grant.id}&${WIDE}`)
    await until(() => expect(document.body).toHaveTextContent(`发放名称：${grant.grantName}`))
    expect(queries(calls.listTrades)[0]).toMatchObject({ grantId: grant.id })
    await hands.click(sure(document.querySelector('[aria-label="重置 发放名称"]')))
    await until(() => expect(queries(calls.listTrades).at(-1)).not.toHaveProperty('grantId'))
  })

  it('links to the order of a redeemed coupon', async () => {
    const order = sure(shopOrders()[0])
    const code = sure(codes().find(({ orderNo }) => orderNo !== ''))
    code.orderNo = order.orderNo
    await openData(`?couponCode=${code.couponCode}&${WIDE}`)
    await press(order.orderNo)
    await until(() => expect(queries(orderCalls.list).at(-1)).toMatchObject({ orderNo: order.orderNo }))
    expect(await find('a.cell-link', order.orderNo)).toHaveAttribute('href', expect.stringContaining(`id=${order.id}`))
  })

  it('loads the coupon filter options page by page', async () => {
    await openData()
    await hands.click(await find('input[role=combobox]', '卡券名称'))
    await sent(calls.list)
    const options = () => document.querySelectorAll('.ant-select-item-option').length
    await press('加载更多')
    await until(() => expect(queries(calls.list).map(({ pageNo }) => pageNo)).toEqual(['1', '2']))
    await until(() => expect(all('button', '加载更多')).toEqual([]))
    expect(options()).toBeGreaterThan(0)
    await hands.type(await find('input[role=combobox]', '卡券名称'), '旧版满减券')
    await until(() => expect(queries(calls.list).at(-1)).toMatchObject({ couponName: '旧版满减券', pageNo: '1' }))
  })

  it('filters by redemption time', async () => {
    await openData(`?time=${encodeURIComponent('use|last7')}`)
    await sent(calls.listTrades)
    expect(queries(calls.listTrades)[0]).toMatchObject({
      useTimeStart: `${dayFrom(-6)} 00:00:00`,
      useTimeEnd: `${dayFrom(0)} 23:59:59`,
    })
    expect(queries(calls.listTrades)[0]).not.toHaveProperty('receiveTimeStart')
  })

  it('rejects a time range of more than 366 days', async () => {
    await openData('?time=2024-01-01~2025-06-01')
    await press('查询')
    await sees('时间范围不能超过 366 天')
  })

  it('filters by a click on a status or a coupon in the charts', { tags: ['core'] }, async () => {
    await openData(`?${WIDE}`)
    await settled()
    await press('券状态分布: 以表格查看')
    await press('已核销')
    await until(() => expect(queries(calls.listTrades).at(-1)).toMatchObject({ status: '3' }))
    await settled()
    await press('核销率最高的 10 种券: 以表格查看')
    const best = sure(document.querySelectorAll('.charts .card')[2])
    const first = await until(() => sure(best.querySelector<HTMLElement>('tbody button')))
    const name = first.textContent
    await hands.click(first)
    await until(() => expect(couponById(sure(queries(calls.listTrades).at(-1)).couponId ?? '')?.couponName).toBe(name))
  })

  it('closes an enlarged chart when one of its parts is clicked', async () => {
    await openData(`?${WIDE}`)
    await settled()
    await press('券状态分布: 放大查看')
    const large = await dialog(/券状态分布/)
    await hands.click(await find('button', '券状态分布: 以表格查看', '[role=dialog]'))
    await hands.click(await find('button', '已核销', '[role=dialog]'))
    await until(() => expect(queries(calls.listTrades).at(-1)).toMatchObject({ status: '3' }))
    await until(() => expect(large).not.toBeInTheDocument())
  })

  it('exports the filtered coupons', async () => {
    await openData(`?source=3&${WIDE}`)
    await settled()
    const saved = takeSaved()
    await press('导出')
    await sent(calls.exportTrades)
    expect(queries(calls.exportTrades)[0]).toMatchObject({ source: '3', receiveTimeStart: `${dayFrom(-300)} 00:00:00` })
    await until(() =>
      expect(saved.map(({ name }) => name)).toEqual([`卡券领取明细表${dayFrom(0).replaceAll('-', '')}.xls`]),
    )
  })

  it('shows a dealer only coupons redeemed at its own outlet', async () => {
    const own = sure(org.users.find(({ username }) => username === 'dealer01')).dealerCode
    await openData(`?${WIDE}`, 'dealer01')
    await sent(calls.listTrades)
    expect(queries(calls.listTrades)[0]).toMatchObject({ status: '3', dealerCode: own })
    const fit = codes().filter((row) => row.dealerCode === own && row.receiveTime >= dayFrom(-300))
    expect(fit.length).toBeGreaterThan(0)
    await sees(`共 ${fit.length} 条`)
    await press('展开筛选')
    expect(all('input', /^核销门店$|^券状态$/)).toEqual([])
    const others = await calls.listTrades({ pageNo: 1, pageSize: 500 })
    expect(others.total).toBe(codes().filter((row) => row.dealerCode === own && row.status === codeStatus.used).length)
    await expect(calls.listMerchants({ couponId: sure(fit[0]).couponId })).rejects.toThrow('没有访问权限')
  })

  it('shows a dealer group only coupons redeemed by its members', async () => {
    const { dealerCode } = sure(org.users.find(({ username }) => username === 'group01'))
    const members = new Set(
      org.dealers.filter(({ groupCode }) => groupCode === dealerCode).map((row) => row.dealerCode),
    )
    const member = sure([...members][0])
    for (const code of codes()
      .filter(({ status, dealerCode: shop }) => status === codeStatus.used && shop !== '')
      .slice(0, 3))
      code.dealerCode = member
    await openData(`?${WIDE}`, 'group01')
    await sent(calls.listTrades)
    expect(queries(calls.listTrades)[0]).toMatchObject({ status: '3' })
    expect(queries(calls.listTrades)[0]).not.toHaveProperty('dealerCode')
    const fit = codes().filter(
      (row) => row.status === codeStatus.used && members.has(row.dealerCode) && row.receiveTime >= dayFrom(-300),
    )
    await sees(`共 ${fit.length} 条`)
    await press('展开筛选')
    await find('input[role=combobox]', '所属经销商')
  })

  it('lists users and links to the coupon codes of each', async () => {
    await openData('?tab=user')
    await sent(calls.listUsers)
    expect(queries(calls.listUsers)[0]).not.toHaveProperty('grantId')
    const [code] = codes()
    const user = sure(shopUserById(sure(code).userId))
    await until(() => expect(heads()).toContain('累计优惠'))
    await fill('手机号', '12', 'main')
    await hands.keyboard('{Enter}')
    await sees('请输入完整手机号或后 4 位')
    await fill('手机号', user.phone, 'main')
    await hands.keyboard('{Enter}')
    await until(() => expect(queries(calls.listUsers).at(-1)).toMatchObject({ phone: user.phone }))
    await hands.click(await find('button', new RegExp(`^券码 ${user.nickname}$`)))
    await sent(calls.listTrades)
    expect(queries(calls.listTrades)[0]).toMatchObject({
      phone: user.phone.slice(-4),
      receiveTimeStart: `${dayFrom(-365)} 00:00:00`,
    })
  })
})
