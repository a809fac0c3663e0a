import { useEffect, useRef } from 'react'

/** When `state` changes, gives the focus that a pressed button lost, as it is gone or has nothing left to do, to a place within the element of the returned ref. */
export const useFocusKept = <E extends HTMLElement>(state: string, place: string) => {
  const root = useRef<E>(null)
  const known = useRef(state)
  useEffect(() => {
    if (known.current === state) return undefined
    known.current = state
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement?.matches(':disabled'))
        root.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [state, place])
  return root
}
