import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { clock } from '../clock'
import { MODULES } from '../tags'

const TESTS = resolve(__dirname, '..')
const filesIn = (folder: string) =>
  readdirSync(join(TESTS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(TESTS, folder, name), 'utf8') }))
const screens = filesIn('screens')
const browser = filesIn('browser')

/** Actions that return before the console is idle. */
const RAW_SCREENS =
  /\bfireEvent\.|\b(press|fill|choose|tick|act|agree|hands\.\w+)\.now\(|router\.navigate\(|advanceTimers|dispatchEvent\(/
const RAW_BROWSER =
  /\.(click|press|fill|check|uncheck|selectOption|hover|dragTo|setInputFiles|dispatchEvent|type|tap|dblclick)\(|\bgoTo\(|\.goto\(|\breload\(/

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0
const isEnd = (line: string, indent: number) => /^\s*[)\]}]/.test(line) && indentOf(line) === indent

/** Returns assertions in the statement right after a raw action, as 'file:line'. */
const racesIn = (files: typeof screens, raw: RegExp): string[] =>
  files.flatMap(({ name, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((line, at) => {
      if (!raw.test(line) || /^\s*(\/\/|\*|import|const \w+ = (async )?\()/.test(line)) return []
      const indent = indentOf(line)
      const next = lines.slice(at + 1).find((one) => one.trim() && indentOf(one) <= indent && !isEnd(one, indent)) ?? ''
      return /^\s*expect\(/.test(next) ? [`${name}:${at + 1} ${line.trim()}`] : []
    })
  })

describe('tests', () => {
  it('contain no assertion right after an action that does not wait', () => {
    expect(racesIn(screens, RAW_SCREENS)).toEqual([])
    expect(racesIn(browser, RAW_BROWSER)).toEqual([])
  })
  it('include a core test in every module file', () =>
    expect(
      screens
        .filter(
          ({ name, text }) =>
            MODULES.some((one) => text.startsWith(`// @module-tag ${one}\n`)) &&
            !/\/sweep|Readers|shopSpans|shopWriters/.test(name),
        )
        .filter(({ text }) => !text.includes("tags: ['core']"))
        .map(({ name }) => name),
    ).toEqual([]))
  it('visit the screens of every module', () => {
    const routes = readFileSync(resolve(TESTS, '../src/routes/table.ts'), 'utf8')
    const named = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name))
    expect(named(routes, /\.\.\.(\w+),/g)).toEqual(new Set(MODULES))
    expect(named(browser.map(({ text }) => text).join('\n'), /^visit\((\w+)\)/gm)).toEqual(new Set(MODULES))
  })
})

describe('clock of the tests', () => {
  it('returns the exact time of a spy in a worker of any age', () => {
    clock.setBack()
    vi.spyOn(Date, 'now').mockReturnValue(5)
    expect([Date.now(), new Date().getTime()]).toEqual([5, 5])
  })
})
