interface Work {
  requests: Set<XMLHttpRequest>
  timers: Set<unknown>
  tasks: Set<unknown>
}

/** Maximum delay in ms of debounced input. Longer timers are not counted: toasts, polls, undo periods. */
const DEBOUNCE_MS = 500

const KEY = Symbol.for('console.work')

const install = (): Work => {
  const work: Work = { requests: new Set(), timers: new Set(), tasks: new Set() }
  const { setTimeout, clearTimeout, setImmediate, clearImmediate } = globalThis
  const startTimer = (act: (...words: unknown[]) => void, ms = 0, ...words: unknown[]) => {
    if (ms > DEBOUNCE_MS) return setTimeout(act, ms, ...words)
    const timer = setTimeout(() => {
      work.timers.delete(timer)
      act(...words)
    }, ms)
    work.timers.add(timer)
    return timer
  }
  const startTask = (act: (...words: unknown[]) => void, ...words: unknown[]) => {
    const task = setImmediate(() => {
      work.tasks.delete(task)
      act(...words)
    })
    work.tasks.add(task)
    return task
  }
  globalThis.setTimeout = Object.assign(startTimer, setTimeout)
  globalThis.clearTimeout = (timer) => {
    work.timers.delete(timer)
    clearTimeout(timer)
  }
  globalThis.setImmediate = Object.assign(startTask, setImmediate)
  globalThis.clearImmediate = (task) => {
    work.tasks.delete(task)
    clearImmediate(task)
  }
  return work
}

const known: Record<symbol, Work | undefined> = globalThis as never // a key of its own in the global object

/** Pending work of the app. Import it before React, whose scheduler captures `setImmediate` on load. */
export const work: Work = (known[KEY] ??= install())

const WATCHED = Symbol.for('console.watched')

/** Counts the requests of the current window, which files of one worker may share. */
export const watchRequests = (): void => {
  work.requests.clear()
  if (WATCHED in XMLHttpRequest) return
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    static [WATCHED] = true
    override send(body?: Parameters<XMLHttpRequest['send']>[0]) {
      work.requests.add(this)
      this.addEventListener('loadend', () => work.requests.delete(this))
      super.send(body)
    }
  }
}
