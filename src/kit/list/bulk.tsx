import { Alert, Button, Flex, Progress, Space } from 'antd'
import pLimit from 'p-limit'
import { useRef, useState } from 'react'
import type { CallId } from '@/api/callIds'
import { type TextKey, useT } from '@/locales'
import { useAction } from '../data/useAction'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { Dialog } from '../dialog/dialog'
import { SmallTable } from '../show/SmallTable'

/** Action on many rows, with one request per row or opened once for all of them. */
export interface BulkAction<Row> {
  label: TextKey
  can?: CallId
  danger?: boolean
  effect?: TextKey
  max?: number
  /** Number of parallel requests; 1 by default. */
  lanes?: number
  /** Rows it applies to; the others are skipped and counted. */
  when?: (row: Row) => boolean
  /** Label of the reason these rows require, if any. */
  reason?: (rows: readonly Row[]) => TextKey | undefined
  /** Sends the request of a row, with the reason if one was required. */
  each?: (row: Row, reason: string) => Promise<unknown>
  /**
   * Used instead of `each`: opens a dialog for the rows. `clear` deselects them except the given ids; `run` sends a
   * request per row, reports like `each`, and passes the number of failures to `ended`; `left` are the rows it does
   * not apply to.
   */
  open?: (
    rows: Row[],
    clear: (keep?: readonly string[]) => void,
    run: (each: (row: Row) => Promise<unknown>, ended?: (failed: number) => void) => void,
    left: readonly Row[],
  ) => void
}

interface Run<Row> {
  action: Pick<BulkAction<Row>, 'label' | 'lanes'>
  each: (row: Row) => Promise<unknown>
  rows: readonly Row[]
  done: number
  failed: { row: Row; reason: string }[]
  running: boolean
}

/**
 * Sends one request per row, with progress and a stop button, then the failures with a retry. `ended` receives the
 * rows not processed when the dialog closes.
 */
export const useBulkRun = <Row,>(nameOf: (row: Row) => string, ended?: (failed: readonly Row[]) => void) => {
  const t = useT()
  const { act } = useAction()
  const [run, setRun] = useState<Run<Row>>()
  const stopped = useRef(false)
  const start = async (action: Run<Row>['action'], each: Run<Row>['each'], on: readonly Row[]) => {
    const now: Run<Row> = { action, each, rows: on, done: 0, failed: [], running: true }
    stopped.current = false
    await act(async () => {
      setRun({ ...now })
      const limit = pLimit(action.lanes ?? 1)
      const send = async (row: Row) => {
        try {
          await limit(() => (stopped.current ? Promise.reject(new Error(t('bulk.left'))) : each(row)))
        } catch (error) {
          now.failed = [...now.failed, { row, reason: error instanceof Error ? error.message : '' }]
        }
        now.done++
        setRun({ ...now })
      }
      await Promise.all(on.map(send))
    })
    // Set after the reload in `act`, since a retry during it would be ignored.
    setRun({ ...now, running: false })
    return now.failed.length
  }
  const finish = () => {
    if (!run || run.running) return
    ended?.(run.failed.map(({ row }) => row))
    setRun(undefined)
  }
  const report = (
    <Dialog
      open={run !== undefined}
      title={run && t(run.action.label)}
      onClose={finish}
      footer={
        run &&
        !run.running && (
          <Space>
            {run.failed.length > 0 && (
              <Button
                type="primary"
                onClick={() =>
                  void start(
                    run.action,
                    run.each,
                    run.failed.map(({ row }) => row),
                  )
                }
              >
                {t('bulk.retry', { count: run.failed.length })}
              </Button>
            )}
            <Button onClick={finish}>{t('bulk.close')}</Button>
          </Space>
        )
      }
    >
      {run?.running && (
        <>
          <p>{t('bulk.run', { done: run.done, total: run.rows.length })}</p>
          <Progress percent={Math.round((run.done / run.rows.length) * 100)} aria-label={t(run.action.label)} />
          <Button
            onClick={() => {
              stopped.current = true
            }}
          >
            {t('bulk.stop')}
          </Button>
        </>
      )}
      {run && !run.running && (
        <Space orientation="vertical" className="full-width">
          <Alert
            type={run.failed.length ? 'warning' : 'success'}
            showIcon
            title={t('bulk.result', { good: run.rows.length - run.failed.length, bad: run.failed.length })}
          />
          {run.failed.length > 0 && (
            <SmallTable
              dataSource={run.failed.map(({ row, reason }, key) => ({ key, name: nameOf(row), reason }))}
              columns={[
                { title: t('bulk.row'), dataIndex: 'name' },
                { title: t('bulk.reason'), dataIndex: 'reason' },
              ]}
            />
          )}
        </Space>
      )}
    </Dialog>
  )
  return { start, report }
}

/** Bar over a list with a selection: its count, the bulk actions, and the failures of a run with a retry. */
export const BulkBar = <Row,>({
  selected,
  actions,
  nameOf,
  clear,
  all,
}: {
  selected: ReadonlyMap<string, Row>
  actions: readonly BulkAction<Row>[]
  nameOf: (row: Row) => string
  clear: (keep?: readonly string[]) => void
  /** Total number of matching rows if it exceeds the selection, and a function that selects them all. */
  all?: { total: number; select: () => Promise<void> }
}) => {
  const t = useT()
  const reading = useAction()
  const [asked, setAsked] = useState<BulkAction<Row>>()
  const ids = useRef(new Map<Row, string>())
  const rows = [...selected.values()]
  const fitting = (action: BulkAction<Row>) => rows.filter((row) => action.when?.(row) ?? true)
  const { start: send, report } = useBulkRun(nameOf, (failed) =>
    clear(failed.flatMap((row) => ids.current.get(row) ?? [])),
  )
  const start = (action: BulkAction<Row>, each: Run<Row>['each'], on: readonly Row[]) => {
    // Rows are mapped to their ids by identity, because a retry sends the same objects even if the selection was
    // reloaded since.
    for (const [id, row] of selected) ids.current.set(row, id)
    return send(action, each, on)
  }
  const askedRows = asked ? fitting(asked) : []
  const skipped = rows.length - askedRows.length
  const tooMany = asked?.max !== undefined && askedRows.length > asked.max
  const startsNot = tooMany || askedRows.length === 0
  const reasonLabel = asked?.reason?.(askedRows)
  const bar = selected.size > 0 && (
    <Flex
      align="center"
      gap={12}
      wrap
      className="bulk-bar"
      role="region"
      aria-live="polite"
      aria-label={t('list.selected', { count: selected.size })}
    >
      <strong>{t('list.selected', { count: selected.size })}</strong>
      <Space wrap>
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            onClick={() => {
              const fit = fitting(action)
              if (action.open && fit.length && fit.length <= (action.max ?? Infinity))
                action.open(
                  fit,
                  clear,
                  (each, ended) => void start(action, each, fit).then(ended),
                  rows.filter((row) => !fit.includes(row)),
                )
              else setAsked(action)
            }}
          >
            {t(action.label)}
          </Button>
        ))}
        {all && (
          <Button
            size="small"
            type="link"
            loading={reading.busy}
            onClick={() => void reading.act(all.select, { keep: true })}
          >
            {t('list.selectAll', { count: all.total })}
          </Button>
        )}
        <Button size="small" type="link" onClick={() => clear()}>
          {t('list.clearSelection')}
        </Button>
      </Space>
    </Flex>
  )
  return (
    <>
      {bar}
      <ConfirmDialog
        busy={false}
        question={
          asked && {
            title: tooMany
              ? t('bulk.tooMany', { max: asked.max })
              : askedRows.length
                ? t('bulk.ask', { count: askedRows.length, action: t(asked.label) })
                : t('bulk.none'),
            effect: startsNot
              ? undefined
              : [asked.effect && t(asked.effect), skipped ? t('bulk.skipped', { count: skipped }) : undefined]
                  .filter(Boolean)
                  .join('\n') || undefined,
            danger: asked.danger && !startsNot,
            okText: startsNot ? undefined : t(asked.label),
            reason: reasonLabel && !startsNot ? t(reasonLabel) : undefined,
          }
        }
        onCancel={() => setAsked(undefined)}
        onOk={(reason) => {
          setAsked(undefined)
          const each = asked?.each
          if (each && !startsNot) void start(asked, (row) => each(row, reason), askedRows)
        }}
      />
      {report}
    </>
  )
}
