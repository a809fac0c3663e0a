import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the window stands. */
let top = 0
window.addEventListener('scroll', () => (top = window.scrollY), { passive: true })

const SCROLLED = 'scrolled'
/** So long a page that is mounted anew may take to become as long as it was. */
const GROWING_MS = 5000
/** What a user does to a page: from then on it goes where it is led. */
const HANDS = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const

/** Scrolls a page to where it stood as soon as it is long enough, unless its user is quicker; ends with what it answers. */
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
 * Brings a tab back as it was left: scroll position, and the focus unless the user walks the tab bar by keyboard. Effects of a kept page run at each
 * return, which is what this builds on; a page that slept finds its scroll position in what its tab remembers, one that is opened anew begins at its top.
 */
export const useReturn = (root: RefObject<HTMLElement | null>, kept: Map<string, unknown>): void => {
  const focused = useRef<HTMLElement>(undefined)
  const isNew = useRef(true)
  useLayoutEffect(() => {
    const page = root.current
    const place = Number(kept.get(SCROLLED) ?? 0)
    // Told to stay where it is, a browser would calculate its layout all the same.
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
