import { create } from 'zustand'

/** Time without a response after which the user may cancel the request. */
const WAIT_MS = 10_000

/** Abort functions of the requests without a response for ten seconds. */
export const useWaits = create<{ waits: readonly (() => void)[] }>()(() => ({ waits: [] }))

/** Registers a request as waiting after ten seconds. Returns the function to call at its end. */
export const noteWait = (stop: () => void): (() => void) => {
  const timer = setTimeout(() => useWaits.setState(({ waits }) => ({ waits: [...waits, stop] })), WAIT_MS)
  return () => {
    clearTimeout(timer)
    if (useWaits.getState().waits.includes(stop))
      useWaits.setState(({ waits }) => ({ waits: waits.filter((one) => one !== stop) }))
  }
}
