import { create } from 'zustand'
import { NOTICE_MS, type Notice, onNotice } from '@/api/notices'

interface Messages {
  /** The last 50, newest first, to be read again in the tray. */
  past: readonly Notice[]
  /** Those on screen as toasts. */
  shown: readonly Notice[]
}

/** What the user was told since the page was loaded. */
export const useMessages = create<Messages>()(() => ({ past: [], shown: [] }))

const KEPT = 50

/** Starts to listen to notices. The log-in page shows those that come while it is there by itself. */
export const startMessages = (): void => {
  onNotice((notice) => {
    const elsewhere = window.location.pathname !== '/login'
    useMessages.setState(({ past, shown }) => ({
      past: [notice, ...past].slice(0, KEPT),
      shown: elsewhere ? [...shown, notice] : shown,
    }))
    const drop = () => useMessages.setState(({ shown }) => ({ shown: shown.filter(({ id }) => id !== notice.id) }))
    if (notice.stays) notice.stays(drop)
    else setTimeout(drop, NOTICE_MS)
  })
}

/** Forgets the past messages. */
export const forgetMessages = (): void => useMessages.setState({ past: [] })
