import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isChanged, isRefusal, isRefused, leavesOpen } from '@/api/error'
import { notify, reportFailure } from '@/api/notices'
import type { MessageAction } from './messageAction'
import { offerUndo } from './undo'

interface ActOptions {
  /** Told once it went well. */
  done?: string
  /** Offered with `done`: takes it back. */
  undo?: MessageAction
  /** Tells a failure that has a place of its own; there is asked what becomes of what somebody else saved meanwhile. */
  onError?: (error: unknown) => void
  /** Nothing was changed: nothing is read again. */
  keep?: boolean
  /** Leads elsewhere once it went well: what comes there reads what was changed, and nothing is read for what is left. False: it stays after all. */
  leave?: () => unknown
}

/** Answered by work that its user called off when asked: nothing was sent, and nothing is told. */
export const CANCELLED: unique symbol = Symbol('called off')

/** How long what leaves may take to go, in ms; then it is taken to stay. */
const LEAVING_MS = 1000

/**
 * Runs work that changes something: once at a time however often it is asked, then tells `done` and has everything on screen read again.
 * So it does when nobody knows whether it was done, and when the server refuses it, as what is on screen may be old. Answers whether it went well; the client or this has told a failure, `onError` may place it.
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
      /** Marks what was read as old, leaves, and has only what stays on screen read again: each question is asked once. */
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
        // It may have been done all the same, or somebody else was quicker: what the server has now shows it (F-100).
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
  /** For work that went well only in part: has everything on screen read again. */
  const refresh = useCallback(() => void client.invalidateQueries(), [client])
  return { act, busy, refresh }
}

/** Lets a mistake of our own code reach the console and error reports instead of passing as a server's failure. */
export const reportUnexpected = (error: unknown): void => {
  if (!(error instanceof Error) || error.name !== 'ApiError') queueMicrotask(() => reportError(error))
}
