import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { control, openAt, settled, takeProblems } from './harness'

const BUILDER = '/page-management-shop/build-management'
const GOODS = '/shop-management-shop/addGoods'

const middle = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('it is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, top: box.y }
}
const hold = async (page: Page, from: Locator, x: number, y: number) => {
  const start = await middle(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 10 })
}
const types = (page: Page) =>
  page
    .locator('.page-block-pick')
    .evaluateAll((all) => all.map((one) => /「(.*)」/.exec(one.getAttribute('aria-label') ?? '')?.[1]))
const palette = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saves = async (name: RegExp) =>
  (await control.log()).filter(({ path, effect }) => effect === 'write' && name.test(path)).map(({ body }) => body)

const comeBack = async (page: Page, path: string) => {
  await page.waitForURL((place) => place.pathname === '/login')
  await page.locator('#login-username').fill('superadmin')
  await page.locator('#login-password').fill('Abc@12345')
  await page.locator('#login-validateCode').fill('8888')
  await page.locator('button[type=submit]').click()
  await page.waitForURL((place) => place.pathname === path)
  await settled(page)
  await page.getByRole('button', { name: '恢复', exact: true }).click()
}
const trouble = async (page: Page, path: string, save: Locator, check: () => Promise<void>) => {
  await control.inject({ path: '*', only: 'write', kind: 'code', code: 500, message: '服务繁忙', times: 1 })
  await save.click()
  await page.getByText('服务繁忙').first().waitFor()
  await check()
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft:')))
  await settled(page)
  await page.reload()
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await check()
  const fault = { kind: 'code', status: 401, code: 401, message: '登录状态已失效', times: 1 } as const
  await control.inject({ path: '*', only: 'write', ...fault })
  await save.click()
  await comeBack(page, path)
  await check()
  takeProblems()
}

it('a topic page is built by mouse and keyboard, saved and loaded again', async () => {
  const page = await openAt(BUILDER)
  await page.getByRole('textbox', { name: '专题名称' }).fill('冬日暖车节')
  await palette(page, '公告').click()
  await palette(page, '标题').click()
  const blocks = page.locator('.page-block')
  const second = await middle(blocks.nth(1))
  await hold(page, palette(page, '辅助空白'), second.x, second.top + 2)
  await page.locator('.page-line').waitFor()
  expect(await page.locator('.page-blocks > li').evaluateAll((all) => all.map((one) => one.className))).toEqual([
    'page-block',
    'page-line',
    'page-block',
  ])
  await page.mouse.up()
  await page.locator('.page-line').waitFor({ state: 'detached' })
  expect(await types(page)).toEqual(['公告', '辅助空白', '标题'])
  const first = await middle(blocks.nth(0))
  await hold(page, page.locator('.page-block-pick').nth(2), first.x, first.top + 2)
  await page.locator('.page-line').waitFor()
  await page.mouse.up()
  await expect.poll(() => types(page)).toEqual(['标题', '公告', '辅助空白'])
  await page.locator('.page-block-pick').nth(0).focus()
  await page.locator('.page-block-pick').nth(0).press('Enter')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => types(page)).toEqual(['公告', '标题', '辅助空白'])
  await page.keyboard.press('Delete')
  await expect.poll(() => types(page)).toEqual(['公告', '辅助空白'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => types(page)).toEqual(['公告', '标题', '辅助空白'])
  await page.getByRole('button', { name: '存草稿' }).click()
  await page.getByText('专题已保存').waitFor()
  const [sent, ...more] = await saves(/subject/i)
  expect(more).toEqual([])
  expect(sent).toMatchObject({
    title: '冬日暖车节',
    blocks: [{ blockType: 'notice' }, { blockType: 'title' }, { blockType: 'divider' }],
  })
  await settled(page)
  await page.reload()
  await settled(page)
  expect(await types(page)).toEqual(['公告', '标题', '辅助空白'])
  expect(await page.getByRole('textbox', { name: '专题名称' }).inputValue()).toBe('冬日暖车节')
})

it('a topic page survives a failed save, a reload and an expired session', async () => {
  const page = await openAt(BUILDER)
  await page.getByRole('textbox', { name: '专题名称' }).fill('夏日清凉')
  await palette(page, '公告').click()
  await palette(page, '辅助空白').click()
  const save = page.getByRole('button', { name: '存草稿' })
  await trouble(page, BUILDER, save, async () => {
    await expect.poll(() => types(page)).toEqual(['公告', '辅助空白'])
  })
  await save.click()
  await page.getByText('专题已保存').waitFor()
  expect((await saves(/subject/i)).at(-1)).toMatchObject({
    title: '夏日清凉',
    blocks: [{ blockType: 'notice' }, { blockType: 'divider' }],
  })
})

it('the SKUs of goods survive a failed save, a reload and an expired session', async () => {
  const page = await openAt(GOODS)
  await page.getByRole('textbox', { name: '商品编码' }).fill('TEST-0001')
  await page.getByRole('textbox', { name: '商品名称' }).fill('遮阳帘')
  await page.getByText('多规格', { exact: true }).click()
  await page.getByRole('button', { name: '添加规格' }).click()
  const name = page.getByRole('textbox', { name: '规格名 1' })
  await name.fill('颜色')
  await name.press('Enter')
  const value = page.getByRole('textbox', { name: '输入规格值，回车添加 颜色' })
  for (const text of ['红', '蓝']) {
    await value.fill(text)
    await value.press('Enter')
  }
  const [price, stock] = [page.locator('[aria-label="售价 红"]'), page.locator('[aria-label="库存 蓝"]')]
  await price.fill('10.5')
  await stock.fill('7')
  await stock.blur()
  const save = page.getByRole('button', { name: '存草稿' })
  await trouble(page, GOODS, save, async () => {
    await expect.poll(() => price.inputValue()).toBe('10.5')
    expect(await stock.inputValue()).toBe('7')
  })
  await save.click()
  await page.getByText('商品已保存').waitFor()
  expect((await saves(/goods/i)).at(-1)).toMatchObject({
    skuList: [
      { properties: '颜色:红', price: '10.5' },
      { properties: '颜色:蓝', stocks: 7 },
    ],
  })
})

it('a field dragged onto an enrolment form is inserted at the drop line', async () => {
  const page = await openAt('/activity-management/applyDetail')
  await palette(page, '单选').click()
  await palette(page, '数字').click()
  const items = page.locator('.enroll-item')
  await items.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const second = await middle(items.nth(1))
  const apart = () => items.evaluateAll(([one, two]) => [one, two].map((row) => row?.getBoundingClientRect().top))
  const gap = ([one = 0, two = 0]: (number | undefined)[]) => two - one
  const before = gap(await apart())
  await hold(page, palette(page, '日期'), second.x, second.top + 2)
  await page.locator('.enroll-line').waitFor()
  expect(await page.locator('.enroll-items > li').evaluateAll((all) => all.map((one) => one.className))).toEqual([
    'enroll-item',
    'enroll-line',
    'enroll-item',
  ])
  expect(gap(await apart())).toBe(before)
  const held = await middle(palette(page, '日期'))
  expect(Math.hypot(held.x - second.x, held.y - second.top - 2)).toBeLessThan(12)
  await page.mouse.up()
  await page.locator('.enroll-line').waitFor({ state: 'detached' })
  const names = () => items.evaluateAll((all) => all.map((one) => one.querySelector('bdi')?.textContent))
  expect(await names()).toEqual(['单选', '日期', '数字'])
  const away = await middle(page.locator('.phone-page'))
  await hold(page, palette(page, '日期'), away.x, away.y)
  await page.mouse.up()
  expect(await names()).toEqual(['单选', '日期', '数字'])
})
