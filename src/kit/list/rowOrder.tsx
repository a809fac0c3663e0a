import './rowOrder.css'
import { HolderOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { totalIn } from '@/api/reply'
import type { CallId } from '@/api/callIds'
import { ApiError } from '@/api/error'
import { markReported, notify } from '@/api/notices'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import type { Action } from '../actions/actions'
import { useAction } from '../data/useAction'
import { DialogButtons, Dialog } from '../dialog/dialog'
import { NumberBox } from '../form/controls'
import { useFormats, named } from '../show/format'
import { Sortable, useSortedRow } from '../show/Sortable'
import { keyed } from './DataTable'
import { movedTo, renumbered, type Sorted } from './orderSteps'
import { type ListPlace, type RowPlace, useList } from './place'
import type { ListState } from './state'

export const MOVE = { up: 1, down: 2, top: 3, bottom: 4, place: 5 } as const
export interface Move {
  id: string
  moveType: (typeof MOVE)[keyof typeof MOVE]
  place?: number
}

interface OrderOptions<Row> {
  can: CallId
  nameOf: (row: Row) => string
  /** Filters that keep the rows in order; each must be set, such as the slot. */
  within?: readonly string[]
  moves?: (row: Row) => boolean
  words?: (row: Row) => string | undefined
  /** Rows that are only ordered within their group, such as the pinned ones. */
  group?: (row: Row) => string
  /**
   * Saves a new order for the moved row: the rows of the page, or of one parent, whose number changed; `ids` are all
   * of them in the new order. Without `move` also a single row, which the server positions.
   */
  save?: (
    items: readonly Sorted[],
    search: Readonly<Record<string, unknown>>,
    row: Row,
    ids: readonly string[],
  ) => Promise<unknown>
  /** Moves a row one step, to an end, or to a position from 1. Without `save` a drop is one move to a position. */
  move?: (move: Move, search: Readonly<Record<string, unknown>>) => Promise<unknown>
  done?: string
}

export interface RowOrder<Row> {
  arrange: (rows: readonly Row[]) => Row[]
  frame: (rows: readonly Row[], table: ReactNode) => ReactNode
  below: (rows: readonly Row[], lines: ReactNode) => ReactNode
  line: (id: string, render: (bind: RowBind) => ReactNode) => ReactNode
}
export type RowBind = Omit<ReturnType<typeof useSortedRow>['row'], 'ref'> & { ref: (node: HTMLElement | null) => void }

type Handle = ReturnType<typeof useSortedRow>['handle']
const HandleContext = createContext<Handle | undefined>(undefined)
const BlockedContext = createContext<string | undefined>(undefined)
/** True while an order is being saved. Another drop would be lost. */
const BusyContext = createContext(false)

const Line = ({ id, render }: { id: string; render: (bind: RowBind) => ReactNode }) => {
  const { row, handle } = useSortedRow(id)
  return <HandleContext value={handle}>{render(row)}</HandleContext>
}

/** Position of a row with its drag handle, also operated by keyboard with Space, the arrow keys and Space. */
const OrderCell = ({
  name,
  sort,
  words,
  fixed,
}: {
  name: string
  sort: unknown
  words: string | undefined
  fixed: boolean
}) => {
  const t = useT()
  const { number } = useFormats()
  const handle = use(HandleContext)
  const blocked = use(BlockedContext)
  const busy = use(BusyContext)
  const button = (
    <button
      type="button"
      className="row-order-handle"
      aria-label={named(t('rowOrder.handle'), name)}
      aria-disabled={blocked === undefined && !busy ? undefined : true}
      {...(blocked === undefined ? handle : undefined)}
    >
      <HolderOutlined />
    </button>
  )
  return (
    <span className="row-order">
      {!fixed && handle && (blocked ? <Tooltip title={blocked}>{button}</Tooltip> : button)}
      <span className="digits">{words ?? number(sort)}</span>
    </span>
  )
}

/**
 * Returns true if the rows are in their own order: no other sorting, and filtered only by `within`, with all of them
 * set.
 */
const isInOrder = (state: ListState | undefined, key: string, within: readonly string[] = []) =>
  state !== undefined &&
  (state.sort === undefined || (state.sort.field === key && state.sort.order === 'asc')) &&
  Object.entries(state.texts).every(([name, text]) => text === '' || within.includes(name)) &&
  within.every((name) => state.texts[name])

type Put<Row> = (list: ListPlace, rows: readonly Row[], from: number, to: number, before: number) => void

const Group = <Row extends { id: string }>({
  rows,
  before = 0,
  nameOf,
  put,
  children,
}: {
  rows: readonly Row[]
  before?: number
  nameOf: (row: Row) => string
  put: Put<Row>
  children: ReactNode
}) => {
  const list = useList()
  const blocked = use(BlockedContext)
  const busy = use(BusyContext)
  // A row without an id cannot be moved.
  const whole = keyed(rows, 'id').filter(({ id }) => id !== '')
  const names = new Map(whole.map(({ key, row }) => [key, nameOf(row)]))
  const own = whole.map(({ row }) => row)
  return (
    <Sortable
      ids={whole.map(({ key }) => key)}
      nameOf={(id) => names.get(id) ?? id}
      disabled={blocked !== undefined || busy}
      move={(from, to) => put(list, own, from, to, before)}
    >
      {children}
    </Sortable>
  )
}

const Frame = <Row extends { id: string }>({
  rows,
  sortKey,
  options,
  put,
  busy,
  moving,
  endMove,
  children,
}: {
  rows: readonly Row[]
  sortKey: string
  options: OrderOptions<Row>
  put: Put<Row>
  busy: boolean
  moving: Row | undefined
  endMove: (place: number | undefined, list: ListPlace) => void
  children: ReactNode
}) => {
  const t = useT()
  const list = useList()
  const { state } = list
  const blocked = isInOrder(state, sortKey, options.within)
    ? undefined
    : t(options.within?.length ? 'rowOrder.blockedWithin' : 'rowOrder.blocked')
  return (
    <BlockedContext value={blocked}>
      <BusyContext value={busy}>
        <Group rows={rows} before={state && (state.pageNo - 1) * state.pageSize} nameOf={options.nameOf} put={put}>
          {children}
        </Group>
      </BusyContext>
      {moving && (
        <PlaceDialog
          name={options.nameOf(moving)}
          total={totalIn(list)}
          busy={busy}
          onEnd={(place) => endMove(place, list)}
        />
      )}
    </BlockedContext>
  )
}

const PlaceDialog = ({
  name,
  total,
  busy,
  onEnd,
}: {
  name: string
  total: number | undefined
  busy: boolean
  onEnd: (place: number | undefined) => void
}) => {
  const t = useT()
  const [place, setPlace] = useState<number | null>(null)
  const words = total === undefined ? t('rowOrder.toPlace') : t('rowOrder.place', { total })
  return (
    <Dialog
      open
      title={named(t('rowOrder.toPlace'), name)}
      width={400}
      onClose={() => onEnd(undefined)}
      footer={
        <DialogButtons
          ok={t('rowOrder.move')}
          busy={busy}
          disabled={place === null}
          onOk={() => place !== null && onEnd(place)}
          onClose={() => onEnd(undefined)}
        />
      }
    >
      <NumberBox
        autoFocus
        min={1}
        max={total || undefined}
        precision={0}
        aria-label={words}
        placeholder={words}
        value={place}
        onChange={setPlace}
        onPressEnter={() => place !== null && onEnd(place)}
        className="full-width"
      />
    </Dialog>
  )
}

/**
 * Manages the order of list rows, based on a number field: `cell` for the column of that field, `order` for the list,
 * `actions(row, place)` for the row menu, or `steps` if the call supports no other moves. A drop within the page
 * shows at once and is sent once; if rejected, the old order returns with the message from the server. Until it is
 * saved nothing else can be moved. While another sorting or a filter outside `within` is active nothing can be moved,
 * and the handle shows the reason.
 */
export const useRowOrder = <Row extends { id: string }>(
  of: { key: keyof Row & string },
  options: OrderOptions<Row>,
): {
  cell: (row: Row) => ReactNode
  order: RowOrder<Row> | undefined
  actions: (row: Row, place: RowPlace) => Action[]
  steps: (row: Row, place: RowPlace) => Action[]
} => {
  const t = useT()
  const offered = useMay()(options.can)
  const { act, busy } = useAction()
  const [ids, setIds] = useState<readonly string[]>()
  const [moving, setMoving] = useState<Row>()
  const { nameOf, moves, words, group, save, move } = options
  const done = options.done ?? t('rowOrder.done')
  const send = async (work: () => Promise<unknown>) => {
    await act(work, {
      done,
      onError: (error) => {
        if (!(error instanceof ApiError)) return
        markReported(error, 'toast')
        notify('error', t('rowOrder.failed', { reason: error.message }))
      },
    })
    setIds(undefined)
  }
  const put: Put<Row> = (list, rows, from, to, before) => {
    const row = rows[from]
    const over = rows[to]
    if (!row || !over || (group && group(row) !== group(over)) || (moves && !(moves(row) && moves(over)))) return
    const next = movedTo(rows, from, to)
    setIds(next.map(({ id }) => id))
    const numbered = (some: readonly Row[]) => some.map((one) => ({ id: one.id, sort: one[of.key] }))
    void send(async () =>
      save
        ? save(
            renumbered(numbered(rows), before, numbered(next)),
            list.search,
            row,
            next.map(({ id }) => id),
          )
        : move?.({ id: row.id, moveType: MOVE.place, place: before + to + 1 }, list.search),
    )
  }
  const endMove = (place: number | undefined, list: ListPlace) => {
    // The dialog stays open, since the move would be lost.
    if (busy && place !== undefined) return
    const row = moving
    setMoving(undefined)
    if (!row || place === undefined) return
    const inPage = (list.rows ?? []).map((one) => String(prop(one, 'id')))
    const first = list.state ? (list.state.pageNo - 1) * list.state.pageSize + 1 : 1
    void send(async () =>
      move
        ? move({ id: row.id, moveType: MOVE.place, place }, list.search)
        : save?.(
            [{ id: row.id, sort: place }],
            list.search,
            row,
            movedTo(inPage, inPage.indexOf(row.id), place - first),
          ),
    )
  }
  const cell = useCallback(
    (row: Row) => (
      <OrderCell name={nameOf(row)} sort={row[of.key]} words={words?.(row)} fixed={moves ? !moves(row) : false} />
    ),
    [nameOf, moves, words, of.key],
  )
  const order: RowOrder<Row> = {
    arrange: (rows) =>
      ids && rows.length === ids.length && rows.every(({ id }) => ids.includes(id))
        ? rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        : [...rows],
    frame: (rows, table) => (
      <Frame rows={rows} sortKey={of.key} options={options} put={put} busy={busy} moving={moving} endMove={endMove}>
        {table}
      </Frame>
    ),
    below: (rows, lines) => (
      <Group rows={rows} nameOf={nameOf} put={put}>
        {lines}
      </Group>
    ),
    line: (id, render) => <Line key={id} id={id} render={render} />,
  }
  const isMovable = (row: Row, { at, state }: RowPlace) =>
    offered && at !== 0 && moves?.(row) !== false && isInOrder(state, of.key, options.within)
  const step = (
    row: Row,
    { state }: RowPlace,
    label: Action['label'],
    moveType: Move['moveType'],
    hide: boolean,
  ): Action => ({
    label,
    can: options.can,
    hide: hide || !move,
    disabled: busy,
    run: () => move?.({ id: row.id, moveType }, state?.search ?? {}),
    done,
  })
  const steps = (row: Row, place: RowPlace) =>
    isMovable(row, place)
      ? [
          step(row, place, 'list.up', MOVE.up, place.at === 1),
          step(row, place, 'list.down', MOVE.down, place.at === place.total),
        ]
      : []
  return {
    cell,
    order: offered ? order : undefined,
    steps,
    actions: (row, place) =>
      isMovable(row, place)
        ? [
            ...steps(row, place),
            step(row, place, 'rowOrder.top', MOVE.top, place.at === 1),
            step(row, place, 'rowOrder.bottom', MOVE.bottom, place.at === place.total),
            {
              label: 'rowOrder.toPlace',
              can: options.can,
              hide: place.total < 2,
              disabled: busy,
              run: () => setMoving(row),
            },
          ]
        : [],
  }
}
