import { useRef } from 'react'
import type { Numbers } from '@/api/reply'
import { useList } from './place'

/** Returns what the answer of the surrounding list holds beside its rows. A server may send it with the first page only, so it is kept while the same search is paged through. */
export const useBeside = <T>(now: T | undefined): T | undefined => {
  const { search } = useList()
  const question = JSON.stringify(search)
  const kept = useRef<{ question: string; value: T }>(undefined)
  if (now !== undefined) kept.current = { question, value: now }
  return kept.current?.question === question ? kept.current.value : undefined
}

/** The numbers beside the rows of the surrounding list; undefined where none were sent. */
export const useSummary = (): Numbers | undefined => {
  const { summary } = useList()
  return useBeside(summary && Object.keys(summary).length > 0 ? summary : undefined)
}
