import { expect, it } from 'vitest'
import { openAt, settled } from './harness'

it('a row dragged by its handle keeps its new place after a reload', async () => {
  const page = await openAt('/star-management/columnType')
  const handles = page.locator('.data-body .row-order-handle')
  const names = () => handles.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('aria-label')))
  const [first, second, third] = await names()
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()]
  if (!from || !to) throw new Error('the rows have no handles')
  const saved = page.waitForResponse(/parent\/sort$/)
  const x = from.x + from.width / 2
  await page.mouse.move(x, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, to.y + to.height / 2 + 6, { steps: 8 })
  await page.mouse.up()
  await saved
  expect(await names()).toEqual([second, third, first])
  await page.reload()
  await settled(page)
  expect(await names()).toEqual([second, third, first])
})
