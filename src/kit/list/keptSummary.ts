import { useMemo, useState } from 'react'
import type { Page } from '@/api/reply'
import { derived } from '../data/load'
import type { ListCall } from './ListScreen'

const OF_PAGE = ['pageNo', 'pageSize', 'sortField', 'sortOrder']
const searchOf = (input: object): string =>
  JSON.stringify(Object.entries(input).filter(([key]) => !OF_PAGE.includes(key)))

/** A list call whose server sends counts and sums with the first page alone: the later pages of the same search have them too. */
export const useKeptSummary = <Row, Search extends object, Answer extends Page<Row> & { summary?: unknown }>(
  call: ListCall<Row, Search, Answer>,
): ListCall<Row, Search, Answer> => {
  const [kept] = useState(() => new Map<string, Answer['summary']>())
  return useMemo(
    () => ({
      query: (input) =>
        derived(call.query(input), 'summary', (answer) => {
          const search = searchOf(input)
          if (answer.summary !== undefined) kept.set(search, answer.summary)
          return { ...answer, summary: kept.get(search) }
        }),
    }),
    [call, kept],
  )
}
