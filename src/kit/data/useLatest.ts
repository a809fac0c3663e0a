import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same and does what the newest one does: for parts that are not rendered again when it changes. */
export const useLatest = <Words extends unknown[], Result>(
  act: (...words: Words) => Result,
): ((...words: Words) => Result) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...words: Words) => latest.current(...words), [])
}
