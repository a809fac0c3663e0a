const unfinished = new Set<() => Promise<unknown>>()
/** Maximum time in ms by which unfinished work delays a log-out. */
const MAX_WAIT_MS = 3000

/**
 * Registers work to be finished before the user logs out or switches the role, such as a decision that is held back.
 * Returns a function that removes it.
 */
export const beforeLeaving = (finish: () => Promise<unknown>): (() => void) => {
  unfinished.add(finish)
  return () => void unfinished.delete(finish)
}

/** Finishes the registered work. Resolves even if it fails or takes too long; it reports its failures itself. */
export const finishWork = async (): Promise<void> => {
  if (!unfinished.size) return
  const finished = Promise.allSettled([...unfinished].map((finish) => finish()))
  await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}
