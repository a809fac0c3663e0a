import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'

const OUT = '.cache/bytes'
const lines: readonly RouteLine[] = routes
const files = (kind: string) => readdirSync(join(OUT, 'assets')).filter((name) => name.endsWith(kind))
/** How many kB a file of the build is on its way, packed ahead. */
const packed = (name: string) => gzipSync(readFileSync(join(OUT, 'assets', name)), { level: 9 }).length / 1000
const sum = (names: readonly string[]) => names.reduce((all, name) => all + packed(name), 0)
const textFiles = readdirSync('src/locales/zh').map((name) => name.replace('.json', ''))

describe('what a production build weighs', () => {
  beforeAll(() => {
    execFileSync('node_modules/.bin/vite', ['build', '--mode', 'production', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'], {
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    })
  }, 120_000)

  it('the log-in, in Chinese, needs 125 kB of scripts, 6 kB of styles, and with the page and its image six requests', () => {
    const page = readFileSync(join(OUT, 'index.html'), 'utf8')
    const named = [...page.matchAll(/\/assets\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(sum(named.filter((name) => name.endsWith('.js')))).toBeLessThanOrEqual(125)
    expect(sum(named.filter((name) => name.endsWith('.css')))).toBeLessThanOrEqual(6)
    expect(named.length + 2).toBeLessThanOrEqual(6)
  })
  it('all scripts together are 1420 kB in 130 files', () => {
    expect(files('.js').length).toBeLessThanOrEqual(130)
    expect(sum(files('.js'))).toBeLessThanOrEqual(1420)
  })
  it('a file of texts is 8 kB', () => {
    const texts = files('.js').filter(
      (name) => textFiles.includes(name.split('-')[0] ?? '') && readFileSync(join(OUT, 'assets', name), 'utf8').startsWith('var e={'),
    )
    // The Chinese words of the log-in stand in what starts the console.
    expect(texts.length).toBe(textFiles.length * LANGUAGES.length - 1)
    expect(texts.filter((name) => packed(name) > 8)).toEqual([])
  })
  it('a route adds 2.9 kB to what all share', () => {
    const areas = [...new Set(lines.map(({ area }) => area))].filter((area) => area !== 'home')
    const screens = files('.js').filter(
      (name) => areas.some((area) => name.startsWith(`${area}-`)) && !readFileSync(join(OUT, 'assets', name), 'utf8').startsWith('var e={'),
    )
    expect(screens.length).toBe(areas.length)
    expect(sum(screens) / lines.filter(({ area }) => area !== 'home').length).toBeLessThanOrEqual(2.9)
  })
})
