import type { Page } from 'playwright-core'
import { type Path, routes, to } from '@/routes'
import type { RouteLine } from '@/routes/line'
import type { Wrong } from '../faultList'
import { control, goTo, openPage, settled, tokenOf, url } from './harness'
import { isCovered } from '../modules'
import { SAMPLES } from './samples'

const lines: readonly RouteLine<Path>[] = routes
export const SCREENS: readonly Path[] = lines
  .filter(({ path, ...line }) => !line.public && isCovered(path))
  .map(({ path }) => path)

/** Page with its own session. Faults target its token only, so that several run in parallel. */
export interface Hand {
  page: Page
  token: string
  /** Unexpected problems: page errors, rejections, warnings, requests to other hosts. */
  problems: string[]
  known: Set<string>
  toldAt: number
}

interface Sight {
  path: string
  shell: boolean
  trouble: string
  toasts: string[]
  waits: string[]
  words: string[]
  wide: number
  failures: number
  retries: number
  rows: number
  filter: string | null
}

const EXPECTED = /^Failed to load resource|blocked by CORS policy|net::ERR_|^The connection to .* was interrupted/
const FOREIGN = 'http://127.0.0.1:9/'

export const openHand = async (): Promise<Hand> => {
  const page = await openPage()
  const token = await tokenOf('superadmin')
  await page.context().addCookies([{ name: 'access_token', value: token, url, sameSite: 'Strict' }])
  const hand: Hand = { page, token, problems: [], known: new Set(), toldAt: 0 }
  page.on('pageerror', (error) => hand.problems.push(`page error: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      hand.problems.push(`console: ${message.text().slice(0, 600)}`)
  })
  page.on('request', (request) => {
    const address = request.url()
    if (/^https?:/.test(address) && new URL(address).hostname !== 'localhost' && !address.startsWith(FOREIGN))
      hand.problems.push(`foreign request: ${address}`)
  })
  await page.addInitScript(() => {
    // Toasts disappear after 1500 ms, so each is recorded as it appears.
    const noted: string[] = []
    Object.assign(window, { noted })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.matches('.app-toast'))
            noted.push(`${node.dataset.tone}: ${node.textContent}`)
    }).observe(document, { childList: true, subtree: true })
  })
  return hand
}

export const begin = async (hand: Hand): Promise<void> => {
  await control.clear(hand.token)
  await hand.page.goto('/home')
  await settled(hand.page)
  hand.toldAt = 0
  hand.known.clear()
  for (const one of await control.log(hand.token)) hand.known.add(questionOf(one))
}

const look = ({ page }: Hand): Promise<Sight> =>
  page.evaluate(() => {
    const { noted } = window as unknown as { noted: string[] } // see openHand
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen)
    const texts = [
      document.body.innerText,
      ...all('[title], [aria-label], [placeholder], input, textarea').map((one) =>
        [
          one.title,
          one.ariaLabel,
          one.getAttribute('placeholder'),
          one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
        ].join(' '),
      ),
    ]
    const box = all(
      '[role=tabpanel] .filters input[placeholder]:not([readonly], [role=combobox], [type=checkbox], [type=radio], .ant-picker *)',
    )[0]
    return {
      path: location.pathname,
      shell: all('aside.side').length === 1 && all('header.shell-top').length === 1,
      trouble: all('.trouble, .page-trouble').map((one) => one.textContent)[0] ?? '',
      toasts: noted.splice(0),
      waits: all(
        '.wait, .frame-wait, .ant-skeleton-active, .ant-spin-spinning, [aria-busy=true], .ant-btn-loading',
      ).map((one) => one.className),
      words: texts.flatMap(
        (text) => /.{0,30}(?:\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]).{0,30}/.exec(text) ?? [],
      ),
      wide: document.documentElement.scrollWidth - innerWidth,
      failures: all('[role=tabpanel] [role=alert], .ant-drawer [role=alert], .ant-modal [role=alert]').length,
      retries: all('button').filter((one) => (one.ariaLabel ?? one.textContent).trim().startsWith('重试')).length,
      rows: all('.data-row, .ant-table-row').length,
      filter: box instanceof HTMLInputElement ? box.value : null,
    }
  })

const shown = (hand: Hand, path: string) =>
  hand.page.waitForFunction(
    (at) =>
      location.pathname === at &&
      [...document.querySelectorAll('[role=tabpanel]')].some((one) => one.checkVisibility()),
    path,
  )

let words = 0
/** Gives a fault a unique message if it has one, so that no toast is suppressed as a duplicate. */
const worded = (does: Exclude<Wrong['does'], 'offline'>) => {
  const own = (text: unknown) => (typeof text === 'string' ? text.replace('#', `#${words}`) : text)
  words++
  return { ...does, message: own(does.message), msg: own(does.msg) }
}

const strike = async (hand: Hand, wrong: Wrong, only?: 'write' | 'download'): Promise<void> => {
  const isWorded =
    wrong.does !== 'offline' && (typeof wrong.does.message === 'string' || typeof wrong.does.msg === 'string')
  if (wrong.fails && !isWorded) {
    const rest = hand.toldAt + 1600 - Date.now()
    if (rest > 0) await hand.page.waitForTimeout(rest)
    hand.toldAt = Number.POSITIVE_INFINITY
  }
  if (wrong.does === 'offline') await hand.page.context().setOffline(true)
  else await control.inject({ ...worded(wrong.does), path: '*', token: hand.token, only })
}
const lift = async (hand: Hand): Promise<void> => {
  await control.lift(hand.token)
  await hand.page.context().setOffline(false)
  if (hand.toldAt === Number.POSITIVE_INFINITY) hand.toldAt = Date.now()
}

const always = (sight: Sight, when: string): string[] => [
  ...(sight.shell ? [] : [`${when}: no shell`]),
  ...(sight.trouble ? [`${when}: the page broke: ${sight.trouble.slice(0, 400)}`] : []),
  ...(sight.words.length ? [`${when}: says ${[...new Set(sight.words)].slice(0, 5).join(' | ')}`] : []),
  ...(sight.wide > 0 ? [`${when}: ${sight.wide} px too wide`] : []),
]

const closeTab = async (hand: Hand, path: string): Promise<void> => {
  if (path === '/home') return
  await hand.page.locator('.tab-head[aria-selected=true]').press('Delete')
}

type Asked = Awaited<ReturnType<typeof control.log>>[number]
const questionOf = ({ method, path, query, body }: Asked): string => JSON.stringify([method, path, query, body])

const TYPED = '保留'
const DEVELOPING = process.env.FAULTS === 'all'

/**
 * Visits another page of the same chunk first, or the page itself if there is no other, so that the offline fault
 * affects the data of the page, not its code.
 */
const lookBeside = async (hand: Hand, path: Path, address: string): Promise<void> => {
  const chunk = lines.find((line) => line.path === path)?.chunk
  const beside = lines.find(
    (line) => line.chunk === chunk && line.path !== path && line.path !== '/home' && !line.public && !line.needs,
  )
  const first = beside?.path ?? path
  await goTo(hand.page, beside?.path ?? address)
  await shown(hand, first)
  await settled(hand.page)
  await closeTab(hand, first)
  for (const one of await control.log(hand.token)) hand.known.add(questionOf(one))
}

/**
 * Opens a page under a fault and returns the violations: at first display, after leaving and returning, and after the
 * fault is lifted and the page retried. Closes the page.
 */
export const visit = async (hand: Hand, path: Path, wrong: Wrong): Promise<{ wrong: string[]; asked: number }> => {
  const { page } = hand
  const query = await SAMPLES[path]?.()
  const found: string[] = []
  if (wrong.does === 'offline') await lookBeside(hand, path, to(path, query))
  hand.problems.length = 0
  await look(hand)
  for (const one of await control.log(hand.token)) if (!one.fault) hand.known.add(questionOf(one))
  await control.clear(hand.token)
  await strike(hand, wrong)
  const never = wrong.does !== 'offline' && wrong.does.kind === 'never'
  const rest = async () => {
    if (!never) return settled(page)
    await page.waitForTimeout(200)
  }
  try {
    await goTo(page, to(path, query))
    await shown(hand, path)
    await rest()
    const first = await look(hand)
    const asked = await control.log(hand.token)
    const struck =
      wrong.does === 'offline'
        ? first.toasts.length || first.failures
          ? 1
          : 0
        : asked.filter((one) => one.fault).length
    found.push(...always(first, 'first look'))
    if (first.waits.length && !never) found.push(`first look: still waits: ${first.waits.join(', ')}`)
    const told = first.toasts.length
    if (told > 1) found.push(`first look: ${told} toasts: ${first.toasts.join(' | ')}`)
    // A request that follows from a bent reply, such as one with an invalid id, may be refused.
    const bent = wrong.does !== 'offline' && wrong.does.kind === 'bend'
    if (!wrong.fails && !bent && first.toasts.some((one) => one.startsWith('error')))
      found.push(`first look: told as an error: ${first.toasts.join(' | ')}`)
    const news = asked.filter((one) => one.fault && !hand.known.has(questionOf(one)))
    // A bent reply that is still a success is cached like any other.
    for (const one of asked) if (!one.fault || (!wrong.fails && !never)) hand.known.add(questionOf(one))
    if (wrong.fails && (news.length > 0 || (wrong.does === 'offline' && struck > 0))) {
      if (told === 0 && first.failures === 0 && first.retries === 0)
        found.push(`first look: the failure is told nowhere: ${news.map(questionOf).join(' ')}`)
      if (first.retries === 0) found.push(`first look: no way to try again: ${news.map(questionOf).join(' ')}`)
    }
    const same = asked.map(questionOf)
    // React renders twice in development. Chromium itself retries after 408 and on a reset connection.
    const again = DEVELOPING || /408|F-84|F-94/.test(wrong.name)
    const twice = again ? [] : same.filter((one, at) => same.indexOf(one) !== at)
    if (twice.length) found.push(`asked twice: ${twice.join(', ')}`)
    if (first.filter !== null)
      await page
        .locator(
          '[role=tabpanel]:visible .filters input[placeholder]:not([readonly], [role=combobox], [type=checkbox], [type=radio], .ant-picker *)',
        )
        .first()
        .fill(TYPED)

    if (path !== '/home') {
      await page.locator('aside.side a[href="/home"]').click()
      await shown(hand, '/home')
      found.push(...always(await look(hand), 'another menu item'))
      await page.goBack()
      await shown(hand, path)
      await rest()
      // Failed requests are repeated on return and may be reported once more.
      const back = await look(hand)
      found.push(...always(back, 'back'))
      if (back.toasts.length > 1) found.push(`back: ${back.toasts.join(' | ')}`)
    }
    await lift(hand)
    if (wrong.fails) {
      // One at a time, because later requests may depend on the first.
      for (let tries = 0; tries < 20; tries++) {
        const button = page.getByRole('button', { name: /^重试/ }).filter({ visible: true }).first()
        if ((await button.count()) === 0) break
        await button.click()
        await settled(page)
      }
    } else if (!never) {
      const refresh = page.getByRole('button', { name: '刷新', exact: true }).filter({ visible: true }).first()
      if ((await refresh.count()) > 0) await refresh.click()
      const anew = page.getByRole('button', { name: '重新加载页面', exact: true }).filter({ visible: true }).first()
      if ((await anew.count()) > 0) await anew.click()
      await settled(page)
    }
    const last = await look(hand)
    found.push(...always(last, 'asked again'))
    if (wrong.fails && last.retries > 0) found.push('asked again: still failed')
    if (last.waits.length && !never) found.push(`asked again: still waits: ${last.waits.join(', ')}`)
    if (!bent && last.toasts.some((one) => one.startsWith('error')))
      found.push(`asked again: ${last.toasts.join(' | ')}`)
    if (first.filter !== null && last.filter !== TYPED)
      found.push(`asked again: the filter holds ${JSON.stringify(last.filter)}`)
    found.push(...hand.problems)
    return { wrong: found, asked: asked.length }
  } catch (error) {
    await lift(hand)
    return {
      wrong: [
        ...found,
        ...hand.problems,
        `broke off: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      ],
      asked: 0,
    }
  } finally {
    await closeTab(hand, path).catch(() => {})
  }
}
