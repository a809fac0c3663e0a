import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureLarge } from './large.mjs'
import { measureClicks, measureConsole, measureFloor, measureMany, measureMemory, measureUse } from './measure.mjs'
import { serveFolder } from './serve.mjs'
import { tableOf } from './table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const ENTRIES = 301
const [PORT, FLOOR_PORT, SOCIAL_PORT] = [6411, 6412, 6413]

const buildBoth = async (vite) => {
  process.env.VITE_SOCIAL_HOST = `:${SOCIAL_PORT}`
  process.env.MOCK_LATENCY = '10'
  process.env.NODE_ENV = 'production'
  const into = (outDir) => ({
    outDir: join(process.cwd(), '.cache/bench', outDir),
    emptyOutDir: true,
    target: 'es2023',
  })
  const settings = { mode: 'development', logLevel: 'error' }
  await vite.build({ ...settings, build: into('console') })
  await vite.build({ ...settings, configFile: false, root: 'bench/floor', build: into('floor') })
}

/**
 * Returns the menus of a user with full access, with links added to its groups up to the number of entries the
 * console will have.
 */
const manyMenus = async (dispatch) => {
  const client = { 'client-id': 'bench', 'client-secret': 'bench' }
  const ask = async (path, init) => (await (await dispatch(new Request(`http://localhost${path}`, init))).json()).data
  const { access_token: token } = await ask('/api-auth/oauth/user/token', {
    method: 'POST',
    headers: { ...client, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'superadmin', password: 'Abc@12345' }),
  })
  const menus = await ask('/api-user/menus/current', { headers: { ...client, authorization: `Bearer ${token}` } })
  const groups = menus.filter(({ children }) => children?.length)
  let count = menus.length + groups.reduce((sum, { children }) => sum + children.length, 0)
  for (let at = 0; count < ENTRIES; at++, count++) {
    const title = `入口 ${at + 1}`
    groups[at % groups.length].children.push({
      id: `more-${at}`,
      type: 4,
      title,
      path: `https://links.test/${at}`,
      sort: 900 + at,
    })
  }
  return menus
}

/**
 * Builds and serves console and floor, measures them in turn in fresh profiles and returns the table, or the figures
 * of some parts (rounds, memory, use, large). Rounds: BENCH_ROUNDS.
 */
export const bench = async (executablePath, parts = []) => {
  const wants = (part) => parts.length === 0 || parts.includes(part)
  const vite = await import('vite')
  const { chromium } = await import('playwright-core')
  await buildBoth(vite)
  const load = async (path) =>
    (await vite.runnerImport(path, { root: process.cwd(), resolve: { alias: { '@': join(process.cwd(), 'src') } } }))
      .module
  const { backEnd, control, dispatch } = await load('/mocks/index.ts')
  const { headersOf } = await load('/scripts/headers.ts')
  const { routes } = await load('/src/routes/index.ts')
  const site = { main: '', social: `http://localhost:${SOCIAL_PORT}`, pictures: '', tiles: '' }
  // The floor has the console's headers, of which one alone costs a new process, but no policy: antd would violate it.
  const bare = (path) => ({ ...headersOf(path, site), 'content-security-policy': '' })
  const serve = (folder, port, role, headers) =>
    serveFolder(`.cache/bench/${folder}`, port, { backEnd: backEnd(role), headersOf: headers })
  const served = [
    await serve('console', PORT, 'main', (path) => headersOf(path, site)),
    await serve('floor', FLOOR_PORT, 'main', bare),
    await serve('floor', SOCIAL_PORT, 'social', bare),
  ]
  const [own, floor] = served.map(({ url }) => url)
  const many = await manyMenus(dispatch)
  const { CHROMIUM_ARGS } = await load('/scripts/chromium.ts')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const results = { full: { floors: [], consoles: [] }, slow: { floors: [], consoles: [] }, use: [], large: [] }
  const note = () => writeFileSync('.cache/bench/results.json', JSON.stringify(results, null, 2))
  for (let round = 0; wants('rounds') && round < ROUNDS; round++) {
    for (const [speed, slow] of [
      ['full', false],
      ['slow', true],
    ]) {
      const [base, row] = [await measureFloor(browser, floor, slow), await measureConsole(browser, own, slow)]
      Object.assign(base, await measureClicks(browser, floor, slow, 'floor'))
      Object.assign(row, await measureClicks(browser, own, slow, 'console'))
      control.inject({ path: '/api-user/menus/current', kind: 'code', code: 200, data: many })
      base.many = await measureMany(browser, floor, slow)
      row.many = await measureMany(browser, own, slow)
      control.lift()
      results[speed].floors.push(base)
      results[speed].consoles.push(row)
    }
    process.stdout.write('.')
    note()
  }
  const paths = routes.filter((line) => !line.public && !line.hidden).map(({ path }) => path)
  if (wants('memory'))
    results.memory = await measureMemory(browser, own, paths.filter((_, at) => at % 2 === 0).slice(0, 20))
  control.reset(40)
  for (let round = 0; wants('use') && round < ROUNDS; round++) results.use.push(await measureUse(browser, own))
  control.reset()
  for (let round = 0; wants('large') && round < ROUNDS; round++) results.large.push(await measureLarge(browser, own))
  note()
  console.log()
  await browser.close()
  for (const { stop } of served) stop()
  return parts.length === 0 ? tableOf(results) : JSON.stringify(results, null, 2)
}
