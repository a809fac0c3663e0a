import { memo, type ReactNode, useMemo, useRef } from 'react'
import { isBlank, isGiven } from '@/lib/given'
import { isRecord, prop } from '@/lib/json'
import type { Field } from '@/entities/field'
import { useT } from '@/locales'
import { useLatest } from '../data/useLatest'
import { plain } from '../show/format'
import { useMedia } from '../show/useMedia'
import { type Arrange, HeadCell } from './HeadCell'
import { NoRows, Pager, type Totals, useRowCount } from './Pager'
import type { ListState, Sort } from './state'
import { type Column, headOf } from './columns'
import { copyRows } from './copyRows'
import type { Opened } from './nested'
import type { RowBind, RowOrder } from './rowOrder'
import { Check, columnPlaces, TableRow, type Tick } from './TableRow'
import { useListKeys } from './useListKeys'
import { useScrolled } from './useScrolled'

export interface Selection<Row> {
  selected: ReadonlyMap<string, Row>
  select: (to: ReadonlyMap<string, Row>) => void
  isLocked?: (row: Row) => boolean
}

export interface DataTableProps<Row> extends Totals {
  rows: Row[] | undefined
  columns: readonly Column<Row>[]
  pinned: readonly string[]
  rowKey: Field
  /** Other fields a row needs for any action. */
  needs?: readonly Field[]
  nameOf: (row: Row) => string
  dense: boolean
  loading: boolean
  state: ListState
  setPage: (pageNo: number, pageSize: number) => void
  sizes?: readonly number[]
  setSort: (to: Sort | undefined) => void
  selection?: Selection<Row>
  empty?: { text: string; action?: ReactNode }
  nested?: Opened<Row>
  rowClass?: (row: Row) => string
  visited?: ReadonlySet<string>
  /** Footer rows such as a total, labelled in the first column; only columns whose keys they contain show a value. */
  foot?: readonly { label: string; row: object }[]
  arrange?: Arrange
  /** Reordering of rows; nested rows move with their parent and only among themselves. */
  order?: RowOrder<Row>
  /** All rows are on one page: no pager. */
  whole?: boolean
}

/**
 * Assigns unique text keys to rows, since a server may omit or repeat ids. A row without its key, or without a field
 * in `needs`, has an empty id.
 */
export const keyed = <Row,>(
  rows: readonly Row[],
  key: string,
  needs: readonly Field[] = [],
): { row: Row; id: string; key: string }[] => {
  const seen = new Map<string, number>()
  return rows.map((row, at) => {
    const isWhole = isRecord(row) && [key, ...needs.map((field) => field.key)].every((one) => isGiven(row[one]))
    const id = isWhole ? plain(row[key]) : ''
    const times = seen.get(id) ?? 0
    seen.set(id, times + 1)
    return { row, id, key: id === '' || times > 0 ? `${id}#${at}` : id }
  })
}

/** Returns the selection state of a row, or the reason it cannot be selected. A selected row can always be deselected. */
export const tickOf = <Row,>({ selected, isLocked }: Selection<Row>, row: Row, id: string): Tick =>
  id === '' ? 'keyless' : selected.has(id) || (isLocked?.(row) ? 'locked' : false)

const PlainTable = <Row extends object>(props: DataTableProps<Row>) => {
  const {
    rows,
    total,
    columns,
    pinned,
    rowKey,
    needs,
    nameOf,
    dense,
    loading,
    state,
    setPage,
    setSort,
    selection,
    empty,
    nested,
    rowClass,
    visited,
    arrange,
    order,
    foot = [],
  } = props
  const t = useT()
  const rowCount = useRowCount()
  const wide = useMedia('(width >= 768px)')
  const hasChecks = selection !== undefined
  const { places, style } = useMemo(
    () =>
      columnPlaces(columns, { pinned, checks: hasChecks, labelOf: wide ? undefined : (column) => headOf(column, t) }),
    [columns, pinned, hasChecks, wide, t],
  )
  const data = useMemo(() => keyed(rows ?? [], rowKey.key, needs), [rows, rowKey, needs])
  const { root, sync } = useScrolled(pinned)
  useListKeys(root)
  const byMark = new Map(data.map((one) => [one.key, one]))
  const pickAll = (marks: readonly string[], on: boolean) => {
    if (!selection) return
    const next = new Map(selection.selected)
    for (const mark of marks) {
      const one = byMark.get(mark)
      if (!one || one.id === '') continue
      if (on && !selection.isLocked?.(one.row)) next.set(one.id, one.row)
      else if (!on) next.delete(one.id)
    }
    selection.select(next)
  }
  const last = useRef<string>(undefined)
  const pick = useLatest((mark: string, on: boolean, upTo: boolean) => {
    const marks = data.map(({ key }) => key)
    const [from, to] = [upTo && last.current !== undefined ? marks.indexOf(last.current) : -1, marks.indexOf(mark)]
    pickAll(from < 0 ? [mark] : marks.slice(Math.min(from, to), Math.max(from, to) + 1), on)
    last.current = mark
  })
  const turn = useLatest((mark: string, on: boolean) => nested?.open(byMark.get(mark)?.id ?? '', on))
  const whole = data.filter(({ id, row }) => selection && typeof tickOf(selection, row, id) === 'boolean').length
  const picked = data.filter(({ id }) => selection?.selected.has(id)).length
  const line = ({ row, id, key }: (typeof data)[number], level: number, open?: boolean, bind?: RowBind) => (
    <TableRow
      key={key}
      bind={bind}
      mark={key}
      row={row}
      name={nameOf(row)}
      keyless={id === ''}
      places={places}
      className={rowClass?.(row)}
      selected={selection && level === 0 ? tickOf(selection, row, id) : undefined}
      pick={pick}
      visited={visited?.has(id) ?? false}
      level={nested && level}
      open={open}
      turn={nested && turn}
    />
  )
  return (
    <div
      className="data-table"
      ref={root}
      style={style}
      data-dense={dense || undefined}
      data-cards={!wide || undefined}
      aria-busy={loading}
      onCopy={copyRows}
    >
      <div role="table" aria-label={t('list.total', { total: rowCount(props) })}>
        <div role="rowgroup" className="data-head" onScroll={sync}>
          <div role="row" className="data-line">
            {selection && (
              <div role="columnheader" className="data-cell" data-fixed="start" style={{ insetInlineStart: 0 }}>
                <Check
                  label={t('list.selectPage')}
                  checked={picked > 0 && picked === whole}
                  some={picked > 0 && picked < whole}
                  disabled={whole === 0}
                  change={(on) =>
                    pickAll(
                      data.map(({ key }) => key),
                      on,
                    )
                  }
                />
              </div>
            )}
            {places.map((of) => (
              <HeadCell
                key={of.column.key}
                of={of}
                sort={state.sort}
                setSort={setSort}
                arrange={wide ? arrange : undefined}
              />
            ))}
          </div>
        </div>
        {data.length > 0 && (
          <div role="rowgroup" className="data-body" onScroll={sync}>
            {/* One flat list, so that a moved row keeps its element and the focus in it. */}
            {data.flatMap((one) => {
              const below = nested?.below(one.row, one.id)
              const open = below && nested?.isOpen(one.id)
              const more = open && nested?.more && (
                <div role="row" key={`${one.key}/more`} className="data-line">
                  <div role="cell" className="data-cell data-more">
                    <div>{nested.more(one.row)}</div>
                  </div>
                </div>
              )
              const inner = below && open ? keyed(order?.arrange(below) ?? below, rowKey.key, needs) : []
              const innerLine = (of: (typeof inner)[number], bind?: RowBind) =>
                line({ ...of, key: `${one.key}/${of.key}` }, 1, undefined, bind)
              if (order && below && one.id !== '')
                return order.line(one.key, (bind) => (
                  <div className="data-block" role="presentation" {...bind}>
                    {line(one, 0, open)}
                    {order.below(
                      inner.map(({ row }) => row),
                      inner.map((of) =>
                        of.id === '' ? innerLine(of) : order.line(of.key, (own) => innerLine(of, own)),
                      ),
                    )}
                    {more}
                  </div>
                ))
              return [
                order && one.id !== '' ? order.line(one.key, (bind) => line(one, 0, open, bind)) : line(one, 0, open),
                ...inner.map((of) => innerLine(of)),
                more,
              ]
            })}
          </div>
        )}
        <div className="data-end">
          {foot.length > 0 && (
            <div role="rowgroup" className="data-foot" onScroll={sync}>
              {foot.map(({ label, row }) => (
                <div role="row" key={label} className="data-line">
                  {selection && <div role="cell" className="data-cell" />}
                  {places.map(({ column, label: head, fixed, style: place }, at) => (
                    <div
                      key={column.key}
                      role="cell"
                      className={column.numeric ? 'data-cell numeric' : 'data-cell'}
                      data-fixed={fixed}
                      data-label={head}
                      style={place}
                    >
                      {at === 0 && <strong>{label}</strong>}
                      {column.key in row && !(at === 0 && isBlank(prop(row, column.key))) && (
                        <>
                          {at === 0 && ' '}
                          {(column.upper ?? column.cell)(row as Row) /* The column only reads its own keys. */}
                        </>
                      )}
                    </div>
                  ))}
                </div>
              ))}
            </div>
          )}
          <div className="data-scroll" onScroll={sync} aria-hidden>
            <div />
          </div>
        </div>
      </div>
      {data.length === 0 && <NoRows reading={rows === undefined} empty={empty} />}
      {!props.whole && total > 0 && (
        <Pager
          state={state}
          total={total}
          dense={dense}
          countedTo={props.countedTo}
          guessedFrom={props.guessedFrom}
          totalMore={props.totalMore}
          sizes={props.sizes}
          setPage={setPage}
        />
      )}
    </div>
  )
}

// memo() loses the type parameter.
export const DataTable = memo(PlainTable) as typeof PlainTable
