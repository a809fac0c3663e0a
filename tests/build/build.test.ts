import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/locales'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'

const OUT = '.cache/build'
const lines: readonly RouteLine[] = routes
const assets = (kind: string) => readdirSync(join(OUT, 'assets')).filter((name) => name.endsWith(kind))
const sizes = new Map<string, number>()
/** Returns the transfer size of a build file in kB, precompressed. */
const packed = (name: string): number => {
  const size = sizes.get(name) ?? gzipSync(readFileSync(join(OUT, 'assets', name)), { level: 9 }).length / 1000
  sizes.set(name, size)
  return size
}
const sum = (names: readonly string[]) => names.reduce((all, name) => all + packed(name), 0)
const textFiles = readdirSync('src/locales/zh').map((name) => name.replace('.json', ''))
const isOfTexts = (name: string) => readFileSync(join(OUT, 'assets', name), 'utf8').startsWith('var e={')
const textFilesOf = () =>
  assets('.js').filter((name) => textFiles.includes(name.split('-')[0] ?? '') && isOfTexts(name))
const chunks = [...new Set(lines.map(({ chunk }) => chunk))].filter((chunk) => chunk !== 'home')
const screenFiles = () =>
  assets('.js').filter((name) => chunks.some((chunk) => name.startsWith(`${chunk}-`)) && !isOfTexts(name))

const neededBy = (name: string): string[] =>
  [...readFileSync(join(OUT, 'assets', name), 'utf8').matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(
    ([, other]) => other ?? '',
  )
const filesOf = (names: readonly string[]): Set<string> => {
  const found = new Set(names)
  for (const name of found) for (const other of neededBy(name)) found.add(other)
  return found
}

beforeAll(() => {
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--mode', 'production', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'],
    {
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE'))),
        NODE_ENV: 'production',
      },
    },
  )
}, 120_000)

describe('size budget of a production build', () => {
  it('limits the log-in to 125 kB of scripts, 6 kB of styles and six requests', () => {
    const page = readFileSync(join(OUT, 'index.html'), 'utf8')
    const named = [...page.matchAll(/\/assets\/([^"]+)"/g)].map(([, name]) => name ?? '')
    expect(sum(named.filter((name) => name.endsWith('.js')))).toBeLessThanOrEqual(125)
    expect(sum(named.filter((name) => name.endsWith('.css')))).toBeLessThanOrEqual(6)
    expect(named.length + 2).toBeLessThanOrEqual(6)
  })
  it('limits the HTTP client to 150 kB, without files of the shell', () => {
    const ofClient = filesOf(assets('.js').filter((name) => name.startsWith('http-')))
    expect([...ofClient].map((name) => name.replace(/-.{8}\.js$/, '')).toSorted()).toEqual([
      'http',
      'index',
      'rolldown-runtime',
    ])
    expect(sum([...ofClient])).toBeLessThanOrEqual(150)
  })
  it('limits the shell with home to another 337 kB of scripts in a dozen files', () => {
    const ofLogin = filesOf(assets('.js').filter((name) => /^(index|http)-/.test(name)))
    const ofShell = [...filesOf(assets('.js').filter((name) => /^(shell|Shell)-/.test(name)))].filter(
      (name) => !ofLogin.has(name),
    )
    expect(sum(ofShell)).toBeGreaterThan(200)
    expect(sum(ofShell)).toBeLessThanOrEqual(337)
    expect(ofShell.length).toBeLessThanOrEqual(12)
  })
  it('limits the shared scripts to 1468 kB in 179 files and all styles to 170 kB', () => {
    const shared = assets('.js').filter((name) => !screenFiles().includes(name) && !textFilesOf().includes(name))
    expect(shared.length).toBeLessThanOrEqual(179)
    expect(sum(shared)).toBeLessThanOrEqual(1468)
    expect(sum(assets('.css'))).toBeLessThanOrEqual(170)
  })
  it('limits each file of texts to 8 kB', () => {
    const texts = textFilesOf()
    expect(texts.length).toBe(textFiles.length * LANGUAGES.length - 1)
    expect(texts.filter((name) => packed(name) > 8)).toEqual([])
  })
  it('limits the scripts of a route to 2.9 kB on average', () => {
    const screens = screenFiles()
    expect(screens.length).toBe(chunks.length)
    expect(sum(screens) / lines.filter(({ chunk }) => chunk !== 'home').length).toBeLessThanOrEqual(2.9)
  })
})

describe('module graph of a production build', () => {
  it('contains no import cycle between files', () => {
    const needs = new Map(assets('.js').map((name) => [name, neededBy(name)]))
    expect([...needs.values()].flat().length).toBeGreaterThan(500)
    const circles: string[] = []
    const done = new Set<string>()
    const follow = (name: string, way: readonly string[]) => {
      if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' > '))
      if (done.has(name) || way.includes(name)) return
      for (const other of needs.get(name) ?? []) follow(other, [...way, name])
      done.add(name)
    }
    for (const name of needs.keys()) follow(name, [])
    expect(circles).toEqual([])
  })
})

describe('content of a production build', () => {
  let files: { name: string; text: string }[] = []
  beforeAll(() => {
    files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html|svg|map|json)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(OUT, name), 'utf8') }))
  })
  const having = (pattern: RegExp) =>
    files.filter(({ text }) => pattern.test(text)).map(({ name, text }) => `${name}: ${pattern.exec(text)?.[0]}`)

  it('F-272 contains no source map, account, embedded back end or value of another stage', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
    expect(having(/sourceMappingURL=/)).toEqual([])
    expect(having(/Abc@12345|hq_clue|area_hd|dealer01|second01|group01|林静怡/)).toEqual([])
    expect(having(/__mock|embedded-back-end|mocks\/|mockServiceWorker|\bmsw\b|worker\.js/)).toEqual([])
    expect(existsSync(join(OUT, 'worker.js'))).toBe(false)
    expect(having(/console-(development|staging|uat)|gateway-(test|uat)|localhost:\d/)).toEqual([])
    expect(having(/console-production/)).toHaveLength(1)
  })
  it('F-273 F-281 contains no inline script and no evaluation of text', () => {
    const page = files.find(({ name }) => name === 'index.html')?.text ?? ''
    expect(page).toMatch(/<script type="module"/)
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=|\bstyle=/)
    expect(having(/\beval\(|\bnew Function\(|\.write(ln)?\('?<|setHTMLUnsafe|javascript:(?!throw)\w/)).toEqual([])
  })
})
