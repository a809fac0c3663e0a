import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'

interface Picture {
  url: string
  name: string
}

/** Meta key of a transaction that inserts uploaded pictures. */
const INSERTS = 'insertsPictures'

/**
 * Follows the selection, or a position, through the changes made during an upload. Returns a function that inserts the
 * pictures there. The caret stays where the user has moved it, and only a range that is still selected is replaced.
 */
export const followPlace = (editor: Editor, at?: number): ((pictures: readonly Picture[]) => void) => {
  let [from, to] = at === undefined ? [editor.state.selection.from, editor.state.selection.to] : [at, at]
  const follow = (event: { transaction: Transaction; appendedTransactions: Transaction[] }) => {
    for (const change of [event.transaction, ...event.appendedTransactions]) {
      // Text typed meanwhile follows the pictures, but those chosen earlier precede them.
      const side = change.getMeta(INSERTS) ? 1 : -1
      from = change.mapping.map(from, side)
      to = change.mapping.map(to, side)
    }
  }
  editor.on('transaction', follow)
  return (pictures) => {
    editor.off('transaction', follow)
    if (editor.isDestroyed || !pictures.length) return
    const { selection } = editor.state
    const isSelected = selection.from === from && selection.to === to
    const content = pictures.map(({ url, name }) => ({ type: 'image', attrs: { src: url, alt: name } }))
    editor
      .chain()
      .setMeta(INSERTS, true)
      .insertContentAt({ from: isSelected ? from : to, to }, content, { updateSelection: isSelected })
      .run()
  }
}

/** Returns the new address of a picture; undefined to remove it. */
export type NewAddress = (src: string) => string | undefined

/** Replaces the addresses of all pictures without moving the caret. Undo keeps the new ones. */
export const replacePictures = (editor: Editor, addressOf: NewAddress): void => {
  editor.commands.command(({ tr }) => {
    tr.setMeta('addToHistory', false)
    editor.state.doc.descendants((node, at) => {
      if (node.type.name !== 'image') return
      const src = String(node.attrs.src)
      const next = addressOf(src)
      const place = tr.mapping.map(at)
      if (next === undefined) tr.delete(place, place + node.nodeSize)
      else if (next !== src) tr.setNodeAttribute(place, 'src', next)
    })
    return true
  })
}
