import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const TESTS = resolve(__dirname, '..')
const files = new Map(
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$|^browser\/visit\.ts$/.test(name.replaceAll('\\', '/')))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(TESTS, name), 'utf8')]),
)
const named = (text: string) =>
  new Set(
    [...text.matchAll(/(['"`])(?:(?!\1)[^\n])*\bF-\d+(?:(?!\1)[^\n])*\1/g)].flatMap(
      ([title]) => title.match(/\bF-\d+/g) ?? [],
    ),
  )
const titles = new Map([...files].map(([name, text]) => [name, named(text)]))

const rows = readFileSync(join(TESTS, 'faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| F-'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', fault = '', held = '']) => ({
    id,
    fault,
    held,
    by: held.match(/(?:unit|screens|browser)\/[\w-]+(?:\.test)?\.tsx?/g) ?? [],
  }))

describe('list of faults', () => {
  it('describes every fault and its tests or the reason for having none', () =>
    expect(rows.filter(({ fault, held }) => fault === '' || held.length < 12).map(({ id }) => id)).toEqual([]))
  it('names only tests whose titles contain the id of the fault', () =>
    expect(
      rows.flatMap(({ id, by }) =>
        by.filter((name) => !titles.get(name)?.has(id)).map((name) => `${id} is in no title of ${name}`),
      ),
    ).toEqual([]))
  it('contains every fault id used in a title', () => {
    const listed = new Set(rows.map(({ id }) => id))
    expect(
      [...titles].flatMap(([name, ids]) => [...ids].filter((id) => !listed.has(id)).map((id) => `${id} of ${name}`)),
    ).toEqual([])
  })
})
