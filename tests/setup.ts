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

const scene = (): string =>
  [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')]
    .map((part) =>
      prettyDOM(part, 30_000, { highlight: false, filterNode: (node) => !['svg', 'style'].includes(node.nodeName) }),
    )
    .join('\n')

configure({
  asyncUtilTimeout: 40_000,
  // Formats the scene only for a final failure. Doing it on each retry of a wait took a tenth of the total time.
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

/** Returns and clears the console errors so far, which would otherwise fail the test. */
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
  await new Promise((resolve) => setTimeout(resolve))
  clock.setBack()
  await resetAll()
  vi.unstubAllEnvs()
  setWidth(1440)
  const said = takeConsoleErrors()
  if (said.length) throw new Error(`The console said:\n${said.join('\n')}`)
})

afterAll(() => writeVisits('screens'))
