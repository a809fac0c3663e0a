import { PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Space } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { FieldOf } from '@/entities/field'
import { notify } from '@/api/notices'
import { numbers, type Page, totalIn } from '@/api/reply'
import { type TextKey, useT } from '@/locales'
import { useIdentity, useMay } from '@/session/identity'
import { type Action, Actions, actionsWidth, RowActions } from '../actions/actions'
import { Loaded, useLoad } from '../data/load'
import { useLatest } from '../data/useLatest'
import { useStored } from '../data/useStored'
import { plain } from '../show/format'
import { isRecord, prop } from '@/lib/json'
import { normaliseInput } from '@/lib/normaliseInput'
import { useKept } from '../page/kept'
import { useScreen } from '../page/screen'
import { noteRows, type ListPages } from '../page/rowsAround'
import { useOpenedRows } from '../page/visited'
import { useBeside } from './beside'
import { type BulkAction, BulkBar } from './bulk'
import { Cards } from './Cards'
import {
  arranged,
  type Column,
  type ColumnOf,
  type ColumnSettings,
  columnOf,
  readSettings,
  fitted,
  NO_SETTINGS,
} from './columns'
import type { Arrange } from './HeadCell'
import { DataTable, type DataTableProps, keyed } from './DataTable'
import { totalsOf, useRowCount } from './Pager'
import { FilterBar } from './FilterBar'
import { FilterChips } from './FilterChips'
import { type Filter, filterOf, type FilterOf } from './filters'
import { type Nested, useNested } from './nested'
import { ListTools } from './ListTools'
import { ListContext, type ListPlace, type RowPlace } from './place'
import type { RowOrder } from './rowOrder'
import { rowsOfPage } from './rowsOfPage'
import { type FilterDefaults, type ListState, type PageSizes, type Sort, useListName, useListState } from './state'
import { useFullScreen } from '../show/useFullScreen'
import { Wall, WALL_SIZES, type WallPicture } from './Wall'

export interface ListCall<Row, Search, Answer> {
  query: (input: Search) => {
    queryKey: readonly unknown[]
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer & Page<Row>>
  }
}

export interface ListProps<Row, Search, Answer, By extends FilterOf<keyof Search & string>> {
  /** Paged call, or a function that selects one by the filters. */
  load: ListCall<Row, Search, Answer> | ((search: Record<string, unknown>) => ListCall<Row, Search, Answer>)
  /** Fixed parameters of the call, such as the parent record; a filter with the same key takes precedence. */
  also?: { readonly [K in keyof Search]?: Search[K] }
  /** Head of a record whose rows are listed, above the filters; from the response like `above`. */
  head?: (answer: Answer | undefined, error: Error | undefined) => ReactNode
  /**
   * Content above the list based on its response: tabs with counts, figures, charts. The response is undefined until
   * it has loaded, and stays so if the first request fails.
   */
  above?: (answer: Answer | undefined, error: Error | undefined) => ReactNode
  asOf?: TextKey
  /** Replaces the screen if the first request fails; if it returns nothing, the list shows the error. */
  instead?: (error: Error) => ReactNode
  rowKey: FieldOf<Row>
  nameOf: (row: Row) => string
  /** Other fields a row needs for any action, in addition to its key. */
  needs?: readonly FieldOf<Row>[]
  filters?: readonly By[]
  defaults?: { readonly [K in By['key']]?: string }
  /** The first column names the row and is pinned to the left by default. */
  columns: readonly ColumnOf<Row>[]
  sort?: Sort<keyof Row & string>
  create?: Omit<Action, 'primary' | 'icon'>
  toolbar?: ReactNode
  actions?: (row: Row, place: RowPlace) => readonly (Action | false | undefined)[]
  /** Order maintained by users: see useRowOrder. */
  order?: RowOrder<Row>
  bulk?: readonly BulkAction<Row>[]
  emptyText?: string
  emptyAction?: ReactNode
  /** Text if the default filters match no rows: a completed queue. */
  emptyQueue?: string
  nested?: Nested<Row>
  rowClass?: (row: Row) => string
  /** Footer rows from the response, such as totals; columns without a key in the row stay empty. */
  foot?: (answer: Answer) => DataTableProps<Row>['foot']
  /**
   * Above this number the total is not exact and pages cannot be jumped to, since counting a million rows is slow for
   * a server.
   */
  countedTo?: number
  renderCard?: (row: Row) => ReactNode
  /** Picture of a row; adds a switch between wall and table, the wall first. */
  picture?: (row: Row) => WallPicture
  /** Page sizes, the default first. */
  sizes?: PageSizes
  wallSizes?: PageSizes
}

const NO_DEFAULTS: FilterDefaults = {}
const NO_FILTERS: readonly Filter[] = []
const NO_ROWS: readonly never[] = []
const pageOf = <Row,>(answer: Page<Row>, { pageNo, pageSize }: ListState): Page<Row> => {
  const { records } = answer
  if (records.length <= pageSize) return answer
  return {
    ...answer,
    total: Math.max(answer.total, records.length),
    records: rowsOfPage(records, pageNo, pageSize),
  }
}

/** Returns a value derived from a row; undefined if the row's data is unreadable (F-68). */
const tolerant = <T,>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const MAX_SELECTED = 500
/** Number of rows rendered without yielding. */
const AT_ONCE = 20
/** Page size for selecting all rows. */
const MAX_PAGE = 100

/**
 * List screen: filters, page, size and sort in the address; server paging and sorting; stored column settings; a
 * selection across pages. The latest query wins, and old rows stay while newer ones load. A failure keeps the filters
 * and offers a retry. An empty page redirects to the last one with rows. `filters`, `columns`, `defaults` and `sort`
 * must be constants outside the component or memoised.
 */
export const ListScreen = <
  Row extends object,
  Search extends object,
  Answer,
  By extends FilterOf<keyof Search & string>,
>(
  props: ListProps<Row, Search, Answer, By>,
) => {
  const { load, rowKey, needs, columns, toolbar } = props
  const defaults: FilterDefaults = props.defaults ?? NO_DEFAULTS
  const called = props.nameOf
  const nameOf = useCallback((row: Row) => plain(tolerant(() => called(row))), [called])
  const t = useT()
  const { path, query: address, setQuery } = useScreen()
  const name = useListName()
  const may = useMay()
  const client = useQueryClient()
  const make = props.create
  const create = useMemo(() => make && <Actions items={[{ ...make, primary: true, icon: <PlusOutlined /> }]} />, [make])
  const bulk = useMemo(() => (props.bulk ?? []).filter(({ can }) => may(can)), [props.bulk, may])
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const filters = useMemo(() => (props.filters ?? NO_FILTERS).map(filterOf), [props.filters])
  const { picture, wallSizes = WALL_SIZES } = props
  const asWall = picture !== undefined && address.get('view') !== 'table'
  const { state, search, reset, setPage, setSort } = useListState(
    filters,
    defaults,
    props.sort,
    asWall ? wallSizes : props.sizes,
  )
  const call = typeof load === 'function' && !('query' in load) ? load(state.search) : load
  // A list call accepts filters with page and sort; unknown ones are ignored by the server.
  const query = (call as ListCall<Row, never, Answer>).query({
    ...props.also,
    ...state.search,
    pageNo: state.pageNo,
    pageSize: state.pageSize,
  } as never)
  const { data: sent, error, loading: asking, first, stale, retry } = useLoad(query)
  const newest = useBeside(sent, stale, state)
  // The first rows render deferred, so that typing and clicking never wait. Later ones render at once, since they
  // replace an optimistic state.
  const begun = useDeferredValue(newest !== undefined)
  const read = begun ? newest : undefined
  const loading = asking || read !== newest
  // If a newer request fails, the last rows stay below the message.
  const good = useRef(read)
  if (read) good.current = read
  const answer = read ?? (error ? good.current : undefined)
  const data = useMemo(() => answer && pageOf(answer, state), [answer, state])
  /** Loads the rows of any page with the current filters. */
  const rowsOf = async (pageNo: number, pageSize = state.pageSize) => {
    const { queryKey, queryFn } = (call as ListCall<Row, never, Answer>).query({
      ...props.also,
      ...state.search,
      pageNo,
      pageSize,
    } as never)
    return pageOf(await client.fetchQuery({ queryKey, queryFn }), { ...state, pageNo, pageSize }).records
  }
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / state.pageSize))
  const pages = useRef<ListPages>(undefined)
  const note = useEffectEvent((rows: readonly Row[]) => {
    // Without a total the last page is unknown; one without rows ends the list.
    pages.current = { pageNo: state.pageNo, last: totalIn(data) === undefined ? Infinity : lastPage, rowsOf }
    noteRows(path, rows, pages.current)
  })
  useEffect(() => note(data?.records ?? NO_ROWS), [path, data])
  const visited = useOpenedRows(path)
  const nested = useNested(props.nested, data?.records ?? NO_ROWS, rowKey)
  // Keeps the columns stable if a screen passes a new naming function on every render.
  const names = useRef(nameOf)
  names.current = nameOf
  const all = useMemo(
    () =>
      columns.map((column, at) =>
        fitted(
          columnOf(column, (row: Row) => names.current(row), at === 0),
          t,
        ),
      ),
    [columns, t],
  )
  const initial = useMemo(() => ({ ...NO_SETTINGS, pinned: all.slice(0, 1).map(({ key }) => key) }), [all])
  const [settings = initial, changeStored] = useStored(`columns:${user}:${name}`, readSettings)
  const [selected, select] = useKept<ReadonlyMap<string, Row>>(`selected ${name}`, new Map())
  const card = useRef<HTMLElement>(null)
  const { full, turn } = useFullScreen(card)
  const turnFull = useLatest(turn)
  const refresh = useLatest(retry)
  const choose = useLatest((to: ReadonlyMap<string, Row>) => {
    if (to.size > Math.max(MAX_SELECTED, selected.size)) notify('warning', t('list.selectMax', { max: MAX_SELECTED }))
    else select(to)
  })

  const total = data?.total ?? 0
  /** A row without an applicable bulk action cannot be selected. */
  const isLocked = useCallback(
    (row: Row) => bulk.every(({ when }) => when && tolerant(() => when(row)) !== true),
    [bulk],
  )
  const selectAll = async () => {
    const found = new Map<string, Row>()
    for (let pageNo = 1; found.size < total && (pageNo - 1) * MAX_PAGE < total; pageNo++) {
      const records = await rowsOf(pageNo, MAX_PAGE)
      for (const { id, row } of keyed(records, rowKey.key, needs)) if (id !== '' && !isLocked(row)) found.set(id, row)
    }
    select(found)
  }

  // Bulk actions use the current row, not the one at the time of selection.
  const selection = useMemo(() => {
    const current = new Map(keyed(data?.records ?? [], rowKey.key, needs).map(({ id, row }) => [id, row]))
    const chosen = new Map([...selected].map(([id, row]) => [id, current.get(id) ?? row]))
    return { selected: chosen, select: choose, isLocked }
  }, [data, rowKey, needs, selected, choose, isLocked])

  // Rows that were deleted or no longer match are deselected; those that moved to another page stay selected.
  const answered = useRef<{ question: string; ids: readonly string[]; total: number }>(undefined)
  useEffect(() => {
    if (!data || loading) return
    const ids = keyed(data.records, rowKey.key, needs).map(({ id }) => id)
    const now = { question: JSON.stringify([state.search, state.pageNo, state.pageSize]), ids, total: data.total }
    const was = answered.current
    answered.current = now
    if (was?.question !== now.question || now.total >= was.total) return
    const gone = was.ids.filter((id) => selected.has(id) && !ids.includes(id))
    if (gone.length) select(new Map([...selected].filter(([id]) => !gone.includes(id))))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares each response with the previous one
  }, [data, loading])

  const page = useRef(state.pageNo)
  useEffect(() => {
    if (page.current === state.pageNo) return
    page.current = state.pageNo
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView({ block: 'start' })
  }, [state.pageNo])

  const strayed =
    data !== undefined && !loading && data.records.length === 0 && state.pageNo > 1 && state.pageNo > lastPage
  useEffect(() => {
    if (strayed) setPage(lastPage, state.pageSize)
  })

  const actionsOf = props.actions
  const shown = useMemo((): Column<Row>[] => {
    const own = arranged(all, settings)
    if (!actionsOf) return own
    const before = (state.pageNo - 1) * state.pageSize
    const places = new Map(data?.records.map((row, at): [Row, number] => [row, before + at + 1]))
    const actions = (row: Row) =>
      tolerant(() => actionsOf(row, { at: places.get(row) ?? 0, total: data?.total ?? 0, state })) ?? NO_ROWS
    const width = actionsWidth((data?.records ?? []).map(actions), may, t)
    const cell = (row: Row) => <RowActions items={actions(row)} name={nameOf(row)} />
    return [...own, { key: 'actions', label: 'list.actions', width, numeric: false, sortable: false, cell }]
  }, [all, settings, actionsOf, nameOf, data, state, may, t])
  const ask = useLatest((texts: Record<string, string>) => {
    search(texts)
    if (state.pageNo === 1 && filters.every(({ key }) => normaliseInput(texts[key] ?? '') === state.texts[key])) retry()
  })
  const place = useMemo((): ListPlace => {
    const summary = prop(answer, 'summary')
    return {
      search: state.search,
      total: data?.total ?? 0,
      guessed: data?.guessed,
      totalMore: data?.totalMore,
      selected: selected.size,
      rows: data?.records,
      summary: isRecord(summary) ? numbers(summary) : undefined,
      state,
    }
  }, [state, data, answer, selected.size])
  const filtered = filters.some(({ key }) => state.texts[key])
  const isQueue = filters.every(({ key }) => state.texts[key] === (defaults[key] ?? ''))
  const nothing =
    filtered && isQueue && props.emptyQueue !== undefined
      ? { text: props.emptyQueue, action: undefined }
      : filtered
        ? {
            text: t('list.emptyFiltered'),
            action: (
              <Flex vertical align="center" gap={12}>
                <FilterChips filters={filters} texts={state.texts} search={ask} />
                <Button onClick={() => ask(Object.fromEntries(filters.map(({ key }) => [key, ''])))}>
                  {t('list.clearFilters')}
                </Button>
              </Flex>
            ),
          }
        : {
            text: props.emptyText ?? t('list.empty'),
            action: (create ?? props.emptyAction) && (
              <Space>
                {create}
                {props.emptyAction}
              </Space>
            ),
          }
  const asCards = props.renderCard !== undefined && address.get('view') === 'cards'
  const setView = useLatest((view: string) =>
    setQuery(
      picture
        ? { view: view === 'table' ? view : undefined, page: undefined, size: undefined }
        : { view: view === 'cards' ? view : undefined },
    ),
  )
  const changeSettings = useLatest((what: Partial<ColumnSettings>) =>
    changeStored((now = initial) => ({ ...now, ...what })),
  )

  const latest = useRef({ settings, all })
  useEffect(() => {
    latest.current = { settings, all }
  })
  const arrange = useMemo((): Arrange => {
    return {
      resize: (key, width) => changeSettings({ widths: { ...latest.current.settings.widths, [key]: width } }),
      move: (key, to) => {
        const keys = arranged(latest.current.all, latest.current.settings, true).map((column) => column.key)
        const order = keys.filter((one) => one !== key)
        order.splice(order.indexOf(to) + (keys.indexOf(key) < keys.indexOf(to) ? 1 : 0), 0, key)
        changeSettings({ order })
      },
    }
  }, [changeSettings])

  const behind = useDeferredValue(data?.records)
  const records = data && data.records.length > AT_ONCE ? behind : data?.records
  const rows = records && props.order ? props.order.arrange(records) : records
  const footOf = props.foot
  const foot = useMemo(() => (answer?.records.length ? footOf?.(answer) : undefined), [answer, footOf])
  const totals = totalsOf(data)
  const rowCount = useRowCount()
  const table: DataTableProps<Row> = {
    rows,
    order: props.order,
    ...totals,
    columns: shown,
    pinned: settings.pinned,
    rowKey,
    needs,
    nameOf,
    dense: settings.dense,
    loading,
    state,
    setPage,
    setSort,
    selection: bulk.length > 0 ? selection : undefined,
    empty: records?.length === 0 ? nothing : undefined,
    nested,
    rowClass: props.rowClass,
    visited,
    arrange,
    foot,
    countedTo: props.countedTo,
    sizes: props.sizes,
  }

  const bar = useMemo(
    () => filters.length > 0 && <FilterBar filters={filters} texts={state.texts} search={ask} reset={reset} />,
    [filters, state.texts, ask, reset],
  )
  const instead = error && !answer && props.instead?.(error)
  if (instead) return instead
  return (
    <ListContext value={place}>
      {props.head?.(answer, error)}
      {bar}
      {props.above?.(answer, error)}
      <section
        ref={card}
        className="list-card"
        data-full={full}
        aria-label={t('list.total', { total: rowCount(totals) })}
      >
        <ListTools
          create={create}
          toolbar={toolbar}
          asOf={answer?.asOf}
          asOfWords={props.asOf}
          other={picture ? 'wall' : props.renderCard && 'cards'}
          view={asWall ? 'wall' : asCards ? 'cards' : 'table'}
          setView={setView}
          busy={loading && !first}
          refresh={refresh}
          columns={all}
          settings={settings}
          initial={initial}
          change={changeSettings}
          full={full}
          turnFull={turnFull}
        />
        {bulk.length > 0 && (
          <BulkBar
            selected={selection.selected}
            actions={bulk}
            nameOf={nameOf}
            clear={(keep = []) => select(new Map([...selection.selected].filter(([id]) => keep.includes(id))))}
            all={
              !data?.totalMore && total > selected.size && total <= MAX_SELECTED
                ? { total, select: selectAll }
                : undefined
            }
          />
        )}
        <Loaded load={{ data, error, retry }}>
          {asWall ? (
            <Wall
              rows={data?.records}
              totals={totals}
              rowKey={rowKey}
              needs={needs}
              nameOf={nameOf}
              pictureOf={picture}
              sizes={wallSizes}
              actionsOf={(row, at) =>
                tolerant(() =>
                  props.actions?.(row, {
                    at: (state.pageNo - 1) * state.pageSize + at + 1,
                    total: data?.total ?? 0,
                    state,
                  }),
                ) ?? NO_ROWS
              }
              selection={table.selection}
              loading={loading}
              state={state}
              setPage={setPage}
              empty={nothing}
            />
          ) : asCards && props.renderCard ? (
            <Cards
              rows={data?.records}
              totals={totals}
              rowKey={rowKey}
              needs={needs}
              renderCard={props.renderCard}
              loading={loading}
              state={state}
              setPage={setPage}
              empty={nothing}
            />
          ) : (
            (props.order?.frame(rows ?? NO_ROWS, <DataTable {...table} />) ?? <DataTable {...table} />)
          )}
        </Loaded>
      </section>
    </ListContext>
  )
}
