import { createContext, use } from 'react'
import { clue } from '@/entities/leads/clue'
import { useFormats } from '@/kit/format'
import { type Filter, segmented } from '@/kit/list/filters'

/** How many leads there are of each status, and of all, under the other filters of the list. */
export const StatusCounts = createContext<Readonly<Record<string, number>> | undefined>(undefined)

/** The states of leads as tabs over the list, each with its count. */
export const StatusTabs = (props: Parameters<Filter['control']>[0]) => {
  const { number } = useFormats()
  const counts = use(StatusCounts)
  return segmented(clue.status, (status) => (counts ? ` ${number(counts[status ?? 'all'] ?? 0)}` : '')).control(props)
}
