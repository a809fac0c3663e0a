import { useCallback, useRef } from 'react'

/** So long an answer of the server counts for the same value, in ms: for the checks of one blur, one change and one save. */
const FRESH_MS = 3000

/** Asks the server about a value once, however often a form checks it within a moment. Where it cannot be asked the server decides when it is saved. */
export const useRemoteCheck = (ask: (value: string) => Promise<boolean>): ((value: string) => Promise<boolean>) => {
  const last = useRef<{ value: string; at: number; answer: Promise<boolean> }>(undefined)
  const now = useRef(ask)
  now.current = ask
  return useCallback((value) => {
    if (last.current?.value !== value || Date.now() - last.current.at > FRESH_MS)
      last.current = { value, at: Date.now(), answer: now.current(value).catch(() => false) }
    return last.current.answer
  }, [])
}
