import type { ReactNode } from 'react'
import { isRecord } from '@/lib/json'
import type { Enumeration, Field, FieldOf, Kind } from '@/entities/field'
import type { TextKey, Translate } from '@/locales'
import { NUMERIC, Value, WIDTHS } from '../show/kinds'
import { TwoValues } from '../show/TwoValues'
import { ValueLink } from '../show/ValueLink'
import { textWidth } from '../show/width'

/**
 * Column of a list: a field of its rows, with its own width or sorting; a field with a custom cell; or no field at
 * all. `below` shares cell and header, such as the phone below a name; sorting uses the upper one. `link` turns the
 * value, or the label `text`, into a link (an empty address is none) or into a button that calls `open`. Order: name,
 * state, the fields needed for the work; then numbers, remarks, author and time.
 */
export type ColumnOf<Row> =
  | FieldOf<Row>
  | ({ field: FieldOf<Row> } & Own<Row>)
  | ({ field: Field; cell: (row: Row) => ReactNode } & Own<Row>)
  | { key: string; label: TextKey; cell: (row: Row) => ReactNode; width?: number }

interface Own<Row> {
  width?: number
  sortable?: boolean
  tip?: string
  below?: FieldOf<Row>
  link?: (row: Row) => string
  open?: (row: Row) => void
  text?: (row: Row) => string
}

export interface Column<Row> {
  key: string
  label: TextKey
  below?: TextKey
  kind?: Kind
  width: number
  numeric: boolean
  sortable: boolean
  tip?: string
  of?: Enumeration
  cell: (row: Row) => ReactNode
  /** Cell without the lower part, for totals in the footer. */
  upper?: (row: Row) => ReactNode
}

const valueOf = (row: unknown, key: string): unknown =>
  isRecord(row) && Object.hasOwn(row, key) ? row[key] : undefined

const NAMELESS = () => ''
/**
 * Completes a column with the defaults of its field kind. `nameOf` names the row in links; `isName` marks the column
 * that shows it.
 */
export const columnOf = <Row,>(
  of: ColumnOf<Row>,
  nameOf: (row: Row) => string = NAMELESS,
  isName = false,
): Column<Row> => {
  if ('kind' in of || 'field' in of) {
    const field: Field = 'kind' in of ? of : of.field
    const own = 'kind' in of ? undefined : of
    const below = own?.below
    const value = (row: Row) => valueOf(row, field.key)
    const { link, open } = own ?? {}
    const upper =
      (own && 'cell' in own && own.cell) ||
      (link || open
        ? (row: Row) => (
            <ValueLink
              field={field}
              value={value(row)}
              text={own?.text?.(row)}
              to={link?.(row)}
              onClick={open && (() => open(row))}
              of={nameOf(row)}
              isName={isName}
            />
          )
        : (row: Row) => <Value field={field} value={value(row)} />)
    return {
      key: field.key,
      label: field.label,
      below: below?.label,
      kind: field.kind,
      width: own?.width ?? WIDTHS[field.kind] ?? 140,
      numeric: NUMERIC.includes(field.kind),
      sortable: own?.sortable ?? field.sortable ?? false,
      of: field.kind === 'status' || field.kind === 'enum' ? field.of : undefined,
      tip: own?.tip,
      cell: below
        ? (row) => <TwoValues upper={upper(row)} below={<Value field={below} value={valueOf(row, below.key)} />} />
        : upper,
      upper: below && upper,
    }
  }
  return { key: of.key, label: of.label, width: of.width ?? 140, numeric: false, sortable: false, cell: of.cell }
}

export const headOf = ({ label, below }: { label: TextKey; below?: TextKey }, t: Translate): string =>
  below ? `${t(label)} / ${t(below)}` : t(label)

const PADDING = 34
const SORTER = 22
const TIP = 20
const TAG = 18
const WIDEST = 220
const WIDEST_TITLE = 340

/** Returns the width needed for the title and the tags in the current language. */
export const roomFor = (
  column: { label: TextKey; below?: TextKey; of?: Enumeration; sortable?: boolean; tip?: string },
  t: Translate,
): number => {
  const title = textWidth(headOf(column, t)) * 1.06 + (column.sortable ? SORTER : 0) + (column.tip ? TIP : 0)
  const tags = (column.of?.options ?? []).map(({ label }) => textWidth(t(label), 12) + TAG)
  return Math.ceil(
    Math.max(Math.min(WIDEST_TITLE, title + PADDING), ...tags.map((tag) => Math.min(WIDEST, tag + PADDING))),
  )
}

export const fitted = <Row,>(column: Column<Row>, t: Translate): Column<Row> => ({
  ...column,
  width: Math.max(column.width, roomFor(column, t)),
})

/** Column settings of a user: the order, and the deviations per column. */
export interface ColumnSettings {
  order: string[]
  hidden: string[]
  pinned: string[]
  widths: Record<string, number>
  dense: boolean
}
export const NO_SETTINGS: ColumnSettings = { order: [], hidden: [], pinned: [], widths: {}, dense: false }

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

export const readSettings = (value: unknown): ColumnSettings | undefined =>
  isRecord(value)
    ? {
        order: texts(value.order),
        hidden: texts(value.hidden),
        pinned: texts(value.pinned),
        widths: isRecord(value.widths)
          ? Object.fromEntries(
              Object.entries(value.widths).flatMap(([key, width]) =>
                typeof width === 'number' && width >= 60 && width <= 800 ? [[key, width]] : [],
              ),
            )
          : {},
        dense: value.dense === true,
      }
    : undefined

/**
 * Returns the columns as configured: pinned ones first, new ones in their default position after the ordered ones,
 * hidden ones only on request.
 */
export const arranged = <Row,>(
  columns: readonly Column<Row>[],
  settings: ColumnSettings,
  withHidden = false,
): Column<Row>[] => {
  const rank = (key: string) => {
    const at = settings.order.indexOf(key)
    return at < 0 ? settings.order.length + columns.findIndex((column) => column.key === key) : at
  }
  return columns
    .filter(({ key }) => withHidden || !settings.hidden.includes(key))
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .toSorted((a, b) => Number(settings.pinned.includes(b.key)) - Number(settings.pinned.includes(a.key)))
    .map((column) => ({ ...column, width: settings.widths[column.key] ?? column.width }))
}
