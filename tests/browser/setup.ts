import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { writeVisits } from '../visits'
import { closePages, control, scenes, takeProblems, testBegins } from './harness'

beforeAll(async () => {
  await control.reset()
  await control.latency(0)
})
beforeEach(testBegins)
afterEach(async ({ task }) => {
  const problems = takeProblems()
  if (task.result?.state === 'fail') console.log(await scenes())
  await closePages('test')
  expect(problems).toEqual([])
})
afterAll(() => closePages('file'))
afterAll(() => writeVisits('browser'))
