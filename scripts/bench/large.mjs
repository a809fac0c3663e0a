import { openFresh } from './open.mjs'
import { textsOf } from './texts.mjs'

const TREE = '/config-management-shop/taxHeadings-management'
const BUILDER = '/page-management-shop/build-management'
const GOODS = '/shop-management-shop/addGoods'
const PICTURES = '/star-management/carImage'
const DESK = '/dynamic-management/contentReview'
const BLOCKS = 30
const DECISIONS = 30
const VALUES = [10, 20]
const texts = textsOf('pageBuilder', 'goods', 'sku')

/**
 * Returns the longest task in ms on the largest pages: a tree of 4,200 items, a page of 30 blocks, 200 SKUs, a matrix
 * of pictures. For the review desk it is the longest time from a key press to the next item on screen.
 */
export const measureLarge = async (browser, url) => {
  const { page, open, logIn, close } = await openFresh(browser, url, false)
  await open('/login', 'login')
  await logIn()
  const front = page.locator('.frame').filter({ visible: true })
  const goTo = async (path, sign) => {
    await page.evaluate((to) => window.bench.go(to), path)
    await front.locator(sign).filter({ visible: true }).first().waitFor()
    await page.waitForTimeout(1000)
  }
  const longest = async (act) => {
    await page.evaluate(() => window.bench.forget())
    await act()
    await page.waitForTimeout(500)
    return page.evaluate(() => Math.max(0, ...window.bench.tasks))
  }
  const row = {}

  row.treeOpen = await longest(() => goTo(TREE, '[role=treeitem], [role=row]'))
  const search = front.locator('input').filter({ visible: true }).first()
  row.treeSearch = await longest(() => search.pressSequentially('玻璃', { delay: 80 }))
  row.treeScroll = await longest(async () => {
    await page.mouse.move(700, 600)
    for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 400)
  })

  await goTo(BUILDER, '.page-phone, textarea, input[type=text], input.ant-input')
  const block = page.getByRole('button', { name: texts['blockType.notice'], exact: true })
  for (let at = 1; at < BLOCKS; at++) await block.click()
  row.blockAdd = await longest(() => block.click())
  const text = front.locator('.page-properties :is(input, textarea)').filter({ visible: true }).first()
  row.blockType = await longest(() => text.pressSequentially('summer', { delay: 80 }))
  row.blockPick = await longest(() => page.locator('.page-block-pick').first().click())

  await goTo(GOODS, 'input.ant-input')
  await page.getByText(texts['sku.several'], { exact: true }).click()
  for (const [at, count] of VALUES.entries()) {
    await page.getByRole('button', { name: texts['sku.addTag'] }).click()
    const name = page.getByRole('textbox', { name: texts['sku.tagNameAt'].replace('{place}', at + 1) })
    await name.fill(`规格${at + 1}`)
    await name.press('Enter')
    const value = page.getByRole('textbox', { name: `${texts['sku.newValue']} 规格${at + 1}` })
    for (let index = 1; index < count; index++) {
      await value.fill(`值${index}`)
      await value.press('Enter')
    }
    if (at === 0) {
      await value.fill(`值${count}`)
      await value.press('Enter')
    } else
      row.skuRows = await longest(async () => {
        await value.fill(`值${count}`)
        await value.press('Enter')
      })
  }
  row.skuType = await longest(() =>
    page.locator(`[aria-label^="${texts['goodsSku.price']} "]`).first().pressSequentially('10.5', { delay: 80 }),
  )

  row.matrix = await longest(() => goTo(PICTURES, '[role=row], table'))

  await goTo(DESK, '.desk-matter .user-text')
  await page.evaluate(() => window.bench.forget())
  for (let at = 0; at < DECISIONS; at++) {
    await page.keyboard.press('a')
    await page.waitForTimeout(100)
    // Content flagged by the automatic check opens a confirmation dialog, so it is skipped.
    const question = page.getByRole('dialog')
    if (!(await question.isVisible())) continue
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowRight')
  }
  row.decide = await page.evaluate(() => Math.max(0, ...window.bench.keys))
  await close()
  return row
}
