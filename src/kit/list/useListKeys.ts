import { type RefObject, useEffect } from 'react'
import { letterOf } from '@/lib/letterOf'

/** Where keys are for what has the focus: text is typed there, or a window or menu is open. */
const TAKEN =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=dialog], [role=menu], [role=listbox]'
/** The letters of a row's first actions. */
const ACTION_KEYS = ['a', 's', 'd']

const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('.data-row')]

/** Puts the focus on another row: the first where none has it. */
const step = (table: HTMLElement, by: 1 | -1): void => {
  const rows = rowsOf(table)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[at + by]
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}

/** What a key does on a row that has the focus itself; undefined: nothing. */
const pressed = (row: HTMLElement, key: string): HTMLElement | null | undefined => {
  if (key === ' ') return row.querySelector<HTMLElement>('.data-check:enabled')
  // To open a row never takes its next step.
  if (key === 'Enter') return row.querySelector<HTMLElement>('.cell-link, .row-action:not([data-next])')
  return row.querySelectorAll<HTMLElement>('.row-action')[ACTION_KEYS.indexOf(key)]
}

/**
 * The keys of a list in front: `/` goes to its filters, j and k to its next and previous row, from a row also the arrows; there Space ticks it, Enter opens
 * it, and a, s, d are its first actions.
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
