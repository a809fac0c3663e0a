// @module-tag core
import { act as flush, fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as auth from '@/api/system/auth'
import * as users from '@/api/system/users'
import { useFavourites } from '@/app/shell/favourites'
import { digest } from '@/lib/digest'
import { prop } from '@/lib/json'
import { logOut } from '@/session/flow'
import { useIdentity } from '@/session/identity'
import { sealPassword } from '@/session/secret'
import { useTabs } from '@/session/tabs'
import { readToken, removeToken } from '@/session/token'
import { control, openConsole, received, reloadConsole, toasts } from '../harness'
import {
  all,
  box,
  button,
  dialog,
  fill,
  find,
  hands,
  press,
  sees,
  sent,
  settled,
  sure,
  seesToast,
  until,
} from '../actions'
import { takeConsoleErrors } from '../setup'

const ADMIN = '/system-management/userManagement'
const BOTH = '/clue-management/clueList'
const names = () => [...document.querySelectorAll('[role=tab].tab-head')].map(({ textContent }) => textContent)
const block = () => document.querySelector('.user-block')?.textContent ?? ''
const at = (path: string) => until(() => expect(location.pathname).toBe(path))

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

describe('role switch', () => {
  it('F-45 F-46 closes the tab of a page that the new role lacks and opens the home page', async () => {
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

  it('F-47 asks once about unsaved input and keeps role and input if the user stays', async () => {
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

  it('F-48 sends only one login request despite a double click, Escape and a page change', async () => {
    const { router } = await openDealer(BOTH)
    control.inject({ path: auth.login.path, kind: 'slow', delay: 400 })
    await choose('服务经理')
    const ok = await confirm()
    await hands.dblClick.now(ok)
    await hands.keyboard.now('{Escape}')
    await sent(auth.login)
    await flush(() => router.navigate('/home'))
    await until(() => expect(block()).toContain('服务经理'))
    await settled()
    expect(location.pathname).toBe('/home')
    expect(received(auth.login)).toHaveLength(1)
    expect(all('.ant-modal-title', '切换角色')).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('F-41 lists each account once, by its role or else its username', async () => {
    const child = (username: string, roleName: string | null) => ({ id: username, username, roleName })
    const many = Array.from({ length: 200 }, (_, index) => child(`child${index}`, `Role ${index}`))
    control.inject({
      path: users.listChildAccounts.path,
      kind: 'code',
      code: 200,
      data: [
        child('dealer01', '管理员'),
        child('twice', 'A'),
        child('twice', 'A'),
        child('nameless', null),
        child('blank', ' '),
        ...many,
      ],
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

describe('refusal of the first child account', () => {
  it('R-GUARD-07 keeps the main account logged in and offers the next child account', async () => {
    await openDealer('/home')
    // Like a log-in by hand that F5 interrupted before the switch.
    localStorage.removeItem('session.role')
    control.inject({ path: auth.login.path, kind: 'code', code: 4005, message: '账号已停用，请联系管理员', times: 1 })
    await reloadConsole()
    const window = await dialog(/账号已停用，请联系管理员/)
    expect(received(auth.login).map(({ body }) => prop(body, 'username'))).toEqual(['dealer01_sale'])
    expect(location.pathname).toBe('/home')
    expect(window.querySelector('label:has(:checked)')?.textContent).toContain('服务经理')
    await hands.click(await confirm())
    await until(() => expect(block()).toContain('服务经理'))
    await until(() => expect(all('.ant-modal-title', '切换角色')).toEqual([]))
  })
})

describe('refused role switch', () => {
  it('F-242 asks for the password only if the password was wrong', async () => {
    await openDealer('/home')
    control.inject({ path: auth.login.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    control.inject({
      path: auth.login.path,
      kind: 'code',
      code: 4003,
      message: '账号或密码错误，还可尝试4次',
      times: 1,
    })
    await choose('销售经理')
    await hands.click(await confirm())
    await seesToast('服务繁忙')
    await until(() => expect(document.querySelector('.ant-modal-footer .ant-btn-loading')).toBeNull())
    expect(document.querySelector('#role-password')).toBeNull()
    await hands.click(await confirm())
    await seesToast('账号或密码错误，还可尝试4次')
    await until(() => expect(document.querySelector('#role-password')).not.toBeNull())
  })
})

describe('page that the role lacks', () => {
  const asSale = async () => {
    const opened = await openDealer('/home')
    await choose('销售经理')
    await hands.click(await confirm())
    await until(() => expect(block()).toContain('销售经理'))
    await settled()
    return opened
  }
  it('R-ACC-07 R-GUARD-05 is named together with the other roles, unlike an unknown path', async () => {
    const { router } = await asSale()
    await flush(() => router.navigate('/system-management/roleManagement?roleName=x'))
    await at('/401')
    await sees('您当前的角色没有「角色管理」页面')
    await sees('您的其他角色：服务经理。切换后，如该角色有此页面，将直接打开。')
    await press(/^切换角色$/)
    await find('.role-list input[type=radio]', /服务经理/)
    await flush(() => router.navigate('/nothing/here'))
    await at('/404')
    await sees('抱歉，您访问的页面不存在或未授权')
    expect(all('p', /您当前的角色没有/)).toEqual([])
    expect(takeConsoleErrors().filter((text) => !text.includes('<search>'))).toEqual([])
  })
  it('R-GUARD-02 redirects to the home page after a login by another user (F-53)', async () => {
    const { router } = await asSale()
    const lacked = { state: { loggedIn: true } }
    await flush(() => router.navigate('/system-management/roleManagement', lacked))
    await at('/401')
    await flush(() => router.navigate('/home'))
    useTabs.setState({ owner: 'another' })
    await flush(() => router.navigate('/system-management/roleManagement', lacked))
    await at('/home')
  })
})

describe('required password change', () => {
  const due = async (passwordDays: number, path: string) => {
    await openConsole('/home')
    await settled()
    control.inject({
      path: users.getCurrent.path,
      kind: 'code',
      code: 200,
      data: { ...useIdentity.getState().user, passwordDays },
      times: 1,
    })
    history.pushState({}, '', path)
    await reloadConsole()
    await at('/updatePassword')
    await settled()
  }
  const changePassword = async () => {
    await fill(/^原密码|旧密码/, 'Abc@12345')
    await fill(/^新密码/, 'Xyz@98765')
    await fill(/确认/, 'Xyz@98765')
    await press(/^(保存|确定|提交|修改密码|确认修改)$/)
    await press('立即登录')
    await at('/login')
    return new URLSearchParams(location.search).get('redirect')
  }
  it.each([
    ['expired', 120],
    ['a first one', -1],
  ])('R-GUARD-02 %s: keeps the requested address for the next login', async (_, days) => {
    await due(days, `${BOTH}?keyword=x`)
    expect(await changePassword()).toBe(`${BOTH}?keyword=x`)
  })
  it('R-GUARD-02 expired: opens the requested page on Back', async () => {
    await due(120, `${BOTH}?keyword=x`)
    history.back()
    await at(BOTH)
    expect(location.search).toBe('?keyword=x')
  })
  it('F-212 saves input typed just before its tab is hidden as a draft', async () => {
    const { router } = await openConsole(ADMIN)
    await settled()
    await press('新增用户')
    const name = await fill('姓名', '王小明', '.ant-drawer')
    // The last characters and the tab change happen in one moment, without a pause in which a draft could be written.
    await flush(() => {
      fireEvent.change(name, { target: { value: '王小明明' } })
      return router.navigate('/updatePassword')
    })
    await until(() => expect(Object.values({ ...sessionStorage }).join()).toContain('王小明明'))
  })
  it('F-212 keeps unsaved input of another tab as a draft', async () => {
    const { router } = await openConsole(ADMIN)
    await settled()
    await press('新增用户')
    await fill('姓名', '王小明', '.ant-drawer')
    await until(() => expect(Object.values({ ...sessionStorage }).join()).toContain('王小明'))
    await flush(() => router.navigate('/updatePassword'))
    await settled()
    await fill(/^原密码|旧密码/, 'Abc@12345')
    await fill(/^新密码/, 'Xyz@98765')
    await fill(/确认/, 'Xyz@98765')
    await press(/^(保存|确定|提交|修改密码|确认修改)$/)
    await sees(/其他页面未保存的内容已留存为草稿/)
    await press('立即登录')
    await at('/login')
    expect(Object.values({ ...sessionStorage }).join()).toContain('王小明')
  })
})

describe('logout in another browser tab', () => {
  const say = (how: string) => {
    const ended = digest(sure(readToken()))
    removeToken()
    new BroadcastChannel('session').postMessage({ how, ended })
  }
  it('F-212 keeps unsaved input as a draft and offers to discard it', async () => {
    await openConsole(ADMIN)
    await settled()
    await press('新增用户')
    await fill('姓名', '王小明', '.ant-drawer')
    say('out')
    await sees(/您已在其他浏览器标签页退出登录/)
    await sees('本页未保存的内容已留存为草稿，使用同一账号重新登录后可恢复。')
    await button('放弃草稿')
    await press('重新进入')
    await at('/login')
    expect(new URLSearchParams(location.search).get('redirect')).toContain(ADMIN)
    expect(Object.values({ ...sessionStorage }).join()).toContain('王小明')
  })
  it.each([
    ['expired', /登录状态已失效。/],
    ['password', /密码已在其他浏览器标签页修改/],
  ])('F-44 shows the reason for the logout: %s', async (how, words) => {
    await openConsole('/home')
    await settled()
    say(how)
    await sees(words)
    expect(all('button', '放弃草稿')).toEqual([])
  })
})

describe('login in another browser tab', () => {
  it('F-32 R-GUARD-03 sends the login page of this tab to its own return address', async () => {
    const { router } = await openConsole('/home')
    await settled()
    const token = sure(readToken())
    logOut()
    await at('/login')
    await flush(() => router.navigate(`/login?redirect=${encodeURIComponent(`${BOTH}?keyword=x`)}`))
    const { access_token: next } = await auth.login({ username: 'superadmin', password: 'Abc@12345' }, { token: null })
    expect(next).not.toBe(token)
    new BroadcastChannel('session').postMessage({ how: 'changed', began: digest(next) })
    document.cookie = `access_token=${next}; path=/`
    await at(BOTH)
    expect(location.search).toBe('?keyword=x')
  })
})

describe('manual logout', () => {
  it('F-54 keeps favourites and saved views but clears recent pages and drafts', async () => {
    await openConsole('/home')
    await settled()
    const shelf = `pages.${sure(useIdentity.getState().user).id}`
    localStorage.setItem(shelf, JSON.stringify({ value: { favourites: [BOTH], recents: [] } }))
    localStorage.setItem('views:superadmin:users', '{"value":[]}')
    useFavourites.setState(useFavourites.getInitialState(), true)
    history.replaceState({}, '', ADMIN)
    await reloadConsole()
    await settled()
    await until(() => expect(localStorage.getItem(shelf)).toContain(ADMIN))
    logOut()
    await at('/login')
    expect(JSON.parse(localStorage.getItem(shelf) ?? 'null')).toEqual({
      value: { favourites: [BOTH], recents: [], folded: [] },
    })
    expect(localStorage.getItem('views:superadmin:users')).not.toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('login without a response', () => {
  it('F-88 can be stopped after ten seconds and repeated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { router } = await openConsole('/home')
      await settled()
      logOut()
      await at('/login')
      control.inject({ path: auth.loginByCode.path, kind: 'never', times: 1 })
      const write = async (code: string) => {
        await fill(/^(账号|用户名)/, 'superadmin')
        await fill(/^(登录)?密码/, 'Abc@12345')
        await fill('验证码', code)
      }
      await write('三加五=')
      await press('登录')
      await sent(auth.loginByCode)
      expect(received(auth.loginByCode).at(-1)?.body).toMatchObject({ validateCode: '三加五=' })
      await vi.advanceTimersByTimeAsync(10_500)
      await press('停止等待')
      await sees('已停止等待')
      await until(async () => expect(await button('登录')).toBeEnabled())
      await write('8888')
      await press('登录')
      await at('/home')
      router.dispose()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('idle session', () => {
  it('F-33 leads to the login page on the next click and keeps input as a draft', async () => {
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

describe('user data from the server', () => {
  it('F-14 is shown as plain text, with a dash for a missing value', async () => {
    await openConsole('/home')
    await settled()
    control.inject({
      path: users.getCurrent.path,
      kind: 'code',
      code: 200,
      data: {
        id: 9,
        username: 'superadmin',
        nickname: '<img src=x onerror=alert(1)>',
        roleName: '长'.repeat(500),
        dealerName: null,
        roles: ['SUPERADMIN'],
      },
    })
    await reloadConsole()
    await sees('<img src=x onerror=alert(1)>')
    const parts = [...document.querySelectorAll('.user-parts > span')].map(({ textContent }) => textContent)
    expect(parts[0]).toMatch(/: —$/)
    expect(parts[1]).toContain('长'.repeat(500))
    expect(document.querySelector('.user-block img[src=x]')).toBeNull()
  })
})
