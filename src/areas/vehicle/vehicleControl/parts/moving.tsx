import { Spin } from 'antd'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyCall } from '@/api/call'
import { type Code, type Field, is } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { usePoll } from '@/kit/data/poll'
import type { ColumnOf } from '@/kit/list/columns'
import { useQueueSort } from '@/kit/list/queueSort'
import { useOpened } from '@/kit/page/opened'
import { StatusTag } from '@/kit/show/kinds'
import { isRecord } from '@/lib/json'
import { useT } from '@/locales'

/** Polling of rows in a state that the server ends: the state, the interval, and the maximum duration per row. */
interface Moves {
  status: Code
  everyMs: number
  forMs: number
}

const rowsIn = (answer: unknown): unknown[] =>
  isRecord(answer) && Array.isArray(answer.records) ? answer.records : [answer]

/**
 * Reloads the visible page of a call while one of its rows is in a transitional state, for at most `forMs` after a
 * row was first seen in it.
 */
const useMovesPoll = (call: AnyCall, { status, everyMs, forMs }: Moves): void => {
  const since = useRef(new Map<unknown, number>())
  const wants = (answer: unknown): boolean => {
    const now = Date.now()
    return rowsIn(answer).some((row) => {
      if (!isRecord(row)) return false
      if (!is(row.status, status)) {
        since.current.delete(row.id)
        return false
      }
      const first = since.current.get(row.id) ?? now
      since.current.set(row.id, first)
      return now - first < forMs
    })
  }
  usePoll([call.method, call.path], wants, everyMs)
}

/** List of requests that wait for a decision and are then carried out by the TSP. */
interface Queue<Row extends { id: string }> {
  load: AnyCall
  columnsOf: (open: (row: Row) => void) => ColumnOf<Row>[]
  /** Mode of the address that opens the panel of a row. */
  mode: string
  /** Field with the time since which a row waits, and the state in which it waits. */
  by: keyof Row & string
  waiting: Code
  /** State filter before the user sets one. */
  initially: string
  moves: Moves
  actionsOf: (row: Row) => Action[]
}

/**
 * Returns the list of a queue: transitional rows are polled, the longest waiting come first, and each opens in its
 * panel.
 */
export const useQueue = <Row extends { id: string }>(queue: Queue<Row>) => {
  const { load, columnsOf, mode, by, waiting, initially, moves, actionsOf } = queue
  const { open } = useOpened()
  useMovesPoll(load, moves)
  const show = useCallback(({ id }: Row) => open(mode, id), [open, mode])
  return {
    columns: useMemo(() => columnsOf(show), [columnsOf, show]),
    sort: useQueueSort({ by, waiting: [waiting], initially }),
    actions: (row: Row): Action[] => [...actionsOf(row), { label: 'kit.detail', run: () => show(row) }],
  }
}

/**
 * State of a queue row, with the reason of a failure. While it changes it shows a spinner, later a hint to check
 * again.
 */
export const MovingState = ({
  field,
  value,
  note,
  moves,
}: {
  field: Pick<Field, 'of'>
  value: unknown
  note?: string
  moves: Moves
}) => {
  const tag = <StatusTag field={field} value={value} note={note} />
  return is(value, moves.status) ? <Moving forMs={moves.forMs}>{tag}</Moving> : tag
}

const Moving = ({ forMs, children }: { forMs: number; children: ReactNode }) => {
  const t = useT()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), forMs)
    return () => clearTimeout(timer)
  }, [forMs])
  return (
    <>
      {children} {isLate ? <span className="quiet">{t('vehicleControl.refreshLater')}</span> : <Spin size="small" />}
    </>
  )
}
