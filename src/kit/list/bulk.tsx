import { Alert, Button, Flex, Progress, Space } from 'antd'
import pLimit from 'p-limit'
import { useRef, useState } from 'react'
import type { CallId } from '@/api/callIds'
import { type TextKey, useT } from '@/locales'
import { useAction } from '../data/useAction'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { Dialog } from '../dialog/dialog'
import { SmallTable } from '../show/SmallTable'

/** Something done to many rows, one request a row, or opened for all of them at once. */
export interface BulkAction<Row> {
  label: TextKey
  can?: CallId
  danger?: boolean
  /** What it does to the rows, said before it starts. */
  effect?: TextKey
  /** Most rows at once. */
  max?: number
  /** How many requests run at a time; 1. */
  lanes?: number
  /** Which rows it applies to; the others are left out and counted. */
  when?: (row: Row) => boolean
  /** The label of a reason that is asked before some rows are done. */
  reason?: (rows: readonly Row[]) => TextKey | undefined
  /** Sent for each row, with the reason where one was asked. */
  each?: (row: Row, reason: string) => Promise<unknown>
  /** Instead of `each`: opens something for the rows; `clear` then takes their ticks away, but for those of the ids it is told to keep; `run` sends for each of them, reports as for `each`, and tells `ended` how many failed; `left` are the rows that it does not apply to. */
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

/** Sends one request a row: progress with a stop, then what failed and a retry of just that. `ended` is given the rows that were not done, once its window is closed. */
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
    // Only now, when all is read again too, can it be run once more.
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

/** The bar over a list while it has a selection: its count, what can be done with it, and for each run what failed and a retry of just that. */
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
  /** Where more rows match than are selected: how many in all, and the way to select them. */
  all?: { total: number; select: () => Promise<void> }
}) => {
  const t = useT()
  const reading = useAction()
  const [asked, setAsked] = useState<BulkAction<Row>>()
  const ids = useRef(new Map<Row, string>())
  const rows = [...selected.values()]
  const fitting = (action: BulkAction<Row>) => rows.filter((row) => action.when?.(row) ?? true)
  // What was done is not ticked any more; what was not stays so.
  const { start: send, report } = useBulkRun(nameOf, (failed) =>
    clear(failed.flatMap((row) => ids.current.get(row) ?? [])),
  )
  const start = (action: BulkAction<Row>, each: Run<Row>['each'], on: readonly Row[]) => {
    // A retry is of rows as they were ticked, though they were read again since.
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
                  .join(' · ') || undefined,
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
