import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import type * as backEnds from './mocks'
import { isOfHttp, isOfShell, type Modules } from './scripts/chunks.ts'
import { cacheOf, headersOf, type Site } from './scripts/headers.ts'
import { libraries, MENDINGS } from './scripts/library.ts'
import { TAGS } from './tests/tags.ts'

const MODULES = '.cache/modules'
/** Returns the cache folder of transformed modules. Imports and glob results are valid for these files only. */
const modulesOf = (): string => {
  const files = ['src', 'mocks', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  )
  const own = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 12)
  if (existsSync(MODULES))
    for (const other of readdirSync(MODULES))
      if (other !== own) rmSync(join(MODULES, other), { recursive: true, force: true })
  return join(MODULES, own)
}

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

/** Embedded back end behind the dev and preview server, with a second listener as the separate host. */
const embeddedBackEnd = (socialHost: string): Plugin => {
  const listen = (load: () => Promise<typeof backEnds>) => {
    const port = Number(/^:(\d+)$/.exec(socialHost)?.[1])
    if (!port) return undefined
    const server = createServer((message, out) => {
      void load().then(({ backEnd }) =>
        backEnd('social')(message, out, () => {
          out.writeHead(404)
          out.end()
        }),
      )
    })
    server.on('error', (error) => console.error(`The separate host cannot listen on ${port}: ${error.message}`))
    server.listen(port)
    return server
  }
  return {
    name: 'embedded-back-end',
    configureServer(server) {
      if (process.env.VITEST) return
      const load = () => server.ssrLoadModule('/mocks/index.ts') as Promise<typeof backEnds>
      server.middlewares.use(
        (message, out, next) => void load().then(({ backEnd }) => backEnd('main')(message, out, next), next),
      )
      const social = listen(load)
      server.httpServer?.on('close', () => social?.close())
    },
    configurePreviewServer(server) {
      const loaded = runnerImport<typeof backEnds>('/mocks/index.ts', {
        root: fileURLToPath(new URL('.', import.meta.url)),
        resolve: { alias },
      })
      const load = () => loaded.then(({ module }) => module)
      server.middlewares.use(
        (message, out, next) => void load().then(({ backEnd }) => backEnd('main')(message, out, next), next),
      )
      const social = listen(load)
      server.httpServer.on('close', () => social?.close())
    },
  }
}

/** Files added for a static host: the service worker, and the page as the fallback for paths without a file. */
const staticHost = (): Plugin => ({
  name: 'static-host',
  apply: (_, { command, mode }) => command === 'build' && mode === 'static',
  writeBundle({ dir = '' }) {
    copyFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), join(dir, 'mockServiceWorker.js'))
    copyFileSync('mocks/worker.js', join(dir, 'worker.js'))
    copyFileSync(join(dir, 'index.html'), join(dir, '404.html'))
  },
})

/** Headers of the console's own server in dev and preview. ':5174' as a host is that port of the requested host name. */
const headers = (site: Site): Plugin => {
  const nonce = randomUUID()
  const send = (message: IncomingMessage, out: ServerResponse, nonceOfPage?: string) => {
    const { pathname } = new URL(message.url ?? '/', 'http://localhost')
    const name = /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.exec(message.headers.host ?? '')?.[1] ?? 'localhost'
    const origin = (host: string) => (host.startsWith(':') ? `http://${name}${host}` : host)
    for (const [header, value] of Object.entries(
      headersOf(pathname, { ...site, main: origin(site.main), social: origin(site.social) }, nonceOfPage),
    ))
      out.setHeader(header, value)
    const set = out.setHeader.bind(out)
    if (cacheOf(pathname) === 'no-store' && !(nonceOfPage && /[.@]/.test(pathname)))
      out.setHeader = (header, value) => (header.toLowerCase() === 'cache-control' ? out : set(header, value))
    return pathname
  }
  return {
    name: 'headers',
    // The dev page starts with a script of the React plugin. A built page has none.
    config: (_, { command, isPreview }) => (command === 'serve' && !isPreview ? { html: { cspNonce: nonce } } : {}),
    configureServer(server) {
      server.middlewares.use((message, out, next) => {
        send(message, out, nonce)
        next()
      })
    },
    configurePreviewServer(server) {
      const root = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((message, out, next) => {
        const path = send(message, out)
        // A file of an older build is missing. The page in its place would be cached under that name for ever.
        if (!path.startsWith('/assets/') || existsSync(join(root, path))) return next()
        out.writeHead(404, { 'cache-control': 'no-store' })
        out.end()
      })
    },
  }
}

const isShared = (id: string) => !id.endsWith('.json') && !id.includes('/locale/')
/**
 * Chunk groups: one file that starts the console and modules shared by a dozen chunks. All others are grouped by the
 * exact set of chunks that share them, so that a group only imports more widely shared ones and imports are never
 * circular. Merging by size alone caused circular imports, which failed depending on load order. Chunks under 2 kB
 * are merged with what they are loaded with most, and a build test checks for circles.
 */
const GROUPS = [
  { name: 'index', tags: ['$initial' as const], priority: 4 },
  {
    name: (id: string, modules: Modules) => (isOfHttp(id, modules) ? 'http' : null),
    debugName: 'http',
    priority: 3,
  },
  // The texts of the library import these. In the file of shared modules they would load all of it before home.
  { name: 'locale', test: /\/dayjs\/dayjs\.min\.js|\/pagination\/.*zh_CN/, priority: 3 },
  { name: 'pages', test: /\/src\/(areas\/index|routes\/(?!menuDefaults)\w+)\.ts$/, priority: 3 },
  { name: 'icons', test: /@ant-design\/icons/, entriesAware: true, entriesAwareMergeThreshold: 40_000, priority: 3 },
  {
    name: (id: string, modules: Modules) => (isShared(id) && isOfShell(id, modules) ? 'shell' : null),
    debugName: 'shell',
    priority: 2,
  },
  { name: 'most', test: isShared, minShareCount: 12, priority: 1 },
  { name: 'parts', test: isShared, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
]

/** Starts files over all pages first, because one started last would run on alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) =>
      /(visits.\w+|tour|hostile|matrix|states|static|stories|session|ways|forms|resilience|interleavings|longLife|tabs|sweep\w*)\.test/.test(
        moduleId,
      )
    // Its own sort, not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

const inWindow = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: ['tests/clock.ts', 'tests/work.ts', 'tests/fastReact.ts', 'tests/setup.ts'],
  isolate: false,
  // A single worker keeps its window for all files. With several, each file creates one, a second of processor time.
  // scripts/steps.mjs runs some in parallel.
  maxWorkers: 1,
  execArgv: ['--max-semi-space-size=128'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: {
    VITE_TITLE: '星途助手后台系统',
    VITE_TITLE_EN: 'EXEED Assistant Console',
    VITE_TITLE_ES: 'Consola del asistente EXEED',
    VITE_TITLE_JA: 'EXEEDアシスタント管理システム',
    VITE_MAIN_HOST: '',
    VITE_SOCIAL_HOST: ':3001',
    VITE_CLIENT_ID: 'console',
    VITE_CLIENT_SECRET: 'secret',
    TZ: 'Asia/Shanghai',
  },
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, fileURLToPath(new URL('.', import.meta.url)))
  return {
    plugins: [
      react(),
      libraries(),
      headers({
        main: env.VITE_MAIN_HOST ?? '',
        social: env.VITE_SOCIAL_HOST ?? '',
        pictures: env.VITE_PICTURE_HOSTS ?? '',
        tiles: env.VITE_MAP_TILES ?? '',
      }),
      embeddedBackEnd(env.VITE_SOCIAL_HOST ?? ''),
      staticHost(),
    ],
    resolve: { alias },
    // The dev server prebundles libraries without the plugins of the app.
    optimizeDeps: { rolldownOptions: { plugins: MENDINGS } },
    server: { port: 5173, strictPort: false },
    preview: { port: 5173 },
    build: {
      target: 'es2023',
      sourcemap: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['Extension.create', 'Node.create'] },
        output: {
          codeSplitting: { groups: GROUPS },
          // The default name lists all chunks that share a file, which makes names too long.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.includes('~') ? 'part' : '[name]'}-[hash].js`,
        },
      },
    },
    test: {
      // Later steps read what an earlier one has transformed.
      experimental: { fsModuleCache: true, fsModuleCachePath: modulesOf() },
      sequence: { sequencer: LongFirst },
      tags: TAGS.map((name) => ({ name })),
      projects: [
        { extends: true, test: { ...inWindow, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
        { extends: true, test: { ...inWindow, name: 'backEnd', include: ['tests/backEnd/**/*.test.ts'] } },
        {
          extends: true,
          test: { ...inWindow, name: 'screens', include: ['tests/screens/**/*.test.tsx'], testTimeout: 120_000 },
        },
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000 } },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            globalSetup: ['tests/browser/serve.ts'],
            setupFiles: ['tests/browser/setup.ts'],
            isolate: false,
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
            testTimeout: 120_000,
            hookTimeout: 120_000,
            // On a busy machine the default of one second is too short.
            expect: { poll: { timeout: 20_000 } },
          },
        },
      ],
    },
  }
})
