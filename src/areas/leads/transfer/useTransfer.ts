import { useCallback, useEffect, useRef, useState } from 'react'
import { isYes } from '@/entities/field'
import type { Filter } from '@/kit/list/filters'
import { useT } from '@/locales'
import { collectChosen, TooManyLeads } from './collect'
import { type TransferDraft, transferDraft } from './draft'
import type { Lead } from './plan'

const PLANS = [1, 2]

/**
 * State of a transfer: its draft, saved on every change, and the leads chosen in step 1, reloaded when the draft is
 * restored.
 */
export const useTransfer = (dealerCode: string, filters: readonly Filter[]) => {
  const t = useT()
  const [store] = useState(() => transferDraft(dealerCode))
  const [draft, setDraft] = useState(store.read)
  const now = useRef(draft)
  const dropped = useRef(false)
  const collecting = useRef(false)
  const [leads, setLeads] = useState<Lead[]>()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const [fault, setFault] = useState('')

  const change = useCallback(
    (patch: Partial<TransferDraft>) => {
      now.current = { ...now.current, ...patch }
      if (!dropped.current) store.write(now.current)
      setDraft(now.current)
    },
    [store],
  )
  const discard = () => {
    dropped.current = true
    store.remove()
  }
  /**
   * Loads the leads chosen in step 1. Undefined if none of them can be moved, loading fails, or they are already
   * being loaded.
   */
  const load = useCallback(async (): Promise<Lead[] | undefined> => {
    if (collecting.current) return undefined
    collecting.current = true
    setFault('')
    setProgress({ done: 0, total: 0 })
    try {
      const found = await collectChosen(dealerCode, now.current, filters, (done, total) => setProgress({ done, total }))
      setLeads(found)
      if (found.some(({ blackFlag }) => !isYes(blackFlag))) return found
      setFault(t('transfer.noLeads'))
    } catch (error) {
      setFault(
        error instanceof TooManyLeads ? t('transfer.tooMany') : error instanceof Error ? error.message : String(error),
      )
    } finally {
      collecting.current = false
      setProgress(undefined)
    }
    return undefined
  }, [dealerCode, filters, t])

  const wants = PLANS.includes(draft.step) && leads === undefined && fault === ''
  useEffect(() => {
    if (wants) void load()
  }, [wants, load])

  const movable = (leads ?? []).filter(({ blackFlag }) => !isYes(blackFlag))
  return {
    draft,
    change,
    discard,
    load,
    progress,
    fault,
    setFault,
    leads: leads && movable,
    blackCount: (leads ?? []).length - movable.length,
    /** Returns the current draft, for work that outlives a render. */
    read: () => now.current,
  }
}
export type Transfer = ReturnType<typeof useTransfer>
