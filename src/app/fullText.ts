const MADE = 'data-whole'

const cutAround = (start: Element): HTMLElement | undefined => {
  let at: Element | null = start
  for (let depth = 0; at instanceof HTMLElement && depth < 4; depth++) {
    if (at.title && !at.hasAttribute(MADE)) return undefined
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).textOverflow === 'ellipsis') return at
    at = at.parentElement
  }
  return undefined
}

/**
 * Shows the full text of a cut-off element on hover, in every table, tag, tab and list (F-206). A title set by a
 * screen is kept.
 */
export const showFullTexts = (): void => {
  document.addEventListener('mouseover', ({ target }) => {
    const cut = target instanceof Element ? cutAround(target) : undefined
    if (!cut) return
    cut.title = cut.innerText.trim()
    cut.setAttribute(MADE, '')
  })
}
