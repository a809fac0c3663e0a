import { RightOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Enumeration } from '@/entities/field'
import { type TextKey, useT } from '@/locales'
import { roomFor } from '../list/columns'
import type { TreeRow } from './tree'

export interface TreeColumn<N> {
  key: string
  label: TextKey
  width: number
  grow?: boolean
  numeric?: boolean
  of?: Enumeration
  fixed?: 'start' | 'end'
  cell: (row: TreeRow<N>) => ReactNode
}

export type TreeState = 'muted' | 'dragged' | 'forbidden' | `drop-${'before' | 'after' | 'into'}`

interface TreeTableProps<N> {
  label: string
  rows: readonly TreeRow<N>[]
  columns: readonly TreeColumn<N>[]
  toggle: (id: string, open: boolean) => void
  pick?: (row: TreeRow<N>) => void
  /** Called when Alt with the up (-1) or down (1) arrow is pressed on a row. */
  move?: (row: TreeRow<N>, by: -1 | 1) => void
  chosen?: string
  rowHeight?: number
  height?: number
  stateOf?: (row: TreeRow<N>) => TreeState | undefined
  empty?: ReactNode
}

const VIRTUAL_FROM = 100
const SPARE = 8
const INDENT = 20

/**
 * Tree as a table with rows of equal height, virtual if long. Keys: arrows move, open and close; Home, End; Enter or
 * Space pick; Alt with an arrow moves the row. One row is in the tab order, followed by its controls. Rows come from
 * `rowsOf`.
 */
export const TreeTable = <N,>({
  label,
  rows,
  columns: given,
  toggle,
  pick,
  move,
  chosen,
  rowHeight = 44,
  height = 620,
  stateOf,
  empty,
}: TreeTableProps<N>) => {
  const t = useT()
  const columns = given.map((column) => ({ ...column, width: Math.max(column.width, roomFor(column, t)) }))
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height })
  const [at, setAt] = useState<string>()
  const moving = useRef(false)
  const measure = () => {
    if (box.current) setView({ top: box.current.scrollTop, height: box.current.clientHeight || height })
  }
  useLayoutEffect(measure, [height])
  const active = rows.some(({ id }) => id === at) ? at : rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id
  useLayoutEffect(() => {
    if (!moving.current) return
    moving.current = false
    box.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus({ preventScroll: true })
  })
  const first = Math.floor(view.top / rowHeight) - SPARE
  const last = Math.ceil((view.top + view.height) / rowHeight) + SPARE
  const isRendered = (row: TreeRow<N>, index: number) =>
    rows.length <= VIRTUAL_FROM || (index >= first && index <= last) || row.id === active

  const go = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))]
    if (!row || !box.current) return
    const top = rows.indexOf(row) * rowHeight
    const room = (box.current.clientHeight || height) - rowHeight
    if (top < box.current.scrollTop) box.current.scrollTop = top
    else if (top + rowHeight > box.current.scrollTop + room) box.current.scrollTop = top + rowHeight - room
    moving.current = true
    setAt(row.id)
    measure()
  }
  const onKey = (event: KeyboardEvent, row: TreeRow<N>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
      if (!by || !move) return
      event.preventDefault()
      return move(row, by)
    }
    const index = rows.indexOf(row)
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (row.open === false ? toggle(row.id, true) : row.open && go(index + 1)),
      ArrowLeft: () =>
        row.open
          ? toggle(row.id, false)
          : go(rows.findLastIndex((one, place) => place < index && one.depth < row.depth)),
      Enter: () => pick?.(row),
      ' ': () => pick?.(row),
    }
    const act = keys[event.key]
    if (!act || (event.key === 'ArrowLeft' && !row.open && row.depth === 1)) return
    event.preventDefault()
    act()
  }
  const onClick = (event: MouseEvent, row: TreeRow<N>) => {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, label, [data-own]')
    if (!isControl && event.currentTarget.contains(event.target instanceof Node ? event.target : null)) pick?.(row)
  }
  const cellProps = (column: TreeColumn<N>) => ({
    className: column.numeric ? 'tree-cell numeric' : 'tree-cell',
    'data-fixed': column.fixed,
    style: { flex: `${column.grow ? 1 : 0} 0 ${column.width}px`, minWidth: 0 },
  })
  return (
    <div
      className="tree-table"
      ref={box}
      style={{ maxHeight: `max(320px, min(${height}px, 100dvh - 260px))` }}
      tabIndex={rows.length ? undefined : 0}
      onScroll={measure}
    >
      <div
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
      >
        <div role="rowgroup" className="tree-head">
          <div role="row" aria-rowindex={1} className="tree-row" style={{ height: rowHeight }}>
            {columns.map((column) => (
              <div key={column.key} role="columnheader" {...cellProps(column)}>
                {t(column.label)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" style={{ height: rows.length * rowHeight, position: 'relative' }}>
          {rows.map(
            (row, index) =>
              isRendered(row, index) && (
                <div
                  key={row.id}
                  role="row"
                  data-id={row.id}
                  aria-rowindex={index + 2}
                  aria-level={row.depth}
                  aria-posinset={row.at}
                  aria-setsize={row.of}
                  aria-expanded={row.open}
                  aria-keyshortcuts={move ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
                  aria-selected={chosen === undefined ? undefined : row.id === chosen}
                  tabIndex={row.id === active ? 0 : -1}
                  className="tree-row tree-body"
                  data-pickable={pick !== undefined}
                  data-chosen={row.id === chosen}
                  data-state={stateOf?.(row)}
                  style={{ top: index * rowHeight, height: rowHeight }}
                  onKeyDown={(event) => onKey(event, row)}
                  onFocus={(event) => event.target === event.currentTarget && setAt(row.id)}
                  onClick={(event) => onClick(event, row)}
                >
                  {columns.map((column, place) => (
                    <div key={column.key} role="gridcell" {...cellProps(column)}>
                      {place === 0 && (
                        <span
                          className="tree-toggle"
                          style={{
                            marginInlineStart: (row.depth - 1) * INDENT,
                            visibility: row.open === undefined ? 'hidden' : undefined,
                          }}
                          aria-hidden
                          data-own
                          onClick={() => row.open !== undefined && toggle(row.id, !row.open)}
                        >
                          <RightOutlined />
                        </span>
                      )}
                      {column.cell(row)}
                    </div>
                  ))}
                </div>
              ),
          )}
        </div>
      </div>
      {rows.length === 0 && empty}
    </div>
  )
}
