import { useEffect, useRef } from 'react'

/**
 * Moves the focus to `place` when `state` changes and the pressed button is removed or disabled. Returns the ref of
 * the container.
 */
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
