import { useMemo } from 'react'
import type { Field } from '@/entities/field'
import { type Filter, filterOf } from '@/kit/list/filters'
import { type Sort, useListState } from '@/kit/list/state'
import { useLoad } from '@/kit/load'

interface Asked<Answer> {
  query: (input: never) => { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Answer> }
}
interface ListOf {
  filters: readonly (Field | Filter)[]
  defaults?: Record<string, string>
  sort?: Sort
}

const NO_DEFAULTS: Record<string, string> = {}

/** The whole answer that a list beside it shows the page of: one request serves both. What it is given must be what the list is given. */
export const useAnswer = <Answer>(call: Asked<Answer>, { filters, defaults = NO_DEFAULTS, sort }: ListOf) => {
  const made = useMemo(() => filters.map(filterOf), [filters])
  const { state } = useListState(made, defaults, sort)
  // A list asks with its filters, which are names that its call takes.
  return useLoad(call.query({ ...state.search, pageNo: state.pageNo, pageSize: state.pageSize } as never))
}
