import { useCallback, useRef } from 'react'

/** Time in ms during which a server result is reused for the same value, so that one blur, change and save share it. */
const FRESH_MS = 3000

/**
 * Checks a value on the server once, however often a form validates it within FRESH_MS. Resolves to false if the
 * request fails, so that the server decides on save.
 */
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
