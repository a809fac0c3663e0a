import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAt, settled } from './harness'

const headOf = (page: Page, name: string) =>
  page.locator('.data-head [role=columnheader]').filter({ hasText: new RegExp(`^${name}`) })
const heads = async (page: Page) =>
  (await page.locator('.data-head [role=columnheader]').allInnerTexts()).map((text) => text.trim())
const widthOf = async (page: Page, name: string) => Math.round((await headOf(page, name).boundingBox())?.width ?? 0)
const reload = async (page: Page) => {
  await page.reload()
  await settled(page)
}

it('a column moved and resized by mouse stays so after a reload', async () => {
  const page = await openAt('/system-management/userManagement')
  const [, , moved = '', , target = ''] = await heads(page)
  await headOf(page, moved).dragTo(headOf(page, target))
  const order = await heads(page)
  expect(order.slice(3, 5)).toEqual([target, moved])
  const before = await widthOf(page, moved)
  const edge = await headOf(page, moved).locator('.data-grip').boundingBox()
  if (!edge) throw new Error('the head has no edge')
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2)
  await page.mouse.down()
  await page.mouse.move(edge.x + edge.width / 2 + 120, edge.y + edge.height / 2, { steps: 4 })
  expect(await widthOf(page, moved)).toBe(before)
  await page.mouse.up()
  const wide = await widthOf(page, moved)
  expect(wide).toBeGreaterThanOrEqual(before + 118)
  await reload(page)
  await settled(page)
  expect(await heads(page)).toEqual(order)
  expect(await widthOf(page, moved)).toBe(wide)
})

it('a column moved and resized by keyboard stays so after a reload', async () => {
  const page = await openAt('/system-management/userManagement')
  const [, , moved = '', target = ''] = await heads(page)
  const before = await widthOf(page, moved)
  await page.getByRole('button', { name: '列设置' }).press('Enter')
  await page.getByRole('button', { name: `${moved} 下移` }).press('Enter')
  await expect.poll(async () => (await heads(page)).slice(2, 4)).toEqual([target, moved])
  const box = page.getByRole('spinbutton', { name: `${moved} 列宽` })
  const width = Number(await box.inputValue())
  for (let step = 0; step < 12; step++) await box.press('ArrowUp')
  await settled(page)
  expect(Number(await box.inputValue())).toBe(width + 120)
  await expect.poll(() => widthOf(page, moved)).toBeGreaterThan(before)
  const wide = await widthOf(page, moved)
  await reload(page)
  await settled(page)
  expect((await heads(page)).slice(2, 4)).toEqual([target, moved])
  expect(await widthOf(page, moved)).toBe(wide)
})

it('the state of a match fits its card in the longest language', { tags: ['members'] }, async () => {
  const page = await openAt('/worldCupManagement/matchManagement?view=bracket', { language: 'es' })
  const marks = page.locator('.cup-card .mark')
  expect(await marks.count()).toBe(16)
  const cut = await marks.evaluateAll((all) =>
    all.flatMap((mark) => (mark.scrollWidth > mark.clientWidth ? [mark.textContent] : [])),
  )
  expect(cut).toEqual([])
})
