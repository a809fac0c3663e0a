import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { read, utils, write } from '@e965/xlsx'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { control, goTo, openAt, settled, startOver, takeProblems } from './harness'

const USERS = '/system-management/userManagement'
const CHANNELS = '/clue-management/soureManagement'
const BLACKS = '/clue-management/phoneBlacklist'
const POLICIES = '/policyAgreementManagement/agreementPrivacy'
const EXPORT = '/api-user/users/list/export'
const IMPORT = '/api-user/users/batch/import'

const folder = mkdtempSync(join(tmpdir(), 'console-files-'))
const sent = async (path: string) => (await control.log()).filter((entry) => entry.path === path)
let shared: Page
beforeAll(async () => {
  shared = await openAt('/home')
})
const startAt = async (address: string): Promise<Page> => {
  await startOver(shared, address)
  return shared
}
const downloadsOf = (page: Page): Download[] => {
  const all: Download[] = []
  page.on('download', (download) => all.push(download))
  return all
}
const bytesOf = async (download: Download | undefined): Promise<Buffer> => {
  if (!download) throw new Error('nothing was downloaded')
  const path = join(folder, crypto.randomUUID())
  await download.saveAs(path)
  return readFile(path)
}
const exportButton = (page: Page) => page.getByRole('button', { name: /导出$/ }).filter({ visible: true })
const isFree = (page: Page) =>
  expect.poll(() => exportButton(page).evaluate((button) => !button.classList.contains('ant-btn-loading'))).toBe(true)
const errors = (page: Page) => page.locator('.app-toast[data-tone=error]')

describe('exports and templates', () => {
  it(
    'F-114 F-116 F-121 F-122 F-129 are saved once under the default name, even after leaving the page',
    { tags: ['core'] },
    async () => {
      const page = await startAt(USERS)
      const downloads = downloadsOf(page)
      const body = '\ufeff姓名,"a\r\nb"\u0000'
      await control.clear()
      await control.inject({ path: EXPORT, kind: 'raw', type: 'text/csv', body, delay: 4000, times: 1 })
      for (let click = 0; click < 5; click++) await exportButton(page).click({ force: true, noWaitAfter: true })
      await goTo(page, CHANNELS)
      await page.locator('.app-toast[data-tone=success]').getByText('已下载').waitFor()
      await expect.poll(() => downloads.length).toBe(1)
      expect(downloads[0]?.suggestedFilename()).toMatch(/^用户列表20\d{6}\.xls$/)
      expect((await bytesOf(downloads[0])).toString()).toBe(body)
      expect(await sent(EXPORT)).toHaveLength(1)
      await page.getByRole('button', { name: '任务与消息' }).click()
      await settled(page)
      expect(await page.getByRole('dialog', { name: '任务与消息' }).getByText('已下载').count()).toBe(1)
      await page.keyboard.press('Escape')
      await settled(page)
      await control.inject({
        path: '/api-clue/clueChannel/export/channelList',
        kind: 'raw',
        type: 'application/octet-stream',
        body: 'x',
        times: 2,
      })
      for (const [at, name] of ['excel.xls', 'excel.xls'].entries()) {
        await exportButton(page).click()
        await expect.poll(() => downloads.length).toBe(at + 2)
        expect(downloads[at + 1]?.suggestedFilename()).toBe(name)
        await isFree(page)
      }
    },
  )

  it('F-110 F-111 F-118 are reported once and not saved when the reply is no complete file', async () => {
    const page = await startAt(USERS)
    const downloads = downloadsOf(page)
    for (const [fault, words] of [
      [{ kind: 'code', code: 500, message: '导出繁忙' }, '导出繁忙'],
      [{ kind: 'code', code: 200, message: '任务已创建' }, '任务已创建'],
      [{ kind: 'cut' }, '网络连接失败'],
      [{ kind: 'raw', type: 'application/vnd.ms-excel', body: '' }, '文件内容为空'],
    ] as const) {
      await control.inject({ path: EXPORT, times: 1, ...fault })
      await exportButton(page).click()
      await errors(page).getByText(words).waitFor()
      expect(await errors(page).count()).toBe(1)
      await errors(page).waitFor({ state: 'detached' })
      await isFree(page)
    }
    expect(downloads).toEqual([])
    expect(
      takeProblems().every((problem) => /ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|ERR_CONNECTION/.test(problem)),
    ).toBe(true)
    await exportButton(page).click()
    await expect.poll(() => downloads.length).toBe(1)
    expect([...(await bytesOf(downloads[0])).subarray(0, 4)]).toEqual([0xd0, 0xcf, 0x11, 0xe0])
  })

  it('F-125 use the filters of the last search, not unsubmitted input', async () => {
    const page = await startAt(`${USERS}?keyword=dealer01`)
    await page.getByPlaceholder('姓名、账号或手机号').fill('half-typed')
    await control.clear()
    await Promise.all([page.waitForEvent('download'), exportButton(page).click()])
    await settled(page)
    expect((await sent(EXPORT)).map(({ query }) => query.keyword)).toEqual(['dealer01'])
  })

  it('F-123 are aborted by a log-out', async () => {
    const page = await openAt(USERS)
    const downloads = downloadsOf(page)
    await control.clear()
    await control.inject({ path: EXPORT, kind: 'slow', delay: 3000, times: 1 })
    await exportButton(page).click()
    await page.locator('.navbar .ant-dropdown-trigger').last().click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL((place) => place.pathname === '/login')
    await expect.poll(async () => (await sent(EXPORT))[0]?.aborted).toBe(true)
    expect(downloads).toEqual([])
  })

  it('F-128 are requested by code and not saved when the template is missing', async () => {
    const page = await startAt(BLACKS)
    const downloads = downloadsOf(page)
    await page.getByRole('button', { name: /导入$/ }).click()
    await control.clear()
    const path = '/api-clue/importTemplate/download'
    for (const message of ['模板不存在', '编码未知']) {
      await control.inject({ path, kind: 'code', code: 404, message, times: 1 })
      await page.getByRole('button', { name: '下载模板' }).click()
      await errors(page).getByText(message).waitFor()
    }
    expect((await sent(path)).map(({ query }) => query)).toEqual([
      { code: 'import_blackphone' },
      { code: 'import_blackphone' },
    ])
    expect(downloads).toEqual([])
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载模板' }).click()])
  })
})

describe('import', () => {
  const HEADER = ['账号', '姓名', '手机号', '组织类型', '组织编码', '角色编码', '岗位']
  const book = (rows: string[][], header: readonly string[]) => {
    const made = utils.book_new()
    utils.book_append_sheet(made, utils.aoa_to_sheet([[...header], ...rows]), 'Sheet1')
    return Buffer.from(write(made, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer) // xlsx types its output as any
  }
  const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^导入/ })
  const choose = (page: Page, chosen: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    dialogOf(page).locator('input[type=file]').setInputFiles(chosen)
  const again = (page: Page) => dialogOf(page).getByRole('button', { name: '重新选择' }).click()
  const start = (page: Page) => dialogOf(page).getByRole('button', { name: '开始导入' })
  let page: Page
  let header: string[] = HEADER
  beforeAll(async () => {
    page = await startAt(USERS)
    await page.getByRole('button', { name: /导入$/ }).click()
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page).getByRole('link', { name: '下载模板' }).click(),
    ])
    const sheet = read(await bytesOf(template))
    header = utils.sheet_to_json<string[]>(sheet.Sheets[sheet.SheetNames[0] ?? ''] ?? {}, { header: 1 })[0] ?? []
    await control.clear()
  })

  it(
    'F-130 F-132 F-133 F-140 rejects unreadable, empty or oversized files before upload',
    { tags: ['core'] },
    async () => {
      const large = join(folder, 'large.xlsx')
      writeFileSync(large, 'PK')
      truncateSync(large, 50 * 1024 * 1024)
      const named = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })
      const LIMITS = '仅支持 XLS、XLSX，且不超过 5 MB'
      const wrong = [
        [named('setup.exe', 'MZ'), LIMITS],
        [named('users', 'x'), LIMITS],
        [named('users.csv', 'a,b'), LIMITS],
        [named('users.xlsx.txt', 'a,b'), LIMITS],
        [large, LIMITS],
        [named('users.xls', ''), '文件为空'],
        [named('USERS.XLS', 'no spreadsheet'), '文件内容无法识别'],
        [named('users.xlsx', 'PK\u0003\u0004 and no more'), '文件内容无法识别'],
        [named('users.xlsx', 'PK\u0003\u0004 and no more'), '文件内容无法识别'],
      ] as const
      for (const [chosen, words] of wrong) {
        await choose(page, chosen)
        await dialogOf(page).getByRole('alert').getByText(words).waitFor()
        expect(await start(page).isDisabled()).toBe(true)
        await again(page)
      }
      expect(await sent(IMPORT)).toEqual([])
    },
  )

  it('F-134 F-140 shows and sends the file name unchanged, also on a retry', async () => {
    const names = [
      '<img src=x onerror="document.title=1">.xlsx',
      '\u202excod.exe\u202c.xlsx',
      `${'名'.repeat(80)}.xlsx`,
      "O'Brien; 100% #1 {{x}} $t(x) 😀.XLSX",
    ]
    await control.clear()
    const buffer = book(
      [['name.test', '甲', '13911115555', '一级经销商', 'D00001', 'DEALER_ADMIN', '销售顾问']],
      header,
    )
    for (const [at, name] of [...names, names[0] ?? ''].entries()) {
      await control.inject({ path: IMPORT, kind: 'code', code: 500, message: `导入繁忙${at}`, times: 1 })
      await choose(page, { name, mimeType: TYPE, buffer })
      await dialogOf(page).getByText('共 1 行').waitFor()
      expect(await dialogOf(page).locator('bdi').innerText()).toBe(name)
      await start(page).click()
      await errors(page).getByText(`导入繁忙${at}`).waitFor()
      await again(page)
    }
    // Browsers percent-encode quotes and line breaks in a form boundary.
    const arrived = (await sent(IMPORT)).flatMap(({ form }) =>
      (form as [string, { name: string }][]).map(([, { name }]) => name.replaceAll('%22', '"')),
    ) // as the log keeps it
    expect(arrived).toEqual([...names, names[0]])
    expect(await page.title()).toContain('用户管理')
  })

  it('F-135 F-147 can be cancelled while the server processes it', async () => {
    await expect.poll(() => errors(page).count()).toBe(0)
    await control.clear()
    await control.inject({ path: IMPORT, kind: 'slow', delay: 60_000, times: 1 })
    await choose(page, {
      name: 'slow.xlsx',
      mimeType: TYPE,
      buffer: book([['slow.test', '乙', '13911116666', '一级经销商', 'D00001', 'DEALER_ADMIN', '销售顾问']], header),
    })
    await dialogOf(page).getByText('共 1 行').waitFor()
    await start(page).click()
    await dialogOf(page).getByText('已上传，服务器正在处理').waitFor()
    await dialogOf(page).getByRole('button', { name: '取消', exact: true }).click()
    await page.locator('.app-toast[data-tone=warning]').getByText('导入已取消').waitFor()
    await expect.poll(async () => (await sent(IMPORT))[0]?.aborted).toBe(true)
    expect(await errors(page).allTextContents()).toEqual([])
    await settled(page)
    expect(await sent('/api-user/users/list')).toHaveLength(1)
    expect(await start(page).isEnabled()).toBe(true)
    await again(page)
  })

  it('F-148 offers the failed rows with their reasons as a file', async () => {
    await choose(page, {
      name: 'bad.xlsx',
      mimeType: TYPE,
      buffer: book([['superadmin', '丙', '13911117777', '一级经销商', 'D00001', 'DEALER_ADMIN', '销售顾问']], header),
    })
    await dialogOf(page).getByText('共 1 行').waitFor()
    await start(page).click()
    await dialogOf(page).getByText('共 1 行，成功 0 行，失败 1 行').waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialogOf(page).getByRole('button', { name: '下载失败行' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('导入失败明细.xlsx')
    const sheet = read(await bytesOf(saved))
    const rows = utils.sheet_to_json<unknown[]>(sheet.Sheets[sheet.SheetNames[0] ?? ''] ?? {}, { header: 1 })
    expect(rows.map((row) => row.map(String))).toEqual([
      ['行号', '列', '行内容', '原因'],
      ['2', '账号', 'superadmin · 丙 · 13911117777', '账号重复'],
    ])
    await dialogOf(page).getByRole('button', { name: '继续导入' }).click()
  })

  it('F-134 F-141 checks a folder dropped on it and ignores files dropped elsewhere', async () => {
    const file = join(folder, 'stray.html')
    writeFileSync(file, '<title>elsewhere</title>')
    const dir = join(folder, 'folder.xlsx')
    mkdirSync(dir)
    const devtools = await page.context().newCDPSession(page)
    const drop = async (path: string, x: number, y: number) => {
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', {
          type,
          x,
          y,
          data: { items: [], files: [path], dragOperationsMask: 1 },
        })
    }
    const zone = await dialogOf(page).locator('.ant-upload-drag').boundingBox()
    if (!zone) throw new Error('nowhere to drop')
    await drop(dir, zone.x + 50, zone.y + 50)
    await dialogOf(page).getByRole('alert').getByText('文件').waitFor()
    await again(page)
    await dialogOf(page)
      .getByRole('button', { name: 'Close' })
      .or(dialogOf(page).locator('.ant-modal-close'))
      .first()
      .click()
    await dialogOf(page).waitFor({ state: 'hidden' })
    const search = page.getByPlaceholder('姓名、账号或手机号')
    await search.fill('half-typed')
    const box = await search.boundingBox()
    for (const [x, y] of [
      [700, 600],
      [100, 500],
      [700, 10],
      [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10],
    ] as const)
      await drop(file, x, y)
    expect(await page.evaluate(() => document.title)).toContain('用户管理')
    expect(await search.inputValue()).toBe('half-typed')
    expect(page.context().pages()).toHaveLength(1)
  })
})

describe('rich text', () => {
  it('F-149 rejects 20 MB pictures without embedding them or freezing', async () => {
    const page = await startAt(`${POLICIES}?type=1&status=0`)
    await page
      .getByRole('button', { name: /^更多 / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '编辑', exact: true }).click()
    const editor = page.locator('.rich-text [role=textbox]')
    await editor.waitFor()
    await settled(page)
    await control.clear()
    const took = await editor.evaluate((element) => {
      const giving = (type: 'paste' | 'drop', html: string, files: File[]) => {
        const data = new DataTransfer()
        if (html) data.setData('text/html', html)
        for (const file of files) data.items.add(file)
        const { x, y } = element.getBoundingClientRect()
        element.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent('drop', {
                dataTransfer: data,
                bubbles: true,
                cancelable: true,
                clientX: x + 20,
                clientY: y + 20,
              }),
        )
      }
      const large = new Uint8Array(20 * 1024 * 1024)
      large.set([0x89, 0x50, 0x4e, 0x47])
      const begin = performance.now()
      giving('paste', `<p>贴入的字</p><img src="data:image/png;base64,${'iVBORw0K'.repeat(2_500_000)}">`, [])
      giving('paste', '', [new File([large], 'large.png', { type: 'image/png' })])
      giving('drop', '', [new File([large], 'dropped.png', { type: 'image/png' })])
      return performance.now() - begin
    })
    await editor.getByText('贴入的字').waitFor()
    await page
      .getByText(/不超过 5 MB/)
      .first()
      .waitFor()
    expect(took).toBeLessThan(2000)
    expect(await editor.innerHTML()).not.toContain('data:')
    expect(await sent('/api-file/file/upload/batch')).toEqual([])
    await page.getByRole('button', { name: '存草稿' }).click()
    await expect
      .poll(
        async () =>
          (await control.log()).filter(({ method, path }) => method !== 'GET' && path.includes('olicy')).length,
      )
      .toBeGreaterThan(0)
    const saves = (await control.log())
      .filter(({ body }) => body !== undefined)
      .map(({ body }) => JSON.stringify(body).length)
    expect(Math.max(...saves)).toBeLessThan(100_000)
  })
})
