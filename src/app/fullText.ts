/** Marks a title that was made here, and may be made anew. */
const MADE = 'data-whole'

/** The nearest part of the page around a place that cuts its text off with an ellipsis, if one does. */
const cutAround = (start: Element): HTMLElement | undefined => {
  let at: Element | null = start
  for (let depth = 0; at instanceof HTMLElement && depth < 4; depth++) {
    if (at.title && !at.hasAttribute(MADE)) return undefined
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).textOverflow === 'ellipsis') return at
    at = at.parentElement
  }
  return undefined
}

/** A text that its place cuts off is shown whole on hover, in every table, tag, tab and list (F-206); a title that a screen gave stays. */
export const showFullTexts = (): void => {
  document.addEventListener('mouseover', ({ target }) => {
    const cut = target instanceof Element ? cutAround(target) : undefined
    if (!cut) return
    cut.title = cut.innerText.trim()
    cut.setAttribute(MADE, '')
  })
}
