import { useRef } from 'react'
import { useList } from '@/kit/list/place'

/** The figures that came with the first page of a list, kept while it is paged through. */
export const useKeptSummary = <T>(summary: T | undefined): T | undefined => {
  const { state } = useList()
  const kept = useRef(summary)
  if ((state?.pageNo ?? 1) === 1 || summary) kept.current = summary
  return kept.current
}
