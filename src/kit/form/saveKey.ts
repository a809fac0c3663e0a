import { type RefObject, useEffect, useRef } from 'react'
import { letterOf } from '@/lib/letterOf'

interface Saving {
  root: RefObject<HTMLElement | null>
  save: RefObject<(() => void) | undefined>
}
/** The forms of the page in front that can be saved, the one opened last at the end. */
const forms: Saving[] = []

/** The window on top: what lies below it cannot be seen to be saved. */
const topWindow = (): Element | undefined =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].findLast((one) => one.checkVisibility())

/** Of the forms that one in which the focus is, else the last one that nothing covers. */
const formFor = (target: EventTarget | null): Saving | undefined => {
  const top = topWindow()
  const holds = (element: Node) => (one: Saving) => one.root.current?.contains(element) === true
  const focused = target instanceof Node ? forms.findLast(holds(target)) : undefined
  return focused ?? forms.findLast(({ root }) => !top || (root.current !== null && top.contains(root.current)))
}

const onKey = (event: KeyboardEvent): void => {
  const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 's'
  if (!isSave || event.isComposing || event.defaultPrevented || !forms.length) return
  // Nobody who presses it over a form means to save the page as a file.
  event.preventDefault()
  formFor(event.target)?.save.current?.()
}

/** Ctrl+S and ⌘S save a form wherever the focus is on its page, while the page is in front; of several the one that has the focus, else the one on top. */
export const useSaveKey = (root: RefObject<HTMLElement | null>, save: (() => void) | undefined): void => {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const can = save !== undefined
  useEffect(() => {
    if (!can) return undefined
    const own: Saving = { root, save: latest }
    if (!forms.length) window.addEventListener('keydown', onKey)
    forms.push(own)
    return () => {
      forms.splice(forms.indexOf(own), 1)
      if (!forms.length) window.removeEventListener('keydown', onKey)
    }
  }, [root, can])
}
