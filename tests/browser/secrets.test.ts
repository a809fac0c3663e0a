import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, type Request } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { control, goTo, openBeside, openPage, settled, tokenOf, url } from './harness'
import { heapOf, kept } from './kept'

const SENTINEL = 'Sentinel@97531'
const headers = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'client-id': 'test',
  'client-secret': 'test',
})
const send = async (token: string, path: string, body: object): Promise<void> => {
  const reply = (await (
    await fetch(url + path, { method: 'POST', headers: headers(token), body: JSON.stringify(body) })
  ).json()) as { code: number } // reply of the mock
  if (reply.code !== 200) throw new Error(JSON.stringify(reply))
}
const takeSentinel = async (): Promise<void> => {
  await control.reset()
  await send(await tokenOf('dealer01'), '/api-user/users/updatePassword', {
    username: 'dealer01',
    oldPassword: 'Abc@12345',
    newPassword: SENTINEL,
  })
}
/** Types key by key. A value filled in by the tool would be in the heap because of the tool. */
const type = async (page: Page, id: string, text: string): Promise<void> => {
  await page.locator(`#login-${id}`).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}
const logIn = async (page: Page, code = '8888'): Promise<void> => {
  await type(page, 'username', 'dealer01')
  await type(page, 'password', SENTINEL)
  await type(page, 'validateCode', code)
  await page.locator('button[type=submit]').click()
}
const logOut = async (page: Page): Promise<void> => {
  await page.locator('.user-block').click()
  await page.getByRole('menuitem', { name: /退出登录|Log out/ }).click()
  await page.waitForURL((place) => place.pathname === '/login')
}
const switchTo = async (page: Page, role: string): Promise<void> => {
  await page.getByRole('button', { name: '切换角色' }).click()
  const dialog = page.getByRole('dialog', { name: '切换角色' })
  await dialog.getByRole('radio', { name: role }).check()
  await dialog.getByRole('button', { name: '确定' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('.navbar', { hasText: role }).waitFor()
  await settled(page)
}

vi.setConfig({ testTimeout: 240_000 })

describe('password', () => {
  it('F-266 F-267 F-268 appears nowhere but in the bodies of the token calls', async () => {
    await takeSentinel()
    const page = await openPage()
    const said: string[] = []
    const asked: Request[] = []
    page.on('console', (message) => void said.push(message.text()))
    page.on('request', (request) => void asked.push(request))
    let steps = 0
    const step = async (act: () => Promise<unknown>): Promise<void> => {
      await act()
      steps++
      expect(await kept(page), `step ${steps}`).not.toContain(SENTINEL)
    }
    await step(() => page.goto('/login?redirect=%2FsaleReport%2Fdealer'))
    await step(() => type(page, 'password', SENTINEL))
    await step(() => page.getByRole('button', { name: '显示' }).first().click())
    await step(() => page.getByRole('button', { name: '隐藏' }).first().click())
    await step(async () => {
      await logIn(page, '0000')
      await page
        .getByText(/验证码已过期/)
        .first()
        .waitFor()
      await settled(page)
    })
    await step(async () => {
      await logIn(page)
      await page.waitForURL((place) => place.pathname === '/saleReport/dealer')
    })
    await step(() => settled(page))
    expect(await heapOf(page)).not.toContain(SENTINEL)
    for (const place of [
      '/home',
      '/clue-management/clueList',
      '/workNoList/workNoList',
      '/task-system/task-dealer',
      '/approval/approval-index',
    ])
      await step(async () => {
        await goTo(page, place)
        await settled(page)
      })
    await step(() => switchTo(page, '服务经理'))
    await step(async () => {
      await page.reload()
      await settled(page)
    })
    await step(() => switchTo(page, '销售经理'))
    await step(async () => {
      await page.keyboard.press('ControlOrMeta+K')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    })
    await step(async () => {
      await page.goBack()
      await settled(page)
    })
    await step(async () => {
      await control.inject({
        path: '/api-clue/clue/get/zbClueList',
        kind: 'code',
        code: 500,
        message: '服务异常',
        times: 1,
      })
      await goTo(page, '/clue-management/clueList?pageNo=2')
      await settled(page)
    })
    const heap = await heapOf(page)
    expect(heap).not.toContain(SENTINEL)
    // Proves that a referenced string would be found.
    expect(heap).toContain('/clue-management/clueList')
    await step(() => logOut(page))
    await step(() => settled(page))
    expect(steps).toBeGreaterThanOrEqual(18)
    expect(said.filter((text) => text.includes(SENTINEL))).toEqual([])
    const carriers = await Promise.all(
      asked.map(async (request) => {
        const { pathname } = new URL(request.url())
        const head = JSON.stringify(await request.allHeaders())
        return decodeURIComponent(request.url()).includes(SENTINEL) || head.includes(SENTINEL)
          ? `${pathname} outside its body`
          : request.postData()?.includes(SENTINEL)
            ? pathname
            : ''
      }),
    )
    expect([...new Set(carriers.filter(Boolean))].toSorted()).toEqual([
      '/api-auth/oauth/user/token',
      '/api-auth/oauth/user/tokenByCode',
    ])
  })

  it('F-269 is not written to the browser profile on disk', async () => {
    await takeSentinel()
    const profile = await mkdtemp(join(tmpdir(), 'console-profile-'))
    try {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
        baseURL: url,
      })
      const page = context.pages()[0] ?? (await context.newPage())
      await page.goto('/login')
      await page.evaluate(() => localStorage.setItem('known', 'Known@Marker'))
      await page.locator('.login-image[data-state=ready]').waitFor()
      await logIn(page)
      await page.waitForURL((place) => place.pathname !== '/login')
      await page.locator('.user-block').waitFor()
      await page.reload()
      await page.locator('.user-block').waitFor()
      await context.close()
      const hits: string[] = []
      let known = 0
      for (const name of await readdir(profile, { recursive: true })) {
        const path = join(profile, name)
        if (!(await stat(path)).isFile()) continue
        const bytes = await readFile(path)
        if (bytes.includes(SENTINEL) || bytes.includes(Buffer.from(SENTINEL, 'utf16le'))) hits.push(name)
        if (bytes.includes('Known@Marker') || bytes.includes(Buffer.from('Known@Marker', 'utf16le'))) known++
      }
      expect(hits).toEqual([])
      // Proves that stored data would be found.
      expect(known).toBeGreaterThan(0)
    } finally {
      await rm(profile, { recursive: true, force: true })
    }
  })
})

describe('host on plain HTTP', () => {
  it('F-22 requires the password for switching roles only after a reload', async () => {
    await control.reset()
    const relay = createServer((message, out) => {
      const { hostname, port } = new URL(url)
      const onward = forward(
        {
          hostname,
          port,
          method: message.method,
          path: message.url,
          headers: { ...message.headers, host: `${hostname}:${port}` },
        },
        (reply) => {
          out.writeHead(reply.statusCode ?? 500, reply.headers)
          reply.pipe(out)
        },
      )
      message.pipe(onward)
    })
    await new Promise<void>((resolve) => relay.listen(0, resolve))
    const { port } = relay.address() as AddressInfo // Listens on a port, so never a pipe.
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP console.test 127.0.0.1'],
    })
    try {
      const page = await browser.newPage({
        baseURL: `http://console.test:${port}`,
        viewport: { width: 1440, height: 900 },
      })
      const wrong: string[] = []
      page.on('pageerror', ({ message }) => void wrong.push(message))
      await page.goto('/login')
      await settled(page)
      expect(await page.evaluate(() => [isSecureContext, typeof crypto.subtle])).toEqual([false, 'undefined'])
      await page.locator('.login-image[data-state=ready]').waitFor()
      for (const [id, text] of Object.entries({ username: 'dealer01', password: 'Abc@12345', validateCode: '8888' }))
        await page.locator(`#login-${id}`).fill(text)
      await page.locator('button[type=submit]').click()
      await page.locator('.user-block', { hasText: '销售经理' }).waitFor()
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({ name: 'access_token', secure: false })
      await page.getByRole('button', { name: '切换角色' }).click()
      const dialog = page.getByRole('dialog', { name: '切换角色' })
      await dialog.getByRole('radio', { name: '服务经理' }).check()
      await dialog.getByRole('button', { name: '确定' }).click()
      await page.locator('.user-block', { hasText: '服务经理' }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: '切换角色' }).click()
      await dialog.getByRole('radio', { name: '销售经理' }).check()
      await dialog.getByRole('button', { name: '确定' }).click()
      await page.locator('#role-password').fill('Abc@12345')
      await page.keyboard.press('Enter')
      await page.locator('.user-block', { hasText: '销售经理' }).waitFor()
      expect(wrong).toEqual([])
    } finally {
      await browser.close()
      relay.close()
    }
  })
})

describe('token and client secret', () => {
  it(
    'R-REQ-06 R-REQ-07 F-277 are sent only to the two back ends and never in an address',
    { tags: ['core'] },
    async () => {
      const page = await openPage()
      const token = await tokenOf('superadmin')
      await page.context().addCookies([{ name: 'access_token', value: token, url, sameSite: 'Strict' }])
      const asked: Request[] = []
      page.on('request', (request) => void asked.push(request))
      await page.goto('/home')
      await settled(page)
      for (const place of [
        '/system-management/userManagement',
        '/policyAgreementManagement/agreementPrivacy',
        '/internalStaff',
        '/report/report-list',
        '/version/version',
      ]) {
        await goTo(page, place)
        await settled(page)
      }
      const secret = asked.map((request) => request.headers()['client-secret']).find(Boolean) ?? ''
      expect(secret).not.toBe('')
      let carried = 0
      for (const request of asked) {
        const { origin, pathname, search, hash } = new URL(request.url())
        expect(pathname + search + hash).not.toMatch(new RegExp(`${token}|${secret}`))
        const { cookie = '', ...rest } = await request.allHeaders()
        const carries =
          JSON.stringify(rest).includes(token) ||
          rest['client-secret'] !== undefined ||
          (request.postData() ?? '').includes(token)
        if (carries) carried++
        // The console's own files get the cookie only. Back ends get the token by their rules.
        if (carries) expect(pathname).toMatch(/^\/api-/)
        if (carries || cookie) expect(new URL(origin).hostname).toBe(new URL(url).hostname)
        if (origin !== url) expect(cookie).toBe('')
      }
      expect(carried).toBeGreaterThan(10)
    },
  )
})

describe('log-out', () => {
  it('F-26 F-54 F-268 F-278 removes everything of the user except language, theme and favourites', async () => {
    const page = await openPage()
    await page.context().addInitScript(() => {
      const urls = new Set<string>()
      const [make, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
      URL.createObjectURL = (thing) => {
        const made = make(thing)
        urls.add(made)
        return made
      }
      URL.revokeObjectURL = (made) => {
        urls.delete(made)
        revoke(made)
      }
      Object.assign(window, { objectUrls: urls })
    })
    await page.clock.install()
    await takeSentinel()
    await page.goto('/login?redirect=%2Fclue-management%2FclueList')
    await page.locator('.login-image[data-state=ready]').waitFor()
    await logIn(page)
    await page.waitForURL((place) => place.pathname === '/clue-management/clueList')
    await settled(page)
    const first = await page.locator('.data-row').first().innerText()
    const [customer = '', phone = ''] = first.match(/1\d{2}\*{4}\d{4}|1\d{10}|\p{Script=Han}{2,4}/gu) ?? []
    expect(customer).toMatch(/^\p{Script=Han}+$/u)
    expect(phone).toMatch(/^1[\d*]{10}$/)
    const user = await page.locator('.user-block').innerText()
    const second = await openBeside(page)
    await second.goto('/workNoList/workNoList?keyword=Secret@Filter')
    await settled(second)
    for (const place of ['/evaluate/evaluate-management', '/clue-management/Blacklist?phone=13911112222', '/home']) {
      await goTo(page, place)
      await settled(page)
    }
    await goTo(page, '/clue-management/clueList')
    await settled(page)
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).first().click()])
    await page.keyboard.press('ControlOrMeta+K')
    const found = page.getByRole('dialog').getByRole('option', { name: '黑名单录入' })
    await page.getByRole('dialog').getByRole('combobox').fill('黑名单录入')
    await found.getByTitle('收藏').click()
    await found.getByTitle('取消收藏').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '界面设置' }).click()
    await page
      .getByRole('dialog', { name: '界面设置' })
      .getByRole('group', { name: '主题色' })
      .getByRole('radio')
      .nth(4)
      .check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Settings' }).waitFor()
    const [shelf = ''] = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pages.')))
    await logOut(page)
    await settled(page)
    await second.getByRole('button', { name: 'Open again' }).click()
    await second.waitForURL((place) => place.pathname === '/login')
    for (const tab of [page, second]) {
      await tab.clock.fastForward(15_000).catch(() => {})
      const left = await tab.evaluate(async (marks) => {
        const stores: number[] = []
        for (const { name = '' } of await indexedDB.databases()) {
          const database = await new Promise<IDBDatabase>((resolve) => {
            const opening = indexedDB.open(name)
            opening.addEventListener('success', () => resolve(opening.result))
          })
          for (const store of database.objectStoreNames)
            stores.push(
              await new Promise<number>((resolve) => {
                const counted = database.transaction(store).objectStore(store).count()
                counted.addEventListener('success', () => resolve(counted.result))
              }),
            )
          database.close()
        }
        const { objectUrls } = window as unknown as { objectUrls: Set<string> } // set above
        return {
          local: Object.keys(localStorage).toSorted(),
          marked: localStorage.getItem(marks),
          session: Object.keys(sessionStorage),
          cookie: document.cookie,
          rows: stores.reduce((sum, one) => sum + one, 0),
          caches: await caches.keys(),
          urls: [...objectUrls],
          state: JSON.stringify(Reflect.get(Object(history.state), 'usr') ?? null),
          place: location.pathname + location.search,
        }
      }, shelf)
      expect(left).toEqual({
        local: [shelf, 'settings'],
        marked: JSON.stringify({ value: { favourites: ['/clue-management/Blacklist'], recents: [], folded: [] } }),
        session: [],
        cookie: '',
        rows: 0,
        caches: [],
        urls: [],
        state: 'null',
        place: '/login?redirect=%2Fhome',
      })
    }
    expect(await page.context().cookies()).toEqual([])
    const { value } = JSON.parse((await page.evaluate(() => localStorage.getItem('settings'))) ?? '{}') as {
      value: { language: string; color: string }
    } // The shape that settings.ts writes.
    expect(value).toMatchObject({ language: 'en', color: '#6959cd' })
    const heap = await heapOf(page)
    for (const text of [SENTINEL, customer, phone, ...user.split(/\s+/).filter((part) => !part.endsWith(':'))])
      expect(heap.includes(text), text).toBe(false)
    await page.goBack()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})
