import { allOf } from '@/api/reply'
import type { Code, Field } from '@/entities/field'
import { type Filter, segmentedFilter } from './filters'
import { useList } from './place'
import { useFormats } from '../show/format'

const Tabs = ({ field, urgent, ...props }: Parameters<Filter['control']>[0] & { field: Field; urgent?: Code }) => {
  const { count } = useFormats()
  const list = useList()
  const { summary } = list
  const states = (field.of?.options ?? []).map(({ value }) => value)
  const countOf = (status?: string | number) =>
    summary && (status === undefined ? allOf({ ...list, summary }, states, props.value !== '') : summary[status])
  return segmentedFilter(field, (status) => {
    if (!summary) return ''
    const words = ` ${count(countOf(status))}`
    return status !== undefined && status === urgent && countOf(status) ? (
      <b className="urgent-count">{words}</b>
    ) : (
      words
    )
  }).control(props)
}

/**
 * Filter tabs for the states of a list, each with its count under the other filters. The count of the `urgent` state
 * is red.
 */
export const statusTabs = <K extends string>(field: Field<K>, urgent?: Code): Filter<K> => ({
  ...segmentedFilter(field),
  control: (props) => <Tabs {...props} field={field} urgent={urgent} />,
})
