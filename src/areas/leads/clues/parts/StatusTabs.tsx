import { allOf } from '@/api/reply'
import { clue } from '@/entities/leads/clue'
import { useFormats } from '@/kit/show/format'
import { type Filter, segmentedFilter } from '@/kit/list/filters'
import { useList } from '@/kit/list/place'

const STATES = (clue.status.of?.options ?? []).map(({ value }) => value)

/** The states of leads as tabs over the list, each with its count and all with theirs, under the other filters of the list. */
export const StatusTabs = (props: Parameters<Filter['control']>[0]) => {
  const { count } = useFormats()
  const { summary, total } = useList()
  const countOf = (status?: string | number) =>
    summary && (status === undefined ? allOf({ summary, total }, STATES, props.value !== '') : summary[status])
  return segmentedFilter(clue.status, (status) => (summary ? ` ${count(countOf(status))}` : '')).control(props)
}
