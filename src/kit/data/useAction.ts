import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isChanged, isRefusal, isRefused, leavesOpen } from '@/api/error'
import { notify, reportFailure } from '@/api/notices'
import type { MessageAction } from './messageAction'
import { offerUndo } from './undo'

interface ActOptions {
  done?: string
  undo?: MessageAction
  /**
   * Displays a failure instead of the toast. It must also resolve conflicts with changes saved by somebody else,
   * after which nothing is reloaded.
   */
  onError?: (error: unknown) => void
  /** Skips the reload, since the data did not change. */
  keep?: boolean
  /**
   * Navigates after success; the next page loads the changed data and the current one is not reloaded. Returns false
   * if it stays.
   */
  leave?: () => unknown
}

/** Result of work that the user cancelled in a confirmation. Nothing was sent, so `act` shows and reloads nothing. */
export const CANCELLED: unique symbol = Symbol('called off')

/** Time allowed for the navigation, in ms; afterwards the page is considered to stay. */
const LEAVING_MS = 1000

/**
 * Runs a change, one at a time, then shows `done` and reloads all visible data. Also reloads if the result is
 * unknown or the server rejected it, since the visible data may be outdated. Returns true on success. Failures are
 * shown by the client or here; `onError` can place them.
 */
export const useAction = () => {
  const client = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const gone = useRef<() => void>(undefined)
  useEffect(() => () => gone.current?.(), [])
  const act = useCallback(
    async (work: () => unknown, { done, undo, onError, keep = false, leave }: ActOptions = {}): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      /** Invalidates all data, navigates, and reloads only what stays on screen, so that each query is sent once. */
      const leaveFirst = async (to: () => unknown) => {
        await client.invalidateQueries({ refetchType: 'none' })
        const left = new Promise<void>((resolve) => {
          gone.current = resolve
        })
        if (to() !== false) await Promise.race([left, new Promise((resolve) => setTimeout(resolve, LEAVING_MS))])
        void client.refetchQueries(
          { type: 'active', predicate: ({ state }) => state.isInvalidated },
          { cancelRefetch: false },
        )
      }
      try {
        if ((await work()) === CANCELLED) return false
        if (done && undo) offerUndo(done, undo)
        else if (done) notify('success', done)
        if (leave) await leaveFirst(leave)
        else if (!keep) await client.invalidateQueries()
        return true
      } catch (error) {
        if (onError) onError(error)
        else reportFailure(error, 'write')
        reportUnexpected(error)
        // The change may have been applied anyway, or somebody else was faster; the current data shows it (F-100).
        const isOld = leavesOpen(error) || (onError ? isRefused(error) && !isChanged(error) : isRefusal(error))
        if (!keep && isOld && navigator.onLine) void client.invalidateQueries()
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    [client],
  )
  const refresh = useCallback(() => void client.invalidateQueries(), [client])
  return { act, busy, refresh }
}

/** Reports errors of our own code to the console and error reports instead of treating them as server failures. */
export const reportUnexpected = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'ApiError') queueMicrotask(() => reportError(error))
}
