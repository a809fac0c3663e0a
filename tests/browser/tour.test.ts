import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '@/locales'
import { type Path, routes, titleKey, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { control, goTo, openPage, settled, signIn, tokenOf, url, violations } from './harness'
import { outOfSight } from './inSight'
import { SAMPLES } from './samples'
import { englishNames, textOf } from './texts'

const lines: readonly RouteLine<Path>[] = routes
const screens = lines.filter((line) => !line.public)
const PUBLIC = ['/login', '/auth-redirect', '/404', '/401']

/** What a language can change: names that are missing or do not say it, and the size of what is pressed. Colours, structure and roles are the same in all. */
const OF_LANGUAGE = [
  'area-alt',
  'aria-command-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'button-name',
  'document-title',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
  'valid-lang',
]

/** FAULTS=all opens each page from its address and in all four languages; else the first of each area, and each in Chinese and one language more, in turn. */
const ALL = process.env.FAULTS === 'all'
const OTHERS = LANGUAGES.filter((one) => one !== 'zh')
const languagesOf = (at: number): readonly Language[] => (ALL ? LANGUAGES : ['zh', OTHERS[at % OTHERS.length] ?? 'en'])
const isCold = (path: Path): boolean => {
  const areaOf = (one: Path) => screens.find((line) => line.path === one)?.area
  return ALL || screens.find(({ area }) => area === areaOf(path))?.path === path
}

/** What is in sight at 1440 px has more room at 1920, which the long run looks at too. */
const WIDTHS = ALL ? [1920, 1440] : [1440]

/** How each language is toured: Chinese by all that axe knows; a theme each way, and colours in both. */
const WAYS = {
  zh: { lang: 'zh-CN', dark: false, only: undefined },
  en: { lang: 'en', dark: true, only: ['color-contrast', ...OF_LANGUAGE] },
  es: { lang: 'es', dark: false, only: OF_LANGUAGE },
  ja: { lang: 'ja', dark: true, only: OF_LANGUAGE },
} as const

/** Pages that read what is under way again: calls, coupons that go out, videos being transcoded, payments on their way, activities and votes under way, the queue of a review. */
const POLLS =
  /^\/outboundTask\/|^\/activity-management\/(applyActivity|vote)$|^\/dynamic-management\/contentReview$|^\/marketing-management\/(provideManagement|video|video-details|payRecords)$/

/** Runs in the page: own words that end before they are said - heads of columns, entries of the menu, buttons, labels, states, names of details. */
const cutWords = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.ant-table-thead th, [role=columnheader], .side-title, main :is(.ant-btn, label, h1, h2, h3, dt, legend, .ant-tabs-tab, .ant-segmented-item-label, .ant-steps-item-title, .figures .figure)',
    ),
  ]
    .flatMap((one) =>
      one.checkVisibility() && one.clientWidth > 0 && !one.closest('.hidden-text, td, [role=cell]')
        ? [one, ...one.querySelectorAll<HTMLElement>('*')]
        : [],
    )
    .filter(
      (one) =>
        // What stands still has its words in a part of its own, and a shadow that stands out.
        !one.matches('.ant-table-cell-fix, [data-fixed]') &&
        ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
        one.scrollWidth > one.clientWidth + 1 &&
        /\p{Script=Latin}/u.test(one.innerText ?? ''),
    )
    .map((one) => `${one.innerText} (${one.tagName})`)

describe('in Chinese and the other languages', () => {
  const pages = new Map<Language, Page>()
  const heads = (page: Page) => page.locator('.tab-head')
  /** The session of the Chinese page. */
  let token = ''
  /** Where the Chinese page has been: nothing but what was asked for may be in its history. */
  let places: string[] = []
  beforeAll(async () => {
    for (const language of LANGUAGES) {
      const page = await openPage({ language, dark: WAYS[language].dark })
      const own = await tokenOf('superadmin')
      await page.context().addCookies([{ name: 'access_token', value: own, url, sameSite: 'Strict' }])
      if (language === 'zh') {
        token = own
        await page.clock.install()
        page.on('framenavigated', (frame) => void places.push(new URL(frame.url()).pathname))
      }
      await page.goto('/home')
      await settled(page)
      pages.set(language, page)
    }
  })

  const look = async (
    language: Language,
    page: Page,
    path: Path,
    query: Record<string, string> | undefined,
  ): Promise<void> => {
    const { lang, only } = WAYS[language]
    const title = textOf(language, titleKey(path, new URLSearchParams(query))) ?? ''
    expect(title, language).not.toBe('')
    places = language === 'zh' ? [] : places
    if (language === 'zh' && isCold(path)) await page.goto(to(path, query))
    else await goTo(page, to(path, query))
    await page.locator('.tab-head[aria-selected=true]', { hasText: title }).waitFor()
    await settled(page)
    expect(new URL(page.url()).pathname, language).toBe(path)
    if (language === 'zh') expect(places.filter((place) => place !== path)).toEqual([])
    // What a text is when the file that it stands in was not loaded.
    expect(
      await page.getByText('…', { exact: true }).filter({ visible: true }).count(),
      'texts that are not there',
    ).toBe(0)
    const documentTitle = await page.title()
    expect(documentTitle === title || documentTitle.startsWith(`${title} - `), documentTitle).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('.page-trouble, .trouble').count(), language).toBe(0)
    const found = await violations(page, { only })
    // The longest words of the four.
    if (language === 'es') found.push(...(await page.evaluate(cutWords)).map((text) => `cut: ${text}`))
    found.push(...(await englishNames(page, language)))
    if (language === 'zh') found.push(...(await outOfSight(page, WIDTHS)), ...(await asksAtRest(page, path)))
    expect(found, language).toEqual([])
  }
  /** Two minutes of the page pass at once: each timer that is due goes off. Answers what it, or the page before it that is hidden now, asks for by itself. */
  const asksAtRest = async (page: Page, path: Path): Promise<string[]> => {
    await control.clear(token)
    await page.clock.fastForward(120_000)
    await settled(page)
    return (await control.log(token)).flatMap(({ method, path: asked }) =>
      POLLS.test(path) ? [] : [`asks at rest for ${method} ${asked}`],
    )
  }
  /** Sixty kept pages would make each look take longer than the one before: home stays, and the last one behind the next. */
  const closeOlder = async (page: Page): Promise<void> => {
    for (let left = await heads(page).count(); left > 2; left--) {
      await heads(page).nth(1).press('Delete')
      await expect.poll(() => heads(page).count()).toBe(left - 1)
    }
  }
  it.each(screens.map(({ path }, at) => ({ path, at, languages: languagesOf(at) })))(
    'R-TITLE-01 F-109 F-160 F-173 F-263 F-265 F-294 $path opens under its title, quiet, accessible, nothing cut, name and state in sight: $languages',
    async ({ path, languages }) => {
      const query = await SAMPLES[path]?.()
      const looks = await Promise.allSettled(
        languages.map(async (language) => {
          const page = pages.get(language)
          if (!page) throw new Error(`no page in ${language}`)
          try {
            await look(language, page, path, query)
          } finally {
            await closeOlder(page)
          }
        }),
      )
      const failed = looks.find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
    },
  )
})

describe.each(LANGUAGES)('without a token, in %s', (language) => {
  it('R-GUARD-01 F-180 the public pages open, quiet, accessible', async () => {
    const page = await openPage({ language })
    const paths = PUBLIC.filter((_, at) => languagesOf(at).includes(language))
    expect(paths).not.toEqual([])
    for (const path of paths) {
      await page.goto(path)
      await settled(page)
      // What another site left behind on its way here leads to log-in.
      if (path !== '/auth-redirect') expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.title()).not.toBe('')
      expect(await violations(page)).toEqual([])
    }
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
