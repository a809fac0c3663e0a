import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { loadEnv, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_ARGS } from '../../scripts/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    places: { url: string; social: string; chromium: string }[]
  }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

interface Site {
  outDir: string
  main: string
  social: string
}

/** Returns the production build of an earlier step, if any. The full fault matrix uses a build of its own. */
const built = (): Site | undefined => {
  const outDir = process.env.BUILT
  if (!outDir || process.env.FAULTS === 'all') return undefined
  const { VITE_MAIN_HOST: main = '', VITE_SOCIAL_HOST: social = '' } = loadEnv('production', '.')
  return { outDir, main, social }
}

const build = ({ outDir, social }: Site): void => {
  // The full fault matrix needs React's development warnings.
  const env = {
    ...process.env,
    VITE_SOCIAL_HOST: social,
    NODE_ENV: process.env.FAULTS === 'all' ? 'development' : 'production',
    VITEST: undefined,
  }
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'development', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      stdio: 'inherit',
      env,
    },
  )
}
const copy = (from: Site, to: Site): void => {
  rmSync(to.outDir, { recursive: true, force: true })
  cpSync(from.outDir, to.outDir, { recursive: true })
  for (const name of readdirSync(join(to.outDir, 'assets')).filter((one) => one.endsWith('.js'))) {
    const file = join(to.outDir, 'assets', name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from.social)) continue
    const moved = text.replaceAll(from.social, to.social)
    writeFileSync(file, from.main ? moved.replaceAll(from.main, to.main) : moved)
  }
}

/** Serves the console for one worker: a copy of an existing build, or a new build for the first worker. */
const serve = async (
  worker: number,
  first?: Site,
): Promise<{ url: string; site?: Site; stop: () => Promise<void> }> => {
  // Uses a running console, for work on a single test: CONSOLE_URL=http://localhost:5173 npm test -- browser login
  if (process.env.CONSOLE_URL) return { url: process.env.CONSOLE_URL, stop: () => Promise.resolve() }
  const port = await freePort()
  const site = {
    outDir: resolve(process.env.BROWSER_OUT ?? '.cache/browser', String(worker)),
    main: '',
    social: `:${await freePort()}`,
  }
  const from = first ?? built()
  if (from) copy(from, site)
  else build(site)
  process.env.VITE_SOCIAL_HOST = site.social
  const server = await preview({
    mode: 'development',
    logLevel: 'warn',
    build: { outDir: site.outDir },
    preview: { port, strictPort: true },
  })
  return { url: `http://localhost:${port}`, site, stop: () => server.close() }
}

const start = () =>
  chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: CHROMIUM_ARGS,
  })

/** Builds and serves the console with its own back end for each worker and starts a Chromium, once for all its tests. */
export default async ({ provide, config }: TestProject): Promise<() => Promise<void>> => {
  const places: { url: string; social: string; chromium: string }[] = []
  const ends: (() => Promise<void>)[] = []
  let first: Site | undefined
  for (let worker = 1; worker <= config.maxWorkers; worker++) {
    const { url, site, stop } = await serve(worker, first)
    first ??= site
    const browser = await start()
    places.push({ url, social: `http://localhost${site?.social ?? ':5174'}`, chromium: browser.wsEndpoint() })
    ends.push(() => browser.close(), stop)
  }
  provide('places', places)
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}
