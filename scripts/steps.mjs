import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'

/**
 * Runs a tool of node_modules/.bin and returns its exit code and output. A priority below normal leaves the cores to
 * the parallel tests, which take longest.
 */
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

const tool =
  (name, ...words) =>
  async () => {
    const { code, output } = await run(name, words, {}, constants.priority.PRIORITY_BELOW_NORMAL)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
  }

const filesOf = (project, { tags, filters }) =>
  readdirSync(`tests/${project}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join('tests', project, name))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      const count = (pattern) => text.match(pattern)?.length ?? 0
      const isWhole = tags !== 'core' || /@module-tag core|\.\.\/visit'/.test(text)
      return { file, tests: isWhole ? count(/\b(it|visit|sweep)[.(]/g) : count(/'core'/g) }
    })
    .filter(({ tests }) => tests > 0)
    .toSorted((one, other) => other.tests - one.tests)

const deal = (files, processes) => {
  const hands = Array.from({ length: processes }, () => ({ files: [], tests: 0 }))
  for (const { file, tests } of files) {
    const least = hands.toSorted((one, other) => one.tests - other.tests)[0]
    least.files.push(file)
    least.tests += tests
  }
  return hands.filter(({ tests }) => tests > 0).map((hand) => hand.files)
}

const runFiles = async (project, files, at, { tags, env = {}, name }) => {
  const report = `.cache/tests/${project}${at}.json`
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
    ...(tags ? ['--tags-filter', tags] : []),
    ...(name ? ['--testNamePattern', name] : []),
    ...files,
  ]
  const { code, output } = await run('vitest', words, { ...env, CI: '1' })
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const failures = testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ project, file: relative('.', file.name), fullName })),
    )
    // A file that fails to load, a failed hook and an error outside of tests are not failed tests, so they are not
    // repeated.
    const isTests =
      failures.length > 0 &&
      !output.includes('Unhandled Error') &&
      testResults.every(
        ({ status, assertionResults }) =>
          status !== 'failed' || assertionResults.some((one) => one.status === 'failed'),
      )
    return {
      passed: numPassedTests,
      failed: code === 0 ? 0 : Math.max(numFailedTests, 1),
      files: testResults.map((file) => ({
        name: relative('.', file.name),
        seconds: (file.endTime - file.startTime) / 1000,
      })),
      failures: isTests ? failures : [],
      output: code === 0 ? '' : output,
    }
  } catch {
    return { passed: 0, failed: 1, files: [], failures: [], output }
  }
}

/**
 * Returns a step that runs a project of vitest in parallel processes: files whose path contains one of `filters`,
 * tests that match `tags`. The step returns counts, seconds per file and the failed tests. A run that aborts without
 * a failed test counts as one failed.
 */
const cases =
  (project, processes = 1) =>
  async ({ filters = [], ...options }) => {
    const files = filesOf(project, { ...options, filters })
    const results = await Promise.all(deal(files, processes).map((hand, at) => runFiles(project, hand, at, options)))
    const sum = (key) => results.reduce((total, result) => total + result[key], 0)
    return {
      passed: sum('passed'),
      failed: sum('failed'),
      files: results.flatMap((result) => result.files),
      failures: results.flatMap((result) => result.failures),
      output: results
        .map((result) => result.output)
        .join('\n')
        .trim(),
    }
  }

/**
 * Step that reports deprecated and wrong properties of antd that still compile. The tool exits with 0 in any case, so
 * its output is read. Its performance hints ignore sizes and are left out.
 */
const antd = async () => {
  const { code, output } = await run('antd', ['lint', 'src', '--format', 'json'])
  const from = output.indexOf('{')
  const { issues: found = [] } =
    code === 0 && from >= 0 ? JSON.parse(output.slice(from, output.lastIndexOf('}') + 1)) : { issues: [output] }
  const issues = found.filter(({ rule }) => rule !== 'performance')
  return issues.length ? { passed: 0, failed: 1, output: JSON.stringify(issues, null, 2) } : { passed: 1, failed: 0 }
}

/** File with the numbers of pages opened and of renders, one line for each test file (tests/visits.ts). */
const VISITS = '.cache/tests/visits.jsonl'

/**
 * Compares the pages opened per screen and the renders per page of the run with the limits of tests/budget.json.
 * These counts are the same on every machine.
 */
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

const BUILT = '.cache/build'
export const PARTS = ['unit', 'backEnd', 'build', 'screens', 'browser']

/**
 * Number of parallel processes of a part: while one waits for a debounce of the console, the others use both cores.
 */
const PROCESSES = { screens: 3 }

const STEPS = {
  // Two checkers each read the library types, so they take no less time beside the other steps on two cores.
  types: tool('tsc', '-p', '.', '--checkers', '1', '--pretty', 'false'),
  lint: tool('oxlint', '--deny-warnings'),
  'typed lint': tool('oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  'dead code': tool('knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'),
  format: tool('oxfmt', '--check'),
  antd,
  budget,
  ...Object.fromEntries(PARTS.map((part) => [part, cases(part, PROCESSES[part])])),
}

/**
 * Steps of `npm run check` and `npm test`. Those of an inner list run in parallel, since most of them keep one core
 * busy.
 */
export const CHECK = [['types', 'lint', 'dead code', 'format', 'unit']]
export const CORE = [['typed lint', 'dead code', 'format', 'antd', 'unit', 'build'], 'screens', 'browser', 'budget']

const SLOWEST = 10
const UNSTEADY = 2

const quoted = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Runs failed tests once more, each alone. Returns those that fail again. */
const repeat = async (failures, options) => {
  const steady = []
  for (const failure of failures) {
    const { project, file, fullName } = failure
    const { passed, failed } = await STEPS[project]({
      ...options,
      tags: undefined,
      filters: [file],
      name: `^${quoted(fullName)}$`,
    })
    if (failed > 0 || passed !== 1) steady.push(failure)
  }
  return steady
}

/**
 * Runs steps in order, those of an inner list in parallel, and continues after failures. Prints a line for each, the
 * slowest test files and the sum. At most two failed tests are repeated and, if they pass then, listed as unsteady.
 * `options` apply to each part: `tags`, `filters`, `env`. Returns true if all passed.
 */
export const runSteps = async (names, options = {}) => {
  rmSync(VISITS, { force: true })
  let passed = 0
  let failed = 0
  const files = []
  const failures = []
  const start = performance.now()
  const runStep = async (name) => {
    const began = performance.now()
    // Unit and build tests are few enough to run all of them.
    const result = await STEPS[name](name === 'unit' || name === 'build' ? { ...options, tags: undefined } : options)
    passed += result.passed
    failed += result.failed
    files.push(...(result.files ?? []))
    failures.push(...(result.failures ?? []))
    if (result.output) console.log(result.output.trimEnd())
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const counts = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : ''
    console.log(`${result.failed ? '✘' : '✔'} ${name.padEnd(10)} ${seconds.padStart(6)} s${counts}`)
    if (name === 'build' && !result.failed) options = { ...options, env: { ...options.env, BUILT } }
  }
  for (const name of names) await Promise.all([name].flat().map(runStep))
  if (failed > 0 && failed === failures.length && failed <= UNSTEADY) {
    const again = await repeat(failures, options)
    for (const failure of failures) {
      const isSteady = again.includes(failure)
      console.log(`${isSteady ? 'Failed twice' : 'Unsteady, passed alone'}: ${failure.file} ${failure.fullName}`)
    }
    passed += failed - again.length
    failed = again.length
  }
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  if (files.length > SLOWEST) {
    console.log('The slowest files:')
    for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}
