import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    places: { url: string; chromium: string }[]
  }
}

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Builds and serves the console for one worker. */
const serve = async (worker: number): Promise<{ url: string; stop: () => Promise<void> }> => {
  // A console that is served already, for work on a single test: CONSOLE_URL=http://localhost:5173 npm test -- browser login
  if (process.env.CONSOLE_URL) return { url: process.env.CONSOLE_URL, stop: () => Promise.resolve() }
  const [port, social] = [await freePort(), await freePort()]
  const outDir = resolve(process.env.BROWSER_OUT ?? '.cache/browser', String(worker))
  process.env.VITE_SOCIAL_HOST = `:${social}`
  // The whole fault matrix wants the warnings that React gives while developing.
  const env = { ...process.env, NODE_ENV: process.env.FAULTS === 'all' ? 'development' : 'production', VITEST: undefined }
  execFileSync('node_modules/.bin/vite', ['build', '--mode', 'development', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env,
  })
  const server = await preview({ mode: 'development', logLevel: 'warn', build: { outDir }, preview: { port, strictPort: true } })
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

const start = () =>
  chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** For each worker: builds and serves the console with a back end of its own, and starts a Chromium, once for all tests that run on it. */
export default async ({ provide, config }: TestProject): Promise<() => Promise<void>> => {
  const places: { url: string; chromium: string }[] = []
  const ends: (() => Promise<void>)[] = []
  for (let worker = 1; worker <= config.maxWorkers; worker++) {
    const { url, stop } = await serve(worker)
    const browser = await start()
    places.push({ url, chromium: browser.wsEndpoint() })
    ends.push(() => browser.close(), stop)
  }
  provide('places', places)
  return async () => {
    for (const end of ends) await end()
  }
}
