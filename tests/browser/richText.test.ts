import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { control, openAt, settled, violations } from './harness'

const NEW = '/marketing-management/article-details'
const CREATE = '/api-material/article/save'
const INK = 'rgb(168, 7, 26)'
const GROUND = 'rgb(255, 255, 184)'

let page: Page
const paper = () => page.locator('.rich-text [role=textbox]')
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
const begin = async (address = NEW) => {
  page = await openAt(address)
  await paper().waitFor()
  await control.clear()
}
const saved = async (): Promise<string> => {
  await page.getByLabel('文章标题', { exact: true }).fill('带颜色的正文')
  await page.getByRole('button', { name: '存草稿' }).click()
  const last = async () => (await control.log()).findLast(({ path }) => path === CREATE)?.body
  await expect.poll(last).toBeDefined()
  return (Object(await last()) as { content: string }).content // as the form sends it
}

describe('rich text editor', () => {
  it('sends text formatted with colours, quote and divider', async () => {
    await begin()
    await paper().click()
    await page.keyboard.type('重要提示')
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('Home')
    for (let steps = 0; steps < 30; steps++) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === '文字颜色')) break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: '红色', exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('menuitem', { name: '红色', exact: true }).press('Enter')
    await expect
      .poll(() =>
        paper()
          .locator('span')
          .first()
          .evaluate((one) => getComputedStyle(one).color),
      )
      .toBe(INK)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
    await tool('背景颜色').click()
    await page.getByRole('menuitem', { name: '黄色', exact: true }).click()
    await tool('引用').click()
    await page.keyboard.press('End')
    await tool('分割线').click()
    await settled(page)
    expect(await violations(page)).toEqual([])
    const content = await saved()
    expect(content).toMatch(/^<blockquote><p>.*重要提示.*<\/p>(<hr>)?<\/blockquote>/)
    expect(content).toContain(`color: ${INK}`)
    expect(content).toContain(`background-color: ${GROUND}`)
    expect(content).toContain('<hr>')
  })

  it('removes a text colour', async () => {
    await begin()
    await paper().click()
    await page.keyboard.type('重要提示')
    await page.keyboard.press('Control+A')
    await tool('文字颜色').click()
    await page.getByRole('menuitem', { name: '蓝色', exact: true }).click()
    await paper().locator('span').waitFor()
    await tool('文字颜色').click()
    await page.getByRole('menuitem', { name: '清除颜色' }).click()
    await expect.poll(() => paper().locator('span').count()).toBe(0)
    expect(await saved()).toBe('<p>重要提示</p>')
  })

  it('shows a library video in the editor, the preview and the saved content', async () => {
    await begin()
    await paper().click()
    await tool('插入视频').click()
    const library = page.getByRole('dialog', { name: '选择视频' })
    await library.locator('li button').first().waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await library.locator('li button').first().click()
    await library.waitFor({ state: 'detached' })
    await paper().locator('video').waitFor()
    const source = await paper().locator('video').getAttribute('src')
    expect(source).toMatch(/^\/__files\/video-/)
    const phone = page.getByRole('region', { name: '手机预览' }).locator('video')
    await phone.waitFor()
    expect(await phone.getAttribute('src')).toBe(source)
    expect(await phone.getAttribute('controls')).toBe('')
    expect(await saved()).toContain(`<video src="${source}"`)
  })

  it('keeps allowed colours in pasted text and removes hostile markup', async () => {
    await begin()
    await paper().click()
    await paper().evaluate((element, html) => {
      const data = new DataTransfer()
      data.setData('text/html', html)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, `<p style="position:fixed"><span style="color: ${INK};background:url(https://spy.example/t)">甲</span><span style="color:#f0f">乙</span></p><hr><blockquote>丙</blockquote><video src="javascript:alert(1)" poster="https://spy.example/p.png"></video><iframe src="https://spy.example"></iframe>`)
    await paper().getByText('丙').waitFor()
    const content = await saved()
    expect(content).toContain(`<span style="color: ${INK}">甲</span>乙`)
    expect(content).toContain('<hr><blockquote><p>丙</p></blockquote>')
    expect(content).not.toMatch(/position|url\(|spy|video|iframe|#f0f/)
  })

  it('returns from full screen on Escape with the caret in place', async () => {
    await begin()
    await paper().click()
    await page.keyboard.type('一二三')
    await expect.poll(() => page.locator('.rich-count').textContent()).toBe('3 / 20,000')
    await tool('全屏编辑').click()
    await page.locator('.rich-text[data-full=true]').waitFor()
    await tool('退出全屏').waitFor()
    const box = await page.locator('.rich-text').boundingBox()
    const size = page.viewportSize()
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, size?.width, size?.height])
    expect(await page.locator('.sidebar, .side').first().isVisible()).toBe(false)
    expect(await violations(page)).toEqual([])
    await paper().click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('四')
    await page.keyboard.press('Escape')
    await page.locator('.rich-text[data-full=false]').waitFor()
    await page.keyboard.type('五')
    await settled(page)
    expect(await paper().textContent()).toBe('一二三四五')
  })

  it('leaves full screen, not its dialog, on Escape', async () => {
    await begin('/policyAgreementManagement/agreementPrivacy?type=1&status=0&mode=edit&record=61004')
    await tool('全屏编辑').click()
    await page.locator('.rich-text[data-full=true]').waitFor()
    await paper().click()
    await page.keyboard.press('Escape')
    await page.locator('.rich-text[data-full=false]').waitFor()
    expect(await paper().isVisible()).toBe(true)
  })
})
