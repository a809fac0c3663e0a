// @module-tag core
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { headingOf, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { logOut } from '@/session/flow'
import { find, hands, press, settled, sure, until } from '../actions'
import { openConsole, reloadConsole } from '../harness'

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'
const menu = () => screen.findByRole('navigation', { name: '主菜单' })
const shelf = () => screen.queryByRole('navigation', { name: '收藏与最近访问' })
const headings = async () =>
  [...(await menu()).querySelectorAll('.side-head')].map(
    (one) => `${one.textContent} ${one.getAttribute('aria-expanded')}`,
  )
const shelved = (name: string) => {
  const nav = shelf()
  const head = nav && within(nav).queryByRole('button', { name })
  return [...(head?.nextElementSibling?.querySelectorAll('.side-title') ?? [])].map(({ textContent }) => textContent)
}

describe('menu headings', () => {
  it('follow the areas of the console in menu order below home', async () => {
    await openConsole('/home')
    expect(await headings()).toEqual([
      '系统与登录 true',
      '营销活动与素材 true',
      '线索与销售报表 true',
      '内容与广告 true',
      '订单、实销与分账 true',
      '车辆与售后服务 true',
      '社区 true',
      '会员与积分 true',
      '用户之声与消息 true',
      '商城 true',
    ])
    const lists = [...(await menu()).children].filter(({ tagName }) => tagName === 'UL')
    expect(lists[0]).toHaveTextContent(/^首页$/)
    expect(lists.at(3)).toHaveTextContent(/线索管理/)
    expect(lists.at(5)).toHaveTextContent(/订单管理/)
    expect(lists.at(6)).toHaveTextContent(/试驾管理/)
    expect(lists.at(7)).toHaveTextContent(/动态管理/)
    expect(lists.at(7)).not.toHaveTextContent(/系统管理/)
  })
  it('cover every menu page except home', () => {
    const lines: readonly RouteLine[] = routes
    const without = lines.filter((line) => !line.hidden && !line.public && !headingOf(line.path))
    expect(without.map(({ path }) => path)).toEqual(['/home'])
  })
  it('fold their groups and keep their state for each account across reloads', async () => {
    await openConsole(USERS)
    await settled()
    await press('营销活动与素材')
    expect(await headings()).toEqual([
      '系统与登录 true',
      '营销活动与素材 false',
      '线索与销售报表 true',
      '内容与广告 true',
      '订单、实销与分账 true',
      '车辆与售后服务 true',
      '社区 true',
      '会员与积分 true',
      '用户之声与消息 true',
      '商城 true',
    ])
    expect(within(await menu()).queryByText('营销管理')).not.toBeInTheDocument()
    await reloadConsole()
    expect((await headings())[1]).toBe('营销活动与素材 false')
    await press('系统与登录')
    expect(await find('.side-head', '系统与登录')).toHaveAttribute('data-holds')
    const leave = async () => {
      logOut()
      await until(() => expect(location.pathname).toBe('/login'))
      cleanup()
    }
    await leave()
    await openConsole('/home', { as: 'area_hd' })
    expect((await headings()).length).toBeGreaterThan(1)
    expect((await headings()).every((one) => one.endsWith('true'))).toBe(true)
    await leave()
    await openConsole('/home')
    expect(await headings()).toEqual([
      '系统与登录 false',
      '营销活动与素材 false',
      '线索与销售报表 true',
      '内容与广告 true',
      '订单、实销与分账 true',
      '车辆与售后服务 true',
      '社区 true',
      '会员与积分 true',
      '用户之声与消息 true',
      '商城 true',
    ])
  })
  it('are omitted from a menu of few pages', async () => {
    await openConsole('/home', { as: 'second01' })
    expect((await menu()).querySelectorAll('a, button').length).toBeGreaterThan(1)
    expect(await headings()).toEqual([])
  })
})

describe('favourites and recent pages', () => {
  it('list favourites until unmarked and the pages last opened', async () => {
    const { router } = await openConsole(USERS)
    await settled()
    expect(shelved('收藏')).toEqual([])
    expect(shelved('最近访问')).toEqual(['用户管理'])
    await press('收藏本页')
    expect(shelved('收藏')).toEqual(['用户管理'])
    expect(shelved('最近访问')).toEqual([])
    await router.navigate(ROLES)
    await until(() => expect(shelved('最近访问')).toEqual(['角色管理']))
    await reloadConsole()
    expect(shelved('收藏')).toEqual(['用户管理'])
    await hands.click(within(sure(shelf())).getByText('用户管理'))
    await until(() => expect(location.pathname).toBe(USERS))
    await press('取消收藏本页')
    await until(() => expect(shelved('最近访问')).toEqual(['用户管理', '角色管理']))
    expect(shelved('收藏')).toEqual([])
  })
  it('list a page opened from the menu only after the pointer leaves the menu', async () => {
    await openConsole('/home')
    await settled()
    const item = (await menu()).querySelector('a[href="/internalStaff"]')
    await hands.hover(sure(item))
    await hands.click(sure(item))
    await until(() => expect(location.pathname).toBe('/internalStaff'))
    expect(shelf()).toBeNull()
    await hands.hover(sure(document.querySelector('main')))
    await until(() => expect(shelved('最近访问')).toEqual(['内部员工']))
  })
  it('offer no star on home or on a page without a menu entry', async () => {
    const { router } = await openConsole('/home')
    const star = () => document.querySelector('.navbar [aria-label$="收藏本页"]')
    expect(star()).toBeNull()
    await router.navigate(USERS)
    await until(() => expect(star()).not.toBeNull())
    await router.navigate('/marketing-management/article-details')
    await until(() => expect(star()).toBeNull())
  })
})

describe('tab title', () => {
  it('names a new record in the tab, the breadcrumb and the document title', async () => {
    await openConsole('/marketing-management/article-details')
    expect(await screen.findByRole('tab', { name: '新增文章', selected: true })).toBeInTheDocument()
    expect(document.title).toMatch(/^新增文章 - /)
    expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent(/新增文章$/)
  })
})
