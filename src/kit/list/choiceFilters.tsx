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

/** A filter of one of the rows that a call answers, all of them in its list; sent under the field's own key. */
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

/** A filter of several of the rows that a call answers, sent as a list; else as `callFilter`. */
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

/** What a search on the server for one row is made of. */
interface Searched<Row> {
  /** The question for the rows that fit what is typed; nothing is typed yet where it is undefined. */
  ask: (word: string | undefined) => Queried<readonly Row[] | Page<Row>>
  /** The question for the one that is chosen, which says its name; without it, it is called as it is sent. */
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

/** A filter of one row that is searched for on the server by what is typed, sent under the field's own key. */
export const searchFilter = <K extends string, Row>({ key, label }: Named<K>, of: Searched<Row>): Filter<K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => sent({ [key]: text }),
  describe: (value) => <Name of={of} value={value} />,
  control: ({ value, onChange, label: name }) => <SearchBox of={of} value={value} onChange={onChange} label={name} />,
})

/** A filter that is set elsewhere on the screen, such as in a tree beside the list: in the bar it has its chip alone. */
export const elsewhereFilter = <Sent extends string, K extends string = Sent>(
  { key, label }: Named<K>,
  describe: Filter['describe'],
  toQuery: Filter<Sent, K>['toQuery'] = (text) => sent({ [key]: text }),
): Filter<Sent, K> => ({ key, label, elsewhere: true, toQuery, describe, control: () => null })
