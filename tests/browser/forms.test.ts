import type { Page, Request } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { control, goTo, openAt, openPage, settled, signIn, startOver, takeProblems } from './harness'

const USERS = '/system-management/userManagement'
const CARS = '/system-management/carsManagement'
const PATIENCE = { timeout: 15_000 }
type Fault = Omit<Parameters<typeof control.inject>[0], 'path'>

const FAULTS: readonly [Fault, RegExp?][] = [
  [{ kind: 'code', code: 500, message: '系统繁忙，请稍后' }, /系统繁忙/],
  [{ kind: 'code', code: 409, message: '数据已被他人修改' }, /已被他人修改/],
  [{ kind: 'code', code: '200', message: '文本编码' }],
  [{ kind: 'code', code: null, message: '无编码' }],
  [{ kind: 'code', code: 429, status: 429, message: '慢一点。'.repeat(125) }, /慢一点/],
  [{ kind: 'code', code: 403, status: 403, message: '没有权限' }, /没有权限/],
  [{ kind: 'raw', status: 500, type: 'text/html', body: '<html><h1>oops</h1></html>' }],
  [{ kind: 'raw', status: 502, body: '' }],
  [{ kind: 'raw', status: 200, body: '' }],
  [{ kind: 'raw', status: 200, type: 'application/json', body: '{"code":20' }],
  [{ kind: 'reset' }],
  [{ kind: 'cut' }],
]

const FORMS: readonly string[] = [
  `${USERS}?keyword=area_hd&status=`,
  '/system-management/roleManagement',
  `${CARS}?brandCode=QM`,
  '/system-management/enterpriseManagement',
  '/system-management/distributorManagement',
  '/system-management/groupDealerManagement',
  '/system-management/secondDealerManagement',
  '/internalStaff',
  '/version/version',
  '/policyAgreementManagement/agreementPrivacy',
  '/clue-management/soureManagement',
]

let shared: Page
beforeAll(async () => {
  shared = await openAt('/home')
})
const startAt = async (address: string): Promise<Page> => {
  await startOver(shared, address)
  return shared
}
const form = (page: Page) =>
  page
    .locator('.ant-drawer:visible, .ant-modal:visible')
    .filter({ has: page.locator('form') })
    .last()
const input = (page: Page): Promise<string[]> =>
  form(page).evaluate((panel) => [
    ...[...panel.querySelectorAll<HTMLInputElement>('input, textarea')].map((one) =>
      /checkbox|radio/.test(one.type) ? String(one.checked) : one.value,
    ),
    ...[...panel.querySelectorAll('.ant-select-content, [contenteditable=true], [role=switch]')].map(
      (one) => `${one.getAttribute('aria-checked')} ${one.textContent}`,
    ),
    ...[...panel.querySelectorAll('img')].map((one) => one.src),
  ])
const saveButton = (page: Page) =>
  form(page).locator('.ant-drawer-footer, .ant-modal-footer').locator('.ant-btn-primary').last()
const writes = async () =>
  (await control.log()).filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/list') && !path.includes('select'),
  ).length

const openForm = async (page: Page): Promise<boolean> => {
  const direct = page.locator('.frame:visible').getByRole('button', { name: /^编辑 / })
  if ((await direct.count()) > 0) await direct.first().click()
  else {
    for (const more of await page
      .locator('.frame:visible')
      .getByRole('button', { name: /^更多 / })
      .all()) {
      await more.click()
      const item = page.getByRole('menuitem', { name: '编辑', exact: true })
      if (await item.isVisible()) {
        await item.click()
        break
      }
      await page.keyboard.press('Escape')
    }
  }
  await settled(page)
  return form(page).locator('form').isVisible()
}
const touch = async (page: Page) => {
  const box = form(page)
    .locator('form')
    .locator(
      'input[type=text]:not([readonly], [disabled], [role=combobox], [inputmode=decimal]), textarea:not([readonly], [disabled])',
    )
  const free = box
    .and(page.locator(':not(.ant-picker *):not(.dealer-picker *):not(.menu-picker *)'))
    .filter({ visible: true })
    .first()
  await free.focus()
  await page.keyboard.press('End')
  await page.keyboard.type('7')
}
const failing = async (page: Page, faults: typeof FAULTS) => {
  const before = await input(page)
  // Counted here, because the browser resends a request itself if the connection breaks.
  let asked = 0
  const count = (request: Request) => {
    if (
      request.method() !== 'GET' &&
      request.method() !== 'OPTIONS' &&
      !/list$|select/i.test(new URL(request.url()).pathname)
    )
      asked++
  }
  page.on('request', count)
  for (const [fault, says] of faults) {
    asked = 0
    await control.inject({ path: '*', ...fault })
    await saveButton(page).click()
    const ask = page.locator('.ant-modal:visible:not(:has(form))').locator('.ant-modal-footer .ant-btn-primary')
    await expect
      .poll(async () => {
        if ((await ask.count()) > 0) await ask.last().click()
        return asked
      }, PATIENCE)
      .toBe(1)
    if (says) await page.locator('.app-toast').filter({ hasText: says }).last().waitFor()
    await expect.poll(() => form(page).locator('.ant-btn-loading').count(), PATIENCE).toBe(0)
    await control.lift()
    expect(asked, JSON.stringify(fault)).toBe(1)
    expect(await input(page)).toEqual(before)
    expect(
      await form(page).evaluate((panel) => panel.contains(document.activeElement)),
      'the focus is in the form',
    ).toBe(true)
  }
  page.off('request', count)
}

afterEach(() => control.lift())

describe('failed save', () => {
  it('F-210 F-231 keeps all fields and the focus, whatever the fault', { timeout: 120_000 }, async () => {
    const page = await startAt(sure(FORMS[0]))
    expect(await openForm(page)).toBe(true)
    await touch(page)
    await failing(page, FAULTS)
    await saveButton(page).click()
    await page.getByText('已保存').first().waitFor()
    takeProblems()
  })

  it('F-210 F-224 keeps the input of every edit form and autofills no password', { timeout: 240_000 }, async () => {
    const page = await openAt('/home')
    const opened: string[] = []
    for (const [at, path] of FORMS.slice(1).entries()) {
      await goTo(page, path)
      await settled(page)
      if (!(await openForm(page))) continue
      opened.push(path)
      await touch(page)
      await failing(page, [sure(FAULTS[at % FAULTS.length])])
      const auto = await form(page)
        .locator('input')
        .evaluateAll((all) => all.map((one) => `${one.getAttribute('type')} ${one.getAttribute('autocomplete')}`))
      expect(auto.filter((one) => /^password (?!new-password)/.test(one))).toEqual([])
      await page.getByRole('tab', { selected: true }).first().press('Delete')
      const leave = page
        .getByRole('dialog')
        .getByRole('button', { name: /放弃修改|关闭/ })
        .last()
      await leave.click()
    }
    expect(opened.length).toBeGreaterThanOrEqual(8)
    takeProblems()
  })
})

const sure = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('it is not there')
  return thing
}

describe('session that expires over a form', () => {
  it('F-212 F-224 leaves a draft without the password for the same user', async () => {
    const page = await openAt(USERS)
    await page.getByRole('button', { name: '新增用户' }).click()
    const name = form(page).getByRole('textbox', { name: '姓名' })
    await name.fill('王小明')
    const password = form(page).locator('input[type=password]')
    expect(await password.getAttribute('autocomplete')).toBe('new-password')
    await password.fill('Secret@2026')
    const phone = form(page).getByRole('textbox', { name: '手机号' })
    await phone.fill('13912345001')
    await phone.blur()
    await settled(page)
    const account = form(page).getByRole('textbox', { name: '登录账号' })
    await account.fill('wang.xiaoming')
    await control.inject({ path: '*', kind: 'code', status: 401, code: 401, message: '登录状态已失效', times: 1 })
    await account.blur()
    await page.waitForURL((place) => place.pathname === '/login')
    expect(await page.locator('#login-username').getAttribute('autocomplete')).toBe('username')
    expect(await page.locator('#login-password').getAttribute('autocomplete')).toBe('current-password')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'Secret@2026',
    )
    await page.locator('#login-username').fill('superadmin')
    await page.locator('#login-password').fill('Abc@12345')
    await page.locator('#login-validateCode').fill('8888')
    await page.locator('button[type=submit]').click()
    await page.waitForURL((place) => place.pathname === USERS)
    await settled(page)
    if (!(await form(page).isVisible())) await page.getByRole('button', { name: '新增用户' }).click()
    await page.getByText(/^发现 (刚刚|\d+ 分钟前) 未保存的内容$/).waitFor()
    await page.getByRole('button', { name: '恢复', exact: true }).click()
    await settled(page)
    expect(await name.inputValue()).toBe('王小明')
    expect(await password.inputValue()).toBe('')
    await page.evaluate(() => sessionStorage.setItem('draft:probe', '1'))
    await form(page).getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '放弃修改' }).click()
    await page.locator('.navbar .ant-dropdown-trigger').last().click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((place) => place.pathname === '/login')
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    takeProblems()
  })
})

it('a reload right after typing keeps the input (R-DRAFT)', async () => {
  const page = await openAt(USERS)
  await page.getByRole('button', { name: '新增用户' }).click()
  const name = form(page).getByRole('textbox', { name: '姓名' })
  await name.fill('王小明')
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await settled(page)
  expect(await name.inputValue()).toBe('王小明')
})

describe('keys and clicks', () => {
  it('F-213 ignore Enter that ends a Chinese composition', { tags: ['core'] }, async () => {
    const page = await openAt(USERS)
    const devtools = await page.context().newCDPSession(page)
    const compose = async (text: string) => {
      await devtools.send('Input.imeSetComposition', { text: 'li', selectionStart: 2, selectionEnd: 2 })
      await page.evaluate(() =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            code: 'Enter',
            isComposing: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      )
      await devtools.send('Input.insertText', { text })
    }
    await control.clear()
    for (const box of [page.getByPlaceholder('姓名、账号或手机号'), page.getByPlaceholder('搜索菜单')]) {
      await box.focus()
      await compose('李')
      expect(await box.inputValue()).toBe('李')
    }
    await page.getByRole('button', { name: '新增用户' }).click()
    await settled(page)
    await control.clear()
    await form(page).getByRole('textbox', { name: '姓名' }).focus()
    await compose('李')
    expect(await control.log()).toEqual([])
    expect(await form(page).locator('.ant-form-item-explain-error').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(USERS)
  })

  it('F-216 F-219 send one request for repeated clicks and confirm nothing on a held Enter', async () => {
    const page = await startAt(`${CARS}?brandCode=QM`)
    const flag = page.getByRole('switch', { name: '可试驾 启明Q5' })
    const was = await flag.isChecked()
    await control.clear()
    await control.inject({ path: '*', kind: 'slow', delay: 300, times: 1 })
    await flag.evaluate((one: HTMLElement) => {
      for (let click = 0; click < 5; click++) one.click()
    })
    await expect.poll(() => flag.isChecked(), PATIENCE).toBe(!was)
    await settled(page)
    expect(await writes()).toBe(1)
    await control.inject({ path: '*', kind: 'code', code: 500, message: '保存失败', times: 1 })
    await flag.click()
    await page.getByText('保存失败').first().waitFor()
    await settled(page)
    expect(await flag.isChecked()).toBe(!was)
    await flag.click()
    await expect.poll(() => flag.isChecked(), PATIENCE).toBe(was)
    await settled(page)

    await goTo(page, `${USERS}?keyword=area_hd&status=`)
    await settled(page)
    await control.clear()
    await page
      .getByRole('button', { name: /^更多 / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '停用' }).click()
    const ask = page
      .getByRole('dialog', { name: /停用.*大区|大区.*停用|area_hd/ })
      .or(page.getByRole('dialog', { name: /停用「.+」/ }))
    await ask.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('取消')
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await ask.waitFor({ state: 'hidden' })
    expect(await writes()).toBe(0)
    takeProblems()
  })

  it('F-227 never close a form with unsaved input without confirmation', async () => {
    const page = await startAt(USERS)
    await page.getByRole('button', { name: '新增用户' }).click()
    await form(page).getByRole('textbox', { name: '姓名' }).fill('王小明')
    await page.keyboard.press('Escape')
    const ask = page.getByRole('dialog', { name: '内容未保存，确定离开？' })
    await ask.waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('继续编辑')
    await page.keyboard.press('Enter')
    await ask.waitFor({ state: 'hidden' })
    await page.mouse.click(200, 500)
    await settled(page)
    expect(await form(page).getByRole('textbox', { name: '姓名' }).inputValue()).toBe('王小明')
  })
})

describe('option list', () => {
  it('F-221 keeps the chosen value when loading fails and can be retried in place', async () => {
    const page = await openPage()
    await signIn(page)
    for (const list of ['list', 'listByShopType'])
      await control.inject({ path: `/api-user/roles/${list}`, kind: 'code', code: 500, message: '角色读取失败' })
    await page.goto(`${USERS}?keyword=area_hd&status=`)
    await settled(page)
    await page.locator('.filters').getByRole('combobox', { name: '角色' }).click()
    const again = page.locator('.ant-select-dropdown:visible').getByRole('button', { name: '重试' })
    await again.waitFor()
    await page.keyboard.press('Escape')
    await settled(page)
    expect(await openForm(page)).toBe(true)
    await page.getByRole('tab', { name: /机构与角色/ }).click()
    await settled(page)
    expect(
      await form(page)
        .locator('.ant-select', { has: page.getByRole('combobox', { name: '角色' }) })
        .innerText(),
    ).toMatch(/\p{Script=Han}{2}/u)
    await control.lift()
    await form(page).getByRole('button', { name: '取消' }).click()
    const inField = page.locator('.filters').getByRole('button', { name: '重试 加载失败 角色读取失败' })
    await inField.click()
    await inField.waitFor({ state: 'detached' })
    expect(await page.locator('.ant-select-dropdown:visible').count()).toBe(0)
    await page.locator('.filters').getByRole('combobox', { name: '角色' }).click()
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().waitFor()
    takeProblems()
  })
})
