import { act as flush } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as auth from '@/api/auth'
import * as users from '@/api/users'
import { sealPassword } from '@/session/secret'
import { readToken } from '@/session/token'
import { control, openConsole, received, toasts } from '../harness'
import { all, box, button, fill, find, hands, press, sees, sent, settled, sure, until } from '../hands'

const ADMIN = '/system-management/userManagement'
const BOTH = '/clue-management/clueList'
const names = () => [...document.querySelectorAll('[role=tab].tab-head')].map(({ textContent }) => textContent)
const block = () => document.querySelector('.user-block')?.textContent ?? ''
const at = (path: string) => until(() => expect(location.pathname).toBe(path))

/** Opens dealer01, whose children are a sales and a service manager, with its password kept as after a log-in by hand. */
const openDealer = async (path: string) => {
  const opened = await openConsole(path, { as: 'dealer01' })
  await sealPassword('Abc@12345')
  await settled()
  return opened
}
const choose = async (role: string) => {
  await press('切换角色')
  await hands.click(await find('.role-list input[type=radio]', new RegExp(role)))
}
const confirm = () => find('.ant-modal-footer button', '确定')

describe('a switch of roles', () => {
  it('F-45 F-46 from a page that the new role lacks leads home; its tab and its kept page are gone, the others stay', async () => {
    const { router } = await openDealer(ADMIN)
    await flush(() => router.navigate(BOTH))
    await settled()
    await flush(() => router.navigate(ADMIN))
    await settled()
    expect(names()).toEqual(['首页', '用户管理', sure(names()[2])])
    await choose('销售经理')
    await hands.click(await confirm())
    await until(() => expect(block()).toContain('销售经理'))
    await at('/home')
    await settled()
    expect(names()).toHaveLength(2)
    expect(names()).not.toContain('用户管理')
    expect(document.querySelector(`[id*="userManagement"]`)).toBeNull()
  })

  it('F-47 with unsaved input asks once; no keeps role and input, and so it is with a log-out', async () => {
    await openDealer(ADMIN)
    await press('新增用户')
    await fill('姓名', '王小明', '.ant-drawer')
    await choose('销售经理')
    await hands.click(await confirm())
    const stay = await find('.ant-modal button', /继续编辑|取消|留下/)
    expect(all('.ant-modal-title', /未保存/).length).toBe(1)
    await hands.click(stay)
    expect(received(auth.login)).toEqual([])
    expect(block()).not.toContain('销售经理')
    expect(await box('姓名', '.ant-drawer')).toHaveValue('王小明')
  })

  it('F-48 confirmed twice, with Escape and a change of the page meanwhile, is one token call, and the session goes on', async () => {
    const { router } = await openDealer(BOTH)
    control.inject({ path: auth.login.path, kind: 'slow', delay: 400 })
    await choose('服务经理')
    const ok = await confirm()
    await hands.dblClick(ok)
    await hands.keyboard('{Escape}')
    await sent(auth.login)
    await flush(() => router.navigate('/home'))
    await until(() => expect(block()).toContain('服务经理'))
    await settled()
    expect(location.pathname).toBe('/home')
    expect(received(auth.login)).toHaveLength(1)
    expect(all('.ant-modal-title', '切换角色')).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('F-41 doubles are one, who has no role goes by the account, and the present one is marked', async () => {
    const child = (username: string, roleName: string | null) => ({ id: username, username, roleName })
    const many = Array.from({ length: 200 }, (_, index) => child(`child${index}`, `Role ${index}`))
    control.inject({
      path: users.listChildAccounts.path,
      kind: 'code',
      code: 200,
      data: [child('dealer01', '管理员'), child('twice', 'A'), child('twice', 'A'), child('nameless', null), child('blank', ' '), ...many],
    })
    await openDealer('/home')
    await press('切换角色')
    const names200 = await until(() => {
      const found = [...document.querySelectorAll('.role-list .role-name')].map(({ textContent }) => textContent)
      expect(found).toHaveLength(204)
      return found
    })
    expect(names200.slice(0, 4)).toEqual(['管理员', 'A', 'nameless', 'blank'])
    expect(document.querySelector('.role-list label:has(.ant-tag)')?.textContent).toContain('管理员')
  })
})

describe('a machine left alone', () => {
  it('F-33 for longer than the session lives: the next click leads to log-in with the way back, and what was typed is offered again', async () => {
    await openConsole(ADMIN)
    await settled()
    await press('新增用户')
    await fill('姓名', '王小明', '.ant-drawer')
    await until(() => expect(Object.keys(sessionStorage).some((key) => key.startsWith('draft:'))).toBe(true))
    control.moveClock(13 * 3_600_000)
    await hands.click(await button(/刷新/))
    await at('/login')
    expect(new URLSearchParams(location.search).get('redirect')).toContain(ADMIN)
    expect(readToken()).toBeUndefined()
    expect(toasts()).toHaveLength(1)
    expect(Object.values({ ...sessionStorage }).join()).toContain('王小明')
  })
})

describe('what the server says of the user', () => {
  it('F-14 is shown as text, however odd: a dash for nothing, no HTML', async () => {
    await openConsole('/home')
    await settled()
    control.inject({
      path: users.getCurrent.path,
      kind: 'code',
      code: 200,
      data: { id: 9, username: 'superadmin', nickname: '<img src=x onerror=alert(1)>', roleName: '长'.repeat(500), dealerName: null, roles: ['SUPERADMIN'] },
    })
    const { reloadConsole } = await import('../harness')
    await reloadConsole()
    await sees('<img src=x onerror=alert(1)>')
    const parts = [...document.querySelectorAll('.user-parts > span')].map(({ textContent }) => textContent)
    expect(parts[0]).toMatch(/: -$/)
    expect(parts[1]).toContain('长'.repeat(500))
    expect(document.querySelector('.user-block img[src=x]')).toBeNull()
  })
})
