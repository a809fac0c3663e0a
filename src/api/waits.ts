import { create } from 'zustand'

/** After so long without an answer the user is told, and may end the wait. */
const WAIT_MS = 10_000

/** The ways to end each request that the server has left without an answer for ten seconds. */
export const useWaits = create<{ waits: readonly (() => void)[] }>()(() => ({ waits: [] }))

/** Counts a request as waiting from its tenth second on; answers what to call at its end. */
export const noteWait = (stop: () => void): (() => void) => {
  const timer = setTimeout(() => useWaits.setState(({ waits }) => ({ waits: [...waits, stop] })), WAIT_MS)
  return () => {
    clearTimeout(timer)
    if (useWaits.getState().waits.includes(stop))
      useWaits.setState(({ waits }) => ({ waits: waits.filter((one) => one !== stop) }))
  }
}
