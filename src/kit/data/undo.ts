import { type Offer, offer } from './offer'

/** How long it is offered to take something back, in ms. */
const UNDO_MS = 5000

/** Ends the offer made last, and takes that back where it is told to. */
let end: ((taken: boolean) => boolean) | undefined

/** Takes back what was done last, if that is still offered; once. Answers whether it was. */
export const takeBack = (): boolean => end?.(true) ?? false

/** Tells what went well, with a button that takes it back for some seconds: the last of several alone. */
export const offerUndo = (text: string, undo: Offer): void => {
  end?.(false)
  end = offer({ tone: 'success', text, keys: 'Control+Z Meta+Z', lasts: UNDO_MS }, undo)
}
