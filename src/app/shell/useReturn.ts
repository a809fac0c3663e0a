import { type RefObject, useLayoutEffect } from 'react'

const scrolled = new Map<string, number>()
/** Held weakly: a closed page is not to live on for its focus. */
const focused = new Map<string, WeakRef<HTMLElement>>()

/**
 * Brings a tab back as it was left: scroll position, and the focus unless the user walks the tab bar by keyboard. Effects of a kept page run at each
 * return, which is what this builds on.
 */
export const useReturn = (id: string, root: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const page = root.current
    window.scrollTo({ top: scrolled.get(id) ?? 0, behavior: 'instant' })
    const before = focused.get(id)?.deref()
    const walksTabs = document.activeElement?.matches('[role=tab]:focus-visible') === true
    if (before?.isConnected && page?.contains(before) && !walksTabs) before.focus({ preventScroll: true })
    const onScroll = () => scrolled.set(id, window.scrollY)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.set(id, new WeakRef(target))
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    page?.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      page?.removeEventListener('focusin', onFocus)
    }
  }, [id, root])
}
