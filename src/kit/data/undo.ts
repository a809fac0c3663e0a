import { type MessageAction, showWithAction } from './messageAction'

/** How long it is offered to take something back, in ms. */
const UNDO_MS = 5000

/** Ends the offer made last, and takes that back where it is told to. */
let end: ((taken: boolean) => boolean) | undefined

/** Takes back what was done last, if that is still offered; once. Answers whether it was. */
export const undoLast = (): boolean => end?.(true) ?? false

/** Tells what went well, with a button that takes it back for some seconds: the last of several alone. */
export const offerUndo = (text: string, undo: MessageAction): void => {
  end?.(false)
  end = showWithAction({ tone: 'success', text, keys: 'Control+Z Meta+Z', lasts: UNDO_MS }, undo)
}
