import { getConfig } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { queryClient } from '@/app/queries'
import { control } from '../mocks'
import { work } from './work'

/** Timeout in ms after which a busy console fails the test. */
const LIMIT_MS = 60_000
/** Limit in ms for all debounces together, because a short timer may restart itself for ever. */
const DEBOUNCES_MS = 1500
/** Number of idle checks in a row. The effects of a response begin a few tasks later. */
const QUIET_LOOKS = 3

const { setTimeout: later } = globalThis
const wait = (ms: number) => new Promise<void>((resolve) => void later(resolve, ms))

const isShown = (element: HTMLElement) =>
  !element.closest('[aria-hidden=true], [hidden], .frame[style*="display: none"]')
const LATE = ':is(.data-table, .wall, .list-cards)[aria-busy=true]'

/**
 * Returns a description of pending work, or undefined. Requests left without a response by a test, and their
 * dependants, do not count.
 */
const busyWith = (withTimers: boolean): string | undefined => {
  if (work.tasks.size > 0) return 'rendering'
  const held = control.log().filter(({ fault, aborted }) => fault === 'never' && !aborted).length
  if (work.requests.size > held) return `${work.requests.size - held} requests`
  if (withTimers && work.timers.size > 0) return `${work.timers.size} timers`
  if (held > 0) return undefined
  const queries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  if (queries.length > 0) return queries.map(({ queryHash }) => queryHash).join()
  if (queryClient.isMutating() > 0) return 'a mutation'
  return [...document.querySelectorAll<HTMLElement>(LATE)].some(isShown) ? 'rows' : undefined
}

/**
 * Waits until the console is idle: no request, query, mutation, code load, render or debounce pending. Throws after
 * 60 s with the pending work.
 */
export const settled = async (): Promise<void> => {
  // React schedules rendering only outside of act.
  await getConfig().asyncWrapper(async () => {
    const start = performance.now()
    for (let quiet = 0; quiet < QUIET_LOOKS;) {
      if (quiet === QUIET_LOOKS - 1) await vi.dynamicImportSettled()
      await wait(0)
      const spent = performance.now() - start
      const busy = busyWith(spent < DEBOUNCES_MS)
      quiet = busy ? 0 : quiet + 1
      if (busy && spent > LIMIT_MS) throw new Error(`The console does not come to rest: ${busy}`)
    }
  })
}

/** Wraps an action so that it resolves once the console is idle. `now` skips the wait. */
export const atRest = <Words extends unknown[], Result>(now: (...words: Words) => Promise<Result>) =>
  Object.assign(
    async (...words: Words): Promise<Result> => {
      const result = await now(...words)
      await settled()
      return result
    },
    { now },
  )

/**
 * User events without the wait. The pointer-events check of jsdom computes the style of every ancestor, seconds per
 * click.
 */
export const raw = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
/** User events. Each action resolves once the console is idle. */
export const hands = {
  click: atRest(raw.click),
  dblClick: atRest(raw.dblClick),
  hover: atRest(raw.hover),
  unhover: atRest(raw.unhover),
  tab: atRest(raw.tab),
  keyboard: atRest(raw.keyboard),
  type: atRest(raw.type),
  clear: atRest(raw.clear),
  paste: atRest(raw.paste),
  upload: atRest(raw.upload),
  pointer: atRest(raw.pointer),
}
