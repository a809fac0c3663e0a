import { useEffect, useEffectEvent } from 'react'
import { letterOf } from '@/lib/letterOf'

/** What the keys of the desk do. */
export interface DeskWork {
  pass: () => unknown
  sink: () => unknown
  reject: (code?: number) => unknown
  next: () => unknown
  previous: () => unknown
  look: () => unknown
  undo: () => unknown
}

/** Where keys are for what has the focus: text is typed there, a window, a menu or a viewer is open, a video plays. */
const TAKEN =
  'input:not([type=radio]), textarea, select, video, [contenteditable=true], [role=dialog], [role=menu], [role=listbox], [role=tab]'
/** Where arrows choose something. */
const ARROWS_TAKEN = '[role=radiogroup]'
const isCovered = () =>
  [...document.querySelectorAll('.ant-image-preview, .ant-modal-wrap, .ant-drawer-open')].some((one) =>
    one.checkVisibility(),
  )

/** The keys of the desk while its page is in front: A passes, S passes and sinks, R and the digits reject, arrows lead on, Space looks closer, Z takes back. */
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
      // Space on a button is that button's.
      (key === ' ' && !target.closest('button, a') ? does.look : undefined) ??
      (decides ? (decisions[key] ?? (isDigit ? () => does.reject(Number(key)) : undefined)) : undefined)
    if (!work) return
    event.preventDefault()
    // A key that is held down decides once.
    if (!repeat || key in moves) work()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
