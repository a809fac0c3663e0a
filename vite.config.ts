import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import type * as backEnds from './mocks'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

/** The embedded back end behind the dev and the preview server, with a second listener as the separate host. */
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
      server.middlewares.use((message, out, next) => void load().then(({ backEnd }) => backEnd('main')(message, out, next), next))
      const social = listen(load)
      server.httpServer?.on('close', () => social?.close())
    },
    configurePreviewServer(server) {
      const loaded = runnerImport<typeof backEnds>('/mocks/index.ts', { root: fileURLToPath(new URL('.', import.meta.url)), resolve: { alias } })
      const load = () => loaded.then(({ module }) => module)
      server.middlewares.use((message, out, next) => void load().then(({ backEnd }) => backEnd('main')(message, out, next), next))
      const social = listen(load)
      server.httpServer.on('close', () => social?.close())
    },
  }
}

/** The tests that run in jsdom: few files, one window for many of them. */
const inWindow = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
  setupFiles: ['tests/setup.ts'],
  isolate: false,
  testTimeout: 20_000,
  env: {
    VITE_TITLE: '星途助手后台系统',
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
    plugins: [react(), embeddedBackEnd(env.VITE_SOCIAL_HOST ?? '')],
    resolve: { alias },
    server: { port: 5173, strictPort: false },
    preview: { port: 5173 },
    build: { target: 'es2023', sourcemap: false, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
    test: {
      maxWorkers: 2,
      projects: [
        { extends: true, test: { ...inWindow, name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
        { extends: true, test: { ...inWindow, name: 'screens', include: ['tests/screens/**/*.test.tsx'], testTimeout: 60_000 } },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            globalSetup: ['tests/browser/serve.ts'],
            setupFiles: ['tests/browser/setup.ts'],
            fileParallelism: false,
            isolate: false,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  }
})
