import { useEffect, useEffectEvent } from 'react'
import { letterOf } from '@/lib/letterOf'

export interface DeskWork {
  pass: () => unknown
  sink: () => unknown
  reject: (code?: number) => unknown
  next: () => unknown
  previous: () => unknown
  look: () => unknown
  undo: () => unknown
}

/** Elements that handle keys themselves: text input, dialogs, menus, viewers, videos. */
const TAKEN =
  'input:not([type=radio]), textarea, select, video, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [role=tab]'
/** Elements that handle arrow keys themselves. */
const ARROWS_TAKEN = '[role=radiogroup]'
const isCovered = () =>
  [...document.querySelectorAll('.ant-image-preview, .ant-modal-wrap, .ant-drawer-open')].some((one) =>
    one.checkVisibility(),
  )

/**
 * Keyboard shortcuts of the desk: A approves, S approves and pushes down, R and the digits reject, arrows navigate,
 * Space enlarges, Z undoes.
 */
export const useDeskKeys = (does: DeskWork, decides: boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, repeat } = event
    const key = letterOf(event)
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return
    if (!(target instanceof Element) || target.closest(TAKEN) || isCovered()) return
    const decisions: Record<string, () => unknown> = {
      a: does.pass,
      s: does.sink,
      r: () => does.reject(),
      z: does.undo,
    }
    if (key.startsWith('Arrow') && target.closest(ARROWS_TAKEN)) return
    const moves: Record<string, () => unknown> = {
      ArrowRight: does.next,
      ArrowDown: does.next,
      ArrowLeft: does.previous,
      ArrowUp: does.previous,
    }
    const isDigit = /^[1-9]$/.test(key)
    const work =
      moves[key] ??
      // Space on a button activates that button.
      (key === ' ' && !target.closest('button, a') ? does.look : undefined) ??
      (decides ? (decisions[key] ?? (isDigit ? () => does.reject(Number(key)) : undefined)) : undefined)
    if (!work) return
    event.preventDefault()
    // A key that is held down decides only once.
    if (!repeat || key in moves) work()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
