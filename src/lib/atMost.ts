/** A gate that lets `most` pieces of work run at once. The others wait in the order of their coming; one whose signal ends while it waits never runs. */
export const atMost = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (running < most) running++
    else await new Promise<void>((go) => waiting.push(go))
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
