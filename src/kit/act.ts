import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { leavesOpen } from '@/api/error'
import { notify } from '@/api/notices'

/**
 * Runs work that changes something: once at a time however often it is asked, then tells `done` and has everything on screen read again.
 * So it does when nobody knows whether it was done. Answers whether it went well; the client has told a failure already, `onError` may place it.
 */
export const useAct = () => {
  const client = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const act = useCallback(
    async (
      work: () => unknown,
      { done, onError, keep = false }: { done?: string; onError?: (error: unknown) => void; keep?: boolean } = {},
    ): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      try {
        await work()
        if (done) notify('success', done)
        if (!keep) await client.invalidateQueries()
        return true
      } catch (error) {
        onError?.(error)
        reportUnexpected(error)
        // It may have been done all the same: what the server has now shows it (F-100).
        if (!keep && leavesOpen(error) && navigator.onLine) void client.invalidateQueries()
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [client],
  )
  /** For work that went well only in part: has everything on screen read again. */
  const refresh = useCallback(() => void client.invalidateQueries(), [client])
  return { act, busy, refresh }
}

/** Lets a mistake of our own code reach the console and error reports instead of passing as a server's failure. */
export const reportUnexpected = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'ApiError') queueMicrotask(() => reportError(error))
}
