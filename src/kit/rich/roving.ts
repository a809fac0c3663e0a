import { type Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'

const STOPS = 'button:not(:disabled), input[role=combobox]'

/** Single tab stop for the toolbar: arrow keys, Home and End move between tools, Escape returns to the text. */
export const useRoving = (editor: Editor) => {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<Element>(undefined)
  const stops = () => [...(bar.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const settle = () => {
    const all = stops()
    const stop = all.find((one) => one === last.current) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  }
  useEffect(settle)
  return {
    ref: bar,
    onFocus: ({ target }: { target: Element }) => {
      last.current = target
      settle()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.target instanceof Node && bar.current?.contains(event.target))) return
      if (event.key === 'Escape') {
        // Otherwise the panel around the editor would close.
        event.stopPropagation()
        return void editor.commands.focus()
      }
      const all = stops()
      const at = all.findIndex((one) => one === event.target)
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key]
      if (to === undefined || at < 0) return
      event.preventDefault()
      all[(to + all.length) % all.length]?.focus()
    },
  }
}
