import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureConsole, measureFloor, measureMemory, measureUse } from './measure.mjs'
import { serveFolder } from './serve.mjs'
import { tableOf } from './table.mjs'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7)
const [PORT, FLOOR_PORT, SOCIAL_PORT] = [6411, 6412, 6413]

/** Builds console and floor alike; the console's back end answers after 10 ms. */
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

/** Builds console and floor, serves both alike, measures them in turn in fresh profiles, and answers the table. Rounds: BENCH_ROUNDS. */
export const bench = async (executablePath) => {
  const vite = await import('vite')
  const { chromium } = await import('playwright-core')
  await buildBoth(vite)
  const load = async (path) =>
    (await vite.runnerImport(path, { root: process.cwd(), resolve: { alias: { '@': join(process.cwd(), 'src') } } }))
      .module
  const { backEnd, control } = await load('/mocks/index.ts')
  const { cacheOf, headersOf } = await load('/scripts/headers.ts')
  const { routes } = await load('/src/routes/index.ts')
  const site = { main: '', social: `http://localhost:${SOCIAL_PORT}`, pictures: '' }
  // The floor has no policy of its own: antd alone would break the console's.
  const bare = (path) => ({ 'cache-control': cacheOf(path) })
  const serve = (folder, port, role, headers) =>
    serveFolder(`.cache/bench/${folder}`, port, { backEnd: backEnd(role), headersOf: headers })
  const served = [
    await serve('console', PORT, 'main', (path) => headersOf(path, site)),
    await serve('floor', FLOOR_PORT, 'main', bare),
    await serve('floor', SOCIAL_PORT, 'social', bare),
  ]
  const [own, floor] = served.map(({ url }) => url)
  const { CHROMIUM_ARGS } = await load('/scripts/chromium.ts')
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const results = { full: { floors: [], consoles: [] }, slow: { floors: [], consoles: [] }, use: [], memory: undefined }
  const note = () => writeFileSync('.cache/bench/results.json', JSON.stringify(results, null, 2))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [speed, slow] of [
      ['full', false],
      ['slow', true],
    ]) {
      results[speed].floors.push(await measureFloor(browser, floor, slow))
      results[speed].consoles.push(await measureConsole(browser, own, slow))
    }
    process.stdout.write('.')
    note()
  }
  const paths = routes.filter((line) => !line.public && !line.hidden).map(({ path }) => path)
  results.memory = await measureMemory(browser, own, paths.filter((_, at) => at % 2 === 0).slice(0, 20))
  note()
  control.reset(40)
  for (let round = 0; round < ROUNDS; round++) results.use.push(await measureUse(browser, own))
  note()
  console.log()
  await browser.close()
  for (const { stop } of served) stop()
  return tableOf(results)
}
