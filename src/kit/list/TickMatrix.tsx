import './tickMatrix.css'
import { CheckOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { DASH, named } from '../show/format'

interface TickColumn {
  key: string
  label: string
  head?: ReactNode
}
interface TickGroup {
  key: string
  label: string
  columns: readonly TickColumn[]
}
interface TickState {
  on: boolean
  changed?: string
  /** Read-only. `locked` is the reason, shown as a tooltip; an unchecked cell with a reason shows a dash. */
  isOff?: boolean
  locked?: string
}
interface Cell<Row> {
  key: string
  label: string
  digits?: boolean
  cell: (row: Row) => ReactNode
}

const tickAfter = ({ key, ctrlKey, currentTarget, target }: KeyboardEvent): HTMLElement | undefined => {
  const lines = [...currentTarget.querySelectorAll('tr')].map((line) => [
    ...line.querySelectorAll<HTMLElement>('.tick[role=checkbox]'),
  ])
  const at = lines.findIndex((line) => line.some((cell) => cell === target))
  const line = lines[at]
  if (!line) return undefined
  const column = line.findIndex((cell) => cell === target)
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowUp: lines[at - 1]?.[column],
    ArrowDown: lines[at + 1]?.[column],
    ArrowLeft: line[column - 1],
    ArrowRight: line[column + 1],
    Home: (ctrlKey ? lines[0] : line)?.[0],
    End: (ctrlKey ? lines.at(-1) : line)?.at(-1),
  }
  return steps[key]
}

/**
 * Matrix of checkboxes in grouped columns with sticky headers and names. A single tab stop: arrow keys move, Space
 * toggles.
 */
export const TickMatrix = <Row,>({
  label,
  rows,
  nameLabel,
  nameOf,
  name,
  before = [],
  groups,
  after = [],
  actions,
  stateOf,
  tick,
  rowClass,
}: {
  label: string
  rows: readonly { row: Row; key: string }[]
  nameLabel: string
  nameOf: (row: Row) => string
  name: (row: Row) => ReactNode
  before?: readonly Cell<Row>[]
  groups: readonly TickGroup[]
  after?: readonly Cell<Row>[]
  actions?: { label: string; cell: (row: Row) => ReactNode }
  stateOf: (row: Row, column: string) => TickState
  tick?: (row: Row, column: string, on: boolean) => void
  rowClass?: (row: Row) => string | undefined
}) => {
  const spotOf = (key: string, column: string) => `${key} ${column}`
  const [active, setActive] = useState('')
  const columns = groups.flatMap((group) => group.columns.map((column, at) => ({ ...column, first: at === 0 })))
  const spots = rows.flatMap(({ key }) => columns.map((column) => spotOf(key, column.key)))
  const stop = spots.includes(active) ? active : spots[0]
  const plainCell = (row: Row, { key, digits, cell }: Cell<Row>, first = false) => (
    <td key={key} className={digits ? 'digits' : undefined} data-first={first || undefined}>
      {cell(row)}
    </td>
  )
  return (
    <div className="tick-scroll">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move between its cells
        role="grid"
        className="tick-matrix"
        aria-label={label}
        aria-readonly={!tick}
      >
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {nameLabel}
            </th>
            {before.map((one) => (
              <th key={one.key} scope="col" rowSpan={2}>
                {one.label}
              </th>
            ))}
            {groups.map((group) => (
              <th key={group.key} scope="colgroup" colSpan={group.columns.length} data-first>
                {group.label}
              </th>
            ))}
            {after.map((one, at) => (
              <th key={one.key} scope="col" rowSpan={2} data-first={at === 0}>
                {one.label}
              </th>
            ))}
            {actions && (
              <th scope="col" rowSpan={2} className="tick-actions">
                {actions.label}
              </th>
            )}
          </tr>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-first={column.first}>
                {column.head ?? column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          onKeyDown={(event) => {
            const next = tickAfter(event)
            if (!next) return
            event.preventDefault()
            next.focus()
          }}
        >
          {rows.map(({ row, key }) => {
            const cells = columns.map((column) => ({ column, state: stateOf(row, column.key) }))
            return (
              <tr
                key={key}
                className={rowClass?.(row)}
                data-changed={cells.some(({ state }) => state.changed !== undefined)}
              >
                <th scope="row">{name(row)}</th>
                {before.map((one) => plainCell(row, one))}
                {cells.map(({ column, state: { on, changed, isOff = false, locked } }) => (
                  <td key={column.key} data-changed={changed !== undefined} data-first={column.first}>
                    <button
                      type="button"
                      role="checkbox"
                      className="tick"
                      aria-checked={on}
                      aria-disabled={!tick || isOff}
                      aria-label={named(nameOf(row), column.label, changed)}
                      title={locked}
                      tabIndex={spotOf(key, column.key) === stop ? 0 : -1}
                      onFocus={() => setActive(spotOf(key, column.key))}
                      onClick={() => isOff || tick?.(row, column.key, !on)}
                    >
                      {on ? <CheckOutlined /> : locked ? DASH : null}
                    </button>
                  </td>
                ))}
                {after.map((one, at) => plainCell(row, one, at === 0))}
                {actions && <td className="tick-actions">{actions.cell(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
