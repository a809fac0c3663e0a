import { act, fireEvent } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@/api/call'
import { forgetNotice } from '@/api/notices'
import { forgetMessages } from '@/app/messages'
import { queryClient } from '@/app/queries'
import { closeTabs } from '@/app/shell/tabMoves'
import { refreshTab } from '@/app/tabs'
import { type Path, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { useTabs } from '@/session/tabs'
import { hosts } from './backEnd'
import { SAMPLES, source } from './browser/samples'
import { settled, until } from './actions'
import { control, openConsole, toasts } from './harness'
import { takeConsoleErrors } from './setup'
import { countVisit } from './visits'

/** FAULTS=all opens each screen once per response shape. Otherwise the records of one visit take the shapes in turn. */
const TURNS = process.env.FAULTS === 'all' ? [0, 1, 2, 3, 4, 5, 6, 7] : [0]

const WHOSE: Partial<Record<Path, string>> = {
  '/saleReport/dealer': 'dealer01',
  '/saleReport-time/dealer': 'dealer01',
  '/saleReport/group-dealer': 'group01',
  '/saleReport-time/group-dealer': 'group01',
  '/order-management/orderDealer': 'dealer01',
}
const whoseIs = (path: Path): string => WHOSE[path] ?? 'superadmin'

const ASK_NOTHING = new Set<string>(['/home', '/updatePassword'])

/** Lists of people. Phones are masked on screen even if the server sends them unmasked. */
const LISTS_OF_PEOPLE: ReadonlySet<string> = new Set<Path>([
  '/carControl/AuthoGement',
  '/carControl/caRcontrol-log',
  '/carControl/unbundling',
  '/write-off-TSP',
  '/activity-management/applyRecord',
  '/afterSale-management/maintenance',
  '/club-management/audit',
  '/club-management/member',
  '/afterSale-management/picksend',
  '/clue-management/clueList',
  '/clue-management/cluePoolList',
  '/clue-management/cultivate',
  '/clue-management/phoneBlacklist',
  '/clue-management/dealerBlack',
  '/evaluate/evaluate-management',
  '/internalStaff',
  '/dreamPlant/growReport',
  '/insurance/InsuranceCompanyManagement',
  '/insurance/riskOfSingle',
  '/worldCupManagement/guessDetails',
  '/marketing-management/ProvideData',
  '/marketing-management/drawRecords',
  '/marketing-management/lottery-record',
  '/marketing-management/payRecords',
  '/order-management/orderHeadquarter',
  '/starRecommendation/recommended',
  '/starRecommendation/recommender',
  '/user-management-shop/cumulativeTraded',
  '/user-management-shop/recommendStarPromoter',
  '/user-management-shop/star-recommendation',
  '/user-management-shop/user-management',
  '/order-management/orderShareManagement',
  '/order-management-shop/aftersale-management',
  '/setting/userpointsreport',
  '/setting/reportUnbundling',
  '/solid-management/solidHeadquarter',
  '/smallOrder/carOrder',
  '/smallOrder/refundManagement',
  '/smallOrder/testDriveOrder',
  '/system-management/distributorManagement',
  '/system-management/enterpriseManagement',
  '/system-management/groupDealerManagement',
  '/system-management/secondDealerManagement',
  '/system-management/userInformation',
  '/system-management/userManagement',
  '/wishList/wishList',
  '/feedback/index',
  '/storeManagement/employeeInfoMaintenance',
  '/storeManagement/questionAnswer',
  '/paper/look-paper',
  '/paper/questionnaire-details',
])

const calls = Object.values(import.meta.glob<Record<string, unknown>>('../src/api/**/*.ts', { eager: true })).flatMap(
  (module) => Object.values(module),
)
const isCall = (value: unknown): value is AnyCall => typeof value === 'function' && 'path' in value && 'effect' in value
const reading = new Set(
  calls.filter(isCall).flatMap(({ effect, method, path }) => (effect === 'read' ? [`${method} ${path}`] : [])),
)

const inSight = (): string[] => [
  ...textsOf(document.body),
  ...[...document.querySelectorAll<HTMLElement>('[title], [aria-label], [placeholder], [href]')].flatMap((one) =>
    ['title', 'aria-label', 'placeholder', 'href'].map((name) => one.getAttribute(name) ?? ''),
  ),
  ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
]
const textsOf = (node: Node): string[] =>
  node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [...node.childNodes].flatMap(textsOf)

const TRACE = /.{0,30}(?:\bundefined\b|\bnull\b|\bNaN\b|Invalid Date|\[object \w+\]).{0,30}/
const tracesIn = (texts: readonly string[]): string[] => texts.flatMap((text) => TRACE.exec(text)?.slice(0, 1) ?? [])
const asked = (): string[] =>
  control.log().map(({ path, query, body }) => `${path} ${JSON.stringify(query)} ${JSON.stringify(body ?? '')}`)
const readsSoFar = (): string[] =>
  control
    .log()
    .flatMap(({ method, template }) => (reading.has(`${method} ${template}`) ? [`${method} ${template}`] : []))

const openLists = async (): Promise<void> => {
  const fold = [...document.querySelectorAll<HTMLElement>('main button')].find(
    ({ textContent }) => textContent === '展开筛选',
  )
  if (fold) fireEvent.click(fold)
  const boxes = [...document.querySelectorAll<HTMLElement>('main .ant-select:not(.ant-select-disabled)')]
  for (const box of boxes)
    if (!box.closest('[aria-hidden=true], [hidden]'))
      fireEvent.mouseDown(box.querySelector('.ant-select-selector') ?? box)
  await settled()
}

type Router = Awaited<ReturnType<typeof openConsole>>['router']

/** Navigates as a link does, without cached data of other pages. Closes other tabs. */
export const enter = async (router: Router, address: string): Promise<void> => {
  queryClient.removeQueries({ type: 'inactive' })
  control.clearLog()
  await act(() => router.navigate(address))
  await until(() => expect(location.pathname).toBe(address.replace(/\?.*/, '')))
  const { tabs, active } = useTabs.getState()
  await act(() => closeTabs(tabs.flatMap(({ key }) => (key === active ? [] : [key]))))
  countVisit()
}
const arrived = (path: Path, kind?: string): Promise<void> =>
  until(() => {
    expect(
      control.log().filter(({ fault }) => kind === undefined || fault === kind).length + Number(ASK_NOTHING.has(path)),
    ).toBeGreaterThan(0)
    expect(document.querySelector('.frame-wait, .wait, .ant-skeleton-active')).toBeNull()
    expect(queryClient.isFetching()).toBe(0)
  })

/** Opens a page and its lists with responses in other shapes. Returns faults in what is shown and requested. */
const inOtherShapes = async (router: Router, path: Path, turn: number): Promise<string[]> => {
  const query = await SAMPLES[path]?.()
  control.inject({ path: '*', kind: 'dialect', only: 'read', turn })
  await enter(router, to(path, query))
  await arrived(path, 'dialect')
  const said = inSight()
  await openLists()
  const trouble = [...document.querySelectorAll('.trouble, .page-trouble')].map(
    ({ textContent }) => `broke: ${textContent}`,
  )
  const found = new Set([...tracesIn([...said, ...inSight(), ...asked()]), ...trouble, ...takeConsoleErrors()])
  control.lift()
  return [...found].map((one) => `in other shapes (${turn}): ${one.slice(0, 300)}`)
}

const places = (words: string): number => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.includes(words) && !node.parentElement?.closest('.app-toasts, [hidden], [aria-hidden=true]'))
      count++
  return count
}

const SECOND_WAY = ['GET /api-user/provinceCity/h5/list']
const MAX = 40

/** Fails every read of the page, each with its own message. Returns the failures that were not reported exactly once. */
const failReads = async (reads: readonly string[], when: string, again: () => Promise<unknown>): Promise<string[]> => {
  const words = (read: string, at: number) => `拒绝了〔${read} ${when} ${at}〕`
  for (const read of reads) {
    const [method, path] = read.split(' ')
    for (let at = 1; at <= MAX; at++)
      control.inject({ path: String(path), method, kind: 'code', code: 500, message: words(read, at), times: 1 })
  }
  control.clearLog()
  forgetMessages()
  forgetNotice()
  await act(again)
  await settled()
  const found: string[] = []
  for (const read of reads) {
    const struck = control.log().filter((entry) => entry.fault && `${entry.method} ${entry.template}` === read)
    for (const [index, { aborted }] of struck.entries()) {
      const text = words(read, index + 1)
      const times = () => places(text) + toasts().filter((toast) => toast.includes(text)).length
      await until(() => expect(times()).toBeGreaterThan(aborted ? -1 : 0), { timeout: 5000 }).catch(() => {})
      if (aborted ? times() > 1 : times() !== 1)
        found.push(
          `${read} ${when}: told ${toasts().filter((toast) => toast.includes(text)).length} times as a toast, in ${places(text)} places`,
        )
    }
  }
  control.lift()
  return found
}

/**
 * Fails every read since the page was opened, over existing data or from the start, alternating by page. FAULTS=all
 * does both.
 */
const withFailures = async (seen: readonly string[], at: number): Promise<string[]> => {
  const reads = [...new Set(seen)].filter((read) => !SECOND_WAY.includes(read))
  const isAll = TURNS.length > 1
  return [
    ...(isAll || at % 2 === 0 ? await failReads(reads, '再读', () => queryClient.invalidateQueries()) : []),
    ...(isAll || at % 2 === 1 ? await failReads(reads, '重读', () => queryClient.resetQueries()) : []),
  ]
}

const remount = async (path: Path): Promise<string[]> => {
  const before = readsSoFar()
  control.clearLog()
  const { active = '' } = useTabs.getState()
  await act(() => refreshTab(active))
  await arrived(path)
  return [...before, ...readsSoFar()]
}

const WHOLE = /(?<!\d)1[3-9]\d{9}(?!\d)/
const MASKED = /(?<!\d)1\d{2}\*{4}\d{4}(?!\d)/
/** Reloads the page with unmasked phones in lists. Returns those shown on screen. */
export const findWholePhones = async (): Promise<string[]> => {
  control.inject({ path: '*', only: 'read', kind: 'whole' })
  await act(() => queryClient.resetQueries())
  await until(() =>
    expect(document.querySelectorAll('.data-row, .ant-table-row, [role=treeitem]').length).toBeGreaterThan(0),
  )
  await settled()
  const texts = inSight()
  control.lift()
  return [
    ...texts.flatMap((text) => (WHOLE.test(text) ? [`a whole phone: ${text.slice(0, 80)}`] : [])),
    ...(texts.some((text) => MASKED.test(text)) ? [] : ['no phone is masked']),
  ]
}

const NAME_RULES = [
  'aria-command-name',
  'aria-toggle-field-name',
  'button-name',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'role-img-alt',
  'select-name',
]
/**
 * Reloads the page with blank names. Returns elements without an accessible name, or with no visible content to
 * press.
 */
const findNameless = async (): Promise<string[]> => {
  control.inject({ path: '*', only: 'read', kind: 'nameless' })
  await act(() => queryClient.resetQueries())
  await settled()
  await openLists()
  const { violations } = await axe.run(document.body, {
    runOnly: NAME_RULES,
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
  })
  const unnamed = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  const unseen = [
    ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, [role=tab]), [role=option], [role=menuitem]'),
  ]
    .filter(
      (one) => !one.closest('[hidden], [aria-hidden=true]') && one.textContent.trim() === '' && !one.ariaLabel?.trim(),
    )
    .filter(
      (one) => !one.querySelector('svg, img, video, input, i, .ant-switch-handle, [style]') && one.tagName !== 'I',
    )
    .map(({ outerHTML }) => `nothing to see: ${outerHTML}`)
  control.lift()
  return [...new Set([...unnamed, ...unseen, ...takeConsoleErrors()])].map(
    (one) => `without names: ${one.slice(0, 300)}`,
  )
}

/**
 * Opens every screen of some routes once, in one console per chunk and account, under each condition: responses in
 * the other shapes allowed by the sheets, failing reads (R-REPLY-02), lists of people with unmasked phones, blank
 * names.
 */
export const sweep = (routes: readonly RouteLine<Path>[]): void => {
  const screens = routes.filter((line) => !line.public)
  const nameOf = ({ chunk, path }: RouteLine<Path>) => `${chunk} as ${whoseIs(path)}`
  describe('R-REPLY-02 screens with reshaped, failed, unmasked and nameless responses', () => {
    it.each([...new Set(screens.map(nameOf))])('%s', { timeout: 600_000 }, async (name) => {
      const lines = screens.filter((line) => nameOf(line) === name)
      const { router } = await openConsole('/home', { as: whoseIs(lines[0]?.path ?? '/home') })
      await settled()
      source.url = hosts.main
      source.social = hosts.social
      source.token = () => Promise.resolve(/access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const found: string[] = []
      for (const [at, { path }] of lines.entries()) {
        const here: string[] = []
        for (const turn of TURNS) {
          if (turn > 0) await enter(router, '/updatePassword')
          here.push(...(await inOtherShapes(router, path, turn)))
        }
        here.push(...(await withFailures(await remount(path), at)))
        if (LISTS_OF_PEOPLE.has(path)) here.push(...(await findWholePhones()))
        here.push(...(await findNameless()))
        found.push(...here.map((one) => `${path} ${one}`))
      }
      expect(found).toEqual([])
    })
  })
}
