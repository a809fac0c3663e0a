// @module-tag community
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPage, settled, signIn } from './harness'

const REVIEW = '/dynamic-management/contentReview'
const inSight = (page: Page) => page.locator('.desk-matter').first().innerText()

it('a second moderator gets a different item from the one the first has open', async () => {
  const [first, second] = [await openPage(), await openPage()]
  await signIn(first, 'hq_review1')
  await signIn(second, 'hq_review2')
  await first.goto(REVIEW)
  await settled(first)
  await second.goto(REVIEW)
  await settled(second)
  expect(await inSight(second)).not.toBe(await inSight(first))
})
