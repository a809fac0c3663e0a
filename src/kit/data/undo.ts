import { type MessageAction, showWithAction } from './messageAction'

const UNDO_MS = 5000

let end: ((taken: boolean) => boolean) | undefined

/** Undoes the last action once if that is still offered. Returns true if it was. */
export const undoLast = (): boolean => end?.(true) ?? false

/** Shows a success notice with an undo button for some seconds. Only the latest one is offered. */
export const offerUndo = (text: string, undo: MessageAction): void => {
  end?.(false)
  end = showWithAction({ tone: 'success', text, keys: 'Control+Z Meta+Z', lasts: UNDO_MS }, undo)
}
