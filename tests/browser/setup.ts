import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { closePages, control, takeProblems, testBegins } from './harness'

beforeAll(async () => {
  await control.reset()
  await control.latency(0)
})
beforeEach(testBegins)
afterEach(async () => {
  const problems = takeProblems()
  await closePages('test')
  expect(problems).toEqual([])
})
afterAll(() => closePages('file'))
