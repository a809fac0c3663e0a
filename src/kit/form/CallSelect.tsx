import { Select } from 'antd'
import type { Page } from '@/api/reply'
import { distinct } from '@/lib/distinct'
import { optionsState, type Queried, useLoad } from '../data/load'
import { useOptionSearch } from '../data/usePinyin'
import { CLEAR } from '../show/boxIcons'
import type { ControlProps } from './controls'
import { type Choice, tidyChoices } from './RemoteSelect'
import { tagsOf } from './tags'

export interface ChoiceSource<Row> {
  /** Query for all rows; undefined until the value it depends on is chosen. */
  of: Queried<readonly Row[] | Page<Row>> | undefined
  choice: (row: Row) => Choice
}

const NOTHING = { queryKey: ['nothing'], queryFn: () => Promise.resolve([]) }

export const rowsIn = <Row,>(answer: readonly Row[] | Page<Row> | null | undefined): readonly Row[] =>
  !answer ? [] : 'records' in answer ? answer.records : answer

export const useChoices = <Row,>({ of, choice }: ChoiceSource<Row>) => {
  const { data, error, loading, retry } = useLoad(of ?? NOTHING, { enabled: of !== undefined, keep: false })
  return { choices: distinct(tidyChoices(rowsIn(data).map(choice)), ({ value }) => value), error, loading, retry }
}

/**
 * Single or multiple select whose options are all rows of a call, loaded at once. Searches labels, in Chinese also by
 * pinyin. Shows loading and failures in its list. A chosen value that is not on offer keeps its known label, or is
 * shown as it is.
 */
export const CallSelect = <Row, V extends string | string[] | undefined = string | undefined>({
  of,
  choice,
  multiple = false,
  value,
  onChange,
  label,
  placeholder = label,
  known = [],
  ...rest
}: ControlProps<V> &
  ChoiceSource<Row> & {
    multiple?: boolean
    label?: string
    placeholder?: string
    known?: readonly Choice[]
  }) => {
  const { choices, ...load } = useChoices({ of, choice })
  const search = useOptionSearch()
  return (
    <Select
      {...rest}
      mode={multiple ? 'multiple' : undefined}
      allowClear={CLEAR}
      showSearch={search}
      {...tagsOf(Array.isArray(value) ? value.length : 0)}
      className="full-width"
      aria-label={label}
      placeholder={placeholder}
      value={value === '' ? undefined : value}
      options={choices}
      labelRender={({ label: text, value: one }) =>
        text ?? (known.find((other) => other.value === one)?.label || String(one))
      }
      {...optionsState(load)}
      onChange={onChange}
    />
  )
}
