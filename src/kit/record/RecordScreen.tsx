import { Skeleton } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import type { FieldOf } from '@/entities/field'
import { isGiven } from '@/lib/given'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import type { Action, Items } from '../actions/actions'
import { OutdatedNote, type Queried, useFresh, useLoad } from '../data/load'
import { recordKeys } from '../page/rowsAround'
import { useRecordName, useScreen } from '../page/screen'
import { type ScreenTab, ScreenTabs } from '../page/ScreenTabs'
import { Facts, type FactsProps } from '../show/Facts'
import { StatusTag } from '../show/kinds'
import { WithPhone } from '../show/WithPhone'
import { isOutOfReach, NoRecord, Unread } from './NoRecord'
import { useIsPeek } from './peeked'
import { RecordBar, RecordHead } from './RecordHead'

interface RecordCall<Row> {
  query: (input: { id: string }, options: { quiet: boolean }) => Queried<Row | null | undefined>
}
/** How a record is read: the call that answers it by its id; or, where it is asked for in another way, a function of what the address names. */
export type RecordLoad<Row> = RecordCall<Row> | ((id: string) => Queried<Row | null | undefined>)
export const queryOf = <Row extends object>(load: RecordLoad<Row>, id: string): Queried<Row | null | undefined> =>
  'query' in load ? load.query({ id }, { quiet: true }) : load(id)

interface RecordProps<Row extends object> {
  load: RecordLoad<Row>
  /** Said where the address lacks what the page needs. */
  missing?: string
  title: (row: Row) => ReactNode
  status?: FieldOf<Row>
  /** What is marked beside its name, beside its state. */
  marks?: (row: Row) => ReactNode
  actions?: (row: Row) => Items
  /** What can be done with it by a control of its own, such as a button with a window. */
  tools?: (row: Row) => ReactNode
  /** Prints it, where that is more than to print the page as it is. */
  print?: () => void
  /** What stands over its facts: what to know first, how far it is. */
  above?: (row: Row) => ReactNode
  facts?: (row: Row) => FactsProps<Row>['fields']
  /** What happened to it: beside its facts where the window is wide, else below them. */
  story?: (row: Row) => { title: string; children: ReactNode }
  /** How it looks on a phone, beside its facts. */
  phone?: (row: Row) => ReactNode
  /** Its parts, one in sight. */
  tabs?: (row: Row) => readonly ScreenTab[]
  /** Its other cards, below its facts. */
  children?: (row: Row) => ReactNode
  /** The form of a record, or of a new one, which may begin as a copy of another. */
  form?: (row: Row | undefined, copied?: Row) => ReactNode
  /** What a new one is called, for whoever may make one. */
  create?: string | false
  /** Whether this one may be changed: then its form opens with `edit` in the address. Without it the page is always the form. */
  edits?: (row: Row) => boolean
  /** Its form is what the page opens with; `view` in the address has it read. */
  opened?: boolean
}

/** The query keys that open the form of a record, have it read, and name what a new one begins as. */
const EDIT = 'edit'
const VIEW = 'view'
const COPY = 'copyId'

/**
 * The page of one record, by the keys of its route in the address: waits, fails with a retry, says what is not there, lacks or is outdated; its head with name,
 * state and actions, the ways to its neighbours and back to its list; its facts, cards and tabs. With a `form` it is also the page of a new one and of changes.
 */
export const RecordScreen = <Row extends object>(props: RecordProps<Row>) => {
  const { path, query } = useScreen()
  const { form, edits, opened, create, missing } = props
  const keys = recordKeys(path)
  const values = keys.map((key) => query.get(key) ?? '')
  const [id = ''] = values
  const own = { ...props, id, about: Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])) }
  if (values.every(Boolean)) {
    if (form && (!edits || (opened ? query.get(VIEW) !== '1' : query.get(EDIT) === '1')))
      return <Changed key={`edit ${id}`} {...own} form={form} />
    return <Shown key={id} {...own} />
  }
  const copyId = query.get(COPY) ?? ''
  if (!form || !create) return <NoRecord text={missing} />
  if (copyId) return <Copied key={copyId} {...own} id={copyId} about={NOTHING} title={create} form={form} />
  return (
    <FormCard key="new" title={create}>
      {form(undefined)}
    </FormCard>
  )
}

const NOTHING: About = {}

type Form<Row> = NonNullable<RecordProps<Row & object>['form']>
/** What the address says that the page is about, by key. */
type About = Readonly<Record<string, string>>
type OneProps<Row extends object> = RecordProps<Row> & { id: string; about: About }

interface Answer<Row> {
  data?: Row | null
  error?: Error
  retry: () => void
  /** An answer is there, and no newer one on its way. */
  settled: boolean
}

/** A record once it is read. An answer that is empty, or is another record, is none. `held`: something typed stands in it, which outlives that it can be reached. */
const Loaded = <Row extends object>({
  answer: { data, error, retry, settled },
  about,
  held = false,
  children,
}: {
  answer: Answer<Row>
  about: About
  held?: boolean
  children: (row: Row) => ReactNode
}) => {
  const t = useT()
  const isOther = Object.entries(about).some(([key, asked]) => {
    const told = prop(data, key)
    return isGiven(told) && String(told) !== asked
  })
  if (error && (!data || (isOutOfReach(error) && !held))) return <Unread error={error} retry={retry} />
  if (data ? isOther : settled) return <NoRecord />
  if (!data)
    return (
      <section className="card" aria-label={t('kit.loading')}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </section>
    )
  return (
    <>
      <OutdatedNote error={error} retry={retry} />
      {children(data)}
    </>
  )
}

const Shown = <Row extends object>(props: OneProps<Row>) => {
  const { at, loading, ...load } = useLoad(queryOf(props.load, props.id), { keep: false })
  return (
    <Loaded answer={{ ...load, settled: at > 0 && !loading }} about={props.about}>
      {(row) => <Record {...props} row={row} />}
    </Loaded>
  )
}

/** The form of a record that is there; where it may not be changed it is shown, but not while something typed stands in the form. */
const Changed = <Row extends object>(props: OneProps<Row> & { form: Form<Row> }) => {
  const { ready, loading, ...load } = useFresh(queryOf(props.load, props.id))
  const { tab } = useScreen()
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  return (
    <Loaded answer={{ ...load, settled: ready && !loading }} about={props.about} held={dirty}>
      {(row) => <Editable {...props} row={row} dirty={dirty} />}
    </Loaded>
  )
}

const Editable = <Row extends object>({
  dirty,
  ...props
}: OneProps<Row> & { row: Row; form: Form<Row>; dirty: boolean }) => {
  const { row, title, form, edits, opened, children, actions } = props
  const may = !edits || edits(row)
  const [open, setOpen] = useState(may)
  useRecordName(title(row))
  if (!dirty && open !== may) setOpen(may)
  if (!(dirty ? open : may)) return <Record {...props} />
  return (
    <>
      <FormCard title={title(row)} marks={<Marks {...props} />} actions={edits && !opened ? undefined : actions?.(row)}>
        {form(row)}
      </FormCard>
      {!edits && children?.(row)}
    </>
  )
}

const Copied = <Row extends object>({
  title,
  form,
  ...props
}: Omit<OneProps<Row>, 'title' | 'form'> & { title: string; form: Form<Row> }) => {
  const { ready, loading, ...load } = useFresh(queryOf(props.load, props.id))
  return (
    <Loaded answer={{ ...load, settled: ready && !loading }} about={props.about}>
      {(row) => <FormCard title={title}>{form(undefined, row)}</FormCard>}
    </Loaded>
  )
}

const FormCard = ({
  title,
  marks,
  actions,
  children,
}: {
  title: ReactNode
  marks?: ReactNode
  actions?: Items
  children: ReactNode
}) => {
  const heading = useId()
  return (
    <section className="card" aria-labelledby={heading}>
      <RecordHead alone id={heading} title={title} marks={marks} actions={actions} />
      {children}
    </section>
  )
}

const Marks = <Row extends object>({ row, status, marks }: OneProps<Row> & { row: Row }) => (
  <>
    {status && <StatusTag field={status} value={row[status.key]} />}
    {marks?.(row)}
  </>
)

const Record = <Row extends object>(props: OneProps<Row> & { row: Row }) => {
  const { row, title, actions, tools, above, facts, story, phone, tabs, children, form, edits, opened } = props
  const heading = useId()
  const { setQuery } = useScreen()
  const isPeek = useIsPeek()
  const name = title(row)
  useRecordName(name)
  const edit: Action = {
    label: 'kit.edit',
    primary: true,
    hide: !form || !edits?.(row),
    run: () => setQuery(opened ? { [VIEW]: undefined } : { [EDIT]: '1', tab: undefined }, true),
  }
  const Head = isPeek ? RecordHead : RecordBar
  const over = above?.(row)
  const told = facts && <Facts row={row} fields={facts(row)} />
  const body = story ? (
    <>
      {over && <section className="card">{over}</section>}
      <div className="record-body">
        <section className="card" aria-labelledby={heading}>
          {told}
        </section>
        <Story {...story(row)} />
      </div>
    </>
  ) : (
    (over || told || phone) && (
      <section className="card" aria-labelledby={heading}>
        {phone && !isPeek ? (
          <WithPhone phone={phone(row)}>
            {over}
            {told}
          </WithPhone>
        ) : (
          <>
            {over}
            {told}
          </>
        )}
      </section>
    )
  )
  return (
    <>
      <Head
        id={heading}
        title={name}
        marks={<Marks {...props} />}
        actions={[edit, ...(actions?.(row) ?? [])]}
        tools={tools?.(row)}
        print={props.print}
      />
      {body}
      {children?.(row)}
      {tabs && !isPeek && (
        <section className="card record-tabs">
          <ScreenTabs tabs={tabs(row)} />
        </section>
      )}
    </>
  )
}

/** What happened to a record; beside its facts it is as high as they are and scrolls by itself. */
const Story = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId()
  return (
    <section className="card record-story" aria-labelledby={heading}>
      <h3 id={heading} className="card-title">
        {title}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reached by keyboard, which then scrolls it */}
      <div role="group" aria-labelledby={heading} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
