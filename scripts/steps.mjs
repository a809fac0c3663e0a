import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'

/** Runs a tool of node_modules/.bin; answers its exit code and all it printed. With a priority below normal it leaves the cores to the tests beside it, which take longest. */
const run = (tool, words, env, priority) =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules/.bin', tool), words, {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority)
    let output = ''
    const keep = (part) => {
      output += part
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** A step that passes or fails as a whole. */
const tool =
  (name, ...words) =>
  async () => {
    const { code, output } = await run(name, words, {}, constants.priority.PRIORITY_BELOW_NORMAL)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
  }

/** A step that counts the cases of vitest; a run that breaks off without a failed case counts as one failed. */
const cases =
  (project, env = {}) =>
  async (filters) => {
    const report = `.cache/tests/${project}.json`
    mkdirSync('.cache/tests', { recursive: true })
    rmSync(report, { force: true })
    const words = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--passWithNoTests',
      ...filters,
    ]
    const { code, output } = await run('vitest', words, { ...env, CI: '1' })
    let passed = 0
    let failed = 0
    let files = []
    try {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
      passed = numPassedTests
      failed = numFailedTests
      files = testResults.map(({ name, startTime, endTime }) => ({
        name: relative('.', name),
        seconds: (endTime - startTime) / 1000,
      }))
    } catch {
      // It broke off before it could write: told by the exit code.
    }
    if (code !== 0 && failed === 0) failed = 1
    return { passed, failed, files, output: failed ? output : undefined }
  }

/** Deprecated and wrong properties of antd that compile all the same; exits with 0 whatever it finds. Its hints on performance know no sizes and are left out. */
const antd = async () => {
  const { code, output } = await run('antd', ['lint', 'src', '--format', 'json'])
  const from = output.indexOf('{')
  const { issues: found = [] } =
    code === 0 && from >= 0 ? JSON.parse(output.slice(from, output.lastIndexOf('}') + 1)) : { issues: [output] }
  const issues = found.filter(({ rule }) => rule !== 'performance')
  return issues.length ? { passed: 0, failed: 1, output: JSON.stringify(issues, null, 2) } : { passed: 1, failed: 0 }
}

/** Where the tests write how many pages they opened and how often React drew, a line a file; see tests/visits.ts. */
const VISITS = '.cache/tests/visits.jsonl'

/** Whether the tests of the run opened no more pages a screen, and drew no more often a page, than tests/budget.json allows: counts, which are the same on every machine. */
const budget = () => {
  const allowed = JSON.parse(readFileSync('tests/budget.json', 'utf8'))
  const lines = existsSync(VISITS)
    ? readFileSync(VISITS, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
  const over = []
  for (const [project, { visitsPerScreen, rendersPerVisit = Infinity }] of Object.entries(allowed)) {
    const counted = lines.filter((line) => line.project === project)
    if (!counted.length) continue
    const sum = (key) => counted.reduce((total, line) => total + line[key], 0)
    const visits = sum('visits') / counted[0].screens
    const renders = sum('renders') / sum('visits')
    const said = `${project}: ${visits.toFixed(1)} visits a screen of ${visitsPerScreen}${renders ? `, ${renders.toFixed(1)} renders a visit of ${rendersPerVisit}` : ''}`
    console.log(`  ${said}`)
    if (visits > visitsPerScreen || renders > rendersPerVisit) over.push(said)
  }
  return over.length
    ? { passed: 0, failed: 1, output: `More than tests/budget.json allows:\n${over.join('\n')}` }
    : { passed: 1, failed: 0 }
}

/** Every step by its name. */
const STEPS = {
  // One checker: two, each of which reads the types of the libraries, end no sooner beside the other steps on two cores.
  types: tool('tsc', '-p', '.', '--checkers', '1', '--pretty', 'false'),
  lint: tool('oxlint', '--deny-warnings'),
  // The rules that need types too, which take as long again, with what the compiler says: one program is read for both.
  'typed lint': tool('oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  'dead code': tool('knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'),
  format: tool('prettier', '--check', '--log-level', 'warn', '.'),
  antd,
  unit: cases('unit'),
  'back end': cases('backEnd'),
  build: cases('build'),
  screens: cases('screens'),
  browser: (filters, chromium) =>
    chromium ? cases('browser', { CHROMIUM: chromium })(filters) : { passed: 0, failed: 1 },
  budget,
}

/** What `npm run check` and `npm test` run; the steps of a list run side by side, since most of them keep one core busy. */
export const CHECK = [['types', 'lint', 'dead code', 'unit']]
export const ALL = [
  ['typed lint', 'dead code', 'format', 'antd', 'unit', 'back end'],
  'build',
  'screens',
  'browser',
  'budget',
]

const long =
  (project, ...files) =>
  (_, chromium) =>
    project === 'browser' && !chromium
      ? { passed: 0, failed: 1 }
      : cases(project, { CHROMIUM: chromium, FAULTS: 'all' })(files)

/**
 * What `npm test` runs in a short form, whole, in parts: every write under every fault, every screen in every shape of the answers; every fault on every
 * page, in a console that warns as React does while developing; every page from its address in every language; every page in every state, language, theme
 * and width against WCAG; every broken value under every key that is stored.
 */
export const LONG = {
  writes: long('screens', 'tests/screens/faults.test.tsx', 'tests/screens/forms.test.tsx'),
  shapes: long('screens', 'tests/screens/sweep'),
  faults: async (filters, chromium) => {
    const result = await long('browser', 'tests/browser/matrix.test.ts')(filters, chromium)
    if (!chromium) return result
    const { faults, routes, visits, violations, seconds } = JSON.parse(readFileSync('.cache/tests/faults.json', 'utf8'))
    console.log(`${faults} faults × ${routes} routes: ${visits} visits, ${violations.length} violations, ${seconds} s`)
    return result
  },
  tour: long('browser', 'tests/browser/tour.test.ts', 'tests/browser/hostile.test.ts'),
  states: long('browser', 'tests/browser/states.test.ts', 'tests/browser/steps.test.ts'),
  stored: long('browser', 'tests/browser/resilience.test.ts'),
}

const SLOWEST = 10

/** Runs steps one after the other, those of a list side by side, whatever they come to; prints a line each, the slowest test files and the sum. Answers whether all passed. */
export const runSteps = async (names, filters = [], chromium) => {
  rmSync(VISITS, { force: true })
  let passed = 0
  let failed = 0
  const files = []
  const runStep = async (name) => {
    const start = performance.now()
    const result = await { ...STEPS, ...LONG }[name](filters, chromium)
    passed += result.passed
    failed += result.failed
    files.push(...(result.files ?? []))
    if (result.output) console.log(result.output.trimEnd())
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const counts = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : ''
    console.log(`${result.failed ? '✘' : '✔'} ${name.padEnd(9)} ${seconds.padStart(6)} s${counts}`)
  }
  for (const name of names) await Promise.all([name].flat().map(runStep))
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  if (files.length > SLOWEST) {
    console.log('The slowest files:')
    for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}
