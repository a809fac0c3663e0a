import { useRef, useState } from 'react'
import * as clues from '@/api/leads/clues'
import { ApiError, isAborted } from '@/api/error'
import { assignReason } from '@/entities/leads/enums'
import { useTabs } from '@/session/tabs'
import { idsAt } from './collect'
import type { Part } from './draft'

const CHUNK = 200

/** True if the session ended or the request was aborted. Unlike after a failed chunk, the leads stay to be sent. */
const endsRun = (error: unknown): boolean =>
  isAborted(error) || (error instanceof ApiError && (error.fault === 'identity' || String(error.code) === '401'))

const again = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, left: [...part.left, ...Object.keys(part.failed)], failed: {} }))

/**
 * Sends the leads of a transfer in chunks of 200, one after the other, and stores the result of each chunk at once.
 * Stops between chunks on request, when the tab is closed or shows another dealer, and when the session ends. On
 * resuming, it first loads the leads that are still at the dealer, because a chunk may have succeeded although its
 * reply was lost.
 */
export const useRun = ({
  dealerCode,
  tab,
  read,
  keep,
}: {
  dealerCode: string
  tab: string
  read: () => Part[] | undefined
  keep: (parts: Part[]) => void
}) => {
  const [running, setRunning] = useState(false)
  const [trouble, setTrouble] = useState('')
  const busy = useRef(false)
  const stopped = useRef(false)
  const isWatched = () => {
    const search = useTabs.getState().tabs.find(({ key }) => key === tab)?.search
    return search !== undefined && new URLSearchParams(search).get('dealerCode') === dealerCode
  }

  const sendChunk = async (parts: Part[]): Promise<Part[]> => {
    const part = parts.find(({ left }) => left.length)
    if (!part) return parts
    const ids = part.left.slice(0, CHUNK)
    const target = {
      dealerCode: part.dealerCode,
      saleUserId: part.saleUserId,
      reason: String(assignReason.dealerLeaving),
      remark: '',
    }
    const failRows = await clues.reassignAgain({ clueIds: ids, target }, { quiet: true }).then(
      (answer) => answer.failRows,
      (error: unknown) => {
        if (endsRun(error)) throw error
        return ids.map((clueId) => ({ clueId, reason: error instanceof Error ? error.message : String(error) }))
      },
    )
    const failed = { ...part.failed, ...Object.fromEntries(failRows.map(({ clueId, reason }) => [clueId, reason])) }
    const sent = { ...part, left: part.left.slice(CHUNK), done: part.done + ids.length - failRows.length, failed }
    return parts.map((one) => (one === part ? sent : one))
  }

  /** Counts leads that are no longer at the dealer as done, since a chunk whose reply was lost has moved them. */
  const withoutGone = async (parts: Part[]): Promise<Part[]> => {
    const there = await idsAt(dealerCode)
    return parts.map((part) => {
      const left = part.left.filter((id) => there.has(id))
      return { ...part, left, done: part.done + part.left.length - left.length }
    })
  }

  const go = async (first: Part[] | undefined): Promise<void> => {
    if (busy.current) return
    busy.current = true
    stopped.current = false
    setRunning(true)
    setTrouble('')
    try {
      let parts = first ?? (await withoutGone(again(read() ?? [])))
      keep(parts)
      while (!stopped.current && isWatched() && parts.some(({ left }) => left.length)) {
        parts = await sendChunk(parts)
        keep(parts)
      }
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    } finally {
      busy.current = false
      setRunning(false)
    }
  }
  return {
    running,
    trouble,
    start: go,
    /** Continues with the remaining and the failed leads. */
    resume: () => go(undefined),
    stop: () => {
      stopped.current = true
    },
  }
}
