// @module-tag system, leads, community
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { control, openAt, openBeside, openPage, settled, signIn, takeProblems } from './harness'

const USERS = '/system-management/userManagement'
const CLUES = '/clue-management/clueList'
const TOPIC = '/topic-management/topicDetail'
const REVIEW = '/dynamic-management/contentReview'
const PATIENCE = { timeout: 15_000 }

const panel = (page: Page) => page.locator('.ant-drawer-open, .ant-modal:visible').last()
const focused = (page: Page) =>
  page.evaluate(() => ({
    text: document.activeElement?.textContent ?? '',
    isField: document.activeElement?.matches('input, textarea') === true,
  }))

describe('copying', () => {
  const resetPassword = async (page: Page) => {
    await signIn(page)
    await page.goto(`${USERS}?keyword=area_hd&status=`)
    await settled(page)
    await page
      .getByRole('button', { name: /^更多 / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '重置密码' }).click()
    await panel(page).getByRole('button', { name: '生成' }).click()
    const made = await panel(page).locator('.password-box input').inputValue()
    await panel(page).getByRole('button', { name: '重置密码', exact: true }).click()
    await settled(page)
    return made
  }
  it('works for a new password without the clipboard API', async () => {
    const page = await openPage({ permissions: ['clipboard-read'] })
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) })
    })
    const made = await resetPassword(page)
    await panel(page).getByRole('button', { name: '复制密码' }).click()
    await page.getByText('已复制').first().waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(made)
  })
  it('selects the text instead of reporting success if nothing can copy', async () => {
    const page = await openPage()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => true
    })
    const made = await resetPassword(page)
    await panel(page).getByRole('button', { name: '复制密码' }).click()
    await page.getByRole('dialog', { name: '无法自动复制' }).waitFor()
    const selected = () =>
      page.evaluate(() => {
        const box = document.activeElement
        return box instanceof HTMLTextAreaElement ? box.value.slice(box.selectionStart, box.selectionEnd) : ''
      })
    await expect.poll(selected, PATIENCE).toBe(made)
    expect(await page.getByText('已复制').count()).toBe(0)
    await page.keyboard.press('Escape')
    await settled(page)
  })
  it('writes rows selected with the mouse as a table', async () => {
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    await signIn(page)
    await page.goto(USERS)
    await settled(page)
    await page.evaluate(() => {
      const rows = document.querySelectorAll('.data-row')
      const [first, last] = [rows[0], rows[1]]
      if (first && last) document.getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length)
    })
    await page.keyboard.press('Control+c')
    const [text, html] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return [await read('text/plain'), await read('text/html')]
    })
    const lines = text?.split('\n') ?? []
    expect(lines).toHaveLength(2)
    expect(lines.map((line) => line.split('\t').length > 4)).toEqual([true, true])
    expect(html).toMatch(/<tr>.*<\/tr>\s*<tr>/s)
  })
})

describe('date-time field', () => {
  const campaign = async (page: Page) => {
    await page.getByText('活动话题', { exact: true }).click()
    return page.getByRole('textbox', { name: '开始时间' })
  }
  it('keeps the chosen day when left without OK', async () => {
    const page = await openAt(TOPIC)
    const box = await campaign(page)
    await box.click()
    await page.locator('.ant-picker-dropdown:visible .ant-picker-cell-in-view').nth(20).click()
    await page.getByRole('textbox', { name: '话题名称' }).click()
    await expect.poll(() => box.inputValue(), PATIENCE).toMatch(/^\d{4}-\d{2}-21 \d{2}:\d{2}$/)
    takeProblems()
  })
  it('fills in the current Shanghai time in any browser time zone', async () => {
    const page = await openAt(TOPIC, { timezoneId: 'Europe/Madrid' })
    const box = await campaign(page)
    await box.click()
    const shanghai = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    const before = shanghai.format(Date.now())
    await page.locator('.ant-picker-now-btn:visible').click()
    await page.getByRole('textbox', { name: '话题名称' }).click()
    await expect.poll(() => box.inputValue(), PATIENCE).not.toBe('')
    expect([before, shanghai.format(Date.now())]).toContain(await box.inputValue())
    takeProblems()
  })
  it('is not sent after a change to a topic type without it', async () => {
    const page = await openAt(TOPIC)
    const box = await campaign(page)
    await box.fill('2031-01-01 10:00')
    await page.keyboard.press('Enter')
    await page.getByRole('spinbutton', { name: '积分' }).fill('50')
    await page.getByText('日常话题', { exact: true }).click()
    await page.getByRole('textbox', { name: '话题名称' }).fill('周末露营')
    await page.getByRole('textbox', { name: '导语' }).fill('说说你的周末露营')
    await page.getByRole('combobox', { name: '所属板块' }).click()
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
    await control.clear()
    await page.keyboard.press('Control+s')
    await settled(page)
    const sent = (await control.log()).find(({ method, path }) => method === 'POST' && /topic/i.test(path))
    expect(sent?.body).toMatchObject({ topicName: '周末露营' })
    for (const key of ['points', 'startTime', 'endTime']) expect(sent?.body, key).not.toHaveProperty(key)
  })
})

describe('phone field', () => {
  it('converts full-width digits and keeps the caret position', async () => {
    const page = await openAt(USERS)
    await page.getByRole('button', { name: '新增用户' }).click()
    await settled(page)
    const box = panel(page).getByRole('textbox', { name: '手机号' })
    await box.focus()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Input.imeSetComposition', { text: '１３８', selectionStart: 3, selectionEnd: 3 })
    expect(await box.inputValue()).toBe('１３８')
    await devtools.send('Input.insertText', { text: '１３８' })
    await expect.poll(() => box.inputValue(), PATIENCE).toBe('138')
    await box.fill('1380138000')
    await box.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4))
    await page.keyboard.type('9 7')
    await expect.poll(() => box.inputValue(), PATIENCE).toBe('138097138000')
    expect(await box.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6)
    takeProblems()
  })
})

describe('pasted list', () => {
  it('is split into keywords at commas and line breaks', async () => {
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
    await signIn(page)
    await page.goto('/star-management/faqsDetail')
    await settled(page)
    await page.evaluate(() => navigator.clipboard.writeText('红,蓝、白\n黑'))
    await page.getByRole('combobox', { name: '关键词' }).focus()
    await page.keyboard.press('Control+v')
    const tags = page.locator('main .ant-select-selection-item-content')
    await expect.poll(() => tags.allTextContents(), PATIENCE).toEqual(['红', '蓝', '白', '黑'])
  })
})

describe('request blocked by an extension', () => {
  it('is reported as blocked, not as a lost network', async () => {
    const page = await openPage()
    await signIn(page)
    await page.route(/advertisement.list/, (route) => route.abort('blockedbyclient'))
    await page.goto('/ADManagement/ADManagement')
    await page.getByText('可能被浏览器的广告拦截扩展拦截').first().waitFor()
    takeProblems()
  })
})

describe('table', () => {
  it('keeps the total of a column that becomes first when another is hidden', async () => {
    const page = await openAt('/solid-management/solidReportDealer')
    const total = page.locator('.data-foot .data-cell:not(:empty)').first()
    await expect.poll(() => total.textContent(), PATIENCE).toMatch(/^合计/)
    await page.getByRole('button', { name: '列设置' }).click()
    const columns = page.getByRole('dialog', { name: '列设置' })
    const first = (await page.locator('.data-head [role=columnheader]').first().textContent()) ?? ''
    await columns.getByRole('checkbox', { name: first, exact: true }).uncheck()
    await page.keyboard.press('Escape')
    await expect.poll(() => total.textContent(), PATIENCE).toMatch(/^合计 \d/)
  })
})

describe('keyboard', () => {
  it('ticks all rows between two clicks with Shift', async () => {
    const page = await openAt(CLUES, { username: 'hq_clue' })
    const checks = page.locator('.data-row .data-check:enabled')
    await checks.nth(0).click()
    await checks.nth(5).click({ modifiers: ['Shift'] })
    await expect.poll(() => page.locator('.data-row .data-check:checked').count(), PATIENCE).toBe(6)
  })
  it('supports list shortcuts with Caps Lock on', async () => {
    const page = await openAt(USERS)
    await page.keyboard.press('J')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('data-row')
  })
  it('starts in the first field of a form and on Cancel in a confirmation', async () => {
    const page = await openAt(USERS)
    await page.getByRole('button', { name: '新增用户' }).click()
    await settled(page)
    await expect.poll(() => focused(page), PATIENCE).toMatchObject({ isField: true })
    await page.keyboard.press('Escape')
    await settled(page)
    await page
      .getByRole('button', { name: /^更多 / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    await expect.poll(async () => (await focused(page)).text, PATIENCE).toBe('取消')
  })
  it('rejects content at the review desk with R and a digit', async () => {
    const page = await openAt(REVIEW)
    await page.getByText('工作台', { exact: true }).click()
    await page.keyboard.press('r')
    const ask = page.getByRole('dialog').last()
    await ask.waitFor()
    await page.keyboard.press('4')
    await control.clear()
    await page.keyboard.press('Enter')
    await ask.waitFor({ state: 'hidden' })
    await expect
      .poll(
        async () => (await control.log()).filter(({ path }) => /audit/i.test(path) && path.includes('submit')).length,
        {
          timeout: 20_000,
        },
      )
      .toBeGreaterThan(0)
    takeProblems()
  })
})

describe('two browser tabs', () => {
  it('share the columns hidden in each of them', async () => {
    const page = await openAt(USERS)
    const second = await openBeside(page)
    await second.goto(USERS)
    await settled(second)
    const hide = async (on: Page, name: string) => {
      await on.getByRole('button', { name: '列设置' }).click()
      await on.getByRole('dialog', { name: '列设置' }).getByRole('checkbox', { name, exact: true }).uncheck()
      await on.keyboard.press('Escape')
    }
    await hide(page, '手机号')
    await hide(second, '角色')
    for (const one of [page, second])
      for (const name of ['手机号', '角色'])
        await expect
          .poll(() => one.getByRole('columnheader', { name: new RegExp(`^${name}`) }).count(), PATIENCE)
          .toBe(0)
  })
  it('keep the settings changed in each of them', async () => {
    const page = await openAt('/home')
    const second = await openBeside(page)
    await second.goto('/home')
    await settled(second)
    const turn = async (on: Page, name: string) => {
      await on.getByRole('button', { name: '界面设置' }).click()
      await on.getByRole('switch', { name }).click()
      await on.keyboard.press('Escape')
    }
    await turn(page, '水印')
    await turn(second, '紧凑布局')
    const stored = () => page.evaluate((): unknown => JSON.parse(localStorage.getItem('settings') ?? '{}').value)
    await expect.poll(stored, PATIENCE).toMatchObject({ watermark: true, compact: true })
    await page.reload()
    await settled(page)
    expect(await stored()).toMatchObject({ watermark: true, compact: true })
  })
})
