import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { isOutOfReach, NoRecord, Unread } from '@/business/NoRecord'
import { Outdated, useFresh, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import type { Path } from '@/routes'

interface Queried<Row> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Row>
}
interface RecordPageProps<Row> {
  /** Where its rows are listed. */
  list: Path
  load: (id: string) => Queried<Row>
  /** Whether this user may make a new one. */
  creates: boolean
  /** The form, of a new record or of one that is changed; undefined where this one may not be changed: then it is only shown. */
  form: (row: Row | undefined) => ReactNode
  /** The record as it is read; without it every visit is to the form. */
  view?: (row: Row) => ReactNode
  edits?: (row: Row) => boolean
}

/** The page of one record: without an id a new form, with one the record to be read, with `edit` its form. */
export const RecordPage = <Row,>(props: RecordPageProps<Row>) => {
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  if (!id) return props.creates ? props.form(undefined) : <NoRecord list={props.list} />
  if (!props.view || query.get('edit') === '1') return <Edited key={`edit ${id}`} id={id} {...props} />
  return <Read key={id} id={id} {...props} />
}

const Waiting = () => (
  <section className="card">
    <Skeleton active paragraph={{ rows: 10 }} />
  </section>
)

const Edited = <Row,>({ id, load, list, form, view, edits }: RecordPageProps<Row> & { id: string }) => {
  const { data, error, retry } = useFresh(load(id))
  if (error && (!data || isOutOfReach(error))) return <Unread error={error} retry={retry} list={list} />
  if (!data) return <Waiting />
  return view && edits && !edits(data) ? view(data) : form(data)
}

const Read = <Row,>({ id, load, list, view }: RecordPageProps<Row> & { id: string }) => {
  const { data, error, retry } = useLoad(load(id), { keep: false })
  if (error && (!data || isOutOfReach(error))) return <Unread error={error} retry={retry} list={list} />
  if (!data) return <Waiting />
  return (
    <>
      <Outdated error={error} retry={retry} />
      {view?.(data)}
    </>
  )
}
