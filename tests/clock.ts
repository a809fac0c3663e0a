const KEY = Symbol.for('console.clock')

interface Clock {
  setBack: () => void
}

const install = (): Clock => {
  const { Date: RealDate } = globalThis
  const realNow = RealDate.now.bind(RealDate)
  const began = realNow()
  let behind = 0
  // A spy replaces this function. Set back again, its time would be wrong by the age of the worker.
  RealDate.now = () => realNow() - behind
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: unknown[], made) =>
      Reflect.construct(target, parts.length === 0 ? [RealDate.now()] : parts, made),
  })
  return {
    setBack: () => {
      behind = realNow() - began
    },
  }
}

const known: Record<symbol, Clock | undefined> = globalThis as never // a key of its own in the global object

/**
 * Clock of the console and of the embedded back end in this worker. Every test begins at the start time of the
 * worker, so that the seeds, which count back from now, are built once per worker.
 */
export const clock: Clock = (known[KEY] ??= install())
