// @module-tag leads, orders, marketing
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo, openAt, settled } from './harness'

const REPORTS = [
  '/solid-management/solidReportDealer',
  '/saleReport/headquarters?dim=dealer',
  '/saleReport-time/headquarters',
  '/saleReport-dimension/headquarters-by-dealer',
  '/report/report-list',
  '/report/report-activity',
  '/report/workstation',
  '/marketing-management/ProvideData',
]
const MIN_PLOT = 220

const drawn = async (page: Page): Promise<void> => {
  await settled(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main .chart[role=img]')].every(
      (host) => !host.checkVisibility() || host.querySelector('svg'),
    ),
  )
}

const chartsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .chart[role=img]')]
      .filter((host) => host.checkVisibility())
      .map((host) => {
        const words = [...host.querySelectorAll('svg text')].map(({ textContent }) => textContent ?? '')
        const lines = [...host.querySelectorAll('svg path')].flatMap((path) => {
          const [, x1, y1, x2, y2] =
            /^M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)$/.exec(path.getAttribute('d') ?? '') ?? []
          return x1 !== undefined && (x1 === x2 || y1 === y2) ? [Number(y1), Number(y2)] : []
        })
        const [title = '', ...rest] = (host.ariaLabel ?? '').split('. ')
        const names = rest
          .join('. ')
          .split('; ')
          .map((part) => part.split(': ')[0] ?? '')
        const { top } = host.getBoundingClientRect()
        return {
          title,
          top: Math.round(top + scrollY),
          plot: lines.length > 0 ? Math.max(...lines) - Math.min(...lines) : host.clientHeight * 0.7,
          unnamed:
            lines.length > 0
              ? names.filter(
                  (name) =>
                    !words.some(
                      (word) =>
                        word === name ||
                        word.startsWith(`${name}  `) ||
                        (/…|\.\.\.$/.test(word) && name.startsWith(word.replace(/(…|\.\.\.)$/, ''))),
                    ),
                )
              : [],
          isScatter: lines.length > 0 && host.querySelectorAll('svg text').length > 0 && names.length > 40,
        }
      }),
  )

it('report charts have a plot of at least 220 px, two per row and a label for every mark', async () => {
  const page = await openAt('/report/workstation')
  for (const address of REPORTS) {
    await goTo(page, address)
    await drawn(page)
    const charts = await chartsOn(page)
    for (const { title, plot, unnamed, isScatter } of charts) {
      expect(plot, `${address} ${title}`).toBeGreaterThanOrEqual(MIN_PLOT)
      if (!isScatter) expect(unnamed, `${address} ${title}`).toEqual([])
    }
    for (const { top } of charts) expect(charts.filter((one) => one.top === top).length, address).toBeLessThanOrEqual(2)
    const text = await page.locator('main').innerText()
    expect(text.match(/(?<![\d.])\d+ ?%/g) ?? [], address).toEqual([])
  }
})

it('a chart is saved as PNG from its own toolbar', async () => {
  const page = await openAt(REPORTS[0] ?? '')
  await drawn(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '各月实销与目标: 存为图片' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('各月实销与目标.png')
  const path = join(tmpdir(), `chart-${process.pid}.png`)
  await file.saveAs(path)
  const bytes = await readFile(path)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(900)
})
