import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, utils, write } from '@e965/xlsx'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { control, goTo, logInByHand, openPage, settled, signIn, startOver, takeProblems } from './harness'

const USERS = '/system-management/userManagement'

const fillLogin = async (page: Page, values: { username: string; password?: string; code?: string }) => {
  await page.getByRole('textbox', { name: '账号' }).fill(values.username)
  await page.getByLabel('密码', { exact: true }).fill(values.password ?? 'Abc@12345')
  await page.getByRole('textbox', { name: '验证码' }).fill(values.code ?? '8888')
}
const sent = async (path: string) => (await control.log()).filter((entry) => entry.path === path)

const bytesOf = async (download: Download): Promise<Buffer> => {
  const path = join(tmpdir(), `${crypto.randomUUID()}-${download.suggestedFilename()}`)
  await download.saveAs(path)
  return readFile(path)
}

const cells = (page: Page): Promise<string[][]> =>
  page
    .locator('.data-row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll<HTMLElement>('.data-cell')].map((cell) => cell.innerText.trim())),
    )

describe('log-in', () => {
  it(
    'R-SESS-02 R-SESS-04 F-03 F-29 F-30 reports a wrong code or password, keeps the username and sends one request',
    { tags: ['core'] },
    async () => {
      const page = await openPage()
      await page.goto(`/login?redirect=${encodeURIComponent(`${USERS}?status=1`)}`)
      await settled(page)
      const picture = page.getByRole('button', { name: /验证码图片|看不清/ }).first()
      await picture.waitFor()
      await control.clear()
      await fillLogin(page, { username: '  superadmin ', code: 'zzzz' })
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByText('验证码错误').first().waitFor()
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${USERS}?status=1`)
      expect(await page.getByRole('textbox', { name: '验证码' }).inputValue()).toBe('')
      expect(await page.getByRole('textbox', { name: '账号' }).inputValue()).toContain('superadmin')
      await settled(page)
      expect(await sent('/api-auth/oauth/user/createGraph')).toHaveLength(1)

      await fillLogin(page, { username: 'superadmin', password: 'Wrong@12345' })
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page
        .getByText(/账号或密码错误，还可尝试4次/)
        .first()
        .waitFor()
      await settled(page)

      await fillLogin(page, { username: 'superadmin', code: '0000' })
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page
        .getByText(/验证码已过期/)
        .first()
        .waitFor()
      await settled(page)

      await control.clear()
      await fillLogin(page, { username: '  superadmin ' })
      await page.getByRole('textbox', { name: '验证码' }).press('Enter')
      await page
        .getByRole('button', { name: /登录/ })
        .click({ force: true, timeout: 1000 })
        .catch(() => {})
      await page.waitForURL((place) => place.pathname === USERS)
      expect(new URL(page.url()).search).toBe('?status=1')
      const requests = await sent('/api-auth/oauth/user/tokenByCode')
      expect(requests).toHaveLength(1)
      expect(requests[0]?.body).toMatchObject({ username: 'superadmin', password: 'Abc@12345' })
      await settled(page)
    },
  )

  it('R-GUARD-02 leads back to a deep link with its query', { tags: ['core'] }, async () => {
    const page = await openPage()
    await page.goto('/system-management/roleManagement?roleName=经理&size=50')
    await page.waitForURL((place) => place.pathname === '/login')
    await settled(page)
    await fillLogin(page, { username: 'superadmin' })
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL((place) => place.pathname === '/system-management/roleManagement')
    await settled(page)
    expect(new URL(page.url()).searchParams.get('roleName')).toBe('经理')
    const asked = (await sent('/api-user/roles/list')).map(({ query }) => query)
    expect(asked).toContainEqual(expect.objectContaining({ roleName: '经理', pageSize: '50' }))
  })
})

describe('child accounts', () => {
  it(
    'R-GUARD-07 R-SESS-08 R-SESS-09 R-SHELL-11 F-38 F-40 start with the first and keep the chosen one over a reload',
    { tags: ['core'] },
    async () => {
      const page = await openPage()
      await logInByHand(page, 'dealer01')
      await settled(page)
      expect((await sent('/api-auth/oauth/user/token')).at(-1)?.body).toMatchObject({ username: 'dealer01_sale' })
      await control.clear()
      await page.getByRole('button', { name: '切换角色' }).click()
      const dialog = page.getByRole('dialog', { name: '切换角色' })
      await dialog.getByRole('radio', { name: /服务经理/ }).check()
      await dialog.getByRole('button', { name: '确定' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await settled(page)
      const paths = (await control.log()).map(({ path }) => path)
      expect(paths.slice(0, 3)).toEqual([
        '/api-auth/oauth/user/token',
        '/api-user/users/current',
        '/api-user/menus/current',
      ])
      expect(await page.locator('.navbar').innerText()).toContain('服务经理')
      await page.reload()
      await settled(page)
      expect(await page.locator('.navbar').innerText()).toContain('服务经理')
      await page.getByRole('button', { name: '切换角色' }).click()
      await settled(page)
      expect(await page.getByRole('dialog', { name: '切换角色' }).getByRole('radio').count()).toBe(2)
    },
  )
})

describe('page tabs', () => {
  it('R-KEEP-01 R-SHELL-30 keep a half-typed form and the filters', { tags: ['core'] }, async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto(`${USERS}?keyword=li`)
    await settled(page)
    await page.getByRole('button', { name: '新增用户' }).click()
    const drawer = page.getByRole('dialog', { name: /新增用户/ })
    await drawer.getByRole('textbox', { name: '姓名' }).fill('王小明')
    await goTo(page, '/home')
    await settled(page)
    await control.clear()
    await page.getByRole('tab', { name: '用户管理' }).click()
    await drawer.waitFor()
    expect(await drawer.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('王小明')
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('li')
    expect(await sent('/api-user/users/list')).toEqual([])
  })

  it('F-261 F-295 translate an open form and keep its input when the language changes', async () => {
    const page = await openPage()
    await signIn(page)
    await page.goto('/updatePassword')
    await settled(page)
    await page.getByLabel('原密码', { exact: true }).fill('Typed@1234')
    await page.getByRole('button', { name: '语言' }).click()
    await page.getByRole('menuitem', { name: 'Español' }).click()
    await page.getByRole('tab', { name: 'Cambiar contraseña' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    const old = page.locator('main input[type=password]').first()
    expect(await old.inputValue()).toBe('Typed@1234')
    expect(await page.locator('main').innerText()).not.toMatch(/\p{Script=Han}{2}密码|新密码/u)
    await old.fill('')
  })
})

describe('exports and imports', () => {
  let page: Page
  beforeAll(async () => {
    page = await openPage()
    await signIn(page)
    await page.goto('/home')
    await settled(page)
  })

  it(
    'R-REPLY-08 R-FILE-03 F-125 F-126 save the listed rows as a real .xls file named with the day',
    { tags: ['core'] },
    async () => {
      await startOver(page, `${USERS}?keyword=dealer01&status=1`)
      await control.clear()
      const heads = await page.locator('.data-head [role=columnheader]').allInnerTexts()
      const at = heads.findIndex((head) => head.trim() === '登录账号')
      const shown = (await cells(page)).map((row) => row[at])
      expect(shown.length).toBeGreaterThan(2)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: '导出' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^用户列表20\d{6}\.xls$/)
      const bytes = await bytesOf(download)
      expect([...bytes.subarray(0, 4)]).toEqual([0xd0, 0xcf, 0x11, 0xe0])
      const book = read(bytes)
      const rows = utils.sheet_to_json<Record<string, string>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {})
      expect(rows.map((row) => Object.values(row).find((value) => shown.includes(String(value))))).toEqual(shown)
      expect((await sent('/api-user/users/list/export')).map(({ query }) => query)).toEqual([
        expect.objectContaining({ keyword: 'dealer01', status: '1' }),
      ])
    },
  )

  it('F-120 F-122 can be cancelled in the tray without an error', async () => {
    await startOver(page, USERS)
    await control.clear()
    await control.inject({ path: '/api-user/users/list/export', kind: 'slow', delay: 20_000 })
    let saved = 0
    page.on('download', () => saved++)
    const button = page.getByRole('button', { name: '导出' })
    await button.click()
    await button.click({ force: true })
    await page
      .getByRole('button', { name: /任务与消息|进行中/ })
      .first()
      .click()
    await page.getByRole('button', { name: /取消/ }).first().click()
    await page.getByText('已取消').first().waitFor()
    expect(await page.locator('.app-toast[data-tone=error]').count()).toBe(0)
    await expect
      .poll(async () => (await sent('/api-user/users/list/export')).map(({ aborted }) => aborted))
      .toEqual([true])
    await expect.poll(() => button.evaluate((element) => element.classList.contains('ant-btn-loading'))).toBe(false)
    expect(saved).toBe(0)
    await control.lift()
  })

  it(
    'R-CALL-04 F-130 F-148 bring in the valid rows and report the reasons of the others',
    { tags: ['core'] },
    async () => {
      await startOver(page, USERS)
      await page.getByRole('button', { name: '导入' }).click()
      const dialog = page.getByRole('dialog', { name: /导入/ })
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('link', { name: '下载模板' }).click(),
      ])
      const sheet = read(await bytesOf(template))
      const [header = []] = utils.sheet_to_json<string[]>(sheet.Sheets[sheet.SheetNames[0] ?? ''] ?? {}, { header: 1 })
      const book = (rows: string[][]) => {
        const made = utils.book_new()
        utils.book_append_sheet(made, utils.aoa_to_sheet([header, ...rows]), 'Sheet1')
        // xlsx types its output as any
        return Buffer.from(write(made, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
      }
      const input = dialog.locator('input[type=file]')
      await input.setInputFiles({ name: 'users.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
      await dialog.getByText('仅支持 XLS、XLSX，且不超过 5 MB').last().waitFor()
      await dialog.getByRole('button', { name: '重新选择' }).click()
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'users.XLSX',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: book([
          ['import.good', '导入甲', '13911112222', '一级经销商', 'D00001', 'DEALER_ADMIN', '销售顾问'],
          ['superadmin', '导入乙', '13911113333', '一级经销商', 'D00001', 'DEALER_ADMIN', '销售顾问'],
          ['import.phone', '导入丙', '123', '一级经销商', 'D00001', 'DEALER_ADMIN', '销售顾问'],
        ]),
      })
      await dialog.getByText('共 3 行').waitFor()
      await dialog.getByRole('button', { name: '开始导入' }).click()
      await dialog.getByText(/共 3 行，成功 1 行，失败 2 行/).waitFor()
      expect(await dialog.innerText()).toMatch(/账号重复[\s\S]*手机号格式错误/)
      await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
      await goTo(page, `${USERS}?keyword=import.good`)
      await page.getByText('导入甲').first().waitFor()
    },
  )
})

describe('two browser tabs', () => {
  it('F-44 R-SESS-11 report a log-out in the other one and send nothing more', { tags: ['core'] }, async () => {
    const first = await openPage()
    await signIn(first)
    await first.goto(USERS)
    await settled(first)
    const second = await first.context().newPage()
    await second.goto('/home')
    await second.locator('.navbar .ant-dropdown-trigger').last().click()
    await second.getByRole('menuitem', { name: '退出登录' }).click()
    await second.waitForURL((place) => place.pathname === '/login')
    await first.getByText('您已在其他浏览器标签页退出登录').waitFor()
    await control.clear()
    await first.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    expect(await control.log()).toEqual([])
    await first.getByRole('button', { name: '重新进入' }).click()
    await first.waitForURL((place) => place.pathname === '/login')
    expect(takeProblems()).toEqual([])
  })
})
