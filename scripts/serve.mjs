import { createServer } from 'node:net'

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

const freeFrom = async (port) => ((await isFree(port)) ? port : freeFrom(port + 1))

/**
 * Serves the console with its embedded back end: `dev` from the sources, `built` after a build. Returns its address
 * and a stop function. The console gets the first free port from 5173, the separate host the next one.
 */
export const serve = async (how) => {
  const port = await freeFrom(5173)
  const social = await freeFrom(port + 1)
  process.env.VITE_SOCIAL_HOST = `:${social}`
  const vite = await import('vite')
  const outDir = '.cache/demo'
  const settings = { mode: 'development', logLevel: 'warn', clearScreen: false }
  if (how === 'dev') {
    const server = await vite.createServer({ ...settings, server: { port, strictPort: true } })
    await server.listen()
    return { url: `http://localhost:${port}`, port, stop: () => server.close() }
  }
  console.log('Building …')
  process.env.NODE_ENV = 'production'
  await vite.build({ ...settings, build: { outDir, emptyOutDir: true } })
  const server = await vite.preview({ ...settings, build: { outDir }, preview: { port, strictPort: true } })
  return { url: `http://localhost:${port}`, port, stop: () => server.close() }
}
