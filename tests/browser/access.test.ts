import { expect, it } from 'vitest'
import { goTo, openAt, settled } from './harness'

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'

it('F-292 forced colours distinguish selected controls from unselected ones', async () => {
  const page = await openAt(ROLES, { forcedColors: 'active' })
  const face = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { backgroundColor, outlineStyle, borderColor } = getComputedStyle(one)
        return [backgroundColor, outlineStyle, borderColor].join()
      })
  for (const [one, other] of [
    ['.data-table .toggle[aria-checked=true]', '.data-table .toggle[aria-checked=false]'],
    ['.ant-segmented-item-selected', '.ant-segmented-item:not(.ant-segmented-item-selected)'],
    ['.ant-pagination-item-active', '.ant-pagination-item:not(.ant-pagination-item-active)'],
  ] as const)
    expect(await face(one), one).not.toBe(await face(other))
})

it('every control reached by Tab on a list shows its focus', async () => {
  const page = await openAt(USERS)
  const bare: string[] = []
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement) || at === document.body) return ''
      const faces = [
        at,
        at.parentElement,
        at.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-segmented-item, .ant-checkbox-wrapper'),
        at.nextElementSibling,
      ]
      const shows = faces.some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      return shows ? '' : at.outerHTML.slice(0, 120)
    })
    if (fault) bare.push(fault)
  }
  expect(bare).toEqual([])
})

it('a full-screen list opens dialogs and ends on Escape or on a change of page', async () => {
  const page = await openAt(USERS)
  const fill = page.getByRole('button', { name: '表格全屏' })
  const card = page.locator('.list-card[data-full=true]')
  await fill.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  expect(await card.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 })
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('button', { name: '新增用户' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Close' })
    .or(page.getByRole('dialog').getByRole('button', { name: '关闭' }))
    .click()
  await page.getByRole('button', { name: '退出全屏' }).first().click()
  await expect.poll(() => card.count()).toBe(0)

  await fill.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => card.count()).toBe(0)
  await page.getByRole('navigation', { name: '当前位置' }).waitFor()

  await fill.click()
  await goTo(page, ROLES)
  await settled(page)
  await page.getByRole('button', { name: '刷新' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
  await goTo(page, USERS)
  await page.getByRole('navigation', { name: '当前位置' }).waitFor()
  expect(await card.count()).toBe(0)
})

it('a popup takes the focus and returns it on Escape or on Tab out of it', async () => {
  const page = await openAt(ROLES)
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName)
  for (const name of ['常用筛选', '列设置', '任务与消息']) {
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true })
    const popup = page.getByRole('dialog', { name })
    await button.press('Enter')
    await expect.poll(() => popup.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    expect(await button.getAttribute('aria-expanded'), name).toBe('true')
    if (name !== '任务与消息') await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(await focused(), name).toBe(name)

    await button.press('Enter')
    await expect.poll(() => popup.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await popup.waitFor({ state: 'detached' })
    expect(await focused(), name).toBe(name)

    await page.keyboard.press('Tab')
    const next = await focused()
    expect(next, name).not.toBe(name)
    await button.press('Enter')
    await expect.poll(() => popup.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    for (let stop = 0; stop < 100 && (await popup.count()) > 0; stop++) await page.keyboard.press('Tab')
    await settled(page)
    expect(await focused(), name).toBe(next)
  }
})

it('F-221 Tab closes the open list of a multiple select without choosing an option', async () => {
  const page = await openAt(USERS)
  const filters = page.getByRole('search')
  const roles = filters.getByRole('combobox', { name: '角色' })
  const options = page
    .locator('.ant-select-item-option:not(.ant-select-item-option-disabled)')
    .filter({ visible: true })
  await roles.click()
  await options.first().click()
  const chosen = () => new URL(page.url()).searchParams.get('roles')
  await expect.poll(chosen).toMatch(/^\d+$/)
  const before = chosen()
  await settled(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => options.count()).toBe(0)
  expect(await roles.evaluate((one) => one === document.activeElement)).toBe(false)
  await settled(page)
  expect(chosen()).toBe(before)
})

it('the focus stays in the list when saving removes the focused button', { tags: ['vehicle'] }, async () => {
  const page = await openAt('/carControl/AccessConfiguration')
  await page.locator('[role=checkbox][aria-checked=true]').first().press('Space')
  await page.getByRole('button', { name: /^保存 / }).press('Enter')
  await page.locator('.ant-modal-footer .ant-btn-primary').press('Enter')
  await expect.poll(() => page.locator('[data-changed=true]').count()).toBe(0)
  await settled(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.list-card')?.ariaLabel), { timeout: 5000 })
    .toBe('车系能力')
})
