import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as articles from '@/api/marketing/articles'
import * as clues from '@/api/leads/clues'
import * as ats from '@/api/orders/ats'
import * as bigOrders from '@/api/orders/bigOrders'
import * as miniOrders from '@/api/orders/miniOrders'
import * as orders from '@/api/orders/orders'
import * as internalStaff from '@/api/system/internalStaff'
import * as phoneProtect from '@/api/system/phoneProtect'
import * as dealers from '@/api/system/dealers'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import * as reservations from '@/api/vehicle/reservations'
import * as testDrive from '@/api/vehicle/testDrive'
import { useFavourites } from '@/app/shell/favourites'
import { titleOf } from '@/app/title'
import { translate } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { leads } from '../../mocks/leads/rules/leads'
import { articleShelf } from '../../mocks/marketing/calls/articles'
import { materialById } from '../../mocks/marketing/rules/materials'
import { requests } from '../../mocks/orders/rules/bigOrders'
import { accounts } from '../../mocks/orders/rules/prorateAccounts'
import { customerOrders } from '../../mocks/orders/rules/orders'
import { allSales } from '../../mocks/orders/rules/sales'
import { testDrives } from '../../mocks/orders/rules/testDrives'
import { org } from '../../mocks/system/rules/store'
import { bodies, dialog, find, hands, queries, sent, settled, sure, until } from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const look = async (query: string) => {
  if (!document.querySelector('[role=dialog] .palette-input')) await hands.keyboard('{Control>}k{/Control}')
  const box = await find('.palette-input input', /./)
  await hands.clear(box)
  await hands.click(box)
  await hands.paste(query)
}
const group = (name: string) => document.querySelector(`.palette-list [role=group][aria-label="${name}"]`)
const titlesIn = (name: string) =>
  [...(group(name)?.querySelectorAll('[role=option]') ?? [])].map(({ textContent }) => textContent ?? '')
const record = (words: RegExp) =>
  until(() =>
    sure(
      [...(group('记录')?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].find((one) =>
        words.test(one.textContent),
      ),
    ),
  )
const quiet = () => until(() => expect(document.querySelector('.palette-input .anticon-loading')).toBeNull())
const openHome = async (as?: string) => {
  await openConsole('/home', { as })
  await until(() => expect(document.querySelector('.home-kpis')).not.toBeNull())
  await settled()
}
const place = () => location.pathname + location.search

describe('record search in the palette', () => {
  it('finds a lead by its number or phone and opens its page', { tags: ['core'] }, async () => {
    await openConsole('/home')
    const lead = sure(leads.find(({ phone }) => leads.filter((one) => one.phone === phone).length === 1))
    await look(lead.clueId)
    const hit = await record(new RegExp(lead.clueId))
    expect(hit).toHaveTextContent('线索列表')
    await hands.keyboard('{Enter}')
    await until(() => expect(place()).toBe(`/clue-management/clueDetail?clueId=${lead.clueId}`))
    expect(document.querySelector('.palette-input')).toBeNull()
    await settled()
    expect(await screen.findByRole('tab', { name: new RegExp(`线索详情.*${lead.customerName}`) })).toBeInTheDocument()
    await look(lead.phone)
    await record(new RegExp(lead.clueId))
    expect(queries(clues.listZb).at(-1)).toMatchObject({ phone: lead.phone, pageNo: '1' })
  })
  it('searches dealers, accounts and articles by code, username, phone and title', async () => {
    await openConsole('/home')
    const dealer = sure(org.dealers.find(({ dealerCode }) => dealerCode === 'D00013'))
    await look('D00013')
    await hands.click(await record(new RegExp(`${dealer.dealerName}.*D00013.*经销商管理`)))
    await until(() => expect(place()).toBe(`/system-management/distributorManagement?mode=detail&record=${dealer.id}`))
    expect(await dialog(new RegExp(dealer.dealerName))).toBeInTheDocument()
    await look('superadmin')
    expect(await record(/superadmin.*用户管理/)).toBeInTheDocument()
    const boss = sure(org.users.find(({ username }) => username === 'superadmin'))
    await look(boss.phone)
    await record(/superadmin/)
    await quiet()
    const title = '保养'
    await look(title)
    await sent(articles.list)
    await quiet()
    expect(queries(articles.list).at(-1)).toMatchObject({ title, pageSize: '5' })
  })
  it('starts when typing pauses, from two characters, in permitted lists only', async () => {
    await openConsole('/clue-management/clueDetail', { as: 'hq_clue' })
    await settled()
    const before = control.log().length
    await look('王')
    await hands.keyboard('小明')
    await sent(clues.listZb)
    await quiet()
    expect(queries(clues.listZb).map(({ customerName }) => customerName)).toEqual(['王小明'])
    expect([users.list, dealers.listFirst, roles.list, articles.list].flatMap(received)).toEqual([])
    expect(control.log().length).toBeGreaterThan(before)
    await look('a')
    await look('12')
    await look('/home')
    await hands.keyboard('{Escape}')
    expect(received(clues.listZb)).toHaveLength(1)
  })
  it('aborts outdated requests and ignores a failing list', async () => {
    await openConsole('/workNo')
    await settled()
    control.inject({ path: users.list.path, method: users.list.method, kind: 'never', times: 1 })
    await look('superadmin')
    await sent(users.list)
    control.inject({ path: dealers.listFirst.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    await look('superadmi')
    await record(/superadmin.*用户管理/)
    await quiet()
    await until(() => expect(received(users.list).map(({ aborted }) => Boolean(aborted))).toEqual([true, false]))
    expect(toasts()).toEqual([])
    await look('没有这样的记录')
    await quiet()
    expect(await screen.findByText('没有找到匹配的页面、记录或操作')).toBeInTheDocument()
  })
  it.each([
    [
      '13800001111',
      [clues.listZb, clues.listNurture, users.list, internalStaff.list, phoneProtect.listBindings, orders.list],
    ],
    ['CO2026112000012', [orders.list, bigOrders.list, miniOrders.list, orders.listDms, ats.list, testDrive.list]],
    ['lvvdc11b0rd200007', [orders.list, ats.list, reservations.listReserves]],
    [
      'QX00013',
      [users.list, dealers.listFirst, dealers.listSecond, dealers.listGroups, internalStaff.list, roles.list],
    ],
    [
      '没有这样的',
      [clues.listZb, clues.listNurture, users.list, dealers.listFirst, dealers.listSecond, dealers.listGroups],
    ],
  ])('requests at most six lists at once for %s, the likeliest first', async (query, first) => {
    await openHome()
    control.clearLog()
    control.inject({ path: '*', kind: 'never' })
    await look(query)
    await until(() =>
      expect(new Set(control.log().map(({ template }) => template))).toEqual(new Set(first.map(({ path }) => path))),
    )
    expect(control.log()).toHaveLength(first.length)
  })
  it('finds orders by their numbers and opens their pages', async () => {
    await openHome()
    const order = sure(customerOrders()[0])
    control.clearLog()
    await look(order.orderNo)
    await hands.click(await record(new RegExp(`${order.orderNo}.*用户订单（总部）`)))
    await until(() => expect(place()).toBe(`/order-management/orderDetail?id=${order.id}&type=hq`))
    expect([clues.listZb, orders.listDealer, users.list].flatMap(received)).toEqual([])
    const service = sure(requests()[0]).row
    await look(service.serviceNo)
    await hands.click(await record(new RegExp(service.serviceNo)))
    await until(() => expect(place()).toBe(`/big-afterservice/big-serviceOrderDetail?id=${service.id}`))
    expect(bodies(bigOrders.list).at(-1)).toEqual({
      serviceNo: service.serviceNo,
      pageNo: 1,
      pageSize: 5,
      queryType: 'service',
    })
    const drive = sure(testDrives().find(({ source }) => source === 'MINI'))
    await look(drive.orderNo)
    await hands.click(await record(new RegExp(drive.orderNo)))
    await until(() => expect(place()).toBe(`/smallOrder/testDriveOrder?id=${drive.id}`))
  })
  it('finds a car by its VIN or the end of it and a split account by dealer code', async () => {
    await openHome()
    const sale = sure(allSales()[200])
    await look(sale.vin.toLowerCase())
    await record(new RegExp(`${sale.vin}.*${sale.atsNo}.*实销管理（总部）`))
    expect(queries(ats.list).at(-1)).toEqual({ vin: sale.vin, scope: 'hq', pageNo: '1', pageSize: '5' })
    expect(queries(clues.listZb).filter(({ customerName }) => customerName)).toEqual([])
    await look(sale.vin.slice(-6))
    await hands.click(await record(new RegExp(sale.vin)))
    await until(() => expect(place()).toBe(`/solid-management/solidDetail?id=${sale.id}`))
    const account = sure(accounts()[0])
    await look(account.dealerCode)
    await quiet()
    await hands.click(await find('.palette-list [role=option]', /^在其余 \d+ 个列表中继续搜索/))
    await hands.click(await record(new RegExp(`${account.dealerCode}.*分账账户管理`)))
    await until(() => expect(place()).toBe(`/account-management/silverManagement?mode=detail&record=${account.id}`))
  })
  it('requests only dealer lists for a dealer', async () => {
    await openHome('dealer01')
    const sale = sure(allSales().find(({ dealerCode }) => dealerCode === 'D00001'))
    control.clearLog()
    await look(sale.vin)
    await record(new RegExp(`${sale.vin}.*实销管理（展厅）`))
    await quiet()
    expect(queries(ats.list).map(({ scope }) => scope)).toEqual(['showroom'])
    expect(received(orders.listDealer)).toHaveLength(1)
    expect(received(orders.list)).toEqual([])
  })
  it('searches the remaining lists for an unknown order number only on request', async () => {
    await openHome()
    control.clearLog()
    await look('ZZ2020010199999')
    await until(() => expect(titlesIn('记录').at(-1)).toMatch(/^在其余 \d+ 个列表中继续搜索$/))
    expect(received(bigOrders.list)).toHaveLength(2)
    expect([clues.listZb, users.list, dealers.listFirst].flatMap(received)).toEqual([])
    await hands.keyboard('{ArrowUp}{Enter}')
    await sent(users.list)
    await quiet()
  })
  it('requests the list in use first and the remaining lists on request', async () => {
    useFavourites.setState({ recents: ['/marketing-management/article'] })
    const { title } = sure(materialById(sure(articleShelf.all()[0]).id))
    await openConsole('/marketing-management/article')
    await settled()
    control.clearLog()
    await look(title)
    await record(/文章/)
    await quiet()
    expect(control.log().length).toBe(6)
    expect(received(articles.list)).toHaveLength(1)
    expect(received(roles.list)).toEqual([])
    const [more] = titlesIn('记录').slice(-1)
    expect(more).toMatch(/^在其余 \d+ 个列表中继续搜索$/)
    await hands.keyboard('{ArrowUp}{Enter}')
    await sent(roles.list)
    await quiet()
    const asked = control.log().map(({ template }) => template)
    expect(asked).toHaveLength(new Set(asked).size)
    expect(titlesIn('记录').filter((one) => /继续搜索/.test(one))).toEqual([])
    expect(document.querySelector('.palette-input')).not.toBeNull()
  })
})

it('palette ranks the page with the exact path first', async () => {
  await openHome()
  await look('/star-management/column')
  await until(() => expect(titlesIn('页面')[0]).toMatch(/^栏目管理/))
  expect(titlesIn('页面').length).toBeGreaterThan(1)
})

describe('palette commands', () => {
  it('create records on their own page or in their list', async () => {
    await openConsole('/home')
    await look('新增文章')
    expect(titlesIn('操作')).toEqual(['新增文章'])
    await hands.keyboard('{Enter}')
    await until(() => expect(place()).toBe('/marketing-management/article-details'))
    await look('新增：用户')
    await hands.keyboard('{Enter}')
    await until(() => expect(place()).toBe('/system-management/userManagement?mode=new'))
    expect(await dialog(/新增用户/)).toBeInTheDocument()
  })
  it('create every record with a page of its own except those of dealers', async () => {
    await openConsole('/home')
    await look('新')
    const lines: readonly RouteLine[] = routes
    const made = lines.filter(({ alsoNew }) => alsoNew).map(({ path }) => path)
    expect(made.length).toBeGreaterThan(5)
    const titles = made
      .filter((path) => path !== '/marketing-management/campaign-dealer-details')
      .map((path) => titleOf(translate, { path, search: '' }))
    expect(titlesIn('操作')).toEqual(expect.arrayContaining(titles))
  })
  it.each([
    ['运费', '/order-management-shop/freight-management', /运费模板/],
    ['一级分类', '/config-management-shop/primary-category', /新增一级分类/],
  ])('create shop records in their list: %s', async (word, path, title) => {
    await openConsole('/home')
    await look(`新增：${word}`)
    await hands.keyboard('{Enter}')
    await until(() => expect(place()).toBe(`${path}?mode=new`))
    expect(await dialog(title)).toBeInTheDocument()
  })
  it('register a sale at a dealer', async () => {
    await openConsole('/home', { as: 'sale01' })
    await look('新增：实销')
    await hands.keyboard('{Enter}')
    await until(() => expect(place()).toBe('/solid-management/solidDealerCounselor?mode=new'))
    expect(await dialog(/登记实销/)).toBeInTheDocument()
  })
  it('apply for a split account at headquarters but register no sale there', async () => {
    await openConsole('/home')
    await look('分账开户')
    expect(titlesIn('操作')).toEqual(['分账开户申请'])
    await look('新增：实销')
    expect(titlesIn('操作')).toEqual([])
  })
  it('exclude records that a sales area cannot create', async () => {
    await openConsole('/home', { as: 'area_hd' })
    await look('新增')
    expect(titlesIn('操作').filter((title) => /活动|卡券|文章/.test(title))).toEqual([])
  })
  it('export only the list on screen', async () => {
    const { router } = await openConsole('/system-management/roleManagement')
    await settled()
    await look('导出')
    expect(titlesIn('操作')).toEqual(['导出 · 角色管理'])
    await hands.keyboard('{Enter}')
    await sent(roles.exportList)
    await router.navigate('/home')
    await settled()
    await look('导出')
    expect(titlesIn('操作')).toEqual([])
  })
  it('switch the role of a user with several roles', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await look('切换')
    await hands.keyboard('{Enter}')
    expect(await find('.role-list input[type=radio]', /服务经理/)).toBeInTheDocument()
  })
  it('take over the text typed into the menu search', async () => {
    await openConsole('/home')
    const search = sure(document.querySelector<HTMLElement>('.side-search input'))
    await hands.click(search)
    await hands.paste('D00013')
    await hands.keyboard('{Enter}')
    expect(await find('.palette-input input', /./)).toHaveValue('D00013')
    await record(/D00013/)
  })
})
