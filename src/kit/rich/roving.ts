import { type Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'

const STOPS = 'button:not(:disabled), input[role=combobox]'

/** One tab stop for all tools: the arrow keys, Home and End go from tool to tool, Escape goes back to the text. */
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
      // Keys of a menu or box that a tool has opened are its own.
      if (!(event.target instanceof Node && bar.current?.contains(event.target))) return
      if (event.key === 'Escape') return void editor.commands.focus()
      const all = stops()
      const at = all.findIndex((one) => one === event.target)
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key]
      if (to === undefined || at < 0) return
      event.preventDefault()
      all[(to + all.length) % all.length]?.focus()
    },
  }
}
