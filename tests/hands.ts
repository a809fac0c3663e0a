import { getConfig } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { queryClient } from '@/app/queries'
import { control } from '../mocks'
import { work } from './work'

/** Milliseconds after which a console that is still busy fails the test. */
const LIMIT_MS = 60_000
/** Milliseconds for all debounces together: a short timer that starts itself again would never end. */
const DEBOUNCES_MS = 1500
/** Looks without anything to do before the console counts as idle: what a reply brings about begins a few tasks later. */
const QUIET_LOOKS = 3

// Tests may replace it by a fake one later.
const { setTimeout: later } = globalThis
const wait = (ms: number) => new Promise<void>((resolve) => void later(resolve, ms))

/** A page behind the one in front, or a closed window, may wait for ever. */
const isShown = (element: HTMLElement) =>
  !element.closest('[aria-hidden=true], [hidden], .frame[style*="display: none"]')
/** Rows are shown a moment after their reply. */
const LATE = ':is(.data-table, .wall, .list-cards)[aria-busy=true]'

/** Names what is under way; undefined when nothing is. Requests that a test leaves without a reply, and what waits for them, do not count. */
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
 * Waits until the console is idle: no request under way, no query fetching or mutation running, no code being loaded, nothing to render, no debounce
 * pending. Throws after 60 s and names what is under way.
 */
export const settled = async (): Promise<void> => {
  // React schedules what it renders only outside of act.
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

/** An action that ends when the console is idle; `now` is the same without the wait, for tests that look in between. */
export const atRest = <Words extends unknown[], Result>(now: (...words: Words) => Promise<Result>) =>
  Object.assign(
    async (...words: Words): Promise<Result> => {
      const result = await now(...words)
      await settled()
      return result
    },
    { now },
  )

/** The hands of a user, without the wait. jsdom computes the style of every ancestor to check pointer-events, seconds a click on a whole console. */
export const raw = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
/** The hands of a user. Each action ends when the console is idle. */
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
