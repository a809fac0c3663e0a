import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/locales'
import { type Path, routes, titleKey, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { goTo, openPage, settled, signIn, url, violations } from './harness'
import { SAMPLES } from './samples'

const texts = import.meta.glob<Record<string, string>>('../../src/locales/*/*.json', { eager: true, import: 'default' })
const textOf = (language: string, key: string): string | undefined =>
  Object.entries(texts).find(([path, file]) => path.includes(`/${language}/`) && Object.hasOwn(file, key))?.[1][key]

const lines: readonly RouteLine<Path>[] = routes
const screens = lines.filter((line) => !line.public)
const PUBLIC = ['/login', '/auth-redirect', '/404', '/401']

describe.each(LANGUAGES)('in %s', (language) => {
  let page: Page
  let out: Page
  /** Where the page has been: nothing but the page itself may be in the history. */
  let places: string[] = []
  beforeAll(async () => {
    out = await openPage({ language })
    page = await openPage({ language })
    await signIn(page)
    await page.goto('/home')
    await settled(page)
    page.on('framenavigated', (frame) => void places.push(new URL(frame.url()).pathname))
  })

  it.each(screens)('R-TITLE-01 F-160 $path opens under its title, quiet, accessible', async ({ path }) => {
    const query = await SAMPLES[path]?.()
    const title = textOf(language, titleKey(path, new URLSearchParams(query))) ?? ''
    expect(title).not.toBe('')
    if (language === 'zh') {
      // Here from its address, elsewhere as a link leads to it.
      places = []
      await page.goto(to(path, query))
    } else await goTo(page, to(path, query))
    await page.locator('.tab-head[aria-selected=true]', { hasText: title }).waitFor()
    await settled(page)
    expect(new URL(page.url()).pathname).toBe(path)
    if (language === 'zh') expect(places.filter((place) => place !== path)).toEqual([])
    const documentTitle = await page.title()
    expect(documentTitle === title || documentTitle.startsWith(`${title} - `), documentTitle).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe({ zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' }[language])
    expect(await page.locator('.trouble-details, .trouble').count()).toBe(0)
    expect(await violations(page)).toEqual([])
    // Sixty kept pages would make each look take longer than the one before.
    if (path !== '/home') await page.locator('.tab-head[aria-selected=true]').press('Delete')
  })

  it.each(PUBLIC)('R-GUARD-01 %s opens without a token, quiet, accessible', async (path) => {
    await out.goto(path)
    await settled(out)
    // What another site left behind on its way here leads to log-in.
    if (path !== '/auth-redirect') expect(new URL(out.url()).pathname).toBe(path)
    expect(await out.title()).not.toBe('')
    expect(await violations(out)).toEqual([])
  })
})

it('every page that shows a record is toured with one', () => {
  expect(screens.filter(({ path, needs }) => needs && !SAMPLES[path]).map(({ path }) => path)).toEqual([])
})

describe('without a token', () => {
  it('R-GUARD-02 every page leads to log-in without a token, and keeps the way back', async () => {
    const out = await openPage()
    for (const { path } of screens.slice(0, 3)) {
      await out.goto(`${path}?a=1`)
      await out.waitForURL((place) => place.pathname === '/login')
      expect(new URL(out.url()).searchParams.get('redirect')).toBe(`${path}?a=1`)
    }
  })
  it('R-GUARD-01 F-186 /redirect leads nowhere outside the console, with one neither', async () => {
    const page = await openPage()
    await signIn(page)
    for (const place of ['//evil.example', '/%2Fevil.example', '/https://evil.example', '/login']) {
      await page.goto(`/redirect${place}`)
      await settled(page)
      expect(new URL(page.url()).origin).toBe(url)
    }
  })
})
