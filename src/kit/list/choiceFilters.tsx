import type { Field } from '@/entities/field'
import type { Page } from '@/api/reply'
import { listOf } from '@/lib/listOf'
import { derived, type Queried, useLoad } from '../data/load'
import { CallSelect, type ChoiceSource, rowsIn, useChoices } from '../form/CallSelect'
import { type Choice, RemoteSelect } from '../form/RemoteSelect'
import { type Filter, sent } from './filters'

type Named<K extends string> = Pick<Field<K>, 'key' | 'label'>
interface BoxProps {
  value: string
  onChange: (text: string) => void
  label: string
}

const Names = <Row,>({ values, ...source }: ChoiceSource<Row> & { values: readonly string[] }) => {
  const { choices } = useChoices(source)
  return values.map((one) => choices.find(({ value }) => value === one)?.label ?? one).join(' / ')
}

export const callFilter = <K extends string, Row>({ key, label }: Named<K>, source: ChoiceSource<Row>): Filter<K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => sent({ [key]: text }),
  describe: (text) => <Names {...source} values={[text]} />,
  control: ({ value, onChange, label: name }) => (
    <CallSelect {...source} value={value} label={name} onChange={(text = '') => onChange(text)} />
  ),
})

export const callChoicesFilter = <K extends string, Row>(field: Named<K>, source: ChoiceSource<Row>): Filter<K> => ({
  ...callFilter(field, source),
  toQuery: (text) => sent({ [field.key]: listOf(text) }),
  describe: (text) => <Names {...source} values={listOf(text)} />,
  control: ({ value, onChange, label }) => (
    <CallSelect
      multiple
      {...source}
      value={listOf(value)}
      label={label}
      onChange={(values) => onChange(values.join(','))}
    />
  ),
})

interface Searched<Row> {
  /** Query for the rows that match the input; the input is undefined initially. */
  ask: (word: string | undefined) => Queried<readonly Row[] | Page<Row>>
  /** Query for the name of the chosen row; without it the value itself is shown. */
  one?: (value: string) => Queried<Row | null | undefined>
  choice: (row: Row) => Choice
}

const NONE = { queryKey: ['nothing'], queryFn: () => Promise.resolve(null) }
const useChosen = <Row,>({ one, choice }: Searched<Row>, value: string): Choice | undefined => {
  const { data } = useLoad(one?.(value) ?? NONE, { enabled: one !== undefined && value !== '', keep: false })
  return data ? choice(data) : undefined
}
const Name = <Row,>({ of, value }: { of: Searched<Row>; value: string }) => useChosen(of, value)?.label ?? value
const SearchBox = <Row,>({ of, value, onChange, label }: BoxProps & { of: Searched<Row> }) => {
  const chosen = useChosen(of, value)
  return (
    <RemoteSelect
      ask={(word) => derived(of.ask(word || undefined), 'choices', (answer) => rowsIn(answer).map(of.choice))}
      value={value || undefined}
      known={chosen && [chosen]}
      label={label}
      placeholder={label}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
    />
  )
}

/** Filters by one row found by a server search; sent under the field's key. */
export const searchFilter = <K extends string, Row>({ key, label }: Named<K>, of: Searched<Row>): Filter<K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => sent({ [key]: text }),
  describe: (value) => <Name of={of} value={value} />,
  control: ({ value, onChange, label: name }) => <SearchBox of={of} value={value} onChange={onChange} label={name} />,
})

/**
 * Returns a filter that is set elsewhere on the screen, such as in a tree beside the list; the bar only shows its
 * chip.
 */
export const elsewhereFilter = <Sent extends string, K extends string = Sent>(
  { key, label }: Named<K>,
  describe: Filter['describe'],
  toQuery: Filter<Sent, K>['toQuery'] = (text) => sent({ [key]: text }),
): Filter<Sent, K> => ({ key, label, elsewhere: true, toQuery, describe, control: () => null })
