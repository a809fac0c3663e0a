// @module-tag sweep
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '@/locales'
import { type Path, to } from '@/routes'
import { control, goTo, openPage, settled, takeProblems, tokenOf, url, violations } from './harness'
import { SCREENS } from './matrix'
import { layoutFaults, OVERLAYS } from './layoutFaults'
import { SAMPLES } from './samples'
import { englishNames } from './texts'

/**
 * FAULTS=all visits every page in every state, language and theme, STATES_ONLY='es dark|ja' in those variants only.
 * Otherwise every other page in one state and variant, so that each kind of page is covered.
 */
const ALL = process.env.FAULTS === 'all'
const only = new RegExp(process.env.STATES_ONLY ?? '')
const pathsOnly = new RegExp(process.env.STATES_PATHS ?? '')

const STATES = {
  loading: { kind: 'never' },
  empty: { kind: 'bend', bend: 'listEmpty' },
  failed: { kind: 'code', code: 500, message: 'Out of order' },
} as const
type State = keyof typeof STATES | 'shown' | 'open'
const SHORT_STATES = ['loading', 'empty', 'failed'] as const
const ALL_STATES: readonly State[] = [...SHORT_STATES, 'open']

interface Way {
  language: Language
  dark: boolean
  width: number
}
const WAYS: readonly Way[] = LANGUAGES.flatMap((language) =>
  [false, true].flatMap((dark) => [1440, 390].map((width) => ({ language, dark, width }))),
)
const nameOf = ({ language, dark, width }: Way) => `${language} ${dark ? 'dark' : 'light'} ${width}`

const overlays = (page: Page) => page.locator(OVERLAYS).filter({ visible: true })

/** Returns elements that may open something: buttons, and actions and links of the first row, each name once. */
const openers = async (page: Page) => {
  const buttons = page.locator(
    '[role=tabpanel]:visible .ant-btn:enabled:not(.filters *), [role=tabpanel]:visible .filters .more-filters',
  )
  const firstRow = page
    .locator('[role=tabpanel]:visible')
    .locator('.data-row, .ant-table-row')
    .first()
    .locator('.row-action:enabled, button.cell-link')
  const found: { name: string; press: () => Promise<void> }[] = []
  for (const list of [buttons, firstRow])
    for (let at = 0; at < (await list.count()); at++) {
      const name = (await list.nth(at).evaluate((one) => one.ariaLabel ?? one.textContent)).trim()
      if (!found.some((one) => one.name === name))
        found.push({ name, press: () => list.nth(at).press('Enter', { timeout: 3000 }) })
    }
  return found
}

const open = async (page: Page, path: Path) => {
  await page.goto(to(path, await SAMPLES[path]?.()))
  await settled(page)
}

const look = async (page: Page, path: Path, state: State, token: string, language: Language): Promise<string[]> => {
  const found: string[] = []
  const see = async (when: string) => {
    const faults = [...(await violations(page)), ...(await layoutFaults(page)), ...(await englishNames(page, language))]
    found.push(...faults.map((one) => `${when}: ${one}`))
  }
  if (state !== 'open') {
    if (state !== 'shown') await control.inject({ path: '*', token, ...STATES[state] })
    await goTo(page, to(path, await SAMPLES[path]?.()))
    await page.waitForFunction(
      (at) =>
        location.pathname === at &&
        [...document.querySelectorAll('[role=tabpanel]')].some((one) => one.checkVisibility()),
      path,
    )
    if (state === 'loading') await page.waitForTimeout(300)
    else await settled(page)
    await see(state)
    await control.lift(token)
    if (path !== '/home') await page.locator('.tab-head[aria-selected=true]').press('Delete')
    return found
  }
  await open(page, path)
  for (const { name } of await openers(page)) {
    const find = async () => (await openers(page)).find((one) => one.name === name)
    let opener = await find()
    if (!opener) {
      await open(page, path)
      opener = await find()
    }
    if (!opener) continue
    const gone = await opener
      .press()
      .catch((error: unknown) => `${name} cannot be pressed: ${String(error).split('\n')[0]}`)
    if (typeof gone === 'string') found.push(gone)
    await settled(page)
    let clean = new URL(page.url()).pathname === path
    if (clean && (await overlays(page).count()) > 0) {
      if (process.env.FAULTS_LOG === 'each') console.log(`${path} opened ${name}`)
      await see(name)
      const send = overlays(page).last().locator('.ant-btn-primary:enabled').last()
      if ((await send.count()) > 0) {
        await send.click({ timeout: 3000 }).catch(() => {})
        await settled(page)
        if ((await overlays(page).count()) > 0) await see(`${name}, sent`)
      }
    }
    await page.keyboard.press('Escape')
    await settled(page)
    clean &&= (await overlays(page).count()) === 0
    for (const other of page.context().pages()) if (other !== page) await other.close()
    if (!clean) {
      await page.evaluate(() => sessionStorage.removeItem('tabs'))
      await open(page, path)
    }
  }
  return found
}

afterAll(() => control.reset())

const visits = SCREENS.flatMap((path, at) => {
  const every = WAYS.flatMap((way) => (ALL ? ALL_STATES : SHORT_STATES).map((state) => ({ path, way, state })))
  return every.filter(({ way }, index) =>
    ALL ? only.test(nameOf(way)) && pathsOnly.test(path) : at % 2 === 0 && index === ((at / 2) * 5) % every.length,
  )
})

const KINDS: readonly Path[] = [
  '/system-management/userManagement',
  '/clue-management/clueDetail',
  '/shop-management-shop/addGoods',
  '/clue-management/dealerNetworkTran',
  '/saleReport/headquarters',
  '/activity-management/applyActivity',
  '/page-management-shop/build-management',
  '/star-management/carImage',
]

const openWay = async ({ language, dark, width }: Way) => {
  const page = await openPage({ language, dark, viewport: { width, height: 900 } })
  const token = await tokenOf('superadmin')
  await page.context().addCookies([{ name: 'access_token', value: token, url, sameSite: 'Strict' }])
  page.on('dialog', (asked) => void asked.accept())
  await page.goto('/home')
  await settled(page)
  return { page, token }
}

it.each([
  { language: 'zh', dark: false, states: ['failed'] },
  { language: 'en', dark: true, states: ['shown'] },
] as const)(
  'F-290 F-294 $language: each kind of screen is accessible: $states',
  { tags: ['core'] },
  async ({ language, dark, states }) => {
    const { page, token } = await openWay({ language, dark, width: 1440 })
    const found: string[] = []
    for (const path of KINDS)
      for (const state of states)
        found.push(...(await look(page, path, state, token, language)).map((fault) => `${path} ${fault}`))
    found.push(...takeProblems().filter((problem) => problem.startsWith('page error')))
    expect(found).toEqual([])
  },
)

it.each(WAYS.map((way) => ({ way, name: nameOf(way) })))(
  'F-290 F-294 $name: pages in every state have no WCAG violation',
  { timeout: 3_600_000 },
  async ({ way }) => {
    const mine = visits.filter((one) => one.way === way)
    if (!mine.length) return
    const { page, token } = await openWay(way)
    const found: string[] = []
    for (const { path, state } of mine) {
      const here = await look(page, path, state, token, way.language).catch((error: unknown) => [
        `broke off: ${String(error).split('\n')[0]}`,
      ])
      if (here.length && process.env.FAULTS_LOG) console.log(`${path} ${state}:\n   ${here.join('\n   ')}`)
      found.push(...here.map((one) => `${path} ${one}`))
      if (here.some((one) => one.startsWith('broke off'))) {
        await control.lift(token)
        await page.goto('/home')
        await settled(page)
      }
    }
    found.push(...takeProblems().filter((one) => one.startsWith('page error')))
    expect(found).toEqual([])
  },
)
