import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { ALIVE } from '@/session/tabRules'
import { at, type Random, random } from '../../mocks/core/random'
import { control, goTo, openBeside, openPage, settled, signIn, takeProblems } from './harness'

const FULL = process.env.FAULTS === 'full'
const SEED = Number(process.env.SEED ?? 1)
const lines: readonly RouteLine[] = routes
const places = lines.filter((line) => !line.public && !line.hidden && !line.needs?.length).map(({ path }) => path)

interface Figures {
  heap: number
  nodes: number
  listeners: number
}
/** Returns heap bytes, nodes and listeners after garbage collection. */
const measure = async (devtools: CDPSession): Promise<Figures> => {
  for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
const opened = async (): Promise<{ page: Page; devtools: CDPSession }> => {
  const page = await openPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.enable')
  await signIn(page)
  await page.goto('/home')
  await settled(page)
  return { page, devtools }
}
const shown = async (page: Page, path: string): Promise<void> => {
  await goTo(page, path)
  await page.waitForFunction((to) => location.pathname === to && !document.querySelector('.frame-wait'), path)
}

vi.setConfig({ testTimeout: 600_000 })

describe('long session without a reload', () => {
  it('F-259 leaks no memory, nodes or listeners over many navigations', { timeout: 1_800_000 }, async () => {
    const { page, devtools } = await opened()
    // Visits more pages than are kept alive, so each mounts anew in each round and the same ones are alive at its
    // end.
    const walk = places.filter((_, index) => FULL || index % 2 === 0).slice(0, FULL ? 50 : 17)
    const figures: Figures[] = []
    for (let round = 1; round <= (FULL ? 12 : 5); round++) {
      for (const path of walk) {
        await shown(page, path)
        await settled(page)
      }
      // The first round loads one-time code and fills the kept pages.
      if (round > 1) figures.push(await measure(devtools))
    }
    console.info(
      figures
        .map(({ heap, nodes, listeners }) => `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`)
        .join('\n'),
    )
    // A leak grows in every round, unlike compiled code and caches, so the smallest growth counts.
    const least = (of: keyof Figures) =>
      Math.min(...figures.slice(1).map((one, index) => one[of] - at(figures, index)[of])) / walk.length
    expect(walk.length).toBeGreaterThan(ALIVE)
    expect(least('heap'), 'bytes a navigation').toBeLessThan(40_000)
    expect(least('nodes'), 'nodes a navigation').toBeLessThan(3)
    expect(least('listeners'), 'listeners a navigation').toBeLessThan(1)
    const [first, last] = [at(figures, 0), at(figures, figures.length - 1)]
    expect(last.heap - first.heap).toBeLessThan(10e6)
    expect(last.nodes / first.nodes).toBeLessThan(1.1)
    expect(last.listeners / first.listeners).toBeLessThan(1.1)
  })

  it('F-260 adds no listener when kept pages are shown again', async () => {
    const { page, devtools } = await opened()
    const kept = places.slice(0, ALIVE)
    const round = async () => {
      for (const path of kept) {
        await shown(page, path)
        await settled(page)
      }
    }
    await round()
    await round()
    const before = await measure(devtools)
    await round()
    await round()
    expect((await measure(devtools)).listeners).toBeLessThanOrEqual(before.listeners)
  })

  it('F-260 leaves no timer, observer or listener behind after pages are closed', async () => {
    const page = await openPage()
    await page.context().addInitScript(() => {
      const live = { intervals: new Set<number>(), observers: new Set<object>(), listeners: 0 }
      const [begin, end] = [window.setInterval.bind(window), window.clearInterval.bind(window)]
      window.setInterval = ((act: TimerHandler, ms?: number, ...rest: unknown[]) => {
        const id = begin(act, ms, ...rest)
        live.intervals.add(id)
        return id
      }) as typeof setInterval // same signature
      window.clearInterval = (id) => {
        live.intervals.delete(Number(id))
        end(id)
      }
      const seen = new WeakMap<object, Set<unknown>>()
      const watches = (observer: object, target: unknown) => {
        live.observers.add(observer)
        seen.set(observer, (seen.get(observer) ?? new Set()).add(target))
      }
      const leaves = (observer: object, target?: unknown) => {
        seen.get(observer)?.delete(target)
        if (target !== undefined && seen.get(observer)?.size) return
        live.observers.delete(observer)
        seen.delete(observer)
      }
      window.ResizeObserver = class extends ResizeObserver {
        override observe(target: Element, options?: ResizeObserverOptions) {
          watches(this, target)
          super.observe(target, options)
        }
        override unobserve(target: Element) {
          leaves(this, target)
          super.unobserve(target)
        }
        override disconnect() {
          leaves(this)
          super.disconnect()
        }
      }
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(target: Element) {
          watches(this, target)
          super.observe(target)
        }
        override unobserve(target: Element) {
          leaves(this, target)
          super.unobserve(target)
        }
        override disconnect() {
          leaves(this)
          super.disconnect()
        }
      }
      window.MutationObserver = class extends MutationObserver {
        override observe(target: Node, options?: MutationObserverInit) {
          watches(this, target)
          super.observe(target, options)
        }
        override disconnect() {
          leaves(this)
          super.disconnect()
        }
      }
      for (const target of [window, document]) {
        const held = new Set<string>()
        const ids = new WeakMap<object, number>()
        let count = 0
        const key = (type: string, listener: object, options?: boolean | AddEventListenerOptions) => {
          if (!ids.has(listener)) ids.set(listener, ++count)
          return `${type} ${ids.get(listener)} ${typeof options === 'object' ? options.capture === true : options === true}`
        }
        const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)]
        Object.assign(target, {
          addEventListener(type: string, listener: object | null, options?: boolean | AddEventListenerOptions) {
            if (listener && !(typeof options === 'object' && options.once)) held.add(key(type, listener, options))
            Reflect.apply(add, undefined, [type, listener, options])
          },
          removeEventListener(type: string, listener: object | null, options?: boolean | EventListenerOptions) {
            if (listener) held.delete(key(type, listener, options))
            Reflect.apply(remove, undefined, [type, listener, options])
          },
        })
        Object.defineProperty(live, target === window ? 'onWindow' : 'onDocument', {
          get: () => [...held],
          enumerable: true,
        })
      }
      Object.assign(window, { live })
    })
    await signIn(page)
    await page.goto('/home')
    await settled(page)
    interface Live {
      intervals: number
      observers: number
      window: string[]
    }
    const count = () =>
      page.evaluate<Live>(() => {
        const { live } = window as unknown as {
          live: { intervals: Set<number>; observers: Set<object>; onWindow: string[]; onDocument: string[] }
        } // Set above.
        return {
          intervals: live.intervals.size,
          observers: live.observers.size,
          window: [...live.onWindow, ...live.onDocument].map((one) => one.split(' ')[0] ?? '').toSorted(),
        }
      })
    const round = async () => {
      for (const place of places.filter((path, index) => path !== '/home' && (FULL || index % 5 === 0))) {
        await shown(page, place)
        await settled(page)
        await page.locator('.tab-head[aria-selected=true]').press('Delete')
      }
      await settled(page)
      return count()
    }
    await round()
    const before = await count()
    expect(await round()).toEqual(before)
  })
})

describe('random user actions', () => {
  const SCREENS = [
    '/system-management/userManagement',
    '/system-management/roleManagement',
    '/clue-management/clueList',
    '/clue-management/Blacklist',
    '/internalStaff',
    '/workNoList/workNoList',
    '/home',
  ]

  // Not the rendered text: a background tab renders nothing until its next frame.
  const rowsOf = (page: Page): Promise<string[]> => page.locator('.frame:visible .data-row').allTextContents()

  const langOf = (page: Page) => page.locator('html').getAttribute('lang')
  const dialogs = (page: Page) => page.locator('.ant-modal-wrap, .ant-drawer-content-wrapper').filter({ visible: true })
  const popups = (page: Page) =>
    page.locator('.ant-popover, .ant-dropdown, .ant-select-dropdown').filter({ visible: true })
  const closeAll = async (page: Page): Promise<void> => {
    const left = page.locator('.ant-modal').filter({ visible: true, has: page.locator('.unsaved-list') })
    const leave = page
      .locator('.ant-modal')
      .filter({ visible: true })
      .locator('.ant-btn-dangerous', {
        hasText: /^\s*(离开|Leave|Salir|移動|ページを離れる|放弃修改|Discard changes|Descartar cambios|変更を破棄)\s*$/,
      })
    const close = page.locator('.ant-modal-close, .ant-drawer-close').filter({ visible: true })
    for (let times = 0; times < 20 && (await dialogs(page).or(popups(page)).count()); times++) {
      if (await popups(page).count()) await page.keyboard.press('Escape')
      else if (await left.count()) await left.locator('.ant-btn-dangerous').click()
      else if (await leave.count()) await leave.click()
      else if (await close.count())
        await close
          .last()
          .click({ timeout: 2000 })
          .catch(() => {})
      else await page.keyboard.press('Escape')
      await settled(page)
    }
  }

  /** Performs a random action on a visible element that is not covered. Returns its description. */
  const act = async (page: Page, dice: Random): Promise<string> => {
    const kind = dice.int(0, 19)
    if (kind === 0) {
      const place = dice.pick(SCREENS)
      await goTo(page, place)
      return `go to ${place}`
    }
    if (kind === 1) {
      await page.evaluate((forward) => history[forward ? 'forward' : 'back'](), dice.chance(0.4))
      return 'go through the history'
    }
    if (kind === 2) {
      await page.keyboard.press('Escape')
      return 'Escape'
    }
    return page.evaluate(
      ({ part, typing, word }) => {
        const top = [
          ...document.querySelectorAll<HTMLElement>(
            '.ant-modal-wrap, .ant-drawer-content-wrapper, .ant-dropdown, .ant-select-dropdown, .ant-popover',
          ),
        ].findLast((one) => one.checkVisibility())
        const root: ParentNode = top ?? document
        const named = (element: Element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
        const inSight = (element: HTMLElement) =>
          element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]')
        const pick = <T>(list: T[]) => list[Math.floor(part * list.length)]
        if (typing) {
          const box = pick(
            [
              ...root.querySelectorAll<HTMLInputElement>(
                'input:not([type=file], [type=radio], [type=checkbox], [readonly], [disabled]), textarea:not([disabled])',
              ),
            ].filter(inSight),
          )
          if (!box) return 'nothing to type in'
          box.focus()
          const own = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
          Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(box, word)
          box.dispatchEvent(new Event('input', { bubbles: true }))
          if (part > 0.5)
            box.dispatchEvent(
              new KeyboardEvent('keydown', {
                key: 'Enter',
                code: 'Enter',
                keyCode: 13,
                bubbles: true,
                cancelable: true,
              }),
            )
          return `type ${word} into ${named(box) || box.placeholder || box.id}`
        }
        const controls = [
          ...root.querySelectorAll<HTMLElement>(
            'button:not([disabled]), a[href^="/"]:not([target]), [role=tab], [role=menuitem]:not([aria-disabled=true]), [role=switch], input[type=checkbox], input[type=radio], .ant-select, .ant-select-item-option, .data-sort',
          ),
        ].filter(
          (element) =>
            inSight(element) &&
            !/退出|Log out|Cerrar sesión|ログアウト|切换角色|全屏|打印|下载|导出/.test(named(element)) &&
            !element.closest('.user-menu, .user-block, .skip-link'),
        )
        const chosen = pick(controls)
        if (!chosen) return 'nothing to press'
        chosen.focus()
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
          chosen.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }))
        chosen.click()
        return `press ${named(chosen) || chosen.className.toString().slice(0, 40)}`
      },
      {
        part: dice.int(0, 999_999) / 1e6,
        typing: dice.chance(0.2),
        word: dice.pick(['王', '13911112222', '2024-01-02', '<b>x</b>', '', 'li']),
      },
    )
  }

  it(
    'F-259 leave the console working and up to date although half of the requests fail',
    { timeout: 3_600_000 },
    async () => {
      await control.reset()
      const { page } = await opened()
      page.on('filechooser', () => {})
      const dice = random(SEED)
      const trace: string[] = []
      const count = Number(process.env.ACTIONS ?? (FULL ? 5000 : 200))
      const paths = ['reset', 'code', 'http', 'cut'] as const
      let failing = true
      const faults = random(SEED + 1)
      await page.context().route(
        ({ pathname }) => pathname.startsWith('/api-'),
        async (route) => {
          // User and permissions must load, or the page leads to log-in, which is another test.
          if (!failing || /\/current$|\/child$|\/oauth\//.test(route.request().url()) || faults.chance(0.5))
            return route.fallback()
          const kind = faults.pick(paths)
          if (kind === 'reset') return route.abort('connectionreset')
          if (kind === 'code') return route.fulfill({ json: { code: 500, message: '服务异常' } })
          if (kind === 'http') return route.fulfill({ status: 503, body: 'busy' })
          return route.fulfill({ body: '{"code":200,"data":{"records":[{', contentType: 'application/json' })
        },
      )
      const provoked = /^failed request|^HTTP 5|^HTTP 404: GET .*\/call-expired-|Failed to load resource|net::ERR/
      const judge = (step: number) => {
        const problems = takeProblems().filter((problem) => !provoked.test(problem))
        if (problems.length)
          throw new Error(`SEED=${SEED}, after ${step} actions: ${problems.join('\n')}\n${trace.slice(-25).join('\n')}`)
      }
      for (let step = 1; step <= count; step++) {
        trace.push(`${await act(page, dice)} at ${new URL(page.url()).pathname}`)
        if (step % 5 === 0) judge(step)
        if (step % 50 === 0) {
          const stands = await page.locator('.shell').count()
          if (!stands || (await page.locator('.trouble, .page-trouble').count()))
            throw new Error(
              `SEED=${SEED}: no shell, or a page in trouble after ${step} actions at ${page.url()}\n${trace.slice(-25).join('\n')}`,
            )
        }
      }
      failing = false
      // Every pending state must end, including spinners and button loading states.
      await settled(page)
      expect(
        await page.locator('.ant-btn-loading, .ant-spin-spinning').filter({ visible: true }).count(),
        trace.slice(-25).join('\n'),
      ).toBe(0)
      takeProblems()
      const other = await openBeside(page)
      await other.goto('/home')
      for (const place of SCREENS.filter((path) => path !== '/home')) {
        await goTo(other, place)
        await settled(other)
        const fresh = await rowsOf(other)
        await goTo(page, place)
        await page.locator(`[id="page:${encodeURIComponent(place)}"]`).waitFor()
        await settled(page)
        await closeAll(page)
        const refresh = page.locator('.frame:visible').locator('button:has(.anticon-reload)').first()
        if (await refresh.count()) await refresh.click()
        await settled(page)
        expect(await rowsOf(page), place).toEqual(fresh)
      }
      expect(await langOf(page)).toBe(await langOf(other))
      judge(count)
    },
  )
})
