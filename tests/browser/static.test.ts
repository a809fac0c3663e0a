import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage, takeProblems } from './harness'

const OUT = '.cache/static'
/** Build for real hosts, shared with the other tests of this worker. */
const REAL = join(process.env.BROWSER_OUT ?? '.cache/browser', '1')
let folder = OUT
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
let server: Server
let url = ''

beforeAll(async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITEST: undefined,
    VITE_SOCIAL_HOST: undefined,
    VITE_MAIN_HOST: undefined,
  }
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'static', '--outDir', OUT, '--emptyOutDir', '--minify', 'false', '--logLevel', 'error'],
    { env },
  )
  server = createServer((request, out) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(folder, path === '/' ? 'index.html' : path)
    const isThere = existsSync(file) && statSync(file).isFile()
    out.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[isThere ? extname(file) : '.html'] ?? 'application/octet-stream',
    })
    out.end(readFileSync(isThere ? file : join(folder, folder === OUT ? '404.html' : 'index.html')))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}` // Listens on a port, so never a pipe.
}, 120_000)
afterAll(() => void server.close())

it('a static build runs the whole console until a build for real hosts replaces it', { tags: ['core'] }, async () => {
  const page = await openPage({ serviceWorkers: 'allow', baseURL: url })
  await page.goto('/system-management/roleManagement')
  await expect.poll(() => page.getByRole('note').innerText()).toContain('superadmin')
  expect(await page.getByRole('note').innerText()).toMatch(/Abc@12345.*8888/)
  await page.getByLabel('账号', { exact: true }).fill('superadmin')
  await page.getByLabel('密码', { exact: true }).fill('Abc@12345')
  await page.getByLabel('验证码', { exact: true }).fill('8888')
  await page.locator('.login-image[data-state=ready]').waitFor()
  await page.getByRole('button', { name: '登录' }).click()
  await page.locator('.data-row').first().waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).first().click(),
  ])
  await download.saveAs('.cache/tests/static.xls')
  expect(readFileSync('.cache/tests/static.xls').subarray(0, 4)).toEqual(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
  await page.reload()
  await page.locator('.data-row').first().waitFor()
  // Pages that are preloaded while idle would be missing in the other build.
  await page.waitForLoadState('networkidle')
  // A build for real hosts at the same address removes the worker.
  folder = REAL
  await page.goto('/login')
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(takeProblems().filter((problem) => !/404/.test(problem))).toEqual([])
})
