// @module-tag sweep
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '@/locales'
import { type Path, routes, titleKey, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { isCovered } from '../modules'
import { control, goTo, logInByHand, openAt, openPage, settled, signIn, tokenOf, url } from './harness'
import { SAMPLES } from './samples'
import { textOf } from './texts'

const USERS = '/system-management/userManagement'
const lines: readonly RouteLine<Path>[] = routes

interface Goal {
  path: Path
  query?: Record<string, string>
  hidden?: boolean
}
const titleOf = (language: Language, { path, query }: Goal) =>
  textOf(language, titleKey(path, new URLSearchParams(query))) ?? ''

const notLoaded = (): string[] => {
  const isSeen = (one: Element | null) => one?.checkVisibility({ visibilityProperty: true }) === true
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() === '…' && isSeen(node.parentElement))
      found.push(node.parentElement?.outerHTML.slice(0, 120) ?? '')
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.getAttribute(name)?.trim() === '…' && isSeen(one)) found.push(one.outerHTML.slice(0, 120))
  return found
}

const isThere = async (page: Page, language: Language, goal: Goal, way: string): Promise<void> => {
  const title = titleOf(language, goal)
  const at = `${goal.path} by ${way} in ${language}`
  await page.waitForURL((place) => place.pathname === goal.path)
  await shown(page).filter({ hasText: title }).waitFor()
  await settled(page)
  expect(await page.evaluate(notLoaded), at).toEqual([])
  expect(await page.locator('.page-trouble, .trouble').count(), at).toBe(0)
  const said = await page.title()
  expect(said === title || said.startsWith(`${title} - `), `${at}: ${said}`).toBe(true)
}

const reload = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}') as { value?: object } // written by the console
    localStorage.setItem('settings', JSON.stringify({ ...kept, value: { ...kept.value, language: wanted } }))
  }, language)
  await page.reload()
  await settled(page)
}

const HOME: Goal = { path: '/home' }
const shown = (page: Page) => page.locator('.tab-head[aria-selected=true]')
const head = (page: Page, language: Language, goal: Goal) =>
  page.locator('.tab-head', { hasText: titleOf(language, goal) }).first()
/** Clicks without hovering, which would prefetch the page. Opening a closed group prefetches too. */
const byMenu = async (page: Page, { path }: Goal): Promise<void> => {
  const link = page.locator(`.side-nav a[href="${path}"]`)
  while ((await link.count()) === 0)
    await page.locator('.side-nav button[aria-expanded=false]').first().dispatchEvent('click')
  await link.dispatchEvent('click')
}
const byPalette = async (page: Page, language: Language, goal: Goal): Promise<void> => {
  await page.keyboard.press('Control+k')
  const box = page.locator('[role=dialog] input[role=combobox]')
  await box.fill(goal.path)
  await page.locator('[role=dialog] [role=option][aria-selected=true]', { hasText: titleOf(language, goal) }).waitFor()
  await box.press('Enter')
}

/** Number of reloads from home for all pages, plus one for returning to them: about ten pages each. */
const LOADS = Math.ceil(lines.length / 10)
const OTHERS = LANGUAGES.filter((one) => one !== 'zh')
const languageOf = (at: number): Language => (at % 2 ? (OTHERS[((at - 1) / 2) % OTHERS.length] ?? 'zh') : 'zh')
/**
 * Distributes the pages so that those of a chunk are in different loads. Almost every page then has to load its code
 * and texts.
 */
const dealt = (): RouteLine<Path>[][] => {
  const pages = lines
    .filter((line) => !line.public && line.path !== '/home' && isCovered(line.path))
    .toSorted((a, b) => a.chunk.localeCompare(b.chunk))
  return Array.from({ length: LOADS }, (_, load) => pages.filter((_line, at) => at % LOADS === load))
}

const current = async (): Promise<object> => {
  const headers = {
    authorization: `Bearer ${await tokenOf('superadmin')}`,
    'client-id': 'test',
    'client-secret': 'test',
  }
  return ((await (await fetch(`${url}/api-user/users/current`, { headers })).json()) as { data: object }).data // reply of the mock
}

describe('navigation to every page from a console loaded at another page', () => {
  let page: Page
  beforeAll(async () => {
    page = await openAt('/home')
  })
  it.each(dealt().map((load, at) => ({ at, load, language: languageOf(at) })))(
    'R-TITLE-01 R-GEN-02 R-SHELL-30 shows title and texts of each page of load $at in $language',
    async ({ at, load, language }) => {
      const goals: Goal[] = await Promise.all(
        load.map(async ({ path, hidden }) => ({ path, hidden, query: await SAMPLES[path]?.() })),
      )
      await reload(page, language)
      for (const [nth, goal] of goals.entries()) {
        const way = goal.hidden ? 'link' : (nth + at) % 2 ? 'palette' : 'menu'
        if (way === 'link') await goTo(page, to(goal.path, goal.query))
        else if (way === 'menu') await byMenu(page, goal)
        else await byPalette(page, language, goal)
        await isThere(page, language, goal, way)
      }
      await head(page, language, HOME).click()
      await isThere(page, language, HOME, 'tab')
      await reload(page, language)
      for (const [nth, goal] of goals.toReversed().entries()) {
        const before = goals.at(-nth)
        const way = nth < 2 ? 'history' : (nth + at) % 2 ? 'closing' : 'tab'
        if (way === 'history') await page.goBack()
        else if (way === 'tab') await head(page, language, goal).click()
        else await shown(page).press('Delete')
        await isThere(page, language, goal, way)
        if (nth > 0 && before && way !== 'closing') await head(page, language, before).click({ button: 'middle' })
      }
      await shown(page).press('Delete')
      await isThere(page, language, HOME, 'closing')
      expect(await page.locator('.tab-head').count()).toBe(1)
    },
  )
})

describe('navigation to home and the password page from a console loaded at another page', () => {
  const PASSWORD: Goal = { path: '/updatePassword' }
  type Way = (page: Page, language: Language, goal: Goal) => Promise<unknown>
  const WAYS: Record<string, Way> = {
    tab: (page, language, goal) => head(page, language, goal).click(),
    menu: (page, _, goal) => byMenu(page, goal),
    palette: byPalette,
    history: (page) => page.goBack(),
    closing: (page) => shown(page).press('Delete'),
  }
  it.each([HOME, PASSWORD])(
    'R-GUARD-04 R-GEN-02 reaches $path by tab, menu, palette, link, history and closing a tab',
    async (goal) => {
      const page = await openAt(goal.path)
      for (const [at, [way, go]] of Object.entries(WAYS).entries()) {
        const language = LANGUAGES[at % LANGUAGES.length] ?? 'zh'
        await goTo(page, USERS)
        await settled(page)
        await reload(page, language)
        await go(page, language, goal)
        await isThere(page, language, goal, way)
      }
      await goTo(page, USERS)
      await settled(page)
      await goTo(page, goal.path)
      await isThere(page, 'zh', goal, 'link')
      await page.goBack()
      await settled(page)
      await reload(page, 'en')
      await page.goForward()
      await isThere(page, 'en', goal, 'history forward')
    },
  )
  it('R-GUARD-05 R-GEN-02 reaches home by the button of a 404 page', async () => {
    const page = await openAt('/nothing/here', { language: 'ja' })
    expect(new URL(page.url()).pathname).toBe('/404')
    await page.getByRole('link', { name: textOf('ja', 'page.goHome'), exact: true }).click()
    await isThere(page, 'ja', HOME, '404')
  })
  it('R-SESS-09 R-GEN-02 reaches home after a role switch only if the new role lacks the page', async () => {
    const page = await openPage()
    await logInByHand(page, 'dealer01', '/saleReport/dealer')
    await settled(page)
    const switchTo = async (role: RegExp) => {
      await page.getByRole('button', { name: '切换角色' }).click()
      const dialog = page.getByRole('dialog', { name: '切换角色' })
      await dialog.getByRole('radio', { name: role }).check()
      await dialog.getByRole('button', { name: '确定' }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    expect(new URL(page.url()).pathname).toBe('/saleReport/dealer')
    await page.reload()
    await settled(page)
    await switchTo(/服务经理/)
    await isThere(page, 'zh', HOME, 'a switch of roles')
    await goTo(page, '/workNo')
    await settled(page)
    await page.reload()
    await settled(page)
    await switchTo(/销售经理/)
    await isThere(page, 'zh', { path: '/workNo' }, 'a switch of roles')
    await head(page, 'zh', HOME).click()
    await isThere(page, 'zh', HOME, 'tab')
  })
  it.each([
    ['new', -1],
    ['old', 91],
  ])(
    'R-GUARD-04 redirects a user with a %s password from another link to the password page',
    async (_, passwordDays) => {
      const page = await openPage({ language: 'es' })
      await signIn(page)
      const user = await current()
      await control.inject({
        path: '/api-user/users/current',
        kind: 'code',
        status: 200,
        code: 200,
        data: { ...user, passwordDays },
        times: 1,
      })
      await page.goto(USERS)
      await page.waitForURL((place) => place.pathname === PASSWORD.path)
      await settled(page)
      expect(await page.evaluate(notLoaded)).toEqual([])
      expect(await page.title()).toContain(titleOf('es', PASSWORD))
    },
  )
})

describe('malformed path', () => {
  const PATHS = [
    '/home%0a',
    '/%09/x',
    '/x%0ay',
    '/redirect/x%0ay',
    '/%E2%80%A8',
    '/%E2%80%A9x',
    '/%09/javascript:alert(1)',
    '/x%0d%0ay?a=1#b',
  ]
  it('R-GUARD-05 F-180 leads a logged-in user to a 404 page with a link home', async () => {
    const page = await openPage()
    await signIn(page)
    for (const path of PATHS) {
      await page.goto(path)
      await page.waitForURL((place) => place.pathname === '/404')
      await settled(page)
      await page.getByRole('link', { name: '返回首页' }).click()
      await isThere(page, 'zh', HOME, `404 of ${path}`)
      await page.goBack()
      await page.waitForURL((place) => place.pathname === '/404')
    }
  })
  it('R-GUARD-02 F-180 redirects to the log-in without a token', async () => {
    const page = await openPage()
    for (const path of PATHS) {
      await page.goto(path)
      await page.waitForURL((place) => place.pathname === '/login')
      await page.locator('#login-username').waitFor()
    }
  })
  it.each(['/home%0a', '/x%0d%0ay', '/%E2%80%A8', '/home%250a'])(
    'R-GUARD-02 F-183 opens home after a log-in that should return to %s',
    async (wanted) => {
      const page = await openPage()
      await logInByHand(page, 'superadmin', wanted)
      await isThere(page, 'zh', HOME, 'log-in')
    },
  )
})

describe('record page', () => {
  const LEAD = '/clue-management/clueDetail'

  it('keeps its header in view in tall windows and prints without buttons', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 720 } })
    await signIn(page)
    const query = new URLSearchParams(await SAMPLES[LEAD]?.())
    await page.goto(`${LEAD}?${query}`)
    await settled(page)
    const bar = page.locator('.record-bar')
    const top = () => bar.evaluate((one) => Math.round(one.getBoundingClientRect().top))
    const scroll = () => page.evaluate(() => window.scrollTo(0, 400))
    await scroll()
    await expect.poll(top).toBe(0)
    await page.setViewportSize({ width: 1280, height: 500 })
    await scroll()
    await expect.poll(top).toBeLessThan(-100)
    await page.emulateMedia({ media: 'print' })
    const buttons = page.locator('.frame button').filter({ visible: true })
    await expect.poll(() => buttons.count()).toBe(0)
    await page.getByRole('heading', { level: 2 }).waitFor()
  })
})
