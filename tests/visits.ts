import { appendFileSync, mkdirSync } from 'node:fs'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'

/**
 * Counts of a run, one line per test file. `npm test` clears it first and compares the sums with the limits per
 * screen in tests/budget.json.
 */
const FILE = '.cache/tests/visits.jsonl'

const lines: readonly RouteLine[] = routes
const screens = lines.filter((line) => !line.public).length

let visits = 0
let renders = 0

export const countVisit = (): void => void visits++
export const countRender = (): void => void renders++

export const writeVisits = (project: 'screens' | 'browser'): void => {
  if (visits + renders === 0) return
  mkdirSync('.cache/tests', { recursive: true })
  appendFileSync(FILE, `${JSON.stringify({ project, screens, visits, renders })}\n`)
  visits = 0
  renders = 0
}
