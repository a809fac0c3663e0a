import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leads } from '@/routes/leads'
import { system } from '@/routes/system'
import { control, goTo, openPage, settled, signIn } from './harness'
import { SAMPLES } from './samples'

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'

beforeAll(() => control.latency(0))
afterAll(() => control.latency(80))

const openAt = async (address: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> => {
  const page = await openPage(options)
  await signIn(page)
  await page.goto(address)
  await settled(page)
  return page
}

/** Runs in the page: own words that end before they are said - heads of columns, entries of the menu, buttons, labels, states, names of details. */
const cutWords = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '.ant-table-thead th, [role=columnheader], .side-title, main :is(.ant-btn, label, h1, h2, h3, dt, legend, .ant-tabs-tab, .ant-segmented-item-label, .ant-steps-item-title, .counts .count)',
    ),
  ]
    .flatMap((one) =>
      one.checkVisibility() && one.clientWidth > 0 && !one.closest('.hidden-text, .ant-table-measure-row, td')
        ? [one, ...one.querySelectorAll<HTMLElement>('*')]
        : [],
    )
    .filter(
      (one) =>
        // What stands still has its words in a part of its own, and a shadow that stands out.
        !one.matches('.ant-table-cell-fix') &&
        ['hidden', 'clip'].includes(getComputedStyle(one).overflowX) &&
        one.scrollWidth > one.clientWidth + 1 &&
        /\p{Script=Latin}/u.test(one.innerText ?? ''),
    )
    .map((one) => `${one.innerText} (${one.tagName})`)

it('F-263 in Spanish no head of a column, entry of the menu, button, label or step is cut on a desk', { timeout: 120_000 }, async () => {
  const page = await openAt('/home', { language: 'es' })
  const found: string[] = []
  for (const { path } of [...system, ...leads].filter((line) => !('public' in line))) {
    await goTo(page, `${path}?${new URLSearchParams(await SAMPLES[path]?.()).toString()}`)
    await settled(page)
    found.push(...(await page.evaluate(cutWords)).map((text) => `${path} cuts ${text}`))
    if (path !== '/home') await page.locator('.tab-head[aria-selected=true]').press('Delete')
  }
  expect(found).toEqual([])
})

it('F-292 in forced colours what is on differs from what is off, and what is chosen from what is not', async () => {
  const page = await openAt(ROLES, { forcedColors: 'active' })
  const face = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { backgroundColor, outlineStyle, borderColor } = getComputedStyle(one)
        return [backgroundColor, outlineStyle, borderColor].join()
      })
  for (const [one, other] of [
    ['.data-table .ant-switch-checked', '.data-table .ant-switch:not(.ant-switch-checked)'],
    ['.ant-segmented-item-selected', '.ant-segmented-item:not(.ant-segmented-item-selected)'],
    ['.ant-pagination-item-active', '.ant-pagination-item:not(.ant-pagination-item-active)'],
  ] as const)
    expect(await face(one), one).not.toBe(await face(other))
})

it('whatever the keyboard comes to on a list shows that it has the focus', async () => {
  const page = await openAt(USERS)
  const bare: string[] = []
  // Beyond the menu, the head and the filters, and through two rows.
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement) || at === document.body) return ''
      // Some controls show it around themselves.
      const faces = [
        at,
        at.parentElement,
        at.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-segmented-item, .ant-checkbox-wrapper'),
        at.nextElementSibling,
      ]
      const shows = faces.some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      return shows ? '' : at.outerHTML.slice(0, 120)
    })
    if (fault) bare.push(fault)
  }
  expect(bare).toEqual([])
})
