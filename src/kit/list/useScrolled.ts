import { type RefObject, type UIEvent, useCallback, useEffect, useRef } from 'react'

const STRIPS = '.data-head, .data-body, .data-foot, .data-scroll'

const MIN_SCROLLED = 200

const markCrowded = (table: HTMLElement | null, head: Element) => {
  if (!table) return
  const pinned = [...head.querySelectorAll<HTMLElement>('[data-fixed]')].reduce((sum, one) => sum + one.offsetWidth, 0)
  table.dataset.crowded = String(pinned + MIN_SCROLLED > head.clientWidth && head.scrollWidth > head.clientWidth)
}

const mark = (table: HTMLElement | null, { scrollLeft, scrollWidth, clientWidth }: Element) => {
  if (!table) return
  table.dataset.start = String(scrollLeft > 0)
  table.dataset.end = String(scrollLeft + clientWidth < scrollWidth - 1)
}

/**
 * Scrolls head, body, foot and bar of a table sideways together. Marks the sides with more content (`data-start`,
 * `data-end`), and a table whose pinned columns leave too little room (`data-crowded`). The body is focusable if it
 * contains nothing focusable.
 */
export const useScrolled = (
  pinned: readonly string[],
): {
  root: RefObject<HTMLDivElement | null>
  sync: (event: UIEvent<HTMLElement>) => void
} => {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const head = root.current?.querySelector('.data-head')
    const line = head?.firstElementChild
    if (!head || !line) return undefined
    // Reports after the layout. Measuring in the effect would force a second layout.
    const observer = new ResizeObserver(() => {
      mark(root.current, head)
      markCrowded(root.current, head)
    })
    observer.observe(head)
    observer.observe(line)
    return () => observer.disconnect()
  }, [pinned])
  useEffect(() => {
    const body = root.current?.querySelector<HTMLElement>('.data-body')
    if (body && !body.querySelector('a[href], button, input')) body.tabIndex = 0
    else body?.removeAttribute('tabindex')
  })
  const sync = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    for (const strip of root.current?.querySelectorAll(STRIPS) ?? [])
      if (strip.scrollLeft !== currentTarget.scrollLeft) strip.scrollLeft = currentTarget.scrollLeft
    mark(root.current, currentTarget)
  }, [])
  return { root, sync }
}
