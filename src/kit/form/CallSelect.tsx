import { Select } from 'antd'
import type { Page } from '@/api/reply'
import { distinct } from '@/lib/distinct'
import { optionsState, type Queried, useLoad } from '../data/load'
import { useOptionSearch } from '../data/usePinyin'
import { CLEAR } from '../show/boxIcons'
import type { ControlProps } from './controls'
import { type Choice, tidyChoices } from './RemoteSelect'
import { tagsOf } from './tags'

/** What answers the rows of a select, and what each of them is in it. */
export interface ChoiceSource<Row> {
  /** The question for all rows; undefined where what it depends on is not chosen yet. */
  of: Queried<readonly Row[] | Page<Row>> | undefined
  choice: (row: Row) => Choice
}

const NOTHING = { queryKey: ['nothing'], queryFn: () => Promise.resolve([]) }

/** The rows of an answer, be it a list or a page of one. */
export const rowsIn = <Row,>(answer: readonly Row[] | Page<Row> | null | undefined): readonly Row[] =>
  !answer ? [] : 'records' in answer ? answer.records : answer

/** The choices that a call answers, each value once, with how the reading stands. */
export const useChoices = <Row,>({ of, choice }: ChoiceSource<Row>) => {
  const { data, error, loading, retry } = useLoad(of ?? NOTHING, { enabled: of !== undefined, keep: false })
  return { choices: distinct(tidyChoices(rowsIn(data).map(choice)), ({ value }) => value), error, loading, retry }
}

/**
 * A select of one, or of several, whose options are the rows that a call answers, all of them at once. It finds by what the labels contain, in Chinese
 * by pinyin too; waits and fails inside its list. A chosen value that it does not offer keeps its known label, or is shown as it is.
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
    /** Labels of values that are chosen already and may not be offered any more. */
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
