const KEY = Symbol.for('console.clock')

interface Clock {
  setBack: () => void
}

const install = (): Clock => {
  const { Date: RealDate } = globalThis
  const began = RealDate.now()
  let behind = 0
  const now = () => RealDate.now() - behind
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: unknown[], made) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  return {
    setBack: () => {
      behind = RealDate.now() - began
    },
  }
}

const known: Record<symbol, Clock | undefined> = globalThis as never // a key of its own in the global object

/**
 * Clock of the console and of the embedded back end in this worker. Every test begins at the start time of the
 * worker, so that the seeds, which count back from now, are built once per worker.
 */
export const clock: Clock = (known[KEY] ??= install())
