import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' }
const SLOW = { cpu: 4, mbit: 10, latency: 40 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const PASSWORD = 'Abc@12345'

const filesBelow = (folder) =>
  readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesBelow(join(folder, name)) : join(folder, name)))

/** Serves a built folder from memory, precompressed, hashed files for ever, with a back end before it. Answers the address. */
const serveFolder = async (folder, port, backEnd) => {
  const files = new Map(
    filesBelow(folder).map((file) => [
      `/${file.slice(folder.length + 1).replaceAll('\\', '/')}`,
      { packed: gzipSync(readFileSync(file), { level: 9 }), type: TYPES[extname(file)] ?? 'application/octet-stream' },
    ]),
  )
  const server = createServer((message, out) => {
    void backEnd(message, out, () => {
      const { pathname } = new URL(message.url, 'http://localhost')
      const found = files.get(pathname) ?? files.get('/index.html')
      const isHashed = pathname.startsWith('/assets/')
      out.writeHead(200, {
        'content-type': found.type,
        'content-encoding': 'gzip',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      out.end(found.packed)
    })
  })
  await new Promise((resolve) => server.listen(port, resolve))
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

/** Put into every page before its own code: waits for a state of the page and tells when it came, by frames, without the tool's own delay. */
const probe = () => {
  const ready = (test) =>
    new Promise((resolve) => {
      const look = () => (test() ? resolve(performance.now()) : requestAnimationFrame(look))
      look()
    })
  const seen = (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
  // A field that the framework holds answers; one that only stands there does not.
  const held = (selector) => {
    const field = document.querySelector(selector)
    return field !== null && !field.disabled && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  }
  const tests = {
    login: () => held('#login-username') && held('button[type=submit]'),
    home: () => seen('.home') && !seen('.wait, .ant-skeleton-active'),
    list: () => seen('.ant-table-row') && !seen('.wait, .ant-skeleton-active, .ant-spin-spinning'),
  }
  window.bench = {
    until: (name) => ready(tests[name]),
    /** Acts and answers how long the state takes; the frame before it must be drawn. */
    after: async (act, test) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const from = performance.now()
      act()
      return (await ready(test)) - from
    },
    tests,
    tasks: [],
    shift: 0,
    delays: [],
  }
  new PerformanceObserver((list) => window.bench.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.bench.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.bench.delays.push(entry.processingEnd - entry.startTime)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

const median = (numbers) => {
  const sorted = numbers.filter((one) => one !== undefined).toSorted((a, b) => a - b)
  return sorted.length ? sorted[Math.floor(sorted.length / 2)] : undefined
}

/** A page of a fresh profile, slowed down or not, and its session of the developer tools. */
const openFresh = async (browser, url, slow) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', baseURL: url })
  await context.addInitScript(probe)
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  if (slow) {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    const throughput = (SLOW.mbit * 1_000_000) / 8
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  }
  return { page, tools, close: () => context.close() }
}

const logIn = (page) =>
  page.evaluate(async (password) => {
    const type = (selector, text) => {
      const field = document.querySelector(selector)
      if (!field) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    type('#login-username', 'superadmin')
    type('#login-password', password)
    type('#login-validateCode', '8888')
    // Nobody types in no time: what the page does meanwhile, it may do.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    return window.bench.after(() => document.querySelector('button[type=submit]').click(), window.bench.tests.home)
  }, PASSWORD)

/** Follows a link of the page by its address and waits for rows; the rows must be new ones. */
const visit = (page, path, state = 'list') =>
  page.evaluate(
    ([to, name]) => {
      const go = () => {
        const link = document.querySelector(`nav a[href="${to}"]`)
        if (link) return link.click()
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }
      return window.bench.after(go, () => location.pathname === to && window.bench.tests[name]())
    },
    [path, state],
  )

const measureFloor = async (browser, url, slow) => {
  const { page, close } = await openFresh(browser, url, slow)
  const row = {}
  await page.goto('/login')
  row.login = await page.evaluate(() => window.bench.until('login'))
  row.home = await logIn(page)
  await page.reload()
  row.reload = await page.evaluate(() => window.bench.until('home'))
  row.first = await visit(page, '/list')
  await visit(page, '/home', 'home')
  row.again = await visit(page, '/list')
  await close()
  return row
}

const USERS = '/system-management/userManagement'
const ROLES = '/system-management/roleManagement'
const DEALERS = '/system-management/dealersManagement'

const measureConsole = async (browser, url, slow, pages) => {
  const { page, tools, close } = await openFresh(browser, url, slow)
  const row = {}
  await page.goto('/login')
  row.login = await page.evaluate(() => window.bench.until('login'))
  row.home = await logIn(page)
  await page.reload()
  row.reload = await page.evaluate(() => window.bench.until('home'))
  await page.waitForTimeout(slow ? 3000 : 1000)
  row.first = await visit(page, USERS)
  row.second = await visit(page, ROLES)
  // Closed and opened again, it asks anew.
  await page.locator('.tab-head[aria-selected=true]').press('Delete')
  await page.waitForTimeout(500)
  row.again = await visit(page, ROLES)
  row.kept = await visit(page, USERS)
  row.shift = await page.evaluate(() => window.bench.shift)
  if (!slow) {
    row.language = await page
      .evaluate(() => document.documentElement.lang)
      .then(async () => {
        await page.getByRole('button', { name: '语言' }).first().click()
        await page.getByRole('menuitem', { name: 'English' }).waitFor()
        return page.evaluate(() =>
          window.bench.after(
            () => [...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent.includes('English')).click(),
            () => document.documentElement.lang === 'en' && [...document.querySelectorAll('th')].some(({ textContent }) => textContent.includes('Username')),
          ),
        )
      })
    for (const path of [DEALERS, ROLES, USERS]) await visit(page, path)
    await page.evaluate(() => void (window.bench.tasks.length = window.bench.delays.length = 0))
    for (let turn = 0; turn < 3; turn++)
      for (const path of [DEALERS, ROLES, USERS]) {
        await page.locator(`nav a[href="${path}"]`).first().click()
        await page.evaluate(
          (to) =>
            window.bench.after(
              () => {},
              () => location.pathname === to && window.bench.tests.list(),
            ),
          path,
        )
        await page.waitForTimeout(150)
      }
    row.task = await page.evaluate(() => Math.max(0, ...window.bench.tasks))
    row.delay = await page.evaluate(() => Math.max(0, ...window.bench.delays))
  }
  const memory = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    await tools.send('Performance.enable')
    const { metrics } = await tools.send('Performance.getMetrics')
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    return { heap: of.JSHeapUsedSize / 1_048_576, nodes: of.Nodes }
  }
  if (pages) {
    const walk = async (count) => {
      for (let at = 0; at < count; at++) {
        await page.evaluate(
          (to) => {
            history.pushState({}, '', to)
            dispatchEvent(new PopStateEvent('popstate', { state: {} }))
          },
          pages[at % pages.length],
        )
        await page.waitForTimeout(350)
      }
      return memory()
    }
    row.after20 = await walk(20)
    row.after100 = await walk(80)
  }
  await close()
  return row
}

const ROWS = [
  ['login', 'log-in usable', 1.3],
  ['home', 'log-in → home', 1.6],
  ['reload', 'warm reload → home', 1.35],
  ['first', 'first list', 1.15],
  ['second', 'second list', undefined, 'again'],
  ['again', 'same list again', 1.25],
  ['kept', 'back to a kept tab', 0.7, 'again'],
]

/** Builds console and floor, serves both alike, measures them in turn in fresh profiles, and answers the table. */
export const bench = async (chromiumPath) => {
  const [port, floorPort, social] = [6411, 6412, 6413]
  process.env.VITE_SOCIAL_HOST = `:${social}`
  process.env.MOCK_LATENCY = '10'
  process.env.NODE_ENV = 'production'
  const vite = await import('vite')
  const { chromium } = await import('playwright-core')
  const shared = { mode: 'development', logLevel: 'warn' }
  mkdirSync('.cache', { recursive: true })
  await vite.build({ ...shared, build: { outDir: '.cache/bench/console', emptyOutDir: true } })
  await vite.build({ ...shared, configFile: false, root: 'bench/floor', build: { outDir: '../../.cache/bench/floor', emptyOutDir: true, target: 'es2023' } })
  const { module } = await vite.runnerImport('/mocks/index.ts', { root: process.cwd(), resolve: { alias: { '@': join(process.cwd(), 'src') } } })
  const served = [
    await serveFolder('.cache/bench/console', port, module.backEnd('main')),
    await serveFolder('.cache/bench/floor', floorPort, module.backEnd('main')),
    await serveFolder('.cache/bench/floor', social, module.backEnd('social')),
  ]
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })
  const lines = []
  const results = {}
  for (const slow of [false, true]) {
    const floors = []
    const consoles = []
    for (let round = 0; round < ROUNDS; round++) {
      floors.push(await measureFloor(browser, served[1].url, slow))
      consoles.push(
        await measureConsole(browser, served[0].url, slow, !slow && round === 0 ? [USERS, ROLES, DEALERS, '/clue-management/clueList', '/home'] : undefined),
      )
      process.stdout.write('.')
    }
    results[slow ? 'slow' : 'full'] = { floors, consoles }
  }
  console.log()
  const ms = (value) => (value === undefined ? '–' : `${Math.round(value)}`)
  lines.push('| | floor ms | console ms | ratio | aim | slowed: floor | console | ratio |', '|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const [key, name, aim, of = key] of ROWS) {
    const cells = ['full', 'slow'].map((speed) => {
      const floor = median(results[speed].floors.map((row) => row[of]))
      const own = median(results[speed].consoles.map((row) => row[key]))
      const against = key === 'kept' ? median(results[speed].consoles.map((row) => row.again)) : floor
      return [ms(key === 'kept' ? undefined : floor), ms(own), against && own ? (own / against).toFixed(2) : '–']
    })
    lines.push(`| ${name} | ${cells[0].join(' | ')} | ${aim ?? '–'} | ${cells[1].join(' | ')} |`)
  }
  const full = results.full.consoles
  const once = full.find(({ after20 }) => after20)
  lines.push(
    '',
    `Click delay ${ms(median(full.map(({ delay }) => delay)))} ms, longest task while navigating ${ms(median(full.map(({ task }) => task)))} ms, language switch ${ms(median(full.map(({ language }) => language)))} ms, layout shift ${median(full.map(({ shift }) => shift)).toFixed(3)}; heap ${once.after20.heap.toFixed(1)} MB and ${once.after20.nodes} nodes after 20 screens, ${once.after100.heap.toFixed(1)} MB and ${once.after100.nodes} after 100.`,
  )
  await browser.close()
  for (const { stop } of served) stop()
  mkdirSync('.cache', { recursive: true })
  writeFileSync('.cache/bench.json', JSON.stringify(results, null, 2))
  return lines.join('\n')
}
