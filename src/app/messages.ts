import { create } from 'zustand'
import { NOTICE_MS, type Notice, onNotice } from '@/api/notices'

interface Messages {
  past: readonly Notice[]
  shown: readonly Notice[]
}

export const useMessages = create<Messages>()(() => ({ past: [], shown: [] }))

const KEPT = 50

/** Subscribes to notices. The log-in page renders its own. */
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

export const forgetMessages = (): void => useMessages.setState({ past: [] })
