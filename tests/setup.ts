import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { clock } from './clock'
import { resetAll } from './reset'
import { leaveOutSidebar } from './sidebar'
import { installStubs, setWidth } from './stubs'
import { writeVisits } from './visits'
import { watchRequests } from './work'

installStubs()
watchRequests()
leaveOutSidebar()

/** What the user sees, without the shell around it and its icons. */
const scene = (): string =>
  [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')]
    .map((part) =>
      prettyDOM(part, 30_000, { highlight: false, filterNode: (node) => !['svg', 'style'].includes(node.nodeName) }),
    )
    .join('\n')

configure({
  // A machine under load is slow, not wrong.
  asyncUtilTimeout: 40_000,
  // It is written out for a failure that somebody reads, not for each look while a test waits: that was a tenth of all time.
  getElementError: (message) => {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    const isWritten = message?.includes('<main')
    Object.defineProperty(error, 'message', {
      get: () => (isWritten ? message : `${message}\n\n${scene()}`),
      configurable: true,
    })
    return error
  },
})

let errors: string[] = []

/** For a test that provokes them: takes the console errors so far, which would fail it otherwise. */
export const takeConsoleErrors = (): string[] => {
  const taken = errors
  errors = []
  return taken
}

console.error = (...parts: unknown[]) => void errors.push(format(...parts))
console.warn = console.error

beforeEach(() => {
  errors = []
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
  // What is told behind all promises is told of this test.
  await new Promise((resolve) => setTimeout(resolve))
  clock.setBack()
  await resetAll()
  vi.unstubAllEnvs()
  setWidth(1440)
  const said = takeConsoleErrors()
  if (said.length) throw new Error(`The console said:\n${said.join('\n')}`)
})

afterAll(() => writeVisits('screens'))
