import type { CallId } from '@/api/callIds'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/api/client'
import { ApiError } from '@/api/error'
import { type Notice, notify, onNotice } from '@/api/notices'
import * as users from '@/api/system/users'
import { dealerType as dealerTypes } from '@/entities/shared/enums'
import { digest } from '@/lib/digest'
import { loadTexts } from '@/locales'
import { clearAllDirty, setDirty } from '@/session/dirty'
import { DRAFT_LIFE_MS, draftOf, writeSoon } from '@/session/drafts'
import {
  adoptIdentity,
  checkIdentity,
  enter,
  isWrongPassword,
  logIn,
  logInAgain,
  logOut,
  reloadMenus,
  startSession,
  switchRole,
} from '@/session/flow'
import { hasPermission, isHeadquarters, mayDo, useIdentity } from '@/session/identity'
import { permitted } from '@/session/permissions'
import { forgetOldPassword, forgetPassword, sealPassword, unsealPassword } from '@/session/secret'
import { readToken, writeToken } from '@/session/token'
import { type Arrived, ok, says, withWire, wire } from '../wire'

const PASSWORD = ' Sentinel@1 '
const HERE = '/system-management/userManagement?pageNo=2'
const credentials = { username: 'boss', password: PASSWORD, channelCode: 'C', validateCode: '8888' }
const paths = {
  byCode: '/api-auth/oauth/user/tokenByCode',
  login: '/api-auth/oauth/user/token',
  logout: '/api-auth/oauth/remove/token',
  current: '/api-user/users/current',
  child: '/api-user/users/account/child',
  menus: '/api-user/menus/current',
}
const names = Object.fromEntries(Object.entries(paths).map(([name, path]) => [path, name]))

let children: unknown
let notices: Notice[]
let went: string[]
let wiped: number
let keepsTabs: unknown[]
let here: string
/** Returns the requests in order, with the menus last, because they are loaded in parallel with the user. */
const calls = () => {
  const found = wire.arrived().map(({ path }) => names[path] ?? path)
  let menus = found.filter((name) => name === 'menus').length
  return found
    .filter((name) => name !== 'menus')
    .flatMap((name) => (name === 'current' && menus-- > 0 ? [name, 'menus'] : [name]))
}
const told = () => notices.map(({ text }) => text)
const identity = () => useIdentity.getState()
const ownerOf = ({ headers }: Arrived) => headers.authorization?.replace('Bearer token-', '')
const signIn = () => logIn(credentials, () => {})
const otherTab = (token: string | undefined) => {
  document.cookie = token === undefined ? 'access_token=; path=/; max-age=0' : `access_token=${token}; path=/`
}
const parsed = (path: string): unknown => JSON.parse(wire.arrived(path).at(-1)?.body ?? 'null')
const cleared = () => {
  expect(readToken()).toBeUndefined()
  expect(identity()).toEqual({ phase: 'out', user: undefined, children: [], menus: [], permissions: [] })
  expect(Object.keys(localStorage).filter((key) => key !== 'settings')).toEqual([])
  expect(Object.keys(sessionStorage).filter((key) => key !== 'tabs')).toEqual([])
}

withWire()
beforeEach(async () => {
  await loadTexts('common')
  children = []
  went = []
  wiped = 0
  keepsTabs = []
  here = HERE
  notices = []
  notify('info', Math.random().toString())
  startSession({
    goTo: (path) => void went.push(path),
    here: () => here,
    wipe: (keepTabs) => {
      wiped++
      keepsTabs.push(keepTabs)
    },
  })
  const tokenFor = (arrived: Arrived) =>
    ok({ access_token: `token-${(JSON.parse(arrived.body) as { username: string }).username}` }) // as auth.ts sends it
  wire.answer(paths.byCode, tokenFor)
  wire.answer(paths.login, tokenFor)
  wire.answer(paths.logout, ok())
  wire.answer(paths.current, (arrived) =>
    ok({
      id: 1234567890,
      username: ownerOf(arrived),
      nickname: 'N',
      dealerType: dealerTypes.headquarters,
      roleName: `role of ${ownerOf(arrived)}`,
      permissions: [`${ownerOf(arrived)}.do`],
    }),
  )
  wire.answer(paths.child, () => ok(children))
  wire.answer(paths.menus, (arrived) => ok([{ path: `/menu-${ownerOf(arrived)}` }]))
  return onNotice((notice) => void notices.push(notice))
})
const kids = () => [
  { id: '2', username: 'first', roleName: 'A' },
  { id: '3', username: 'second', roleName: 'B' },
]

describe('log-in', () => {
  it('R-SESS-02 sends user name, password, channel code and verification code', async () => {
    await signIn()
    expect(parsed(paths.byCode)).toEqual(credentials)
  })
  it('R-SESS-04 F-30 trims the username but sends the password unchanged', async () => {
    await logIn({ ...credentials, username: ' \u3000boss\u3000\t' }, () => {})
    expect(parsed(paths.byCode)).toMatchObject({ username: 'boss', password: PASSWORD })
  })
  it('R-SESS-01 R-CONST-01 F-277 stores the token in the strict same-site cookie access_token', async () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    await signIn()
    expect(readToken()).toBe('token-boss')
    expect(document.cookie).toBe('access_token=token-boss')
    const line = written.mock.calls.map(([text]) => text).find((text) => text.includes('token-boss'))
    expect(line?.toLowerCase()).toMatch(/path=\/;? ?samesite=strict|samesite=strict;? ?path=\//)
    expect(line).not.toMatch(/secure/i)
  })
  it('F-277 makes the cookie Secure on https', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'console.example', pathname: '/home' })
    try {
      expect(writeToken('token-boss')).toBe('token-boss')
    } finally {
      vi.unstubAllGlobals()
    }
    const line = written.mock.calls.map(([text]) => text).find((text) => text.includes('token-boss'))
    expect(line?.split('; ').map((part) => part.toLowerCase())).toEqual(
      expect.arrayContaining(['path=/', 'samesite=strict', 'secure']),
    )
  })
  it('R-GUARD-06 R-GUARD-07 requests token, user and menus, then child accounts', async () => {
    const steps: string[] = []
    expect(await logIn(credentials, (step) => void steps.push(step))).toMatchObject({
      username: 'boss',
      id: '1234567890',
    })
    expect(calls()).toEqual(['byCode', 'current', 'menus', 'child'])
    expect(steps).toEqual(['signing', 'user', 'menus'])
    expect(identity()).toMatchObject({
      phase: 'in',
      user: { username: 'boss' },
      menus: [{ path: '/menu-boss' }],
      permissions: ['boss.do'],
    })
  })
  it('R-GUARD-07 R-SESS-07 switches to the first child account with the same password', async () => {
    children = kids()
    expect((await signIn()).username).toBe('first')
    // The menus of the main account are requested in parallel and aborted, sometimes before the server receives the
    // request.
    expect(calls().filter((name) => name !== 'menus')).toEqual(['byCode', 'current', 'child', 'login', 'current'])
    expect(wire.arrived(paths.menus).map(ownerOf)).toContain('first')
    expect(parsed(paths.login)).toEqual({ username: 'first', password: PASSWORD })
    expect(readToken()).toBe('token-first')
    expect(identity()).toMatchObject({
      user: { username: 'first' },
      menus: [{ path: '/menu-first' }],
      permissions: ['first.do'],
    })
  })
  it('F-39 switches only once although every account reports child accounts', async () => {
    children = [{ id: '1', username: 'boss', roleName: 'own' }, ...kids()]
    await signIn()
    expect(calls().filter((name) => name === 'byCode' || name === 'login')).toEqual(['byCode', 'login'])
    expect(identity().user?.username).toBe('first')
  })
  it('F-39 does not switch an account that is its only child', async () => {
    children = [{ id: '1', username: 'boss' }]
    await signIn()
    expect(calls()).toEqual(['byCode', 'current', 'menus', 'child'])
  })
  it('R-SESS-05 R-SESS-06 stores permissions and dealer type', async () => {
    await signIn()
    expect(JSON.parse(localStorage.getItem('session.permissions') ?? '')).toEqual({ value: ['boss.do'] })
    expect(JSON.parse(localStorage.getItem('session.dealerType') ?? '')).toEqual({ value: 1 })
  })
  it('F-266 keeps the password out of storage, cookies and state', async () => {
    children = kids()
    await signIn()
    const seen = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      identity(),
      location.href,
      document.documentElement.outerHTML,
    ])
    expect(seen).not.toContain('Sentinel')
    expect((await unsealPassword())?.password).toBe(PASSWORD)
  })
  it('F-03 shows the message of a refusal and stays logged out', async () => {
    wire.answer(paths.byCode, says({ code: 401, message: '用户名或密码错误' }, 401))
    await expect(signIn()).rejects.toThrow('用户名或密码错误')
    expect(told()).toEqual(['用户名或密码错误'])
    expect(went).toEqual([])
    expect(calls()).toEqual(['byCode'])
    cleared()
  })
  it.each([
    ['null', null],
    ['an empty text', ''],
    ['an empty object', {}],
    ['another field', { jwt: 'x' }],
    ['an empty token', { access_token: '' }],
    ['a blank token', { access_token: ' ' }],
    ['a token null', { access_token: null }],
    ['a number', { access_token: 5 }],
    ['a line break', { access_token: 'a\r\nb' }],
    ['a text', 'undefined'],
  ])('F-18 F-19 rejects a success with %s instead of a valid token', async (_, data) => {
    wire.answer(paths.byCode, ok(data))
    await expect(signIn()).rejects.toThrow('登录失败：服务器未返回有效的登录信息')
    expect(notices).toHaveLength(1)
    expect(went).toEqual([])
    expect(calls()).toEqual(['byCode'])
    cleared()
  })
  it.each(['a b', 'a"b', 'a;b', 'a=b', '100%', '%41', 'a,b', 'a+b/c==', '中文', '😀', 'x'.repeat(4000)])(
    'F-19 stores the token %j unchanged',
    (token) => {
      expect(writeToken(token)).toBe(token)
      expect(readToken()).toBe(token)
    },
  )
  it('F-20 rejects a token over 4096 bytes with the reason', async () => {
    const { cookie } = Object.getOwnPropertyDescriptors(Document.prototype)
    vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
      // Browsers silently drop such cookies, jsdom keeps them.
      if (line.length < 4096) cookie.set?.call(document, line)
    })
    wire.answer(paths.byCode, ok({ access_token: 'x'.repeat(5000) }))
    await expect(signIn()).rejects.toThrow('登录失败：登录信息过长，浏览器无法保存')
    cleared()
  })
  it('F-21 reports a browser that refuses cookies', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    await expect(signIn()).rejects.toThrow('浏览器拒绝了登录信息，请允许本站使用Cookie')
    expect(went).toEqual([])
  })
  it.each([
    ['the user', paths.current],
    ['the child accounts', paths.child],
    ['the menus', paths.menus],
  ])('F-15 F-17 clears the session and reports the error once when loading %s fails', async (_, path) => {
    children = kids()
    wire.answer(path, says({ code: 500, message: '服务异常' }, 500))
    await expect(signIn()).rejects.toThrow()
    expect(told()).toEqual(['服务异常'])
    cleared()
    expect(await unsealPassword()).toBeUndefined()
  })
  it.each([
    ['a refusal', says({ code: 4005, message: '账号已停用' }), '账号已停用'],
    ['a 401', says({ code: 401, message: '密码错误' }, 401), '密码错误'],
    ['a broken connection', { broken: 'reset' } as const, '未收到服务器的答复，操作结果未知，请先核对再重试'],
    ['a success without a token', ok({}), '登录失败：服务器未返回有效的登录信息'],
  ])('R-GUARD-07 keeps the main account logged in after %s for the first child account', async (_, reply, message) => {
    children = kids()
    wire.answer(paths.login, reply)
    expect((await signIn()).username).toBe('boss')
    expect(identity()).toMatchObject({
      phase: 'in',
      user: { username: 'boss' },
      menus: [{ path: '/menu-boss' }],
      refused: { username: 'first', message },
    })
    expect(readToken()).toBe('token-boss')
    expect(went).toEqual([])
    expect(wire.arrived(paths.login)).toHaveLength(1)
    wire.answer(paths.login, ok({ access_token: 'token-second' }))
    expect(await switchRole({ username: 'second' })).toBe('done')
    expect(identity()).toMatchObject({ user: { username: 'second' }, refused: undefined })
  })
  it('R-GUARD-07 does not retry a refused first child account on reload', async () => {
    children = kids()
    wire.answer(paths.login, says({ code: 4005, message: '账号已停用' }))
    await signIn()
    useIdentity.setState({ phase: 'entering', user: undefined, children: [], refused: undefined })
    await enter()
    expect(identity().user?.username).toBe('boss')
    expect(wire.arrived(paths.login)).toHaveLength(1)
  })
  it('F-03 stays on the log-in page with its redirect on a 401 right after the token', async () => {
    here = '/login?redirect=%2Freport'
    wire.answer(paths.menus, says({ code: 401, message: '已失效' }, 401))
    await expect(signIn()).rejects.toThrow('已失效')
    expect(told()).toEqual(['已失效'])
    expect(went).toEqual([])
    cleared()
  })
})

describe('log-in beside another tab', () => {
  it('F-44 does not send the token of another tab', async () => {
    otherTab('token-other')
    await signIn()
    expect(wire.arrived(paths.byCode)[0]?.headers.authorization).toBeUndefined()
    expect(identity().user?.username).toBe('boss')
  })
  it('F-44 keeps the token and the password that another tab stored meanwhile', async () => {
    wire.answer(paths.current, async () => {
      otherTab('token-other')
      await sealPassword('Other@123')
      return ok({ username: 'boss' })
    })
    await expect(signIn()).rejects.toMatchObject({ fault: 'identity' })
    expect(readToken()).toBe('token-other')
    expect((await unsealPassword())?.password).toBe('Other@123')
    expect(identity().phase).toBe('out')
  })
  it('F-35 F-44 never shows the session of another token that was still loading', async () => {
    const shown: (string | undefined)[] = []
    const end = useIdentity.subscribe(({ phase, user }) => phase === 'in' && shown.push(user?.username))
    const bearers = () => wire.arrived(paths.current).map(ownerOf)
    otherTab('token-other')
    wire.answer(paths.menus, async (arrived) => {
      if (ownerOf(arrived) === 'other') await waitFor(() => expect(bearers()).toContain('boss'))
      return ok([{ path: `/menu-${ownerOf(arrived)}` }])
    })
    const entered = enter()
    await waitFor(() => expect(wire.arrived(paths.menus).map(ownerOf)).toContain('other'))
    const signed = signIn()
    expect((await signed).username).toBe('boss')
    await entered
    end()
    expect(new Set(shown)).toEqual(new Set(['boss']))
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'boss' }, menus: [{ path: '/menu-boss' }] })
    expect(readToken()).toBe('token-boss')
    expect([told(), went]).toEqual([[], []])
  })
  it('F-35 F-39 keeps its first child account when an older entry finishes later', async () => {
    children = kids()
    otherTab('token-other')
    let late = () => {}
    const held = new Promise<void>((resolve) => {
      late = resolve
    })
    wire.answer(paths.menus, async (arrived) => {
      if (ownerOf(arrived) !== 'first') await held
      return ok([{ path: `/menu-${ownerOf(arrived)}` }])
    })
    const entered = enter()
    await waitFor(() => expect(wire.arrived(paths.menus).map(ownerOf)).toContain('other'))
    expect((await signIn()).username).toBe('first')
    late()
    await entered
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'first' }, menus: [{ path: '/menu-first' }] })
    expect(readToken()).toBe('token-first')
    expect(wire.arrived(paths.login)).toHaveLength(1)
    expect([told(), went]).toEqual([[], []])
  })
  it('F-44 does not stop an entry with the token of another tab when refused', async () => {
    otherTab('token-other')
    wire.answer(paths.byCode, says({ code: 400, message: '验证码错误' }))
    const signed = signIn()
    const entered = enter()
    await expect(signed).rejects.toThrow('验证码错误')
    await entered
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'other' } })
    expect(readToken()).toBe('token-other')
  })
  it('F-35 clears a session whose cookie is gone before loading the user', async () => {
    otherTab('token-other')
    await enter()
    expect([identity().user?.username, wiped]).toEqual(['other', 0])
    otherTab(undefined)
    const phases: string[] = []
    wire.answer(paths.current, (arrived) => {
      phases.push(`${identity().phase} ${identity().user?.username} ${wiped}`)
      return ok({ username: ownerOf(arrived) })
    })
    await signIn()
    expect(phases).toEqual(['entering undefined 1'])
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'boss' } })
  })
  it('F-03 F-35 reports a 401 only once when it replaces a session without cookie', async () => {
    otherTab('token-other')
    await enter()
    otherTab(undefined)
    wire.answer(paths.current, says({ code: 401, message: '登录已过期' }, 401))
    await expect(signIn()).rejects.toThrow('登录已过期')
    expect(told()).toEqual(['登录已过期'])
    expect(went).toEqual([])
    cleared()
  })
  it('F-23 prefers its own cookie to a path cookie and removes both on log-out', async () => {
    history.replaceState({}, '', '/system-management/userManagement')
    document.cookie = 'access_token=stale; path=/system-management'
    await signIn()
    expect(document.cookie).toBe('access_token=stale; access_token=token-boss')
    await users.getCurrent()
    expect(wire.last().headers.authorization).toBe('Bearer token-boss')
    expect(identity().phase).toBe('in')
    logOut()
    expect(document.cookie).toBe('')
    await waitFor(() => expect(wire.arrived(paths.logout)).toHaveLength(1))
    history.replaceState({}, '', '/')
  })
})

describe('entry with a token', () => {
  beforeEach(() => otherTab('token-boss'))

  it('R-GUARD-06 loads the user and the menus, then the child accounts', async () => {
    await enter()
    expect(calls()).toEqual(['current', 'menus', 'child'])
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'boss' } })
  })
  it('R-GUARD-06 loads everything once for simultaneous calls', async () => {
    await Promise.all([enter(), enter(), enter()])
    expect(calls()).toEqual(['current', 'menus', 'child'])
  })
  it.each([
    ['null', null],
    ['an empty object', {}],
    ['a text', 'boss'],
    ['a list', []],
    ['a user without a name', { id: 1, nickname: 'x' }],
  ])('R-GUARD-08 F-12 fails verification with %s as the user', async (_, user) => {
    wire.answer(paths.current, ok(user))
    await expect(enter()).rejects.toThrow('身份验证失败，请重新登录')
    expect(told()).toEqual(['身份验证失败，请重新登录'])
    expect(went).toEqual([`/login?redirect=${encodeURIComponent(HERE)}`])
    cleared()
  })
  it.each([
    ['the user', paths.current],
    ['the child accounts', paths.child],
    ['the menus', paths.menus],
  ])('R-GUARD-09 F-15 F-17 goes to log-in with a redirect when loading %s fails', async (_, path) => {
    wire.answer(path, says({ code: 500, message: '服务异常' }, 500))
    await expect(enter()).rejects.toThrow()
    expect(told()).toEqual(['服务异常'])
    expect(went).toEqual([`/login?redirect=${encodeURIComponent(HERE)}`])
    expect(wiped).toBe(1)
    cleared()
  })
  it('R-GUARD-09 shows a default text for an error without a message', async () => {
    vi.spyOn(users, 'getCurrent').mockRejectedValue(new Error(''))
    await expect(enter()).rejects.toThrow('')
    expect(told()).toEqual(['发生错误'])
  })
  it.each([201, 510, 'OK', 500])('R-GUARD-10 F-16 reports menus with code %j and ends the session', async (code) => {
    wire.answer(paths.menus, says({ code, message: 'fine', data: [] }))
    await expect(enter()).rejects.toThrow('获取菜单失败')
    expect(told()).toEqual(['获取菜单失败'])
    cleared()
  })
  it.each([null, {}, 'x', [null, 5]])('F-17 treats child accounts %j as none', async (reply) => {
    children = reply
    await enter()
    expect(identity().children).toEqual([])
  })
  it.each([
    ['missing', {}],
    ['null', { roles: null, permissions: null, dealerType: null, nickname: null, roleName: null }],
    [
      'of other types',
      {
        roles: 5,
        permissions: 'all',
        dealerType: String(dealerTypes.headquarters),
        nickname: 5,
        dealerName: {},
        roleName: [],
      },
    ],
    ['lists of other things', { roles: [null, {}], permissions: [1, null] }],
  ])('F-13 F-14 treats fields that are %s as empty', async (_, fields) => {
    wire.answer(paths.current, ok({ username: 'boss', ...fields }))
    await enter()
    expect(identity().user).toMatchObject({ roles: [], dealerType: 0, nickname: '', dealerName: '', roleName: '' })
  })
  it.each([
    ['a text', 'superadmin', ['superadmin']],
    ['a text of several', 'superadmin, hq_clue', ['superadmin', 'hq_clue']],
    ['texts', ['superadmin', 'hq_clue'], ['superadmin', 'hq_clue']],
    ['refs', [{ roleCode: 'superadmin', roleName: '超级管理员' }, { code: 'hq_clue' }], ['superadmin', 'hq_clue']],
  ])('F-13 accepts roles sent as %s', async (_, roles, codes) => {
    wire.answer(paths.current, ok({ username: 'boss', roles }))
    await enter()
    expect(identity().user?.roles).toEqual(codes)
  })
  it('F-11 reports an expired token once and goes to log-in with a redirect', async () => {
    wire.answer('*', says({ code: 401, message: '已失效' }, 401))
    for (const path of Object.values(paths)) wire.answer(path, says({ code: 401, message: '已失效' }, 401))
    // User and menus are both refused. The first refusal ends the session and aborts the other request, sent or not.
    await expect(enter()).rejects.toThrow()
    expect(calls().filter((name) => name === 'current').length).toBeLessThanOrEqual(1)
    expect(told()).toEqual(['已失效'])
    expect(went).toEqual([`/login?expired=1&redirect=${encodeURIComponent(HERE)}`])
    cleared()
  })
  it.each([
    ['before the answer', ok([])],
    ['and the server refuses the old token', says({ code: 401, message: '已失效' }, 401)],
  ])('F-44 enters the session of another tab that logs in meanwhile, %s', async (_, reply) => {
    let first = true
    wire.answer(paths.child, () => {
      if (!first) return ok([])
      first = false
      otherTab('token-other')
      return reply
    })
    await enter()
    expect(readToken()).toBe('token-other')
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'other' }, menus: [{ path: '/menu-other' }] })
    expect(notices).toEqual([])
    expect(went).toEqual([])
  })
  it('F-44 goes to log-in when another tab logs out meanwhile', async () => {
    wire.answer(paths.child, () => {
      otherTab(undefined)
      return ok([])
    })
    await expect(enter()).rejects.toMatchObject({ fault: 'identity' })
    expect(went).toEqual([`/login?redirect=${encodeURIComponent(HERE)}`])
    cleared()
  })
  it('R-GUARD-06 R-GUARD-07 completes a first switch that a reload interrupted', async () => {
    children = kids()
    await sealPassword(PASSWORD)
    await enter()
    expect(identity()).toMatchObject({ phase: 'in', user: { username: 'first' }, menus: [{ path: '/menu-first' }] })
    expect(identity().children.map(({ username }) => username)).toEqual(['first', 'second'])
    expect(parsed(paths.login)).toEqual({ username: 'first', password: PASSWORD })
    expect(readToken()).toBe('token-first')
    expect((await unsealPassword())?.password).toBe(PASSWORD)
  })
  it('R-GUARD-07 keeps the main account if no password is stored', async () => {
    children = kids()
    await enter()
    expect(identity().user?.username).toBe('boss')
    expect(identity().children).toHaveLength(2)
    expect(wire.arrived(paths.login)).toEqual([])
  })
  it('R-SESS-15 replaces the child accounts with those from the server', async () => {
    children = kids()
    await enter()
    children = [{ id: '4', username: 'third', roleName: 'C' }]
    await enter()
    expect(identity().children.map(({ username }) => username)).toEqual(['third'])
    children = []
    await enter()
    expect(identity().children).toEqual([])
  })
  it('R-SESS-07 cannot open a password sealed for another token', async () => {
    await sealPassword('Other@123')
    otherTab('token-main')
    children = kids()
    await enter()
    expect(await unsealPassword()).toBeUndefined()
    expect(wire.arrived(paths.login)).toEqual([])
  })
  it('R-SESS-07 expires a sealed password at its deadline, even after a role switch', async () => {
    await sealPassword(PASSWORD)
    const until = (await unsealPassword())?.until ?? 0
    const hours = (until - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.99)
    expect(hours).toBeLessThanOrEqual(12)
    expect(await unsealPassword(until)).toBeUndefined()
    expect((await unsealPassword(until - 1))?.password).toBe(PASSWORD)
    children = kids()
    await enter()
    await switchRole({ username: 'second' })
    expect((await unsealPassword())?.until).toBe(until)
    await forgetOldPassword(until)
    expect(await unsealPassword(until - 1)).toBeUndefined()
  })
  it('F-15 removes the stored password on failure', async () => {
    await sealPassword(PASSWORD)
    wire.answer(paths.menus, says({ code: 500, message: 'no' }))
    await expect(enter()).rejects.toThrow()
    expect(await unsealPassword()).toBeUndefined()
    await waitFor(() => expect(calls()).toContain('child'))
  })
})

describe('role switch', () => {
  beforeEach(async () => {
    children = kids()
    await signIn()
    already = calls().length
    wiped = 0
  })
  let already = 0
  const since = () => calls().slice(already)

  it('R-SESS-09 clears the session, logs in and reloads user and menus, in this order', async () => {
    const atLogin: unknown[] = []
    wire.answer(paths.login, (arrived) => {
      atLogin.push(readToken(), arrived.headers.authorization, parsed(paths.login))
      return ok({ access_token: 'token-second' })
    })
    expect(await switchRole({ username: 'second' })).toBe('done')
    expect(since()).toEqual(['login', 'current', 'menus'])
    expect(atLogin).toEqual([undefined, undefined, { username: 'second', password: PASSWORD }])
    expect(identity()).toMatchObject({
      phase: 'in',
      user: { username: 'second' },
      menus: [{ path: '/menu-second' }],
      permissions: ['second.do'],
    })
    expect(readToken()).toBe('token-second')
    expect(wiped).toBe(1)
    expect(notices).toEqual([])
  })
  it('R-SESS-03 sends only username and password', async () => {
    await switchRole({ username: 'second' })
    expect(Object.keys(parsed(paths.login) as object)).toEqual(['username', 'password']) // an object, as just sent
  })
  it('F-40 keeps the accounts from the log-in available', async () => {
    await switchRole({ username: 'second' })
    expect(identity().children.map(({ username }) => username)).toEqual(['first', 'second'])
    await switchRole({ username: 'first' })
    expect(identity().user?.username).toBe('first')
  })
  it('F-38 F-40 keeps the chosen role and its siblings after a reload', async () => {
    await switchRole({ username: 'second' })
    children = []
    useIdentity.setState({ phase: 'entering', user: undefined, children: [] })
    await enter()
    expect(identity().user?.username).toBe('second')
    expect(identity().children.map(({ username }) => username)).toEqual(['first', 'second'])
    expect(calls().filter((name) => name === 'login')).toHaveLength(2)
  })
  it('F-49 stores only the permissions of the new role', async () => {
    await switchRole({ username: 'second' })
    expect(localStorage.getItem('session.permissions')).toBe('{"value":["second.do"]}')
  })
  it('F-34 aborts pending requests of the old role', async () => {
    wire.answer('/api-user/slow', { ...ok(), delay: 300 })
    const slow = request({ method: 'GET', path: '/api-user/slow', effect: 'read', as: 'text' }).catch(
      (error: unknown) => error,
    )
    await waitFor(() => expect(wire.arrived('/api-user/slow')).toHaveLength(1))
    await switchRole({ username: 'second' })
    expect(await slow).toMatchObject({ fault: 'aborted' })
    expect(notices).toEqual([])
  })
  it.each([
    ['a refusal', says({ code: 500, message: '账号已停用' }), '账号已停用'],
    ['a 401', says({ code: 401, message: '密码错误' }, 401), '密码错误'],
    ['a broken connection', { broken: 'reset' } as const, '未收到服务器的答复，操作结果未知，请先核对再重试'],
    ['a success without a token', ok({}), '登录失败：服务器未返回有效的登录信息'],
  ])('R-SESS-10 restores the old session and shows the error when it gets %s', async (_, reply, text) => {
    const before = identity()
    wire.answer(paths.login, reply)
    await expect(switchRole({ username: 'second' })).rejects.toThrow(text)
    expect(readToken()).toBe('token-first')
    expect(identity()).toEqual(before)
    expect(went).toEqual([])
    expect(told()).toEqual([text])
    await users.getCurrent()
    expect(wire.last().headers.authorization).toBe('Bearer token-first')
  })
  it.each([
    ['user', paths.current],
    ['menus', paths.menus],
  ])('R-GUARD-09 goes to log-in with a redirect to home when loading the %s fails', async (_, path) => {
    wire.answer(path, says({ code: 500, message: '服务异常' }))
    await expect(switchRole({ username: 'second' })).rejects.toThrow()
    expect(went).toEqual(['/login?redirect=%2Fhome'])
    expect(notices).toHaveLength(1)
    cleared()
    expect(await unsealPassword()).toBeUndefined()
  })
  it('F-25 F-48 is aborted by a log-out without restoring the session', async () => {
    wire.answer(paths.login, { ...ok({ access_token: 'token-second' }), delay: 60 })
    const switching = switchRole({ username: 'second' }).catch((error: unknown) => error)
    await waitFor(() => expect(since()).toEqual(['login']))
    logOut()
    expect(await switching).toMatchObject({ fault: 'aborted' })
    cleared()
    expect(notices).toEqual([])
    expect(went).toEqual(['/login?redirect=%2Fhome'])
  })
  it('F-44 keeps a token that another tab wrote during a refused switch', async () => {
    wire.answer(paths.login, () => {
      otherTab('token-other')
      return says({ code: 500, message: '账号已停用' })
    })
    await expect(switchRole({ username: 'second' })).rejects.toThrow('账号已停用')
    expect(readToken()).toBe('token-other')
    expect(identity().phase).toBe('superseded')
  })
  it.each([
    [
      'drops a request of the old role when it succeeds',
      ok({ access_token: 'token-second' }),
      { fault: 'aborted' },
      [],
    ],
    [
      'sends a held request as the old role when it is refused',
      says({ code: 500, message: 'no' }),
      { username: 'first' },
      ['Bearer token-first'],
    ],
  ])('F-34 F-48 %s', async (_, reply, outcome, bearers) => {
    wire.answer(paths.login, { ...reply, delay: 500 })
    const switching = switchRole({ username: 'second' }).catch(() => {})
    await waitFor(() => expect(since()).toEqual(['login']))
    const asked = users.get({ id: '7' }).catch((error: unknown) => error)
    wire.answer('/api-user/users/detail/7', ok({ username: 'first' }))
    await switching
    expect(await asked).toMatchObject(outcome)
    expect(wire.arrived('/api-user/users/detail/7').map(({ headers }) => headers.authorization)).toEqual(bearers)
  })
  it('F-242 asks for the password if none is stored', async () => {
    await forgetPassword()
    expect(await switchRole({ username: 'second' })).toBe('password')
    expect(since()).toEqual([])
    expect(readToken()).toBe('token-first')
    expect(await switchRole({ username: 'second' }, 'Typed@123')).toBe('done')
    expect(parsed(paths.login)).toEqual({ username: 'second', password: 'Typed@123' })
    expect((await unsealPassword())?.password).toBe('Typed@123')
  })
  it('F-242 does not store a wrong password', async () => {
    await forgetPassword()
    wire.answer(paths.login, says({ code: 500, message: '密码错误' }))
    await expect(switchRole({ username: 'second' }, 'Wrong@123')).rejects.toThrow('密码错误')
    expect(await unsealPassword()).toBeUndefined()
  })
})

describe('log-out', () => {
  beforeEach(signIn)

  it('R-SESS-11 R-SESS-12 revokes the token, clears the session and goes to log-in', async () => {
    logOut()
    cleared()
    expect(went).toEqual(['/login?redirect=%2Fhome'])
    expect(wiped).toBe(1)
    await waitFor(() => expect(wire.arrived(paths.logout)).toHaveLength(1))
    expect(wire.last()).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token-boss' } })
    expect(await unsealPassword()).toBeUndefined()
  })
  it.each([
    ['401', says({ code: 401, message: 'x' }, 401)],
    ['500', says({ code: 500, message: 'x' }, 500)],
    ['a reset', { broken: 'reset' } as const],
    ['nothing', { broken: 'never' } as const],
  ])('F-24 clears the session silently when the server answers %s', async (_, reply) => {
    wire.answer(paths.logout, reply)
    logOut()
    cleared()
    await waitFor(() => expect(wire.arrived(paths.logout)).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(notices).toEqual([])
    expect(went).toEqual(['/login?redirect=%2Fhome'])
  })
  it('F-54 F-278 F-49 keeps only settings, the account name and layouts in storage', () => {
    const stays = ['columns:boss:clues', 'login.account', 'pages.1', 'settings', 'views:boss:clues']
    for (const key of [...stays, 'session.role', 'unheard.of']) localStorage.setItem(key, '{"value":1}')
    for (const key of ['draft:boss:user', 'tabs', 'reloadedFor']) sessionStorage.setItem(key, '{"value":1}')
    logOut()
    expect(Object.keys(localStorage).toSorted()).toEqual(stays)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
  it('F-25 aborts pending requests', async () => {
    wire.answer('/api-user/slow', { ...ok(), delay: 300 })
    const slow = request({ method: 'POST', path: '/api-user/slow', effect: 'write', as: 'text' }).catch(
      (error: unknown) => error,
    )
    await waitFor(() => expect(wire.arrived('/api-user/slow')).toHaveLength(1))
    logOut()
    expect(await slow).toMatchObject({ fault: 'aborted' })
    expect(notices).toEqual([])
  })
})

describe('401 during a session', () => {
  const probe = (path = '/api-user/probe') =>
    request({ method: 'GET', path, effect: 'read', as: 'text' }).catch((error: unknown) => error)
  beforeEach(signIn)

  it('R-SESS-13 clears token and session and goes to log-in with a redirect', async () => {
    wire.answer('/api-user/probe', says({ code: 401, message: '已失效' }, 401))
    await probe()
    cleared()
    expect(told()).toEqual(['已失效'])
    expect(went).toEqual([`/login?expired=1&redirect=${encodeURIComponent(HERE)}`])
    expect(await unsealPassword()).toBeUndefined()
  })
  it('F-01 is reported and redirects only once for several refused requests', async () => {
    for (let at = 0; at < 10; at++)
      wire.answer(
        `/api-user/${at}`,
        at < 3 ? { ...ok(), delay: 5 } : { ...says({ code: 401, message: '已失效' }, 401), delay: at * 10 },
      )
    await Promise.all(Array.from({ length: 10 }, (_, at) => probe(`/api-user/${at}`)))
    expect(told()).toEqual(['已失效'])
    expect(went).toHaveLength(1)
    cleared()
  })
  it('F-07 ends the session during an upload', async () => {
    wire.answer('/api-user/upload', says({ code: 401, message: '已失效' }, 401))
    const form = new FormData()
    form.set('file', new File(['x'.repeat(100_000)], 'a.xls'))
    await request({ method: 'POST', path: '/api-user/upload', effect: 'write', as: 'text', payload: form }).catch(
      () => {},
    )
    cleared()
    expect(told()).toEqual(['已失效'])
    expect(went).toEqual([`/login?expired=1&redirect=${encodeURIComponent(HERE)}`])
  })
  it('F-02 is ignored for a previous token', async () => {
    wire.answer('/api-user/probe', { ...says({ code: 401, message: '已失效' }, 401), delay: 50 })
    const late = request(
      { method: 'GET', path: '/api-user/probe', effect: 'read', as: 'text' },
      { token: 'token-before' },
    ).catch((error: unknown) => error)
    expect(await late).toBeInstanceOf(ApiError)
    expect(readToken()).toBe('token-boss')
    expect(identity().phase).toBe('in')
    expect(notices).toEqual([])
    expect(went).toEqual([])
  })
  it('F-44 keeps the token of another tab that logged in meanwhile', async () => {
    wire.answer('/api-user/probe', () => {
      otherTab('token-other')
      return says({ code: 401, message: '已失效' }, 401)
    })
    await probe()
    expect(readToken()).toBe('token-other')
    expect(identity().phase).toBe('superseded')
    expect(went).toEqual([])
  })
})

describe('session in several tabs', () => {
  beforeEach(signIn)

  it('F-44 sends nothing once another tab has switched the account', async () => {
    const sent = calls().length
    otherTab('token-other')
    await expect(users.update({ id: '1' })).rejects.toMatchObject({ fault: 'identity' })
    expect(calls()).toHaveLength(sent)
    expect(identity().phase).toBe('superseded')
    expect(notices).toEqual([])
  })
  it.each([
    ['a message of that tab', () => new BroadcastChannel('session').postMessage('changed')],
    ['coming back to this one', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['a page out of the history', () => window.dispatchEvent(new Event('pageshow'))],
    ['what it stored', () => window.dispatchEvent(new StorageEvent('storage'))],
  ])('F-44 F-251 detects a switch in another tab by %s', async (_, happens) => {
    otherTab('token-other')
    happens()
    await waitFor(() => expect(identity().phase).toBe('superseded'))
  })
  it('F-44 continues while the identity is the same', () => {
    checkIdentity()
    expect(identity().phase).toBe('in')
  })
  it('F-44 can adopt the identity of the other tab', async () => {
    otherTab('token-other')
    checkIdentity()
    adoptIdentity()
    await waitFor(() => expect(identity()).toMatchObject({ phase: 'in', user: { username: 'other' } }))
    expect(wiped).toBe(1)
    expect(went).toEqual([])
  })
  it('F-44 goes to log-in after a log-out in another tab', () => {
    otherTab(undefined)
    checkIdentity()
    adoptIdentity()
    expect(identity().phase).toBe('out')
    expect(went).toEqual([`/login?expired=1&redirect=${encodeURIComponent(HERE)}`])
  })

  const own = digest('token-boss')
  const say = (news: unknown) => new BroadcastChannel('session').postMessage(news)
  const becomes = (ending: string) => waitFor(() => expect(identity()).toMatchObject({ phase: 'superseded', ending }))
  it.each([
    ['a log-out by hand', { how: 'out', ended: own }],
    ['a 401', { how: 'expired', ended: own }],
    ['a new password', { how: 'password', ended: own }],
    ['a log-in or switch', { how: 'changed', began: digest('token-other') }],
  ])('F-44 F-26 blocks requests after %s in another tab, even while the old cookie remains', async (_, news) => {
    const sent = calls().length
    say(news)
    await becomes(news.how)
    expect(readToken()).toBe('token-boss')
    await expect(users.update({ id: '1' })).rejects.toMatchObject({ fault: 'identity' })
    expect(calls()).toHaveLength(sent)
    adoptIdentity()
    expect(identity().phase).toBe('out')
    expect(went).toHaveLength(1)
    expect(readToken()).toBe('token-boss')
  })
  it.each([['changed'], [{ how: 'odd' }]])(
    'F-44 rechecks the token later after a message %j without token details',
    async (news) => {
      say(news)
      window.dispatchEvent(new StorageEvent('storage'))
      setTimeout(() => otherTab('token-other'), 30)
      await becomes('changed')
    },
  )
  it('F-44 ignores the end of another session', async () => {
    say({ how: 'out', ended: digest('token-before') })
    say({ how: 'changed', began: own })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(identity().phase).toBe('in')
  })
  it('F-44 never sends the token in a message', async () => {
    const said: unknown[] = []
    const channel = new BroadcastChannel('session')
    channel.addEventListener('message', ({ data }) => void said.push(data))
    logOut()
    await signIn()
    await waitFor(() => expect(said).toHaveLength(2))
    channel.close()
    expect(said).toEqual([
      { how: 'out', ended: own },
      { how: 'changed', began: own },
    ])
  })
  it('F-32 leaves log-in with its redirect once another tab has logged in', async () => {
    logOut()
    went = []
    here = '/login?redirect=%2Freport'
    say({ how: 'changed', began: digest('token-other') })
    setTimeout(() => otherTab('token-other'), 30)
    await waitFor(() => expect(went).toContain(here))
  })
  it('R-SESS-07 removes stored session data and the password if the token disappears', async () => {
    otherTab(undefined)
    checkIdentity()
    expect(identity()).toMatchObject({ phase: 'superseded', ending: 'gone' })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('session.'))).toEqual([])
    otherTab('token-boss')
    expect(await unsealPassword()).toBeUndefined()
  })
  it('R-SESS-07 starts without data of the previous session after the browser was closed', async () => {
    await sealPassword(PASSWORD)
    localStorage.setItem('session.passwordReminded', '{"value":true}')
    otherTab(undefined)
    startSession({ goTo: () => {}, here: () => here, wipe: () => {} })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('session.'))).toEqual([])
    otherTab('token-boss')
    expect(await unsealPassword()).toBeUndefined()
  })
  describe('with unsaved input', () => {
    const typed = () => sessionStorage.getItem('draft:boss:user')
    beforeEach(async () => {
      const draft = draftOf('user')
      writeSoon(draft.key, () => draft.set({ name: '王小明' }))
      setDirty('tab', '', true)
      say({ how: 'out', ended: own })
      await becomes('out')
      otherTab(undefined)
      return clearAllDirty
    })
    it('F-212 keeps drafts and the redirect after a log-out in another tab', () => {
      expect(identity().hasKept).toBe(true)
      adoptIdentity()
      expect(typed()).toContain('王小明')
      expect(went).toEqual([`/login?redirect=${encodeURIComponent(HERE)}`])
    })
    it('F-212 F-278 discards the drafts on request', () => {
      adoptIdentity(false)
      expect(typed()).toBeNull()
      expect(went).toEqual(['/login?redirect=%2Fhome'])
    })
  })
  it('F-278 removes all user data after a log-out elsewhere without unsaved input', async () => {
    sessionStorage.setItem('draft:boss:user', '{"value":{}}')
    say({ how: 'out', ended: own })
    await becomes('out')
    adoptIdentity()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(went).toEqual(['/login?redirect=%2Fhome'])
  })
})

it('a draft is offered for seven days', () => {
  const DAY = 86_400_000
  draftOf('user').set({ name: '王小明' }, DRAFT_LIFE_MS, 0)
  expect(draftOf('user').get(7 * DAY - 1)).toEqual({ name: '王小明' })
  expect(draftOf('user').get(7 * DAY)).toBeUndefined()
})

describe('log-out right after typing', () => {
  it('R-SESS-11 discards a draft that is not written yet', async () => {
    await signIn()
    vi.useFakeTimers()
    const draft = draftOf('user')
    writeSoon(draft.key, () => draft.set({ name: '王小明' }))
    logOut()
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(Object.keys(sessionStorage)).toEqual([])
    // The request must not arrive during the next test.
    await waitFor(() => expect(wire.arrived(paths.logout)).toHaveLength(1))
  })
})

describe('log-in after a password change', () => {
  it('F-212 keeps tabs and drafts and ends the session in other tabs', async () => {
    await signIn()
    sessionStorage.setItem('draft:boss:user', '{"value":{}}')
    const said: unknown[] = []
    const channel = new BroadcastChannel('session')
    channel.addEventListener('message', ({ data }) => void said.push(data))
    logInAgain('/report')
    await waitFor(() => expect(said).toEqual([{ how: 'password', ended: digest('token-boss') }]))
    channel.close()
    expect(keepsTabs).toEqual([true])
    expect(sessionStorage.getItem('draft:boss:user')).not.toBeNull()
    expect(went).toEqual(['/login?redirect=%2Freport'])
    expect(readToken()).toBeUndefined()
    await waitFor(() => expect(wire.arrived(paths.logout).map(ownerOf)).toEqual(['boss']))
  })
})

describe('refused switch', () => {
  it.each([
    [new ApiError('refused', '账号或密码错误，还可尝试4次', 4003), true],
    [new ApiError('http', 'Bad credentials', 400, 400), true],
    [new ApiError('refused', '登录状态已失效', 401, 401), true],
    [new ApiError('refused', '服务繁忙', 500), false],
    [new ApiError('refused', '账号已停用，请联系管理员', 4005), false],
    [new ApiError('http', '服务异常', 503, 503), false],
    [new ApiError('timeout', '密码'), false],
    [new Error('密码'), false],
  ])('F-242 for the error %s, asks for the password again: %s', (error, asks) =>
    expect(isWrongPassword(error)).toBe(asks),
  )
})

describe('permissions', () => {
  it.each([
    ['a list that has it', ['a', 'b'], true],
    ['a list that has it not', ['b', 'ab'], false],
    ['a list of everything', ['*'], false],
    ['an empty list', [], false],
    ['nothing', undefined, false],
    ['null', null, false],
    ['a text that has it', 'a', false],
    ['a text that means everything', 'all', false],
    ['a record that has it', { 0: 'a', length: 1 }, false],
    ['a list of other things', [{ a: 1 }, null], false],
    ['a list of it among other things', [7, 'a'], true],
  ])(
    'R-PERM-01 a permission sent as %s is granted only if the stored list contains it',
    async (_, permissions, has) => {
      wire.answer(paths.current, ok({ username: 'boss', permissions }))
      await enter()
      expect(hasPermission(identity().permissions, 'a')).toBe(has)
    },
  )
  it.each<[string, unknown, CallId | undefined, boolean]>([
    ['a list that has it', ['users.quit'], 'users.quit', true],
    ['a list that has it not', ['users.quit'], 'users.update', false],
    ['a list of everything', ['*'], 'users.update', true],
    ['an empty list', [], 'users.update', true],
    ['nothing', undefined, 'users.update', true],
    ['null', null, 'users.update', true],
    ['a text', 'all', 'users.update', false],
    ['the name itself', 'users.update', 'users.update', false],
    ['no text at all', '', 'users.update', false],
    ['the star alone', '*', 'users.update', false],
    ['a record', { 'users.update': true }, 'users.update', false],
    ['true', true, 'users.update', false],
    ['a list of other things', [1, null], 'users.update', false],
    ['a list that has it not', ['users.quit'], undefined, true],
    ['a text', 'all', undefined, true],
  ])('F-14 permissions sent as %s (%j) show the button of %s: %s', async (_, permissions, permission, may) => {
    wire.answer(paths.current, ok({ username: 'boss', permissions }))
    await enter()
    expect(mayDo(identity().permissions, permission)).toBe(may)
    expect(localStorage.getItem('session.permissions')).toBe(
      JSON.stringify({
        value: Array.isArray(permissions) ? permissions.filter((one) => typeof one === 'string') : [],
      }),
    )
  })
  it('R-ACC-01 a reload replaces the menus only with code 200', async () => {
    await signIn()
    wire.answer(paths.menus, ok([{ path: '/new' }]))
    await reloadMenus()
    expect(identity().menus).toEqual([{ path: '/new' }])
    wire.answer(paths.menus, says({ code: 201, data: [] }))
    await expect(reloadMenus()).rejects.toThrow('获取菜单失败')
    expect(identity().menus).toEqual([{ path: '/new' }])
  })
  const GROUP = { id: 7, parentId: 0, type: 1, path: '/system-management', title: '系统管理', sort: 2 }
  const ROLES_MENU = { id: 8, parentId: '7', type: 2, path: 'roleManagement', title: '角色管理', sort: 1 }
  const USERS_MENU = {
    id: '9',
    parentId: 7,
    type: 2,
    path: '/system-management/userManagement',
    title: '用户管理',
    sort: 0,
  }
  const BUTTON = { id: 10, parentId: 9, type: 3, permission: 'users.quit', title: '离职' }
  const SINGLE = { id: 11, parentId: null, type: 2, path: '/workNo', title: '工作号', sort: 1 }
  const LINK = {
    id: '12',
    parentId: '0',
    type: 4,
    path: 'https://partner.example/a',
    url: 'https://partner.example/a',
    title: '合作方',
    sort: 3,
  }
  const FLAT = [ROLES_MENU, LINK, BUTTON, GROUP, USERS_MENU, SINGLE]
  const NESTED = [{ ...GROUP, children: [{ ...USERS_MENU, children: [BUTTON] }, ROLES_MENU] }, SINGLE, LINK]
  it.each<[string, unknown]>([
    ['nested', NESTED],
    ['flat', FLAT],
    ['flat with empty children', FLAT.map((one, at) => ({ ...one, children: at % 2 ? [] : null }))],
    ['flat below what is nested', [{ ...GROUP, children: [USERS_MENU] }, ROLES_MENU, SINGLE, LINK]],
    ['records', { records: FLAT }],
    ['data', { data: NESTED }],
    ['menus', { menus: FLAT }],
    [
      'with strangers among them',
      [null, 'x', { id: 20, parentId: 20, path: '/nowhere' }, { parentId: 99, path: '/none' }, ...FLAT],
    ],
  ])('R-ACC-01 R-SHELL-01 menus in any form give the same sidebar: %s', async (_, data) => {
    await signIn()
    wire.answer(paths.menus, ok(data))
    await reloadMenus()
    const { items } = permitted(identity().menus, [])
    expect(
      items.map((item) =>
        item.children
          ? [item.key, ...item.children.map(({ key }) => key)]
          : item.external
            ? { key: item.key }
            : item.key,
      ),
    ).toEqual([
      '/home',
      '/workNo',
      ['/system-management', '/system-management/userManagement', '/system-management/roleManagement'],
      { key: LINK.url },
    ])
  })
  it.each([[[]], [{ records: [] }], [{ data: [] }], [{ menus: [] }], [null]])(
    'R-ACC-01 F-150 menus answered as %j show only the home page',
    async (data) => {
      await signIn()
      wire.answer(paths.menus, ok(data))
      await reloadMenus()
      expect(permitted(identity().menus, []).items.map(({ key }) => key)).toEqual(['/home'])
    },
  )
  it('F-151 menus that are parents of each other are ignored', async () => {
    await signIn()
    wire.answer(
      paths.menus,
      ok([{ id: 1, parentId: 2, path: '/system-management' }, { id: 2, parentId: 1, path: '/x' }, SINGLE]),
    )
    await reloadMenus()
    expect(permitted(identity().menus, []).items.map(({ key }) => key)).toEqual(['/home', '/workNo'])
  })
  it.each([
    [1, true],
    [2, true],
    [3, false],
    [0, false],
  ])('R-SESS-06 dealer type %d is headquarters: %s', (dealerType, yes) =>
    expect(isHeadquarters({ dealerType })).toBe(yes),
  )
  it('R-SESS-06 a missing user is not headquarters', () => expect(isHeadquarters(undefined)).toBe(false))
})
