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
/** Call that returns a record by its id, or a function that returns a query for the id in the address. */
export type RecordLoad<Row> = RecordCall<Row> | ((id: string) => Queried<Row | null | undefined>)
export const queryOf = <Row extends object>(load: RecordLoad<Row>, id: string): Queried<Row | null | undefined> =>
  'query' in load ? load.query({ id }, { quiet: true }) : load(id)

interface RecordProps<Row extends object> {
  load: RecordLoad<Row>
  missing?: string
  title: (row: Row) => ReactNode
  status?: FieldOf<Row>
  marks?: (row: Row) => ReactNode
  actions?: (row: Row) => Items
  tools?: (row: Row) => ReactNode
  print?: () => void
  above?: (row: Row) => ReactNode
  facts?: (row: Row) => FactsProps<Row>['fields']
  /** History of the record, beside its facts in a wide window, else below them. */
  story?: (row: Row) => { title: string; children: ReactNode }
  phone?: (row: Row) => ReactNode
  tabs?: (row: Row) => readonly ScreenTab[]
  children?: (row: Row) => ReactNode
  /** Form of an existing record; of a new one if `row` is undefined, filled from `copied` if given. */
  form?: (row: Row | undefined, copied?: Row) => ReactNode
  create?: string | false
  /**
   * True if the record may be edited. The form then opens with `mode=edit` in the address. Without this property the page
   * is always the form.
   */
  edits?: (row: Row) => boolean
  /** Opens the page with its form. `view` in the address shows the record read-only. */
  opened?: boolean
}

const MODE = 'mode'
const VIEW = 'view'
const COPY = 'copyId'

/**
 * Page of one record, identified by its route keys in the address. Loads the record, offers a retry on failure, and
 * reports an incomplete address, a missing record and outdated data. Shows head, facts, cards and tabs. With a `form`
 * it also edits records and, with `create` as the title, creates and copies them.
 */
export const RecordScreen = <Row extends object>(props: RecordProps<Row>) => {
  const { path, query } = useScreen()
  const { form, edits, opened, create, missing } = props
  const keys = recordKeys(path)
  const values = keys.map((key) => query.get(key) ?? '')
  const [id = ''] = values
  const own = { ...props, id, about: Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ''])) }
  if (values.every(Boolean)) {
    if (form && (!edits || (opened ? query.get(VIEW) !== '1' : query.get(MODE) === 'edit')))
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
type About = Readonly<Record<string, string>>
type OneProps<Row extends object> = RecordProps<Row> & { id: string; about: About }

interface Answer<Row> {
  data?: Row | null
  error?: Error
  retry: () => void
  /** True if a response is present and no newer one is pending. */
  settled: boolean
}

/**
 * Renders a record once it is loaded. An empty response, or one with another record, counts as missing. `held`: the
 * form has input, which stays even if the record becomes unavailable.
 */
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

/** Form of an existing record. A record that may not be edited is shown read-only, unless the form has input. */
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
    run: () => setQuery(opened ? { [VIEW]: undefined } : { [MODE]: 'edit', tab: undefined }, true),
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
