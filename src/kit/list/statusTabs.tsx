import { allOf } from '@/api/reply'
import type { Field } from '@/entities/field'
import { type Filter, segmentedFilter } from './filters'
import { useList } from './place'
import { useFormats } from '../show/format'

const Tabs = ({ field, ...props }: Parameters<Filter['control']>[0] & { field: Field }) => {
  const { count } = useFormats()
  const { summary, total } = useList()
  const states = (field.of?.options ?? []).map(({ value }) => value)
  const countOf = (status?: string | number) =>
    summary && (status === undefined ? allOf({ summary, total }, states, props.value !== '') : summary[status])
  return segmentedFilter(field, (status) => (summary ? ` ${count(countOf(status))}` : '')).control(props)
}

/** The states of a list, each with its count under the other filters, as its filter. */
export const statusTabs = <K extends string>(field: Field<K>): Filter<K> => ({
  ...segmentedFilter(field),
  control: (props) => <Tabs {...props} field={field} />,
})
