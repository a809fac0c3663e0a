import { read, utils, write } from '@e965/xlsx'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Language } from '@/locales'
import { control, openPage, settled, signIn, url, violations } from './harness'
import { layoutFaults } from './layoutFaults'
import { englishNames, textOf } from './texts'

const WAYS = [
  { language: 'zh', dark: true, width: 390 },
  { language: 'en', dark: false, width: 390 },
  { language: 'es', dark: true, width: 1440 },
  { language: 'ja', dark: true, width: 390 },
] as const satisfies readonly { language: Language; dark: boolean; width: number }[]
type Way = (typeof WAYS)[number]
/** FAULTS=all runs a flow in all four languages, otherwise in Chinese and one other. */
const waysWith = (other: Language) =>
  WAYS.filter(({ language }) => process.env.FAULTS === 'all' || language === 'zh' || language === other)

const DEALER = 'D00018'
const TARGETS = ['D00001', 'D00002']
const EXPORT = '/api-user/users/list/export'

/** Opens a page and a check that collects WCAG violations and layout faults. */
const begin = async ({ language, dark, width }: Way, path: string) => {
  const page = await openPage({ language, dark, viewport: { width, height: 900 } })
  await signIn(page)
  await page.goto(path)
  await settled(page)
  const found: string[] = []
  const note = async (when: string) =>
    void found.push(
      ...[...(await violations(page)), ...(await layoutFaults(page)), ...(await englishNames(page, language))].map(
        (one) => `${when}: ${one}`,
      ),
    )
  const look = async (when: string) => {
    await settled(page)
    await note(when)
  }
  return { page, found, note, look, say: (key: string) => textOf(language, key) ?? key }
}
const mainButton = (part: Locator) =>
  part.locator('.ant-drawer-footer .ant-btn-primary, .ant-modal-footer .ant-btn-primary')
const choose = async (page: Page, box: Locator, code: string) => {
  await box.click()
  await page.keyboard.type(code)
  await page.locator('.ant-select-item-option').filter({ hasText: code, visible: true }).first().click()
  await page.keyboard.press('Tab')
}

beforeEach(() => control.reset())
afterAll(() => control.reset())

it.each(waysWith('en'))('F-290 F-294 $language: every step of a lead transfer is accessible', async (way) => {
  const { page, found, look, say } = await begin(way, `/clue-management/dealerNetworkTran?dealerCode=${DEALER}`)
  const wizard = page.getByRole('dialog')
  const next = mainButton(wizard)
  await next.click()
  await wizard.getByText(say('transfer.targets'), { exact: true }).first().waitFor()
  await next.click()
  await look('targets, none chosen')
  for (const code of TARGETS) await choose(page, wizard.getByRole('combobox', { name: say('transfer.targets') }), code)
  for (const rule of ['ratio', 'series', 'hand', 'even']) {
    await wizard.getByText(say(`transfer.rule.${rule}`), { exact: true }).click()
    await look(`targets, ${rule}`)
  }
  await next.click()
  const [before = '', after = ''] = say('kit.typeToConfirm').split('{name}')
  const question = wizard.locator('label').filter({ hasText: before })
  const asked = await question.innerText()
  await look('check')
  await question.locator('input').fill(asked.slice(before.length, asked.length - after.length))
  await control.inject({
    path: '/api-clue/reassign/agentCluesReassign',
    kind: 'code',
    code: 500,
    message: 'Out of order',
    times: 1,
  })
  await next.click()
  await wizard.getByRole('button', { name: /\d/ }).first().waitFor()
  await look('run, some failed')
  await next.click()
  await look('close')
  await wizard.press('Escape')
  await settled(page)
  expect(found).toEqual([])
})

it.each(waysWith('es'))('F-290 F-294 $language: every step of an import is accessible', async (way) => {
  const { page, found, note, look, say } = await begin(way, '/system-management/userManagement')
  await page.getByRole('button', { name: say('list.import') }).click()
  const dialog = page.getByRole('dialog')
  const template = await dialog.getByRole('link').getAttribute('href')
  const sheet = read(await (await fetch(`${url}${template}`)).arrayBuffer())
  const [header = []] = utils.sheet_to_json<string[]>(sheet.Sheets[sheet.SheetNames[0] ?? ''] ?? {}, { header: 1 })
  const fileOf = (name: string, rows: string[][]) => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1')
    const buffer = Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer) // xlsx types its output as any
    return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }
  }
  await dialog.locator('input[type=file]').setInputFiles(fileOf('other.xlsx', [['x']]))
  await dialog.locator('.ant-alert-error').waitFor()
  await look('refused')
  await dialog.getByRole('button', { name: say('import.back') }).click()
  const row = (username: string, phone: string) => [
    username,
    '导入甲',
    phone,
    '一级经销商',
    'D00001',
    'DEALER_ADMIN',
    '销售顾问',
  ]
  const users = [row('import.good', '13911112222'), row('superadmin', '13911113333'), row('import.phone', '123')]
  await dialog.locator('input[type=file]').setInputFiles(fileOf(`${'long-name-'.repeat(12)}.xlsx`, [header, ...users]))
  await dialog.locator('.ant-table-row').first().waitFor()
  await look('checked')
  await control.inject({ path: '/api-user/users/batch/import', kind: 'slow', delay: 20_000, times: 1 })
  await mainButton(dialog).click()
  await dialog.getByRole('progressbar').waitFor()
  await note('under way')
  await dialog.getByRole('button', { name: say('kit.cancel') }).click()
  await mainButton(dialog).click()
  await dialog.locator('.ant-table-row').first().waitFor()
  await look('result')
  expect(found).toEqual([])
})

it.each(waysWith('ja'))('F-290 F-294 $language: the tray is accessible in every state of an export', async (way) => {
  const { page, found, note, look, say } = await begin(way, '/system-management/userManagement')
  const button = page.getByRole('button', { name: say('list.export') })
  const toasts = page.locator('.app-toast')
  await control.inject({ path: EXPORT, kind: 'code', code: 500, message: 'Out of order '.repeat(12), times: 1 })
  await button.click()
  await toasts.first().waitFor()
  await note('failed')
  await toasts.first().waitFor({ state: 'detached' })
  await Promise.all([page.waitForEvent('download'), button.click()])
  await settled(page)
  await control.inject({ path: EXPORT, kind: 'slow', delay: 20_000, times: 1 })
  await button.click()
  await page.getByTitle(say('jobs.title')).click()
  await page.getByRole('button', { name: new RegExp(`^${say('jobs.cancel')}`) }).waitFor()
  await note('running')
  await page.getByRole('button', { name: new RegExp(`^${say('jobs.cancel')}`) }).click()
  await look('all states')
  expect(found).toEqual([])
})
