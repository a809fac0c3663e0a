// @module-tag community
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { control, openPage, settled, signIn } from './harness'

const REVIEW = '/dynamic-management/contentReview'
const inSight = (page: Page) => page.locator('.desk-matter').first().innerText()

it('of two moderators who decide the same item the second is told, and it is reviewed once', async () => {
  const [first, second] = [await openPage(), await openPage()]
  await signIn(first, 'hq_review1')
  await signIn(second, 'hq_review2')
  // Both have it in their list before either decides it.
  for (const page of [first, second]) {
    await page.goto(REVIEW)
    await page.getByText('列表', { exact: true }).click()
    await settled(page)
  }
  const row = (page: Page) => page.getByRole('row', { name: '后备箱放下婴儿车' })
  const pass = (page: Page) => row(page).getByRole('button', { name: /^通过/ }).click()
  await control.clear()
  await pass(first)
  await row(first).waitFor({ state: 'detached' })
  await pass(second)
  await second
    .getByText(/该内容已被 .+ 处理/)
    .first()
    .waitFor()
  await settled(second)
  const sent = (await control.log()).filter(({ path }) => /audit/i.test(path))
  expect(sent).toHaveLength(2)
})

it('what a moderator has open is locked for the other one, who is led to the next', async () => {
  const [first, second] = [await openPage(), await openPage()]
  await signIn(first, 'hq_review1')
  await signIn(second, 'hq_review2')
  await first.goto(REVIEW)
  await settled(first)
  await second.goto(REVIEW)
  await settled(second)
  expect(await inSight(second)).not.toBe(await inSight(first))
})
