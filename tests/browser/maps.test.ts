// @module-tag vehicle, community
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAt, settled } from './harness'

const TRIPS = '/trip-path/addCar'
const SESSIONS = '/activity-management/signInManage'
const DETAIL = '**/api-report/vehicleTravel/detail*'
const POINTS = 10_000
const MAX_TASK_MS = 100

interface TraceEvent {
  name: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}
interface Point {
  seq: number
  createTime: string
  location: { longitude: number; latitude: number }
}

/** Replies to a trip request with a track of 10,000 points, one per second, interpolated from the original. */
const lengthenTrack = (page: Page) =>
  page.route(DETAIL, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: { points: Point[] } } // reply of the mock
    const { points } = body.data
    const begin = Date.parse('2026-11-20T08:00:00Z')
    const long = Array.from({ length: POINTS }, (_, at) => {
      const place = (at / (POINTS - 1)) * (points.length - 1)
      const [from, to] = [points[Math.floor(place)], points[Math.ceil(place)]]
      if (!from || !to) throw new Error('the trip has no points')
      const between = (key: 'longitude' | 'latitude') =>
        Number((from.location[key] + (to.location[key] - from.location[key]) * (place % 1)).toFixed(6))
      return {
        ...from,
        seq: at + 1,
        createTime: new Date(begin + at * 1000).toISOString().slice(0, 19).replace('T', ' '),
        location: { longitude: between('longitude'), latitude: between('latitude') },
      }
    })
    // Dev tools keep a copy of JSON replies and decode it within the measured task.
    const contentType = 'application/octet-stream'
    await route.fulfill({ contentType, body: JSON.stringify({ ...body, data: { ...body.data, points: long } }) })
  })

/**
 * Returns the processor time of the longest task in ms during an action. Processor time is independent of the
 * machine's load.
 */
const longestTask = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] } // format of Chromium
  const mains = new Set(
    trace.traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [],
    ),
  )
  const tasks = trace.traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
  expect(tasks.length).toBeGreaterThan(0)
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

const openTrips = async () => {
  const page = await openAt(TRIPS)
  await page.locator('main').getByRole('button', { name: /^TR/ }).first().waitFor()
  return page
}
const openTrack = async (page: Page, place = 0) => {
  await page.locator('main').getByRole('button', { name: /^TR/ }).nth(place).click()
  await page.locator('.ant-drawer .leaflet-container canvas').waitFor()
  await settled(page)
}
const slider = (page: Page) => page.getByRole('slider')
const now = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'))

it('a track of 10,000 points opens without a task over 100 ms', async () => {
  const page = await openTrips()
  await openTrack(page, 1)
  await page.keyboard.press('Escape')
  await page.locator('.ant-drawer').waitFor({ state: 'hidden' })
  await lengthenTrack(page)
  expect(await longestTask(page, () => openTrack(page))).toBeLessThanOrEqual(MAX_TASK_MS)
})

it('a track of 10,000 points is dragged and played without a task over 100 ms', async () => {
  const page = await openTrips()
  await lengthenTrack(page)
  await openTrack(page)
  await slider(page).scrollIntoViewIfNeeded()
  const moved = await longestTask(page, async () => {
    const box = await slider(page).locator('xpath=..').boundingBox()
    if (!box) throw new Error('the slider is not in sight')
    await page.mouse.move(box.x + 5, box.y + box.height / 2)
    await page.mouse.down()
    for (let step = 1; step <= 20; step++)
      await page.mouse.move(box.x + (box.width * step) / 25, box.y + box.height / 2)
    await page.mouse.up()
  })
  expect(await now(page)).toBeGreaterThan(100)
  await slider(page).press('Home')
  const played = await longestTask(page, async () => {
    await page.getByText('16x').click()
    await page.getByRole('button', { name: '播放' }).click()
    await expect.poll(() => now(page)).toBeGreaterThan(100)
    await page.getByRole('button', { name: '暂停' }).click()
  })
  const longest = { moved, played }
  for (const ms of Object.values(longest)) expect(ms, JSON.stringify(longest)).toBeLessThanOrEqual(MAX_TASK_MS)
})

it('the track slider is moved by arrow keys, Home and End', async () => {
  const page = await openTrips()
  await openTrack(page)
  const last = Number(await slider(page).getAttribute('aria-valuemax'))
  await slider(page).focus()
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowLeft', last - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => now(page), { message: key }).toBe(place)
  }
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d:\d\d · \d+ km\/h$/)
})

it('the place of a session is picked on the map by click and arrow keys', async () => {
  const page = await openAt(SESSIONS)
  await page.getByRole('button', { name: '新增场次' }).click()
  const drawer = page.locator('.ant-drawer')
  const values = async () =>
    Promise.all(
      ['经度', '纬度'].map(async (name) => Number(await drawer.getByLabel(name, { exact: true }).inputValue())),
    )
  await drawer.getByLabel('经度', { exact: true }).fill('118.376451')
  await drawer.getByLabel('纬度', { exact: true }).fill('31.326319')
  await drawer.getByRole('button', { name: '地图', exact: true }).click()
  const map = drawer.locator('.leaflet-container')
  await expect.poll(() => map.textContent()).toContain('118.376451, 31.326319')
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(values).toEqual([expect.closeTo(118.377, 2), 31.326319])
  const [east = 0] = await values()
  expect(east).toBeGreaterThan(118.376451)
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await values())[1]).toBeGreaterThan(31.326319)
  await map.click({ position: { x: 60, y: 100 } })
  await expect.poll(async () => (await values())[0]).toBeLessThan(118.376451)
  for (const value of await values()) expect(String(value)).toMatch(/^\d+\.\d{1,6}$/)
})
