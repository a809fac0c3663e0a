import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Path, routes, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { RICH, TEXTS } from '../hostile'
import { control, goTo, openPage, settled, signIn, takeProblems } from './harness'
import { SAMPLES } from './samples'

const lines: readonly RouteLine<Path>[] = routes
const screens = lines.filter((line) => !line.public)

/** What a hostile text did to a page: nothing, or the list of it. */
const harm = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    if ('ran' in window) found.push('a script ran')
    const planted = document.querySelectorAll(
      '.planted, [onerror], [onload], [onclick], [onfocus], iframe, object, embed, base, body style:not([data-rc-order], [data-css-hash])',
    )
    for (const element of planted) found.push(`injected: ${element.outerHTML.slice(0, 200)}`)
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('main *')].filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1).slice(0, 3)
      found.push(
        `the page scrolls sideways: ${root.scrollWidth} of ${root.clientWidth}; ${wide.map((one) => `${one.tagName}.${String(one.className)}`).join(', ')}`,
      )
    }
    for (const part of document.querySelectorAll('main, .tab-panel, [role=tabpanel]')) {
      if (part.clientWidth && part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'hidden') {
        const wide = [...part.querySelectorAll('*')].filter(
          (one) => one.getBoundingClientRect().right > part.getBoundingClientRect().right + 1 && !one.closest('.ant-table-content, .ant-table-body'),
        )
        found.push(
          `a part scrolls sideways: ${part.tagName}.${part.className} ${part.scrollWidth} of ${part.clientWidth}; ${wide
            .slice(0, 3)
            .map((one) => `${one.tagName}.${String(one.className)} ${(one.textContent ?? '').slice(0, 30)}`)
            .join(' | ')}`,
        )
      }
    }
    return found
  })

describe('hostile texts from the server', () => {
  let page: Page
  const dialogs: string[] = []
  beforeAll(async () => {
    await control.latency(0)
    page = await openPage()
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await signIn(page)
    await page.goto('/home')
    await settled(page)
  })

  it.each(screens)('F-192 F-205 F-206 $path shows them as text, and nothing else', async ({ path }) => {
    const query = await SAMPLES[path]?.()
    await control.inject({ path: '*', kind: 'texts', texts: [...TEXTS], rich: [...RICH] })
    await goTo(page, to(path, query))
    await page.waitForFunction((wanted) => location.pathname === wanted, path)
    await settled(page)
    expect(await page.locator('.page-trouble, .trouble').count()).toBe(0)
    expect(await harm(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    // The sidebar goes and tables take their new width in their own time.
    await expect.poll(async () => (await harm(page)).map((one) => `at 390: ${one}`), { timeout: 3000 }).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(dialogs).toEqual([])
    await control.lift()
    // The browser tells of handlers and bases that it refused while the sanitiser only read them.
    expect(takeProblems().filter((problem) => !/inline event handler|script-src-attr|base-uri|base URI/.test(problem))).toEqual([])
    if (path !== '/home') await page.locator('.tab-head[aria-selected=true]').press('Delete')
  })
})
