import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useT } from '@/locales'
import { Part } from '../show/Part'
import type { Column } from './columns'
import type { RowBind } from './rowOrder'
import { Keyless } from '../data/keyless'

export interface Placed<Row> {
  column: Column<Row>
  label?: string
  fixed?: 'start' | 'end'
  style?: CSSProperties
}

const CHECKS = 48

/**
 * Returns the columns with their positions. The offset of a fixed column is the width of those before it; a table
 * wider than its columns widens all of them proportionally.
 */
export const columnPlaces = <Row,>(
  columns: readonly Column<Row>[],
  {
    pinned,
    checks,
    labelOf,
  }: { pinned: readonly string[]; checks: boolean; labelOf?: (column: Column<Row>) => string },
) => {
  const lead = checks ? CHECKS : 0
  const widths = [...(checks ? [CHECKS] : []), ...columns.map((column) => column.width)]
  const width = widths.reduce((sum, one) => sum + one, 0)
  let before = lead
  const places = columns.map((column, at): Placed<Row> => {
    const fixed =
      column.key === 'actions' && at > 0 && !labelOf ? 'end' : pinned.includes(column.key) ? 'start' : undefined
    const inset = `max(${before}px, ${((before / width) * 100).toFixed(4)}cqi)`
    before += column.width
    const style = fixed === 'start' ? { insetInlineStart: inset } : fixed === 'end' ? { insetInlineEnd: 0 } : undefined
    return { column, label: at > 0 && column.key !== 'actions' ? labelOf?.(column) : undefined, fixed, style }
  })
  // Extra width is distributed in proportion; in print the available width is shared.
  const style = {
    '--width': `${width}px`,
    '--columns': widths.map((one) => `minmax(${one}px, ${one}fr)`).join(' '),
    '--paper': widths.map((one) => `minmax(0, ${one}fr)`).join(' '),
  }
  return { places, style: style as CSSProperties } // React's types do not cover custom properties.
}

export const Check = ({ label, checked, some = false, disabled, change }: CheckProps) => (
  <input
    type="checkbox"
    className="data-check"
    aria-label={label}
    checked={checked}
    disabled={disabled}
    ref={(box) => {
      if (box) box.indeterminate = some
    }}
    onChange={({ target, nativeEvent }) =>
      change(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    }
  />
)
interface CheckProps {
  label: string
  checked: boolean
  some?: boolean
  disabled?: boolean
  /** `upTo` extends the selection from the last selected row (Shift). */
  change: (on: boolean, upTo: boolean) => void
}

/** Selection state of a row, or the reason it cannot be selected: no key, or no applicable action. */
export type Tick = boolean | 'keyless' | 'locked'

interface RowProps<Row> {
  row: Row
  name: string
  places: readonly Placed<Row>[]
  className?: string
  keyless: boolean
  /** Undefined if the row has no checkbox: a nested row, or a list without bulk actions. */
  selected?: Tick
  mark: string
  pick: (mark: string, on: boolean, upTo: boolean) => void
  visited: boolean
  /** Nesting depth, 0 at the top; undefined in a list without nested rows. */
  level?: number
  /** Expansion state; undefined if the row cannot be opened. */
  open?: boolean
  turn?: (mark: string, on: boolean) => void
  bind?: RowBind
}

const Cell = <Row,>({ of: { cell }, row }: { of: Column<Row>; row: Row }) => cell(row)

const Turn = ({ name, open, turn }: { name: string; open: boolean | undefined; turn: (on: boolean) => void }) => {
  const t = useT()
  if (open === undefined) return <span className="data-turn" />
  return (
    <button
      type="button"
      className="data-turn"
      aria-expanded={open}
      aria-label={t(open ? 'list.foldRow' : 'list.unfoldRow', { name })}
      onClick={() => turn(!open)}
    >
      {open ? <DownOutlined /> : <RightOutlined />}
    </button>
  )
}

const PlainRow = <Row,>({
  row,
  name,
  places,
  className,
  keyless,
  selected,
  mark,
  pick,
  visited,
  level,
  open,
  turn,
  bind,
}: RowProps<Row>) => {
  const t = useT()
  const cells = (render: (column: Column<Row>) => ReactNode) =>
    places.map(({ column, label, fixed, style }, at) => (
      <div
        key={column.key}
        role="cell"
        className={column.numeric ? 'data-cell numeric' : 'data-cell'}
        data-fixed={fixed}
        data-label={label}
        style={style}
      >
        {at === 0 && turn && level !== undefined && (
          <>
            <span style={{ paddingInlineStart: level * 20 }} />
            <Turn name={name} open={open} turn={(on) => turn(mark, on)} />
          </>
        )}
        {render(column)}
      </div>
    ))
  return (
    <div
      role="row"
      className={className ? `data-line data-row ${className}` : 'data-line data-row'}
      data-selected={selected === true || undefined}
      data-visited={visited || undefined}
      tabIndex={-1}
      {...bind}
    >
      {selected !== undefined && (
        <div
          role="cell"
          className="data-cell"
          data-fixed="start"
          style={{ insetInlineStart: 0 }}
          title={selected === 'locked' ? t('list.cannotSelect', { name }) : undefined}
        >
          <Check
            label={t(selected === 'locked' ? 'list.cannotSelect' : 'list.selectRow', { name })}
            checked={selected === true}
            disabled={typeof selected === 'string'}
            change={(on, upTo) => pick(mark, on, upTo)}
          />
        </div>
      )}
      {/* A row that fails to render is retried with a boundary per cell, so that only the faulty cell is lost. */}
      <Keyless value={keyless}>
        <Part
          of={row}
          fallback={() =>
            cells((column) => (
              <Part of={row}>
                <Cell of={column} row={row} />
              </Part>
            ))
          }
        >
          <Cells render={() => cells((column) => column.cell(row))} />
        </Part>
      </Keyless>
    </div>
  )
}
/** Must be inside the row's error boundary to be caught there. */
const Cells = ({ render }: { render: () => ReactNode }) => render()

// memo() loses the type parameter.
export const TableRow = memo(PlainRow) as typeof PlainRow
