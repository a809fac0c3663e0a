import { useCallback, useEffect, useRef, useState } from 'react'
import { type Decision, sendDecision } from '../parts/useDecision'

/** How long a decision can be taken back before it is sent, in ms. */
const HOLD_MS = 5000

/**
 * Holds the last decision back for some seconds, so that it can be taken back; the next one, the end of the time, and whoever leaves the page or closes the
 * browser, send it. `onFail` is told of one that was not taken, `onNotSunk` of a post that passed and was not pushed down.
 */
export const useHeld = (tell: {
  onFail: (decision: Decision, error: unknown) => void
  onNotSunk: (decision: Decision, error: unknown) => void
}) => {
  const waiting = useRef<{ decision: Decision; timer: ReturnType<typeof setTimeout> }>(undefined)
  const [held, setHeld] = useState<Decision>()
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  /** The decision that is held, which is held no longer. */
  const take = useCallback((): Decision | undefined => {
    const { decision, timer } = waiting.current ?? {}
    clearTimeout(timer)
    waiting.current = undefined
    setHeld(undefined)
    return decision
  }, [])
  const flush = useCallback(
    (isLast = false) => {
      const decision = take()
      if (!decision) return
      sendDecision(decision, { isLast, onNotSunk: (error) => latest.current.onNotSunk(decision, error) }).catch(
        (error: unknown) => latest.current.onFail(decision, error),
      )
    },
    [take],
  )
  const hold = useCallback(
    (decision: Decision) => {
      flush()
      waiting.current = { decision, timer: setTimeout(flush, HOLD_MS) }
      setHeld(decision)
    },
    [flush],
  )
  // A page that is hidden has no effects: it sends what it held too.
  useEffect(() => {
    const leave = () => flush(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      flush()
    }
  }, [flush])
  return { held, hold, takeBack: take }
}
