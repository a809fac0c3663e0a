import type { CallId } from '@/api/callIds'
import './targets.css'
import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { Alert, Button, Empty, Flex, Space } from 'antd'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { GridReply, GridSave } from '@/api/leads/taskTargets'
import { numberIn } from '@/lib/counts'
import { type Metric, target, targetKey } from '@/entities/leads/target'
import { distinct } from '@/lib/distinct'
import { letterOf } from '@/lib/letterOf'
import { parseBlock } from '@/lib/pastedBlock'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { placeBlock, readCell, shareBy } from '../shares'
import { type GridColumn, GridLine, type LineRow } from './GridLine'
import type { Change, EditsApi } from './useEdits'
import { ROW, useWindow } from './useWindow'

interface GridProps<Row extends LineRow> {
  label: string
  rows: readonly Row[] | undefined
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Returns the code that identifies a row in pasted blocks. */
  codeOf?: (row: Row) => string
  metrics: readonly Metric[]
  /** Columns before and after the numbers. Must be constants or memoised. */
  lead: readonly GridColumn<Row>[]
  trailingColumns: readonly GridColumn<Row>[]
  edits: EditsApi
  /** Without it, all rows are read-only. */
  editable?: (row: Row) => boolean
  can: CallId
  save?: (rows: GridSave['rows']) => Promise<GridReply>
  /**
   * Total that the rows should add up to, offered for distribution. `byLast` also offers the results of the previous
   * period as weights, `clear` a button that sets all rows to 0.
   */
  share?: { total: (metric: Metric) => number; byLast: boolean; clear?: boolean }
  /** Replaces `save` for a grid that is saved as a whole. */
  saveWhole?: () => void
  tools?: ReactNode
  saveTools?: ReactNode
}

const NUMBER_WIDTH = 56
const METRIC_WIDTH = 104
/** Number of failed rows listed in the message. The others are marked only in the grid. */
const MAX_TOLD = 20
const savedOf = (row: LineRow, metric: Metric): number => row[targetKey(metric)] ?? 0

/** Returns the cell that a key navigates to, skipping read-only rows. Undefined at the edge. */
const nextCell = (
  at: { row: number; column: number },
  key: string,
  back: boolean,
  columns: number,
  open: (row: number) => boolean,
  count: number,
) => {
  let { row, column } = at
  const step = back ? -1 : 1
  for (;;) {
    if (key === 'Tab') {
      column += step
      if (column < 0 || column >= columns) {
        column = back ? columns - 1 : 0
        row += step
      }
    } else row += step
    if (row < 0 || row >= count) return undefined
    if (open(row)) return { row, column }
  }
}

/**
 * Grid of targets. Tab, Enter and arrow keys navigate; a pasted block fills cells from the active one, or by code if
 * it has codes. Changed cells are marked; invalid ones are red and not saved. Rows that the server rejects stay
 * marked with the reason. Long grids render only the visible rows.
 */
export const TargetGrid = <Row extends LineRow>(props: GridProps<Row>) => {
  const {
    label,
    idOf,
    nameOf,
    codeOf,
    metrics,
    lead,
    trailingColumns,
    edits,
    editable,
    can,
    save,
    saveWhole,
    share,
    tools,
    saveTools,
  } = props
  const rows = useMemo(() => props.rows && distinct(props.rows, idOf), [props.rows, idOf])
  const t = useT()
  const may = useMay()
  const [sort, setSort] = useState<{ key: string; down: boolean }>()
  const [missed, setMissed] = useState<string[]>([])
  const sorted = useMemo(() => {
    const by = [...lead, ...trailingColumns].find(({ key }) => key === sort?.key)?.sort
    const list = [...(rows ?? [])]
    return by ? list.toSorted((a, b) => (sort?.down ? -by(a, b) : by(a, b))) : list
  }, [rows, lead, trailingColumns, sort])
  const ids = useMemo(() => sorted.map(idOf), [sorted, idOf])
  const isOpen = (row: Row | undefined) =>
    row !== undefined && (save ?? saveWhole) !== undefined && may(can) && (editable?.(row) ?? false)
  const open = sorted.some(isOpen)
  const host = useRef<HTMLDivElement>(null)
  const view = useWindow(sorted.length, host)

  const { change, rebase } = edits
  useEffect(() => {
    if (!rows) return
    const known = new Map(rows.map((row) => [idOf(row), row]))
    rebase((id, metric) => {
      const row = known.get(id)
      return row && savedOf(row, metric)
    })
  }, [rows, idOf, rebase])
  const type = useCallback(
    (id: string, metric: Metric, text: string, base: number) => change([{ id, metric, text, base }]),
    [change],
  )
  const placeOf = (event: KeyboardEvent | ClipboardEvent) => {
    const input = event.target instanceof HTMLInputElement ? event.target : undefined
    const column = metrics.findIndex((metric) => metric === input?.dataset.metric)
    return input && column >= 0 ? { input, row: Number(input.dataset.row), column } : undefined
  }
  const goTo = ({ row, column }: { row: number; column: number }) => {
    flushSync(() => view.keep(row))
    const input = host.current?.querySelector<HTMLInputElement>(
      `input[data-row="${row}"][data-metric="${metrics[column]}"]`,
    )
    input?.focus()
    input?.select()
    input?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event)
    if (letterOf(event) === 's' && (event.ctrlKey || event.metaKey) && open) {
      event.preventDefault()
      event.stopPropagation()
      void doSave()
      return
    }
    if (!at || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      at.input.closest('tr')?.querySelector<HTMLElement>('button, a')?.focus()
      return
    }
    const key =
      event.key === 'Tab' ? 'Tab' : ['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key) ? 'Enter' : undefined
    if (!key) return
    const back = event.key === 'ArrowUp' || (event.shiftKey && event.key !== 'ArrowDown')
    const to = nextCell(at, key, back, metrics.length, (row) => isOpen(sorted[row]), sorted.length)
    // At the edge, Tab leaves the grid as usual.
    if (!to && key === 'Tab') return
    event.preventDefault()
    if (to) goTo(to)
  }
  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event)
    const block = parseBlock(event.clipboardData.getData('text'))
    if (!at || (block.length <= 1 && (block[0]?.length ?? 0) <= 1)) return
    event.preventDefault()
    const names = Object.fromEntries(metrics.map((metric) => [metric, t(target[targetKey(metric)].label)]))
    const found = placeBlock(block, {
      codes: sorted.map((row) => codeOf?.(row) ?? ''),
      metrics,
      names,
      row: at.row,
      column: at.column,
    })
    change(
      found.cells.flatMap(({ row, metric, text }): Change[] => {
        const to = sorted[row]
        return to && isOpen(to) ? [{ id: idOf(to), metric, text, base: savedOf(to, metric) }] : []
      }),
    )
    setMissed([
      ...(found.unknown.length
        ? [t('targets.unknownCodes', { codes: found.unknown.slice(0, 20).join(t('kit.listComma')) })]
        : []),
      ...(found.beyond ? [t('targets.beyond', { count: found.beyond })] : []),
    ])
  }
  const fill = (numbers: (metric: Metric, openRows: readonly Row[]) => readonly number[] | undefined) => {
    const openRows = sorted.filter(isOpen)
    change(
      metrics.flatMap((metric) => {
        const values = numbers(metric, openRows)
        if (!values) return []
        return openRows.map((row, at): Change => ({
          id: idOf(row),
          metric,
          text: String(values[at] ?? 0),
          base: savedOf(row, metric),
        }))
      }),
    )
  }
  /** Distributes the rest after deducting the read-only rows. A metric without a total keeps its values. */
  const shareRest = (weightOf: (row: Row, metric: Metric) => number) =>
    fill((metric, openRows) => {
      const total = numberIn(share?.total(metric))
      if (total === null) return undefined
      const fixed = sorted.filter((row) => !isOpen(row)).reduce((sum, row) => sum + savedOf(row, metric), 0)
      return shareBy(
        Math.max(0, total - fixed),
        openRows.map((row) => weightOf(row, metric)),
      )
    })
  const numberOf = (id: string) => (ids.includes(id) ? String(ids.indexOf(id) + 1) : id)
  const doSave = async () => (save ? edits.save(save, numberOf) : saveWhole?.())
  const bad = ids.flatMap((id, at) => {
    const cells = edits.edits[id]
    return cells && metrics.some((metric) => cells[metric] && readCell(cells[metric].text) === undefined)
      ? [at + 1]
      : []
  })
  const refused = ids.flatMap((id, at) => {
    const reason = edits.failed[id]
    return reason !== undefined && edits.edits[id] ? [{ id, at, reason }] : []
  })
  const width =
    lead.concat(trailingColumns).reduce((sum, column) => sum + column.width, NUMBER_WIDTH) +
    metrics.length * METRIC_WIDTH

  return (
    <div className="target-grid">
      {(open || tools) && (
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <Space wrap>
            {open &&
              (saveTools ?? (
                <Button type="primary" loading={edits.busy} disabled={!edits.dirty} onClick={() => void doSave()}>
                  {t('kit.save')}
                </Button>
              ))}
            {open && share?.byLast && (
              <Button onClick={() => shareRest((row, metric) => row.lastDone?.[metric] ?? 0)}>
                {t('targets.shareLast')}
              </Button>
            )}
            {open && share && <Button onClick={() => shareRest(() => 1)}>{t('targets.shareEven')}</Button>}
            {open && share?.clear && (
              <Button onClick={() => fill((_, list) => list.map(() => 0))}>{t('targets.clear')}</Button>
            )}
            {tools}
          </Space>
          <Space wrap role="status">
            {edits.dirty && (
              <span className="quiet">{t('targets.changed', { count: Object.keys(edits.edits).length })}</span>
            )}
            {edits.dirty && (
              <Button type="link" size="small" onClick={edits.discard}>
                {t('targets.discard')}
              </Button>
            )}
          </Space>
        </Flex>
      )}
      {edits.restored && <Alert type="info" showIcon closable title={t('targets.restored')} className="target-told" />}
      {bad.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('targets.notInteger', { rows: bad.join(t('kit.listComma')) })}
          className="target-told"
        />
      )}
      {refused.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('targets.failed', { count: refused.length })}
          description={refused.slice(0, MAX_TOLD).map(({ id, at, reason }) => (
            <div key={id}>{t('targets.failedRow', { row: at + 1, reason })}</div>
          ))}
          className="target-told"
        />
      )}
      {missed.map((text) => (
        <Alert
          key={text}
          type="warning"
          showIcon
          closable={{ onClose: () => setMissed([]) }}
          title={text}
          className="target-told"
        />
      ))}
      {sorted.length === 0 ? (
        <Empty description={t('list.empty')} className="roomy" />
      ) : (
        <div
          className="target-scroll"
          ref={host}
          tabIndex={open ? undefined : 0}
          onScroll={view.onScroll}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={view.onFocus}
        >
          <table aria-label={label} aria-rowcount={sorted.length + 1} style={{ minWidth: width }}>
            <colgroup>
              <col style={{ width: NUMBER_WIDTH }} />
              {lead.map(({ key, width: px }) => (
                <col key={key} style={{ width: px }} />
              ))}
              {metrics.map((metric) => (
                <col key={metric} style={{ width: METRIC_WIDTH }} />
              ))}
              {trailingColumns.map(({ key, width: px }) => (
                <col key={key} style={{ width: px }} />
              ))}
            </colgroup>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col">{t('targets.rowNo')}</th>
                {lead.map((column) => (
                  <Head key={column.key} column={column} sort={sort} setSort={setSort} />
                ))}
                {metrics.map((metric) => (
                  <th key={metric} scope="col" className="numeric">
                    {t(target[targetKey(metric)].label)}
                  </th>
                ))}
                {trailingColumns.map((column) => (
                  <Head key={column.key} column={column} sort={sort} setSort={setSort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {view.parts.map((part) => {
                if (typeof part !== 'number')
                  return <tr key={`gap${part.from}`} aria-hidden style={{ height: part.rows * ROW }} />
                const row = sorted[part]
                if (!row) return null
                const id = ids[part] ?? ''
                return (
                  <GridLine
                    key={id}
                    row={row}
                    id={id}
                    at={part}
                    name={nameOf(row)}
                    metrics={metrics}
                    lead={lead}
                    trailingColumns={trailingColumns}
                    cells={edits.edits[id]}
                    reason={edits.edits[id] && edits.failed[id]}
                    open={isOpen(row)}
                    type={type}
                  />
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {open && <p className="quiet target-keys">{t(codeOf ? 'targets.keys' : 'targets.keysPlain')}</p>}
    </div>
  )
}

const Head = <Row extends LineRow>({
  column,
  sort,
  setSort,
}: {
  column: GridColumn<Row>
  sort: { key: string; down: boolean } | undefined
  setSort: (to: { key: string; down: boolean } | undefined) => void
}) => {
  const t = useT()
  const mine = sort?.key === column.key ? sort : undefined
  if (!column.sort)
    return (
      <th scope="col" className={column.numeric ? 'numeric' : undefined}>
        {column.label && t(column.label)}
      </th>
    )
  return (
    <th
      scope="col"
      className={column.numeric ? 'numeric' : undefined}
      aria-sort={mine ? (mine.down ? 'descending' : 'ascending') : 'none'}
    >
      <Button
        type="text"
        size="small"
        className="target-sort"
        icon={mine?.down ? <CaretDownOutlined /> : <CaretUpOutlined className={mine ? undefined : 'blank'} />}
        iconPlacement="end"
        onClick={() => setSort(mine?.down ? undefined : { key: column.key, down: mine !== undefined })}
      >
        {column.label && t(column.label)}
      </Button>
    </th>
  )
}
