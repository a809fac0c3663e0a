import { useMemo, useRef } from 'react'
import { isRecord } from '@/lib/json'
import type { ListState } from './state'

const isSent = (value: unknown) => value !== undefined && !(isRecord(value) && Object.keys(value).length === 0)

/**
 * Returns an answer with what the first page of the same search had beside its rows: a server may send counts and sums with that page alone.
 * A `stale` answer belongs to an earlier question.
 */
export const useBeside = <Answer extends object>(
  answer: Answer | undefined,
  stale: boolean,
  { search, pageNo }: Pick<ListState, 'search' | 'pageNo'>,
): Answer | undefined => {
  const question = JSON.stringify(search)
  const first = useRef<{ question: string; answer: Answer }>(undefined)
  if (answer && !stale && pageNo === 1) first.current = { question, answer }
  const kept = first.current?.question === question ? first.current.answer : undefined
  return useMemo(
    () =>
      answer && kept && answer !== kept
        ? { ...kept, ...Object.fromEntries(Object.entries(answer).filter(([, value]) => isSent(value))) }
        : answer,
    [answer, kept],
  )
}
