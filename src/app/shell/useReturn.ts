import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where the window stands. */
let top = 0
window.addEventListener('scroll', () => (top = window.scrollY), { passive: true })

/**
 * Brings a tab back as it was left: scroll position, and the focus unless the user walks the tab bar by keyboard. Effects of a kept page run at each
 * return, which is what this builds on; a page that is opened anew begins at its top.
 */
export const useReturn = (root: RefObject<HTMLElement | null>): void => {
  const scrolled = useRef(0)
  const focused = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const page = root.current
    // Told to stay where it is, a browser would calculate its layout all the same.
    if (top !== scrolled.current) window.scrollTo({ top: scrolled.current, behavior: 'instant' })
    const before = focused.current
    const walksTabs = document.activeElement?.matches('[role=tab]:focus-visible') === true
    if (before?.isConnected && page?.contains(before) && !walksTabs) before.focus({ preventScroll: true })
    const onScroll = () => {
      scrolled.current = window.scrollY
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    page?.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      page?.removeEventListener('focusin', onFocus)
    }
  }, [root])
}
