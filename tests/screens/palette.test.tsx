import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as articles from '@/api/marketing/articles'
import * as clues from '@/api/leads/clues'
import * as internalStaff from '@/api/system/internalStaff'
import * as phoneProtect from '@/api/system/phoneProtect'
import * as dealers from '@/api/system/dealers'
import * as roles from '@/api/system/roles'
import * as users from '@/api/system/users'
import { useShelf } from '@/app/shell/favourites'
import { titleOf } from '@/app/tabs'
import { translate } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { leads } from '../../mocks/leads/rules/leads'
import { articleShelf } from '../../mocks/marketing/calls/articles'
import { materialById } from '../../mocks/marketing/rules/materials'
import { org } from '../../mocks/system/rules/store'
import { dialog, find, hands, queries, sent, settled, sure, until } from '../actions'
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
const place = () => location.pathname + location.search

describe('records in the palette', () => {
  it('a lead is found by its number and by the phone of its customer, and opens its page', async () => {
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
  it('accounts, dealers and articles are found by account, code, phone and title', async () => {
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
  it('asks once typing rests, for two characters or more, and no list that the role may not open', async () => {
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
  it('ends what it asked when typing goes on; a list that fails is quiet, and the others answer', async () => {
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
    ['13800001111', [clues.listZb, clues.listNurture, users.list, internalStaff.list, phoneProtect.listBindings]],
    [
      'QX00013',
      [users.list, dealers.listFirst, dealers.listSecond, dealers.listGroups, internalStaff.list, roles.list],
    ],
    [
      '没有这样的',
      [clues.listZb, clues.listNurture, users.list, dealers.listFirst, dealers.listSecond, dealers.listGroups],
    ],
  ])('asks no more than six lists at a time, first those that %s can be found in', async (query, first) => {
    await openConsole('/home')
    await settled()
    control.clearLog()
    control.inject({ path: '*', kind: 'never' })
    await look(query)
    await until(() =>
      expect(new Set(control.log().map(({ template }) => template))).toEqual(new Set(first.map(({ path }) => path))),
    )
    expect(control.log()).toHaveLength(first.length)
  })
  it('asks the other lists when it is told to, and where the user works before them', async () => {
    useShelf.setState({ recents: ['/marketing-management/article'] })
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

describe('commands in the palette', () => {
  it('make something new where the role may: on its page or in its list', async () => {
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
  it('make everything that has a page of its own for it, at headquarters but what dealers make', async () => {
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
  it('are only those of the role: a sales area reads campaigns and makes none', async () => {
    await openConsole('/home', { as: 'area_hd' })
    await look('新增')
    expect(titlesIn('操作').filter((title) => /活动|卡券|文章/.test(title))).toEqual([])
  })
  it('export the list on screen, and that of no page behind it', async () => {
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
  it('switch the role, for whoever has others', async () => {
    await openConsole('/home', { as: 'dealer01' })
    await look('切换')
    await hands.keyboard('{Enter}')
    expect(await find('.role-list input[type=radio]', /服务经理/)).toBeInTheDocument()
  })
  it('take over what was typed into the search of the menu', async () => {
    await openConsole('/home')
    const search = sure(document.querySelector<HTMLElement>('.side-search input'))
    await hands.click(search)
    await hands.paste('D00013')
    await hands.keyboard('{Enter}')
    expect(await find('.palette-input input', /./)).toHaveValue('D00013')
    await record(/D00013/)
  })
})
