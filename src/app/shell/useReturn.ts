import { type RefObject, useLayoutEffect, useRef } from 'react'

let top = 0
window.addEventListener('scroll', () => (top = window.scrollY), { passive: true })

const SCROLLED = 'scrolled'
/** Time in ms in which a remounted page may grow to its former height. */
const GROWING_MS = 5000
/** User input that ends the restoring of the scroll position. */
const HANDS = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const

/**
 * Scrolls a page to its former position once it is long enough, unless the user acts first. Aborting the returned
 * controller ends it.
 */
const followGrowth = (page: HTMLElement, to: number): AbortController => {
  const end = new AbortController()
  const watch = new ResizeObserver(() => {
    window.scrollTo({ top: to, behavior: 'instant' })
    if (Math.abs(window.scrollY - to) <= 1) end.abort()
  })
  const timer = setTimeout(() => end.abort(), GROWING_MS)
  end.signal.addEventListener('abort', () => {
    watch.disconnect()
    clearTimeout(timer)
  })
  for (const hand of HANDS) window.addEventListener(hand, () => end.abort(), { passive: true, signal: end.signal })
  watch.observe(page)
  return end
}

/**
 * Restores a tab: its scroll position, and the focus unless the user moves through the tab bar by keyboard. It relies
 * on the effects of a kept page, which run at each return. An unloaded page takes the position from the memory of its
 * tab, a newly opened one starts at the top.
 */
export const useReturn = (root: RefObject<HTMLElement | null>, kept: Map<string, unknown>): void => {
  const focused = useRef<HTMLElement>(undefined)
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const page = root.current
    const place = Number(kept.get(SCROLLED) ?? 0)
    // Scrolling to the current position would still force a layout.
    if (top !== place) window.scrollTo({ top: place, behavior: 'instant' })
    const growing = page && isNew.current && place > 0 ? followGrowth(page, place) : undefined
    isNew.current = false
    const before = focused.current
    const walksTabs = document.activeElement?.matches('[role=tab]:focus-visible') === true
    if (before?.isConnected && page?.contains(before) && !walksTabs) before.focus({ preventScroll: true })
    const onScroll = () => {
      if (growing && !growing.signal.aborted) return
      kept.set(SCROLLED, window.scrollY)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    page?.addEventListener('focusin', onFocus)
    return () => {
      growing?.abort()
      window.removeEventListener('scroll', onScroll)
      page?.removeEventListener('focusin', onFocus)
    }
  }, [root, kept])
}
