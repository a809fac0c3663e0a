import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '@/locales'
import { type Path, titleKey, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { control, goTo, openPage, settled, tokenOf, url, violations } from './harness'
import { outOfSight } from './inSight'
import { SAMPLES } from './samples'
import { englishNames, textOf } from './texts'

/**
 * Rules affected by the language: missing or mismatched names and target sizes. Colours, structure and roles are the
 * same in all.
 */
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

const QUICK = [
  'aria-allowed-attr',
  'aria-input-field-name',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
  'button-name',
  'duplicate-id-aria',
  'image-alt',
  'label',
  'link-name',
  'select-name',
]

/**
 * FAULTS=all opens each page by its address in every language at two widths. Otherwise the first page of each module,
 * and each page in Chinese and one other language in turn.
 */
const ALL = process.env.FAULTS === 'all'
const OTHERS = LANGUAGES.filter((one) => one !== 'zh')
export const othersOf = (at: number): readonly Language[] => (ALL ? OTHERS : [OTHERS[at % OTHERS.length] ?? 'en'])
const WIDTHS = ALL ? [1920, 1440] : [1440]

const LOOKS = {
  zh: { lang: 'zh-CN', dark: false, only: undefined },
  en: { lang: 'en', dark: true, only: ['color-contrast', ...OF_LANGUAGE] },
  es: { lang: 'es', dark: false, only: OF_LANGUAGE },
  ja: { lang: 'ja', dark: true, only: OF_LANGUAGE },
} as const

/** Pages that poll: calls, coupon sending, transcoding, pending payments, open activities and votes, the review queue. */
const POLLS =
  /^\/outboundTask\/|^\/activity-management\/(applyActivity|vote)$|^\/dynamic-management\/contentReview$|^\/marketing-management\/(provideManagement|video|video-details|payRecords)$/

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
        !one.matches('.ant-table-cell-fix, [data-fixed]') &&
        ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
        one.scrollWidth > one.clientWidth + 1 &&
        /\p{Script=Latin}/u.test(one.innerText ?? ''),
    )
    .map((one) => `${one.innerText} (${one.tagName})`)

const TRACE = /.{0,30}(?:\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object \w+\]).{0,30}/g

const openHome = async (language: Language): Promise<{ page: Page; token: string }> => {
  const page = await openPage({ language, dark: LOOKS[language].dark })
  const token = await tokenOf('superadmin')
  await page.context().addCookies([{ name: 'access_token', value: token, url, sameSite: 'Strict' }])
  await page.goto('/home')
  await settled(page)
  return { page, token }
}

const closeOlder = async (page: Page): Promise<void> => {
  const heads = page.locator('.tab-head')
  for (let left = await heads.count(); left > 2; left--) {
    await heads.nth(1).press('Delete')
    await expect.poll(() => heads.count()).toBe(left - 1)
  }
}

const look = async (
  page: Page,
  language: Language,
  path: Path,
  { isCold = false, only }: { isCold?: boolean; only?: readonly string[] },
): Promise<string[]> => {
  const { lang } = LOOKS[language]
  const query = await SAMPLES[path]?.()
  const title = textOf(language, titleKey(path, new URLSearchParams(query))) ?? ''
  expect(title).not.toBe('')
  if (isCold) await page.goto(to(path, query))
  else await goTo(page, to(path, query))
  await page.locator('.tab-head[aria-selected=true]', { hasText: title }).waitFor()
  await settled(page)
  expect(new URL(page.url()).pathname).toBe(path)
  const documentTitle = await page.title()
  expect(documentTitle === title || documentTitle.startsWith(`${title} - `), documentTitle).toBe(true)
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  const text = await page.locator('body').innerText()
  return [
    ...(await page.getByText('…', { exact: true }).filter({ visible: true }).all()).map(() => 'a text is missing'),
    ...(await page.locator('.page-trouble, .trouble').allInnerTexts()).map((words) => `failed: ${words}`),
    ...(text.match(TRACE) ?? []),
    ...(await violations(page, { only, within: isCold || !only ? 'html' : 'main' })),
    ...(await englishNames(page, language)),
  ]
}

export const visit = (lines: readonly RouteLine<Path>[]): void => {
  const screens = lines.filter((line) => !line.public).map(({ path }) => path)

  describe('pages in Chinese', () => {
    let page: Page
    let places: string[] = []
    beforeAll(async () => {
      const opened = await openHome('zh')
      page = opened.page
      page.on('framenavigated', (frame) => void places.push(new URL(frame.url()).pathname))
    })
    it.each(screens.map((path, at) => ({ path, isCold: ALL || at === 0 })))(
      'R-TITLE-01 F-109 F-160 F-263 F-294 $path opens under its title with name and status in view',
      { tags: ['core'] },
      async ({ path, isCold }) => {
        places = []
        try {
          const found = [
            ...(await look(page, 'zh', path, { isCold, only: QUICK })),
            ...(await outOfSight(page, WIDTHS)),
          ]
          expect(places.filter((place) => place !== path)).toEqual([])
          expect(found).toEqual([])
        } finally {
          await closeOlder(page)
        }
      },
    )
  })

  describe('pages by language', () => {
    const pages = new Map<Language, Awaited<ReturnType<typeof openHome>>>()
    beforeAll(async () => {
      for (const language of LANGUAGES) {
        const opened = await openHome(language)
        await opened.page.clock.install()
        await opened.page.reload()
        pages.set(language, opened)
      }
    })
    /** Advances the page by two minutes so that timers fire. Returns the requests of timers and of a hidden page. */
    const requestsAtRest = async (page: Page, token: string, path: Path): Promise<string[]> => {
      // Requests that wait for the typing to end belong to the visit.
      await page.clock.fastForward(1000)
      await settled(page)
      await control.clear(token)
      await page.clock.fastForward(120_000)
      await settled(page)
      return (await control.log(token)).flatMap((entry) =>
        POLLS.test(path) ? [] : [`requests at rest: ${entry.method} ${entry.path}`],
      )
    }
    it.each(screens.flatMap((path, at) => (['zh', ...othersOf(at)] as const).map((language) => ({ path, language }))))(
      'R-TITLE-01 F-173 F-265 F-294 $path in $language is accessible and sends no request at rest',
      async ({ path, language }) => {
        const { page, token } = pages.get(language) ?? (await openHome(language))
        try {
          const found = await look(page, language, path, LOOKS[language])
          if (language === 'es') found.push(...(await page.evaluate(cutWords)).map((text) => `cut: ${text}`))
          expect([...found, ...(await requestsAtRest(page, token, path))]).toEqual([])
        } finally {
          await closeOlder(page)
        }
      },
    )
  })
}
