import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a tool of node_modules/.bin; answers its exit code and all it printed. */
const run = (tool, words, env) =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules/.bin', tool), words, { env: { ...process.env, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
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
    const { code, output } = await run(name, words)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
  }

/** A step that counts the cases of vitest; a run that breaks off without a failed case counts as one failed. */
const cases =
  (project, env = {}) =>
  async (filters) => {
    const report = `.cache/tests/${project}.json`
    mkdirSync('.cache/tests', { recursive: true })
    rmSync(report, { force: true })
    const words = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests', ...filters]
    const { code, output } = await run('vitest', words, { ...env, CI: '1' })
    let passed = 0
    let failed = 0
    try {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
      passed = numPassedTests
      failed = numFailedTests
    } catch {
      // It broke off before it could write: told by the exit code.
    }
    if (code !== 0 && failed === 0) failed = 1
    return { passed, failed, output: failed ? output : undefined }
  }

/** Deprecated and wrong properties of antd that compile all the same; exits with 0 whatever it finds. Its hints on performance know no sizes and are left out. */
const antd = async () => {
  const { code, output } = await run('antd', ['lint', 'src', '--format', 'json'])
  const from = output.indexOf('{')
  const { issues: found = [] } = code === 0 && from >= 0 ? JSON.parse(output.slice(from, output.lastIndexOf('}') + 1)) : { issues: [output] }
  const issues = found.filter(({ rule }) => rule !== 'performance')
  return issues.length ? { passed: 0, failed: 1, output: JSON.stringify(issues, null, 2) } : { passed: 1, failed: 0 }
}

/** Every step by its name. */
export const STEPS = {
  types: tool('tsc', '-p', '.', '--pretty', 'false'),
  lint: tool('oxlint', '--type-aware', '--deny-warnings'),
  'dead code': tool('knip', '--no-progress'),
  format: tool('prettier', '--check', '--log-level', 'warn', '.'),
  antd,
  unit: cases('unit'),
  build: cases('build'),
  screens: cases('screens'),
  browser: (filters, chromium) => (chromium ? cases('browser', { CHROMIUM: chromium })(filters) : { passed: 0, failed: 1 }),
}

/**
 * What `npm test` runs in a short form, whole: every fault on every page, in a console that warns as React does while developing, and on every kind of
 * write; every page in every state, language, theme and width against WCAG.
 */
export const FAULT_STEPS = {
  writes: () => cases('screens', { FAULTS: 'all' })(['tests/screens/faults.test.tsx', 'tests/screens/forms.test.tsx']),
  pages: async (_, chromium) => {
    if (!chromium) return { passed: 0, failed: 1 }
    const result = await cases('browser', { CHROMIUM: chromium, FAULTS: 'all' })(['tests/browser/matrix.test.ts'])
    const { faults, routes, visits, violations, seconds } = JSON.parse(readFileSync('.cache/tests/faults.json', 'utf8'))
    console.log(`${faults} faults × ${routes} routes: ${visits} visits, ${violations.length} violations, ${seconds} s`)
    return result
  },
  states: async (_, chromium) =>
    chromium ? cases('browser', { CHROMIUM: chromium, FAULTS: 'all' })(['tests/browser/states.test.ts']) : { passed: 0, failed: 1 },
}

/** Runs steps one after the other, whatever they come to; prints a line each and the sum. Answers whether all passed. */
export const runSteps = async (names, filters = [], chromium) => {
  let passed = 0
  let failed = 0
  for (const name of names) {
    const start = performance.now()
    const result = await { ...STEPS, ...FAULT_STEPS }[name](filters, chromium)
    passed += result.passed
    failed += result.failed
    if (result.output) console.log(result.output.trimEnd())
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const counts = result.passed + result.failed > 1 ? `  ${result.passed} passed, ${result.failed} failed` : ''
    console.log(`${result.failed ? '✘' : '✔'} ${name.padEnd(9)} ${seconds.padStart(6)} s${counts}`)
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}
