import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface Marking {
  words: readonly string[]
  marks: DecorationSet
}
/** Meta key of a transaction that sets the words to mark. Marks are decorations and not part of the document. */
export const MARKED = new PluginKey<Marking>('marked')

const marksOf = (doc: Node, words: readonly string[]): DecorationSet => {
  const found: Decoration[] = []
  doc.descendants((node, at) => {
    const text = node.text ?? ''
    for (const word of words.filter(Boolean))
      for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
        found.push(Decoration.inline(at + from, at + from + word.length, { class: 'rich-marked' }))
  })
  return DecorationSet.create(doc, found)
}

export const Marked = Extension.create({
  name: 'marked',
  addProseMirrorPlugins: () => [
    new Plugin<Marking>({
      key: MARKED,
      state: {
        init: () => ({ words: [], marks: DecorationSet.empty }),
        apply: (change, before) => {
          const told: unknown = change.getMeta(MARKED)
          const words = Array.isArray(told) ? told.filter((one) => typeof one === 'string') : before.words
          return words === before.words && !change.docChanged ? before : { words, marks: marksOf(change.doc, words) }
        },
      },
      props: { decorations: (state) => MARKED.getState(state)?.marks },
    }),
  ],
})
