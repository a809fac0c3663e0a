import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dealerType, enableStatus, userStatus } from '@/entities/shared/enums'
import enLogin from '@/locales/en/login.json'
import zhCommon from '@/locales/zh/common.json'
import zhLogin from '@/locales/zh/login.json'
import enTitles from '@/locales/en/titles.json'
import esTitles from '@/locales/es/titles.json'
import { LANGUAGE_NAMES, type TextFile } from '@/locales'
import { type Path, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { THEME_COLORS } from '@/session/themeColors'
import {
  control,
  goTo,
  logInByHand,
  openAt,
  openPage,
  settled,
  signIn,
  startOver,
  takeProblems,
  violations,
} from './harness'

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'
const CLUES = '/clue-management/clueList'

afterEach(() => control.lift())

const typeNewUser = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '新增用户' }).click()
  await page
    .getByRole('dialog', { name: /新增用户/ })
    .getByRole('textbox', { name: '姓名' })
    .fill(name)
}
const typedName = (page: Page) =>
  page
    .getByRole('dialog', { name: /新增用户/ })
    .getByRole('textbox', { name: '姓名' })
    .inputValue()

const choose = async (page: Page, color: string, dark: 'light' | 'dark') => {
  await page.getByRole('button', { name: '界面设置' }).click()
  const drawer = page.getByRole('dialog', { name: '界面设置' })
  await drawer.locator(`input[value="${color}"]`).check()
  await drawer.getByText({ light: '浅色', dark: '深色' }[dark], { exact: true }).click()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
}
const focused = (page: Page) =>
  page.evaluate(
    () => `${document.activeElement?.getAttribute('aria-label') ?? ''} ${document.activeElement?.textContent ?? ''}`,
  )

const lines: readonly RouteLine<Path>[] = routes
const TEXTS = new RegExp(
  `/assets/(${Object.keys(import.meta.glob('../../src/locales/en/*.json'))
    .map((file) => /(\w+)\.json$/.exec(file)?.[1])
    .join('|')})-[^/]*\\.js$`,
)
const longer = (text: string): string =>
  text
    .split(/(\{[^}]*\}|\$\{[^}]*\})/)
    .map((part, at) =>
      at % 2 || !part.trim()
        ? part
        : `${part.replaceAll('e', 'ê').replaceAll('o', 'ô').replaceAll('i', 'î')}${' lông'.repeat(Math.max(1, Math.round(part.length * 0.08)))}`,
    )
    .join('')
/** Runs in the page. Returns truncated control texts that are shown nowhere else in full. */
const cut = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'button, [role=tab], label, .ant-tabs-tab, h1, h2, h3, .ant-segmented-item-label, .ant-tag',
    ),
  ]
    .filter(
      (one) =>
        one.checkVisibility() &&
        one.clientWidth > 0 &&
        !one.closest('[title], .hidden-text, .ant-segmented, .ant-table-cell, .data-cell') &&
        !one.title,
    )
    .filter(
      (one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
    )
    .map((one) => `${one.className} ${one.innerText}`.slice(0, 80))

const scriptsWith = async (
  target: Page | BrowserContext,
  file: TextFile,
  text: string,
  act: (route: Route) => Promise<void>,
) =>
  target.route(`**/assets/${file}-*.js`, async (route) => {
    const reply = await route.fetch({ maxRetries: 3 })
    const body = await reply.text()
    if (body.includes(text)) await act(route)
    else await route.fulfill({ response: reply, body })
  })

describe('console that cannot start', () => {
  const late = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().forEach((one) => one.effect?.getTiming().iterations === 1 && one.finish()),
    )

  it('F-249 shows a hint in four languages after a delay if the main script is missing', async () => {
    const page = await openPage()
    await page.route('**/assets/index-*.js', (route) => route.abort())
    await page.goto('/')
    const hint = page.locator('.start-hint')
    await hint.waitFor({ state: 'attached' })
    expect(await hint.isVisible()).toBe(false)
    await late(page)
    expect(await hint.isVisible()).toBe(true)
    expect(await hint.innerText()).toMatch(/刷新[\s\S]*reload[\s\S]*recargue[\s\S]*再読み込み/i)
    takeProblems()
  })

  it.each(['structuredClone', 'Object.hasOwn', 'Array.prototype.toSorted'])(
    'F-248 reports a browser without %s as too old',
    async (missing) => {
      const page = await openPage()
      await page.addInitScript((name) => {
        const path = name.split('.')
        const owner = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), globalThis) // path of globals
        Reflect.deleteProperty(owner as object, path.at(-1) ?? '') // see above
      }, missing)
      await page.goto('/')
      await page.locator('.start-hint').waitFor()
      expect(await page.locator('.start-hint').innerText()).toMatch(
        /浏览器[\s\S]*browser[\s\S]*navegador[\s\S]*ブラウザー/i,
      )
    },
  )

  it('F-236 falls back to Chinese texts, or to a plain message without those', async () => {
    const page = await openPage({ language: 'en' })
    await scriptsWith(page, 'login', enLogin['login.backToLogin'], (route) => route.abort())
    await page.goto('/login')
    await page.getByRole('button', { name: zhLogin['login.submit'] }).waitFor()
    expect(await page.locator('body').innerText()).not.toMatch(/\b(login|shell|kit)\.[a-z]/)
    const bare = await openPage()
    await scriptsWith(bare, 'common', zhCommon['shell.pageTroubleHint'], (route) => route.abort())
    await signIn(bare)
    await bare.goto('/home')
    await bare.locator('.trouble').waitFor()
    expect(await bare.locator('.trouble').innerText()).toMatch(/页面无法显示[\s\S]*reload/i)
    expect(await bare.locator('body').innerText()).not.toMatch(/\b(login|shell|kit)\.[a-z]/)
    await bare.close()
    takeProblems()
  })
})

describe('failing storage', () => {
  it('F-238 still allows log-in, lists, settings and log-out when blocked', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await logInByHand(page, 'superadmin', USERS)
    await settled(page)
    expect(await page.locator('.data-row').count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: '紧凑行高' }).click()
    await page.getByRole('button', { name: '界面设置' }).click()
    await page.getByRole('switch', { name: '侧边栏标志' }).click()
    await page.locator('.side .side-logo').waitFor()
    await page.reload()
    await settled(page)
    expect(await page.locator('.data-row').count()).toBeGreaterThan(1)
    await page.locator('.navbar .ant-dropdown-trigger').last().click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((place) => place.pathname === '/login')
  })

  it('F-242 requires the password for switching roles after a reload without IndexedDB', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
      Object.defineProperty(crypto, 'subtle', { value: undefined })
    })
    await logInByHand(page, 'dealer01')
    await settled(page)
    await page.reload()
    await settled(page)
    await page.getByRole('button', { name: '切换角色' }).click()
    const dialog = page.getByRole('dialog', { name: '切换角色' })
    await dialog.getByRole('radio', { name: /服务经理/ }).check()
    await control.clear()
    await dialog.getByRole('button', { name: '确定' }).click()
    await dialog.locator('input[type=password]').waitFor()
    expect((await control.log()).filter(({ path }) => path.includes('/oauth/'))).toEqual([])
  })

  it('F-239 F-240 falls back to defaults for broken values', async () => {
    const page = await openAt(`${USERS}?keyword=li`)
    await page.getByRole('button', { name: '紧凑行高' }).click()
    await goTo(page, '/home')
    await settled(page)
    const VALUES = [
      '',
      '{',
      'null',
      '[]',
      '0',
      '"text"',
      'undefined',
      '{"value":null}',
      '{"value":5}',
      '{"value":[]}',
      '{"value":{}}',
      '{"value":"red;}"}',
      '{"value":true}',
      '{"value":{"language":"fr","color":"red;}","dark":7,"tabsView":"yes"}}',
      '{"value":{"__proto__":{"language":"en"}},"expires":9999999999999}',
      '{"value":[null,1,{"path":5}],"v":99}',
      '{"value":{"tabs":[{"key":1}],"active":{}}}',
      '{"expires":1,"value":{}}',
      '{"value":{"order":{},"hidden":"x","widths":[null]}}',
      '<html>',
    ]
    expect(VALUES).toHaveLength(20)
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(keys.length).toBeGreaterThan(6)
    for (let turn = 0; turn < VALUES.length; turn += process.env.FAULTS ? 1 : 5) {
      await page.evaluate(
        ({ values, at }) => {
          // Written on pagehide, after the last write of the console.
          window.addEventListener('pagehide', () => {
            for (const area of [localStorage, sessionStorage])
              Object.keys(area).forEach((key, index) => area.setItem(key, values[(index + at) % values.length] ?? ''))
          })
        },
        { values: VALUES, at: turn },
      )
      await page.goto(turn % 2 ? USERS : '/home')
      await settled(page)
      expect(await page.locator('.trouble, .page-trouble').count(), String(turn)).toBe(0)
      expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
      expect(await page.locator('.tab-list [role=tab]').count()).toBeGreaterThan(0)
    }
    const left = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }))
    for (const text of left) expect(() => JSON.parse(text)).not.toThrow()
  })
})

describe('page files that fail to load', () => {
  it('F-233 F-235 show an error in their tab, keep unsaved input and can be retried', async () => {
    const page = await openAt(USERS)
    await typeNewUser(page, '王小明')
    await page.evaluate(() => Object.assign(window, { marked: true }))
    let failing = true
    await page.route(/\/assets\/leads-[^/]+\.(js|css)$/, (route) =>
      failing ? route.abort('connectionreset') : route.continue(),
    )
    await goTo(page, CLUES)
    await page.getByText('页面出错了').waitFor()
    await page.getByText('部分页面文件加载失败').waitFor()
    await page.getByRole('tab', { name: '用户管理' }).click()
    await settled(page)
    expect(await typedName(page)).toBe('王小明')
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
    await page.context().setOffline(true)
    await goTo(page, CLUES)
    await page.getByRole('button', { name: '重新加载页面' }).click()
    await page.getByText('页面出错了').waitFor()
    await page.context().setOffline(false)
    await page.locator('.bars').getByRole('button', { name: '重新加载' }).click()
    const ask = page.getByRole('dialog').filter({ hasText: '用户管理' })
    await ask.getByRole('button', { name: '继续编辑' }).click()
    failing = false
    await page.getByRole('button', { name: '重新加载页面' }).click()
    await settled(page)
    expect(await page.locator('.data-row').count()).toBeGreaterThan(1)
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
    await page.getByRole('tab', { name: '用户管理' }).click()
    await settled(page)
    expect(await typedName(page)).toBe('王小明')
    takeProblems()
  })

  it('F-235 time out after half a minute and can be retried', async () => {
    const page = await openPage()
    await signIn(page)
    await page.clock.install()
    await page.goto('/home')
    await settled(page)
    const held: (() => void)[] = []
    await page.route(/\/assets\/leads-[^/]+\.js$/, (route) => void held.push(() => void route.continue()))
    await goTo(page, '/clue-management/clueList')
    await page.locator('.frame-wait').filter({ visible: true }).waitFor()
    await page.clock.runFor(31_000)
    await page.getByText('页面出错了').waitFor()
    expect(await page.locator('aside.side').isVisible()).toBe(true)
    for (const go of held) go()
    await page.getByRole('button', { name: '重新加载页面' }).click()
    await page.locator('.data-row').first().waitFor()
    takeProblems()
  })
})

describe('page modified from outside', () => {
  it('F-246 F-247 keeps working after a translation and inserted nodes', async () => {
    const page = await openAt(USERS)
    const meddle = () =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (texts.nextNode())
          if (
            texts.currentNode instanceof Text &&
            texts.currentNode.data.trim() &&
            !texts.currentNode.parentElement?.closest('script, style, font')
          )
            found.push(texts.currentNode)
        for (const text of found) {
          const font = document.createElement('font')
          text.replaceWith(font)
          // Replaces text nodes as a browser translator does.
          font.append(Math.random() < 0.5 ? text : text.data)
        }
        for (const place of document.querySelectorAll('form, body, main, .ant-drawer-body, .ant-form-item, #root')) {
          const guest = document.createElement('div')
          guest.append(
            Object.assign(document.createElement('input'), { name: 'guest' }),
            document.createElement('button'),
          )
          guest.hidden = true
          if (Math.random() < 0.5) place.prepend(guest)
          else place.append(guest)
        }
        document.body.setAttribute('data-guest', '1')
      })
    await meddle()
    await page.getByRole('textbox', { name: /姓名、账号/ }).fill('li')
    await page.keyboard.press('Enter')
    await settled(page)
    await meddle()
    await typeNewUser(page, '王小明')
    await meddle()
    await page
      .getByRole('dialog', { name: /新增用户/ })
      .getByRole('button', { name: /^保 ?存$/ })
      .click()
    await page.getByText('请输入手机号').first().waitFor()
    await meddle()
    await goTo(page, ROLES)
    await settled(page)
    await meddle()
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitem', { name: 'English' }).click()
    await page.locator('html[lang=en]').waitFor()
    await settled(page)
    await meddle()
    await page.locator('.tab-head').nth(1).click()
    await settled(page)
    expect(
      await page
        .getByRole('dialog', { name: /new user/i })
        .getByRole('textbox')
        .first()
        .inputValue(),
    ).toBe('王小明')
    await goTo(page, '/home')
    await settled(page)
    await meddle()
    await goTo(page, CLUES)
    await settled(page)
    expect(await page.locator('.trouble, .page-trouble').count()).toBe(0)
    expect(await page.locator('html').getAttribute('translate')).toBe('no')
  })
})

describe('large data', () => {
  let page: Page
  beforeAll(async () => {
    page = await openAt('/home')
  })
  const flood = (count: number) => ({
    kind: 'raw' as const,
    type: 'application/json',
    status: 200,
    body: JSON.stringify({
      code: 200,
      data: {
        total: count,
        pageNo: 1,
        pageSize: count,
        records: Array.from({ length: count }, (_, at) => ({
          id: String(9_007_199_254_740_993n + BigInt(at)),
          username: `u${at}`,
          nickname: `张${at}`,
          status: userStatus.active,
          dealerType: dealerType.headquarters,
          roles: [],
          phone: '13800138000',
        })),
      },
    }),
  })

  it('F-256 F-257 renders only the visible rows of a reply with 10,000', async () => {
    await control.inject({ path: '/api-user/users/list', ...flood(10_000) })
    await goTo(page, USERS)
    await settled(page)
    const table = page.locator('.data-table')
    await table.getByText('u0', { exact: true }).waitFor()
    const drawn = () =>
      page.evaluate(() => ({
        rows: document.querySelectorAll('.data-row').length,
        nodes: document.querySelectorAll('*').length,
      }))
    const first = await drawn()
    expect(first.rows).toBeGreaterThan(5)
    expect(first.rows).toBeLessThan(80)
    expect(first.nodes).toBeLessThan(12_000)
    await goTo(page, `${USERS}?page=500`)
    await table.getByText('u9999', { exact: true }).waitFor()
    expect((await drawn()).nodes).toBeLessThan(12_000)
    await page.getByRole('button', { name: '重置', exact: true }).click()
    await control.lift()
    await page.getByRole('textbox', { name: /姓名、账号/ }).fill('superadmin')
    await page.keyboard.press('Enter')
    await table.getByText('superadmin', { exact: true }).first().waitFor()
  })

  it('F-258 renders only the visible options of 5,000 and finds the last by typing', async () => {
    await startOver(page)
    const answer = (rows: object) => ({
      kind: 'raw' as const,
      type: 'application/json',
      status: 200,
      body: JSON.stringify({ code: 200, data: rows }),
    })
    await control.inject({
      path: '/api-user/roles/list',
      ...answer({
        total: 5000,
        records: Array.from({ length: 5000 }, (_, at) => ({
          id: `r${at}`,
          roleName: `角色${at}`,
          status: enableStatus.enabled,
          shopTypes: [0],
        })),
      }),
    })
    await goTo(page, USERS)
    await settled(page)
    const role = page.getByRole('combobox', { name: '角色' })
    if (!(await role.isVisible())) await page.getByRole('button', { name: /展开/ }).first().click()
    await role.click()
    await page.locator('.ant-select-item-option', { hasText: '角色0' }).first().waitFor()
    expect(await page.locator('.ant-select-item-option').count()).toBeLessThan(60)
    await role.fill('角色4999')
    await page.locator('.ant-select-item-option', { hasText: '角色4999' }).click()
    await control.lift()
  })
})

describe('page in print or restored from the cache', () => {
  it('F-250 prints only the list, in light colours', async () => {
    const page = await openAt(USERS, { dark: true })
    await page.emulateMedia({ media: 'print' })
    for (const gone of [
      '.side',
      '.shell-top',
      '.bars',
      '.app-toasts',
      '.filters',
      '.list-tools',
      '.data-table .ant-pagination',
    ])
      expect(await page.locator(gone).filter({ visible: true }).count(), gone).toBe(0)
    expect(await page.locator('.data-row').filter({ visible: true }).count()).toBe(20)
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(false)
    await page.setViewportSize({ width: 794, height: 1123 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('F-251 shows nothing of the previous user when restored from the cache', async () => {
    const page = await openAt(USERS)
    await signIn(page, 'dealer01')
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByText('登录身份已变更').waitFor()
    await control.clear()
    await page.getByRole('button', { name: '重新进入' }).click()
    await settled(page)
    expect(await page.locator('.navbar').innerText()).not.toContain('超级管理员')
  })
})

describe('languages and colours', () => {
  it('F-261 F-295 keep the input of an open form over twenty language switches', { timeout: 180_000 }, async () => {
    const page = await openAt(`${USERS}?keyword=li`)
    await typeNewUser(page, '王小明')
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
    await page.getByText('请输入登录账号').first().waitFor()
    await goTo(page, '/report/report-list')
    await settled(page)
    const order = ['en', 'es', 'ja', 'zh'] as const
    for (let turn = 0; turn < 21; turn++) {
      const to = order[turn % 4] ?? 'zh'
      await page.getByRole('button', { name: /^(语言|Language|Idioma|言語)$/ }).click()
      await page.getByRole('menuitem', { name: LANGUAGE_NAMES[to] }).click()
      await page.locator(`html[lang^=${to}]`).waitFor()
    }
    await settled(page)
    expect(await page.title()).toBe(
      enTitles['/report/report-list'] + (await page.title()).slice(enTitles['/report/report-list'].length),
    )
    expect(await page.locator('html').getAttribute('dir')).not.toBe('rtl')
    expect((await page.locator('main').innerText()).replaceAll(/\p{Script=Han}{2,}/gu, '')).not.toMatch(
      /[\u3040-\u30ff]/,
    )
    await page.locator('.tab-head').nth(1).click()
    await settled(page)
    const drawer = page.getByRole('dialog')
    expect(await drawer.getByRole('textbox').first().inputValue()).toBe('王小明')
    expect(
      await drawer
        .locator('label, .ant-drawer-title, .ant-tabs-tab, button, .ant-form-item-explain-error')
        .allInnerTexts()
        .then((texts) => texts.join()),
    ).not.toMatch(/\p{Script=Han}/u)
  })

  it('F-236 F-295 ignore a language that loads after a newer choice', async () => {
    const page = await openAt('/home')
    const late: { url: string; go: () => Promise<void> }[] = []
    await scriptsWith(page, 'titles', esTitles['/report/report-list'], (route) => {
      late.push({ url: route.request().url(), go: () => route.continue() })
      return Promise.resolve()
    })
    for (const to of ['es', 'en', 'zh'] as const) {
      await page.getByRole('button', { name: /^(语言|Language)$/ }).click()
      await page.getByRole('menuitem', { name: LANGUAGE_NAMES[to] }).click()
      if (to === 'es') await expect.poll(() => late.length).toBe(1)
      else await page.locator(`html[lang^=${to}]`).waitFor()
    }
    const arrived = page.waitForResponse((reply) => reply.url() === late[0]?.url)
    await Promise.all(late.map(({ go }) => go()))
    await (await arrived).finished()
    await settled(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    await page.getByRole('tab', { name: '首页' }).waitFor()
  })

  it('F-262 F-287 keep enough contrast in all eight theme colours, light and dark', { timeout: 180_000 }, async () => {
    const page = await openAt(`${USERS}?keyword=li`)
    const found: string[] = []
    const look = async (state: string) =>
      found.push(...(await violations(page, { only: ['color-contrast'] })).map((one) => `${state} ${one}`))
    for (const dark of ['light', 'dark'] as const)
      for (const color of THEME_COLORS) {
        await choose(page, color, dark)
        expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe(dark)
        await look(`${color} ${dark}`)
        if (!['#409eff', '#51adc6'].includes(color.toLowerCase())) continue
        await page.getByRole('button', { name: '新增用户' }).click()
        const form = page.getByRole('dialog', { name: /新增用户/ })
        await form.getByRole('button', { name: '保存' }).click()
        await page.getByText('请输入登录账号').first().waitFor()
        await look(`${color} ${dark} form`)
        await page.keyboard.press('Escape')
        await form.waitFor({ state: 'hidden' })
      }
    expect(found).toEqual([])
  })
})

describe('accessibility', () => {
  let shared: Page
  beforeAll(async () => {
    shared = await openAt('/home')
  })
  it('F-286 F-288 announces a failed list and returns the focus after popups', async () => {
    const page = shared
    await startOver(page, USERS)
    await control.inject({ path: '/api-user/users/list', kind: 'code', code: 500, message: '列表读取失败', times: 1 })
    const refresh = page.getByRole('button', { name: '刷新', exact: true })
    await refresh.focus()
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: '列表读取失败' })
    await toast.first().waitFor()
    expect(await refresh.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.locator('.app-toast').waitFor({ state: 'detached' })
    const bell = page.getByRole('button', { name: /任务与消息/ }).first()
    await bell.focus()
    await page.keyboard.press('Enter')
    await page.locator('.tray').getByText('列表读取失败').waitFor()
    await page.keyboard.press('Escape')
    await settled(page)
    expect(await focused(page)).toMatch(/任务与消息/)

    const create = page.getByRole('button', { name: '新增用户' })
    await create.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: /新增用户/ })
    await drawer.waitFor()
    await expect
      .poll(() => drawer.evaluate((one) => one.closest('.ant-drawer')?.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toMatch(/新增用户/)

    await goTo(page, ROLES)
    await settled(page)
    await page.locator('.tab-head[aria-selected=true]').focus()
    await page.keyboard.press('Delete')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab')
    takeProblems()
  })

  it('F-292 respects reduced motion and forced colours', async () => {
    const page = shared
    await startOver(page, USERS)
    await page.getByRole('button', { name: '新增用户' }).click()
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 20)
          .map((one) => (one.effect instanceof KeyframeEffect ? String(one.effect.target?.className) : '')),
      )
    expect(await moving()).toEqual([])
    await page.keyboard.press('Escape')
    await page.emulateMedia({ forcedColors: 'active' })
    const faces = await page.evaluate(() => {
      const face = (selector: string) => {
        const part = document.querySelector(selector)
        return part ? getComputedStyle(part).backgroundColor + getComputedStyle(part).color : ''
      }
      return [
        face('.tab-head[aria-selected=true]'),
        face('.tab-head[aria-selected=false]'),
        face('.side-entry[aria-current=page]'),
        face('.side-entry:not([aria-current])'),
      ]
    })
    expect(faces[0]).not.toBe(faces[1])
    expect(faces[2]).not.toBe(faces[3])
    await page.getByRole('button', { name: '新增用户' }).focus()
    await page.keyboard.press('Tab')
    await settled(page)
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).not.toBe(
      'none',
    )
  })

  it('F-290 F-294 has no WCAG violation in loading, empty, failed and other states', async () => {
    const page = shared
    await page.emulateMedia({ forcedColors: 'none' })
    await startOver(page)
    const found: string[] = []
    const look = async (state: string) => found.push(...(await violations(page)).map((one) => `${state}: ${one}`))
    await control.inject({ path: '/api-user/users/list', kind: 'never', times: 1 })
    await goTo(page, `${USERS}?keyword=slow`)
    await page.locator('.ant-skeleton').first().waitFor()
    await look('loading')
    await goTo(page, `${USERS}?keyword=nobody-is-called-so`)
    await page.getByText('没有符合条件的数据').or(page.locator('.ant-empty')).first().waitFor()
    await look('empty')
    await control.inject({ path: '/api-user/roles/list', kind: 'code', code: 500, message: '坏了' })
    await goTo(page, ROLES)
    await page.getByRole('alert').filter({ hasText: '加载失败' }).waitFor()
    await page.locator('.app-toast').waitFor({ state: 'detached' })
    await look('failed')
    await control.lift()
    await page.getByRole('button', { name: '重试' }).click()
    await settled(page)
    for (const place of ['/404', '/401', '/no/such/page']) {
      await goTo(page, place)
      await settled(page)
      await look(place)
    }
    await goTo(page, `${USERS}?keyword=area_hd&status=`)
    await settled(page)
    await page
      .getByRole('button', { name: /^更多 / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    await page.getByRole('dialog').waitFor()
    await look('question')
    await page.keyboard.press('Escape')
    await control.inject({ path: '*', kind: 'code', status: 401, code: 401, message: '登录状态已失效', times: 1 })
    await page.getByRole('button', { name: '刷新', exact: true }).click()
    await page.waitForURL((at) => at.pathname === '/login')
    await settled(page)
    await look('expired')
    expect(found).toEqual([])
    takeProblems()
  })

  it('F-263 F-291 fits every page into 320 px with texts 40 % longer', { timeout: 240_000 }, async () => {
    const page = await openPage({ language: 'en' })
    await page.route(TEXTS, async (route) => {
      const body = await (await route.fetch({ maxRetries: 3 })).text()
      if (!body.startsWith('var e={') || !body.includes(' '))
        return route.fulfill({ contentType: 'text/javascript', body })
      await route.fulfill({
        contentType: 'text/javascript',
        body: body.replaceAll(/:`((?:[^`\\]|\\.)*)`/g, (_, text: string) => `:\`${longer(text)}\``),
      })
    })
    await signIn(page)
    await page.goto('/home')
    await settled(page)
    expect(await page.locator('h1').first().innerText()).toMatch(/ê|ô|î/)
    const found: string[] = []
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { path } of lines.filter((line) => !line.public && !line.needs)) {
      await goTo(page, path)
      await settled(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) found.push(`${path} is ${wide} px too wide`)
      found.push(...(await page.evaluate(cut)).map((text) => `${path} cuts ${text}`))
      if (path !== '/home') await page.locator('.tab-head[aria-selected=true]').press('Delete')
    }
    expect(found).toEqual([])
  })
})
