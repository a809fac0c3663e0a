import { appendFileSync, mkdirSync } from 'node:fs'
import { routes } from '@/routes'
import type { RouteLine } from '@/routes/line'

/** Where the counts of a run stand, a line a test file: `npm test` empties it first and compares their sums with tests/budget.json, which allows so many a screen. */
const FILE = '.cache/tests/visits.jsonl'

const lines: readonly RouteLine[] = routes
const screens = lines.filter((line) => !line.public).length

let visits = 0
let renders = 0

/** A page was opened, by loading the console or inside it. */
export const countVisit = (): void => void visits++
/** React put something on screen. */
export const countRender = (): void => void renders++

/** Writes what was counted since the last time. */
export const writeVisits = (project: 'screens' | 'browser'): void => {
  if (visits + renders === 0) return
  mkdirSync('.cache/tests', { recursive: true })
  appendFileSync(FILE, `${JSON.stringify({ project, screens, visits, renders })}\n`)
  visits = 0
  renders = 0
}
