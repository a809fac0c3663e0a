import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { inject } from 'vitest'
import type { control as backEnd } from '../../mocks'
import type { Language } from '@/locales'
import type { RouteLine } from '@/routes/line'
import { system } from '@/routes/system'
import { at } from '../../mocks/core/random'
import { countVisit } from '../visits'
import { source } from './samples'

const mine = at(inject('places'), Number(process.env.VITEST_POOL_ID) - 1)
export const { url } = mine
const PASSWORD = 'Abc@12345'

type Fault = Parameters<typeof backEnd.inject>[0]
type LogEntry = ReturnType<typeof backEnd.log>[number]
const door = async (action: string, input: object = {}): Promise<void> => {
  const reply = await fetch(`${url}/__mock/${action}`, { method: 'POST', body: JSON.stringify(input) })
  if (!reply.ok) throw new Error(`/__mock/${action} answered ${reply.status}`)
}
export const control = {
  inject: (fault: Fault) => door('inject', fault),
  lift: (token?: string) => door('lift', { token }),
  /** Delays every response. Without a number it restores the initial delay. */
  latency: (ms?: number) => door('latency', { ms }),
  clock: (ms: number) => door('clock', { ms }),
  /** Restores the initial state. Ends all sessions, so call it before signIn. */
  reset: (times = 1) => door('reset', { times }),
  clear: (token?: string) => door('clear', { token }),
  log: async (token?: string) =>
    (await (await fetch(`${url}/__mock/log${token === undefined ? '' : `?token=${token}`}`)).json()) as LogEntry[], // as the control door returns it
}

let browser: Promise<Browser> | undefined
let inTest = false
let pages: { page: Page; of: 'test' | 'file' }[] = []
let problems: string[] = []
const traffic = new WeakMap<Page, { open: Set<Request>; quietSince: number }>()

export const testBegins = (): void => {
  inTest = true
}

export const takeProblems = (): string[] => {
  const taken = problems
  problems = []
  return taken
}

const failed: string[] = []
export const scenes = async (): Promise<string> => {
  const open = pages.flatMap(({ page }) => page.context().pages())
  const shown = open.map(
    async (page) => `${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 3000 }).catch(String)}`,
  )
  return [...(await Promise.all(shown)), ...problems, ...failed.splice(0)].join('\n\n')
}

export const closePages = async (of: 'test' | 'file'): Promise<void> => {
  inTest = false
  await Promise.all(
    pages
      .filter((one) => one.of === of && !one.page.isClosed())
      .map(async ({ page }) => {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().close()
      }),
  )
  pages = pages.filter((one) => one.of !== of)
  problems = []
}

const watch = (page: Page): void => {
  const own = (address: string) =>
    /^(data|blob|about|chrome-error):/.test(address) || new URL(address).hostname === 'localhost'
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => problems.push(`page error: ${error.stack ?? error.message} (${page.url()})`))
  let path = ''
  page.on('framenavigated', (frame) => {
    const { protocol, pathname } = new URL(frame.url())
    if (frame !== page.mainFrame() || protocol !== 'http:' || pathname === path) return
    path = pathname
    countVisit()
  })
  const state = { open: new Set<Request>(), quietSince: Date.now() }
  traffic.set(page, state)
  const ended = (request: Request) => {
    state.open.delete(request)
    state.quietSince = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('request', (request) => {
    state.open.add(request)
    if (!own(request.url())) problems.push(`foreign request: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    failed.push(`${request.url()} ${reason}`)
    failed.splice(0, failed.length - 20)
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed request: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`HTTP ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
}

interface PageOptions extends BrowserContextOptions {
  language?: Language
  dark?: boolean
}

/**
 * Opens a page in its own browser context. Errors on it fail the test. Closed with the test, or with the file if
 * opened in beforeAll. 1440x900 and Chinese by default, without a session.
 */
export const openPage = async ({ language = 'zh', dark = false, ...options }: PageOptions = {}): Promise<Page> => {
  browser ??= chromium.connect(mine.chromium)
  const context = await (
    await browser
  ).newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: url,
    ...options,
  })
  await context.addInitScript(
    (settings) => {
      if (location.protocol === 'http:' && localStorage.getItem('settings') === null)
        localStorage.setItem('settings', JSON.stringify({ value: settings }))
    },
    { language, dark: dark ? 'dark' : 'light' },
  )
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  watch(page)
  pages.push({ page, of: inTest ? 'test' : 'file' })
  return page
}

export const openBeside = async (page: Page): Promise<Page> => {
  const second = await page.context().newPage()
  second.setDefaultTimeout(15_000)
  watch(second)
  return second
}

export const tokenOf = async (username: string): Promise<string> => {
  const reply = await fetch(`${url}/api-auth/oauth/user/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-id': 'test', 'client-secret': 'test' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  const { data, message } = (await reply.json()) as { data?: { access_token: string }; message: string } // reply of the mock
  if (!data) throw new Error(`${username} cannot sign in: ${message}`)
  return data.access_token
}

Object.assign(source, { url, social: mine.social, token: () => tokenOf('superadmin') })

/** Signs in through the back end without the log-in page. An account with child accounts stays active itself. */
export const signIn = async (page: Page, username = 'superadmin'): Promise<void> => {
  await page.context().addCookies([{ name: 'access_token', value: await tokenOf(username), url, sameSite: 'Strict' }])
}

export const logInByHand = async (page: Page, username = 'superadmin', redirect = '/home'): Promise<void> => {
  await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
  await page.locator('#login-username').fill(username)
  await page.locator('#login-password').fill(PASSWORD)
  await page.locator('#login-validateCode').fill('8888')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((place) => place.pathname !== '/login', { timeout: 45_000 })
}

/** Waits until a page is idle: no request for 100 ms, no loading indicator and no pending task. Throws after 15 s. */
export const settled = async (page: Page): Promise<void> => {
  const start = Date.now()
  const isQuiet = () => {
    const state = traffic.get(page)
    return !state || (state.open.size === 0 && Date.now() - state.quietSince > 100)
  }
  const waits = () =>
    page.evaluate(async () => {
      for (let round = 0; round < 2; round++) await scheduler.postTask(() => {}, { priority: 'background' })
      return [
        ...document.querySelectorAll('.wait, .frame-wait, .ant-skeleton-active, .ant-spin-spinning, [aria-busy=true]'),
      ]
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect()
          const sight = one.matches('.ant-skeleton') ? one.parentElement : one
          return (
            one.matches('#root > .wait') ||
            (width > 0 && height > 0 && sight?.checkVisibility({ visibilityProperty: true }))
          )
        })
        .map((one) => one.className)
    })
  while (!isQuiet() || (await waits()).length > 0 || !isQuiet()) {
    if (Date.now() - start > 15_000) {
      const open = [...(traffic.get(page)?.open ?? [])].map((request) => request.url())
      throw new Error(`${page.url()} does not settle; under way: ${[...open, ...(await waits())].join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

export const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((to) => {
    const before: { idx?: number } | null = history.state
    const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: (before?.idx ?? 0) + 1 }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)
}

export const startOver = async (page: Page, ...addresses: string[]): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await goTo(page, '/home')
  await settled(page)
  const heads = page.locator('.tab-head')
  for (let left = await heads.count(); left > 1; left -= 1) {
    await heads.last().press('Delete')
    await page.locator('.tab-head[aria-selected=true]:focus').waitFor()
  }
  for (const address of addresses) {
    await goTo(page, address)
    await settled(page)
  }
}

const OVERFLOW_PX = 300
export const overflowTabs = async (page: Page): Promise<void> => {
  const menu = system.filter((line: RouteLine) => !line.hidden && !line.public && !line.fixed).map(({ path }) => path)
  for (const path of new Set(['/system-management/userManagement', ...menu])) {
    await goTo(page, path)
    await settled(page)
    const over = await page.locator('.tab-list').evaluate((list) => list.scrollWidth - list.clientWidth)
    if (over > OVERFLOW_PX) return
  }
  throw new Error('the tabs of the whole menu fit')
}

export const openAt = async (
  address: string,
  { username, ...options }: PageOptions & { username?: string } = {},
): Promise<Page> => {
  const page = await openPage(options)
  await signIn(page, username)
  await page.goto(address)
  await settled(page)
  return page
}

export const violations = async (
  page: Page,
  { only, within = 'html' }: { only?: readonly string[]; within?: string } = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ rules, part }) => {
      // A colour in transition is neither of its ends.
      const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.all(ends.map((one) => one.finished.catch(() => {})))
      const uncovered = new CSSStyleSheet()
      uncovered.replaceSync(':is(.data-cell, .ant-table-cell-fix, .target-balance) { position: static !important }')
      document.adoptedStyleSheets.push(uncovered)
      const { axe: checker } = window as unknown as { axe: typeof axe } // set by the line before
      const { violations: found } = await checker.run(part, {
        runOnly: rules ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
        preload: false,
      })
      document.adoptedStyleSheets.pop()
      return found.flatMap(({ id, help, nodes }) =>
        nodes.slice(0, 5).map(({ target, html }) => `${id}: ${help} at ${target.join(' ')} ${html.slice(0, 160)}`),
      )
    },
    { rules: only && [...only], part: within },
  )
}
