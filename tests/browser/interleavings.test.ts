import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { isRecord, prop } from '@/lib/json'
import { at, type Random, random } from '../../mocks/core/random'
import { openBeside, openPage, takeProblems, tokenOf, url } from './harness'

/** Accounts that may switch to each other. The back end marks every name with the account that it was sent to. */
const FAMILY = ['superadmin', 'hq_clue', 'area_hd'] as const
type Account = (typeof FAMILY)[number]
const PLACES = [
  '/clue-management/clueList',
  '/clue-management/dealerBlack',
  '/clue-management/phoneBlacklist',
  '/system-management/distributorManagement',
  '/system-management/roleManagement',
]

/**
 * Ten interleavings follow from each seed. `FAULTS=full` runs 3,000 instead of 200. `SEED=17` runs one seed and logs
 * its steps.
 */
const ONLY = process.env.SEED === undefined ? undefined : Number(process.env.SEED)
const SEEDS = process.env.FAULTS === 'full' ? 300 : 20
const seeds = ONLY === undefined ? Array.from({ length: SEEDS }, (_, index) => index + 1) : [ONLY]
const EACH = 10

interface Seen {
  wrong: string[]
  hand: {
    go: (to: string) => void
    back: () => void
    look: () => void
    adopt: () => void
    logOut: () => Promise<void>
    logIn: (username: string) => Promise<void>
    switchTo: (username: string) => Promise<void>
  }
  state: () => { owner?: string; foreign: boolean; login: boolean; waits: boolean }
}
/** Records in the page which user is shown, at each request and after each change of the screen. */
const watchFromInside = () => {
  // The browser renders one tab only. The other would get one frame per second.
  window.requestAnimationFrame = (act) => window.setTimeout(() => act(performance.now()), 10)
  window.cancelAnimationFrame = (id) => window.clearTimeout(id)
  const wrong: string[] = []
  const owner = () => /@(\w+)/.exec(document.querySelector('.user-block')?.textContent ?? '')?.[1]
  const foreign = () => document.querySelector('.session-ended') !== null
  const note = (text: string) => {
    if (!wrong.includes(text)) wrong.push(text)
  }
  const look = () => {
    const marks = [
      ...new Set([...(document.body?.textContent ?? '').matchAll(/⟦(\w+)⟧/g)].map(([, name]) => name ?? '')),
    ]
    for (const mark of marks)
      if (mark !== owner()) note(`rows of ${mark} while the screen says ${String(owner())} at ${location.pathname}`)
    if (foreign() && marks.length) note(`rows of ${marks.join()} though the identity has changed`)
  }
  let due = false
  let underWay = 0
  new MutationObserver(() => {
    if (due) return
    due = true
    setTimeout(() => {
      due = false
      look()
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #path = ''
    #token = ''
    override open(method: string, to: string | URL) {
      this.#path = new URL(to, location.href).pathname
      super.open(method, to, true)
    }
    override setRequestHeader(name: string, value: string) {
      if (name === 'authorization') this.#token = value
      super.setRequestHeader(name, value)
    }
    override send(body?: XMLHttpRequestBodyInit | Document | null) {
      const [path, shown] = [this.#path, owner()]
      const sent = /(?:Bearer |"access_token":")t\.(\w+)\./.exec(
        `${this.#token} ${typeof body === 'string' ? body : ''}`,
      )?.[1]
      // Requests for the user precede its display. The log-in image belongs to no user and is requested on the way
      // there.
      const isEntry =
        /\/users\/current|\/account\/child|\/menus\/current|\/remove\/token/.test(path) ||
        (path.endsWith('/createGraph') && this.#token === '')
      // Data is requested during rendering, and the screen updates a moment later.
      const isRight = () => !foreign() && (sent === undefined || sent === owner())
      const wrongly = `${path} sent as ${String(sent)} while the screen says ${String(shown)} at ${location.pathname}`
      if (sent !== undefined && shown !== undefined && sent !== shown && !foreign() && !isEntry) note(wrongly)
      else if (!isEntry && !isRight())
        void (async () => {
          for (let frames = 0; frames < 15 && !isRight(); frames++) await frame()
          if (!isRight()) note(`${wrongly}${foreign() ? ', though the identity has changed' : ''}`)
        })()
      underWay++
      this.addEventListener('loadend', () => underWay--)
      super.send(body)
    }
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const find = async <T extends Element>(
    selector: string,
    fits: (element: T) => boolean = () => true,
  ): Promise<T | undefined> => {
    for (let tries = 0; tries < 15; tries++) {
      const hit = [...document.querySelectorAll<T>(selector)].find(fits)
      if (hit) return hit
      await frame()
    }
    return undefined
  }
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    )
  const confirm = () =>
    document.querySelector<HTMLElement>('.ant-modal:has(.role-list) .ant-modal-footer .ant-btn-primary')?.click()
  const seen: Seen = {
    wrong,
    state: () => ({
      owner: owner(),
      foreign: foreign(),
      login: location.pathname === '/login',
      waits:
        underWay > 0 ||
        document.querySelector('.wait, .login-form[aria-busy=true], .ant-modal .ant-btn-loading') !== null,
    }),
    hand: {
      go: (to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      },
      back: () => history.back(),
      look: () => void document.dispatchEvent(new Event('visibilitychange')),
      adopt: () => button('重新进入')?.click(),
      logOut: async () => {
        document.querySelector<HTMLElement>('.user-block')?.click()
        ;(await find<HTMLElement>('[role=menuitem]', ({ textContent }) => textContent === '退出登录'))?.click()
      },
      logIn: async (username) => {
        const form = await find<HTMLFormElement>('.login-form:has(button[type=submit]:enabled)')
        if (!form) return
        const fill = (name: string, value: string) => {
          const input = form.querySelector<HTMLInputElement>(`#login-${name}`)
          if (input) input.value = value
        }
        fill('username', username)
        fill('password', 'Abc@12345')
        fill('validateCode', '8888')
        form.requestSubmit()
      },
      switchTo: async (username) => {
        button('切换角色')?.click()
        const choice = await find<HTMLInputElement>(`.role-list input[value=${username}]`)
        if (!choice || choice.disabled) return
        choice.click()
        await frame()
        confirm()
        const password = await find<HTMLInputElement>('#role-password, .role-list input:disabled')
        if (password?.id !== 'role-password') return
        password.value = 'Abc@12345'
        confirm()
      },
    },
  }
  Object.assign(window, { seen })
}

const replies = new Map<string, unknown>()
const real = new Map<Account, string>()
const asked = async (account: Account, method: string, address: string, body: string | null): Promise<unknown> => {
  const key = [account, method, address, body].join(' ')
  const token = real.get(account) ?? (await tokenOf(account))
  real.set(account, token)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'client-id': 'test',
    'client-secret': 'test',
  }
  if (!replies.has(key)) replies.set(key, await (await fetch(new URL(address, url), { method, headers, body })).json())
  return replies.get(key)
}
const marked = (value: unknown, account: string): unknown => {
  if (Array.isArray(value)) return value.slice(0, 3).map((one) => marked(one, account))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' && /name$/i.test(key) ? `⟦${account}⟧` : marked(one, account),
    ]),
  )
}

let dead = new Set<string>()
let count = 0
const newToken = (account: string) => `t.${account}.${++count}`
const ownerOf = (token: string): Account | undefined => FAMILY.find((one) => one === token.split('.')[1])

interface Held {
  path: string
  answer: (refuse: boolean) => Promise<void>
}
let held: Held[] = []
let underWay = 0
/**
 * True if the response to a request is held until released. Decided by path and turn, so that a seed always holds the
 * same ones.
 */
let holds = (_path: string): boolean => false

const refusal = { code: 401, message: '登录状态已失效' }
const fewer = (nodes: unknown): unknown[] =>
  (Array.isArray(nodes) ? nodes : []).flatMap((node) => {
    const children = fewer(prop(node, 'children'))
    return children.length || PLACES.includes(String(prop(node, 'path'))) ? [{ ...Object(node), children }] : []
  })
const answerTo = async (route: Route): Promise<unknown> => {
  const request = route.request()
  const { pathname: path, search } = new URL(request.url())
  const body = request.postData()
  if (path.endsWith('/createGraph'))
    return {
      code: 200,
      data: { image: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', channelCode: 'c' },
    }
  if (path.endsWith('/user/token') || path.endsWith('/user/tokenByCode'))
    return { code: 200, data: { access_token: newToken(String(prop(JSON.parse(body ?? '{}'), 'username'))) } }
  const token =
    /(?:Bearer |"access_token":")(t\.\w+\.\d+)/.exec(`${request.headers().authorization ?? ''} ${body ?? ''}`)?.[1] ??
    ''
  if (path.endsWith('/remove/token')) {
    dead.add(token)
    return { code: 200 }
  }
  const account = ownerOf(token)
  if (account === undefined || dead.has(token)) return refusal
  if (path.endsWith('/account/child'))
    return { code: 200, data: FAMILY.map((username) => ({ id: username, username, roleName: username })) }
  const reply = await asked(account, request.method(), path + search, body)
  if (path.endsWith('/menus/current')) return { code: 200, data: fewer(prop(reply, 'data')) }
  if (path.endsWith('/users/current'))
    return { code: 200, data: { ...Object(prop(reply, 'data')), nickname: `@${account}` } }
  return { ...Object(reply), data: marked(prop(reply, 'data'), account) }
}

const serve = async (route: Route): Promise<void> => {
  underWay++
  const path = new URL(route.request().url()).pathname
  const data = await answerTo(route)
  const answer = async (refuse: boolean) => {
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ json: refuse ? refusal : data, headers }).catch(() => {})
    underWay--
  }
  if (holds(path)) held.push({ path, answer })
  else await answer(false)
}

const browserTabs: Page[] = []
const inside = <T>(page: Page, act: (seen: Seen) => T): Promise<T> => page.evaluate(`(${act.toString()})(window.seen)`)
const call = (page: Page, name: keyof Seen['hand'], input = '') =>
  page.evaluate(`window.seen.hand[${JSON.stringify(name)}](${JSON.stringify(input)})`)
const stateOf = (page: Page) => inside(page, (seen) => seen.state())
const tokenNow = async () =>
  (await browserTabs[0]?.context().cookies())?.find(({ name }) => name === 'access_token')?.value

const release = async (which = held): Promise<void> => {
  held = held.filter((one) => !which.includes(one))
  await Promise.all(which.map(({ answer }) => answer(false)))
}
/** Waits until no request is pending, held or awaited on either page. */
const calm = async (): Promise<void> => {
  const start = Date.now()
  for (let quiet = 0; quiet < 2;) {
    await release()
    const states = await Promise.all(browserTabs.map(stateOf))
    quiet =
      underWay === 0 &&
      states.every(({ waits, login, owner, foreign }) => !waits && (login || foreign || owner !== undefined))
        ? quiet + 1
        : 0
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (Date.now() - start > 15_000)
      throw new Error(`does not come to rest: ${JSON.stringify(states)}, ${underWay} requests under way`)
  }
}
const begin = async (account: Account): Promise<void> => {
  holds = () => false
  await calm()
  dead = new Set()
  // A tab at log-in enters by itself once the other has, so determine the expected actions first.
  const atLogin = (await Promise.all(browserTabs.map(stateOf))).map(({ login }) => login)
  const token = newToken(account)
  await browserTabs[0]?.evaluate(
    `document.cookie = 'access_token=${token}; path=/'; indexedDB.deleteDatabase('session')`,
  )
  for (const [index, page] of browserTabs.entries()) {
    await call(page, 'look')
    if (atLogin[index]) await call(page, 'go', '/home')
    else await expect.poll(async () => (await stateOf(page)).foreign, { interval: 20, timeout: 15_000 }).toBe(true)
    // Even a tab that was navigated back to log-in must detect the new identity.
    const state = async () => {
      const now = await stateOf(page)
      if (now.foreign) await call(page, 'adopt')
      return now
    }
    await expect.poll(state, { interval: 20, timeout: 15_000 }).toMatchObject({ owner: account, foreign: false })
  }
  await calm()
}

/**
 * Runs one interleaving: three to five steps in two tabs, with responses held and released in between, then checks
 * both once idle.
 */
const interleave = async (dice: Random, steps: string[]): Promise<void> => {
  const turns = new Map<string, number>()
  const seed = dice.int(1, 1e6)
  const share = dice.int(0, 8)
  holds = (path) => {
    const turn = (turns.get(path) ?? 0) + 1
    turns.set(path, turn)
    return random(seed * 31 + turn * 7 + path.length).int(0, 9) < share
  }
  for (let left = dice.int(3, 5); left > 0; left--) {
    const tab = dice.int(0, 1)
    const page = at(browserTabs, tab)
    const account = dice.pick(FAMILY)
    const place = dice.pick(PLACES)
    const [kind, part] = [dice.int(0, 13), dice.int(1, 4)]
    const { login, foreign } = await stateOf(page)
    const did = (name: string) => steps.push(`tab ${tab}: ${name}`)
    if (login) {
      did(`log in as ${account}`)
      await call(page, 'logIn', account)
    } else if (foreign) {
      did('take over the identity')
      await call(page, 'adopt')
    } else if (kind < 5) {
      did(`go to ${place}`)
      await call(page, 'go', place)
    } else if (kind < 8) {
      did(`switch to ${account}`)
      await call(page, 'switchTo', account)
    } else if (kind === 8) {
      did('log out')
      await call(page, 'logOut')
    } else if (kind === 9) {
      did('go back')
      await call(page, 'back')
    } else if (kind === 10) {
      did(`a third tab signs in as ${account}`)
      await page.evaluate(`document.cookie = 'access_token=${newToken(account)}; path=/'`)
      if (part > 2) await call(page, 'look')
    } else if (kind === 11 && held.length) {
      const one = at(held, part)
      did(`${one.path} is refused with 401`)
      held = held.filter((other) => other !== one)
      await one.answer(true)
    } else {
      const some = held.filter((_, index) => (index + part) % 2 === 0).toReversed()
      did(`answered at last: ${some.map(({ path }) => path).join(' ')}`)
      await release(some)
    }
  }
  holds = () => false
  await calm()
  // A tab detects the change at the latest when it becomes visible.
  for (const page of browserTabs) await call(page, 'look')
  await calm()
  const token = await tokenNow()
  for (const [index, page] of browserTabs.entries()) {
    const state = await stateOf(page)
    if (state.foreign || state.login) continue
    if (state.owner !== ownerOf(token ?? ''))
      throw new Error(`tab ${index} at ${page.url()} says ${String(state.owner)}, the cookie ${String(token)}`)
  }
  const wrong = await Promise.all(browserTabs.map((page) => inside(page, ({ wrong: found }) => found.splice(0))))
  const problems = takeProblems().filter((problem) => !problem.includes('ERR_ABORTED'))
  if (wrong.flat().length || problems.length) throw new Error([...wrong.flat(), ...problems].join('\n'))
}

beforeAll(async () => {
  const first = await openPage({ viewport: { width: 1000, height: 600 } })
  await first.context().addInitScript(watchFromInside)
  await first.context().route(({ pathname }) => pathname.startsWith('/api-'), serve)
  browserTabs.push(first, await openBeside(first))
  for (const page of browserTabs) await page.goto('/login')
})

it(
  'F-34 F-35 F-44 two tabs never send or show data under another identity, however requests interleave',
  { timeout: 1_800_000 },
  async () => {
    for (const seed of seeds) {
      const steps: string[] = []
      try {
        const dice = random(seed)
        await begin(dice.pick(FAMILY))
        for (let turn = 1; turn <= EACH; turn++) {
          steps.push(`interleaving ${turn}`)
          await interleave(dice, steps)
        }
      } catch (error) {
        throw new Error(
          `SEED=${seed}: ${error instanceof Error ? error.message : String(error)}\n${steps.join('\n')}`,
          { cause: error },
        )
      }
      if (ONLY !== undefined) console.info(steps.join('\n'))
    }
    expect(browserTabs).toHaveLength(2)
  },
)
