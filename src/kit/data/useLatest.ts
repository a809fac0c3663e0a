import { useCallback, useEffect, useRef } from 'react'

/** Returns a function with a stable identity that calls the latest `act`, for memoised children. */
export const useLatest = <Words extends unknown[], Result>(
  act: (...words: Words) => Result,
): ((...words: Words) => Result) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...words: Words) => latest.current(...words), [])
}
