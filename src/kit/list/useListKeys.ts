import { type RefObject, useEffect } from 'react'
import { letterOf } from '@/lib/letterOf'

/** Elements that handle keys themselves: text inputs, open windows and menus. */
const TAKEN =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]'
const ACTION_KEYS = ['a', 's', 'd']

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('.data-row')]

const step = (table: HTMLElement, by: 1 | -1): void => {
  const rows = rowsOf(table)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[at + by]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

const pressed = (row: HTMLElement, key: string): HTMLElement | null | undefined => {
  if (key === ' ') return row.querySelector<HTMLElement>('.data-check:enabled')
  // Opening a row must never run its next step.
  if (key === 'Enter') return row.querySelector<HTMLElement>('.cell-link, .row-action:not([data-next])')
  return row.querySelectorAll<HTMLElement>('.row-action')[ACTION_KEYS.indexOf(key)]
}

/**
 * Keyboard shortcuts of the list in front: `/` focuses the filters, j and k the next and previous row (on a row also
 * the arrows). On a row, Space ticks, Enter opens, and a, s, d run the first actions.
 */
export const useListKeys = (table: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      const key = letterOf(event)
      const own = table.current
      if (!own || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
      if (!(target instanceof Element) || target.closest(TAKEN) || !own.checkVisibility()) return
      const row = document.activeElement?.closest<HTMLElement>('.data-row')
      const isOnRow = row !== null && row === document.activeElement && own.contains(row)
      const toFilters =
        key === '/' ? own.closest('.frame')?.querySelector<HTMLElement>('.filters input:not([type=radio])') : undefined
      const hit = isOnRow ? pressed(row, key) : undefined
      if (toFilters) toFilters.focus()
      else if (key === 'j' || (isOnRow && key === 'ArrowDown')) step(own, 1)
      else if (key === 'k' || (isOnRow && key === 'ArrowUp')) step(own, -1)
      else if (hit) hit.click()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [table])
}
