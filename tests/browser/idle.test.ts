import { expect, it } from 'vitest'
import { to } from '@/routes'
import { control, goTo, openPage, settled, signIn, takeProblems } from './harness'
import { SCREENS } from './matrix'
import { SAMPLES } from './samples'

/** Pages that read what is under way again: calls, coupons that go out, films being transcoded, payments on their way. */
const POLLS = /^\/outboundTask\/|^\/marketing-management\/(provideManagement|video|video-details|payRecords)$/

it('F-109 F-173 no page asks for anything by itself once it has come to rest, in front or behind others', { timeout: 300_000 }, async () => {
  const page = await openPage()
  await signIn(page)
  await page.clock.install()
  await page.goto('/home')
  await settled(page)
  const found: string[] = []
  for (const path of SCREENS) {
    await goTo(page, to(path, await SAMPLES[path]?.()))
    await page.waitForFunction((wanted) => location.pathname === wanted, path)
    await settled(page)
    await control.clear()
    // Two minutes of the page pass at once: each timer that is due goes off.
    await page.clock.fastForward(120_000)
    await settled(page)
    for (const { method, path: asked } of await control.log()) if (!POLLS.test(path)) found.push(`${path} asks for ${method} ${asked}`)
  }
  expect(found).toEqual([])
})

it('F-235 a page whose script never comes gives up after half a minute, with a way to try again', async () => {
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
