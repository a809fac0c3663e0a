import { useMemo, useRef } from 'react'
import type { Page } from '@/api/reply'
import { isRecord } from '@/lib/json'
import type { ListState } from './state'

const isSent = (value: unknown) => value !== undefined && !(isRecord(value) && Object.keys(value).length === 0)

const totalOf = ({ total, guessed, totalMore }: Page<unknown>) => ({ total, guessed, totalMore })

/**
 * Returns a response with the summary data of the search's first page, since a server may send counts and totals only
 * there. A `stale` response belongs to an earlier query.
 */
export const useBeside = <Answer extends Page<unknown>>(
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
        ? {
            ...kept,
            ...Object.fromEntries(Object.entries(answer).filter(([, value]) => isSent(value))),
            ...totalOf(answer.guessed && !kept.guessed ? kept : answer),
          }
        : answer,
    [answer, kept],
  )
}
