import { ExclamationCircleFilled } from '@ant-design/icons'
import { memo, type ReactNode } from 'react'
import { type Metric, target, targetKey, type Targets } from '@/entities/leads/target'
import { useFormats, named } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { readCell } from '../shares'
import type { Cells } from './useEdits'

/** Fields that every row of a grid has. Channels lack the targets that do not apply to them. */
export type LineRow = Pick<Targets, 'done' | 'lastDone' | 'progress'> & Partial<Targets>

export interface GridColumn<Row> {
  key: string
  label?: TextKey
  width: number
  numeric?: boolean
  cell: (row: Row) => ReactNode
  sort?: (a: Row, b: Row) => number
}

interface LineProps<Row> {
  row: Row
  id: string
  at: number
  name: string
  metrics: readonly Metric[]
  lead: readonly GridColumn<Row>[]
  trailingColumns: readonly GridColumn<Row>[]
  cells: Cells | undefined
  reason: string | undefined
  open: boolean
  type: (id: string, metric: Metric, text: string, base: number) => void
}

const Line = <Row extends LineRow>({
  row,
  id,
  at,
  name,
  metrics,
  lead,
  trailingColumns,
  cells,
  reason,
  open,
  type,
}: LineProps<Row>) => {
  const t = useT()
  const format = useFormats()
  const [head, ...more] = lead
  const reasonId = reason ? `reason-${id}` : undefined
  return (
    <tr aria-rowindex={at + 2} data-failed={reason ? true : undefined}>
      <td className="digits quiet">{at + 1}</td>
      {head && (
        <th scope="row">
          {head.cell(row)}
          {reason && (
            <small id={reasonId} className="target-reason" title={reason}>
              <ExclamationCircleFilled aria-hidden /> {reason}
            </small>
          )}
        </th>
      )}
      {more.map((column) => (
        <td key={column.key} className={column.numeric ? 'numeric' : undefined}>
          {column.cell(row)}
        </td>
      ))}
      {metrics.map((metric) => {
        const base = row[targetKey(metric)] ?? 0
        const cell = cells?.[metric]
        const bad = cell !== undefined && readCell(cell.text) === undefined
        return (
          <td key={metric} className="numeric">
            {open ? (
              <input
                className="target-cell digits"
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                value={cell?.text ?? String(row[targetKey(metric)] ?? '')}
                aria-label={named(name, t(target[targetKey(metric)].label))}
                aria-invalid={bad || (cell !== undefined && reason !== undefined) || undefined}
                aria-describedby={reasonId}
                title={cell ? t('targets.was', { base }) : undefined}
                data-row={at}
                data-metric={metric}
                data-changed={cell ? true : undefined}
                onChange={(event) => type(id, metric, event.target.value, base)}
              />
            ) : (
              <span className="digits">{format.count(row[targetKey(metric)])}</span>
            )}
            <small className="quiet digits">{t('targets.doneOf', { done: format.count(row.done?.[metric]) })}</small>
          </td>
        )
      })}
      {trailingColumns.map((column) => (
        <td key={column.key} className={column.numeric ? 'numeric' : undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

// memo loses the type parameter of the row.
export const GridLine = memo(Line) as unknown as typeof Line
