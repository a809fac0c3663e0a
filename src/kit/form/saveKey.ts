import { type RefObject, useEffect, useRef } from 'react'
import { letterOf } from '@/lib/letterOf'

interface Saving {
  root: RefObject<HTMLElement | null>
  save: RefObject<(() => void) | undefined>
}
const forms: Saving[] = []

const topWindow = (): Element | undefined =>
  [...document.querySelectorAll('.ant-modal-wrap, .ant-drawer-open')].findLast((one) => one.checkVisibility())

const formFor = (target: EventTarget | null): Saving | undefined => {
  const top = topWindow()
  const holds = (element: Node) => (one: Saving) => one.root.current?.contains(element) === true
  const focused = target instanceof Node ? forms.findLast(holds(target)) : undefined
  return focused ?? forms.findLast(({ root }) => !top || (root.current !== null && top.contains(root.current)))
}

const onKey = (event: KeyboardEvent): void => {
  const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 's'
  if (!isSave || event.isComposing || event.defaultPrevented || !forms.length) return
  event.preventDefault()
  const { target } = event
  const form = formFor(target)
  if (!form) return
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  const { selectionStart = null, selectionEnd = null } = isText ? target : {}
  // Commits text that its control takes over on blur only, such as a tag.
  if (isText) target.blur()
  setTimeout(() => {
    if (isText && document.activeElement === document.body) {
      target.focus({ preventScroll: true })
      // Some boxes select their text on focus. A box of numbers has no selection to restore.
      if (selectionStart !== null) target.setSelectionRange(selectionStart, selectionEnd)
    }
    form.save.current?.()
  })
}

/** Saves on Ctrl+S and ⌘S anywhere on the active page: the form with the focus, else the topmost one. */
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
