import { create } from 'zustand'
import { NOTICE_MS, type Notice, onNotice } from '@/api/notices'
import { onWipe } from './wipe'

interface Messages {
  /** The last 50, newest first, to be read again in the tray. */
  past: readonly Notice[]
  /** Those on screen as toasts. */
  shown: readonly Notice[]
}

/** What the user was told since the page was loaded. */
export const useMessages = create<Messages>()(() => ({ past: [], shown: [] }))

const KEPT = 50
/** How long what can be taken back stays on screen, in ms; longer while the user is at it. */
const UNDO_MS = 5000

const isPlain = ({ undo }: Notice): boolean => !undo
const drop = (id: number): void =>
  useMessages.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }))

const dropLater = ({ id, undo }: Notice): void =>
  void setTimeout(
    () => {
      const notice = useMessages.getState().shown.find((one) => one.id === id)
      if (notice?.undo && document.querySelector(`[data-notice="${id}"]:is(:hover, :focus-within)`)) dropLater(notice)
      else drop(id)
    },
    undo ? UNDO_MS : NOTICE_MS,
  )

/** Takes back what was told last, if that is still offered; once. Answers whether it was. */
export const takeBack = (): boolean => {
  const notice = useMessages.getState().shown.find(({ undo }) => undo)
  if (!notice?.undo) return false
  drop(notice.id)
  notice.undo.run()
  return true
}

/** Starts to listen to notices. The log-in page shows those that come while it is there by itself. */
export const startMessages = (): void => {
  onNotice((notice) => {
    const elsewhere = window.location.pathname !== '/login'
    useMessages.setState(({ past, shown }) => ({
      past: [notice, ...past].slice(0, KEPT),
      shown: elsewhere ? [...(notice.undo ? shown.filter(isPlain) : shown), notice] : shown,
    }))
    dropLater(notice)
  })
  // Nobody takes back what another did.
  onWipe(() => useMessages.setState(({ shown }) => ({ shown: shown.filter(isPlain) })))
}

/** Forgets the past messages. */
export const forgetMessages = (): void => useMessages.setState({ past: [] })
