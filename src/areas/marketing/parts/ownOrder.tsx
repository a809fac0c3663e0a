import type { CallId } from '@/api/callIds'
import './ownOrder.css'
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { isYes } from '@/entities/field'
import { useAction } from '@/kit/data/useAction'
import { named, useFormats } from '@/kit/show/format'
import { useList } from '@/kit/list/place'
import { prop } from '@/lib/json'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** Highlight of a moved row, in ms. */
const FLASH_MS = 2500
const NO_ROWS: readonly never[] = []

interface Ordered {
  id: string
  sort: number
  topFlag: 0 | 1
}
type Direction = 'up' | 'down'

const MoveButton = ({
  way,
  name,
  blocked,
  run,
}: {
  way: Direction
  name: string
  blocked: boolean
  run: () => void
}) => {
  const t = useT()
  const button = (
    <button
      type="button"
      className="move-button"
      data-way={way}
      aria-label={named(t(way === 'up' ? 'list.up' : 'list.down'), name)}
      aria-disabled={blocked || undefined}
      onClick={() => !blocked && run()}
    >
      {way === 'up' ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
    </button>
  )
  return blocked ? <Tooltip title={t('ownOrder.blocked')}>{button}</Tooltip> : button
}

const OrderCell = ({
  row,
  name,
  offered,
  run,
}: {
  row: Ordered
  name: string
  offered: boolean
  run: (direction: Direction) => void
}) => {
  const { number } = useFormats()
  const { rows = NO_ROWS, total, state } = useList()
  const blocked = state?.sort !== undefined || Object.values(state?.texts ?? {}).some(Boolean)
  const before = state ? (state.pageNo - 1) * state.pageSize : 0
  const at = rows.findIndex((one) => prop(one, 'id') === row.id)
  const above = rows[at - 1]
  const moves = offered && at >= 0 && !isYes(row.topFlag)
  const hasUp = moves && before + at > 0 && (!above || !isYes(prop(above, 'topFlag')))
  const hasDown = moves && before + at + 1 < total
  return (
    <span className="own-order own-order-moves">
      <span className="digits">{number(row.sort)}</span>
      {hasUp && <MoveButton way="up" name={name} blocked={blocked} run={() => run('up')} />}
      {hasDown && <MoveButton way="down" name={name} blocked={blocked} run={() => run('down')} />}
    </span>
  )
}

/**
 * Order kept by the list itself: a cell with the position and the actions to move the row, and the class of a row
 * that was just moved. Pinned rows do not move, and no row moves while a filter or sorting hides the order.
 */
export const useOwnOrder = <Row extends Ordered>({
  can,
  move,
  nameOf,
}: {
  can: CallId | undefined
  move: (input: { id: string; direction: Direction }) => Promise<unknown>
  nameOf: (row: Row) => string
}): { cell: (row: Row) => ReactNode; rowClass: (row: Row) => string } => {
  const t = useT()
  const may = useMay()
  const { act } = useAction()
  const [moved, setMoved] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setMoved(''), FLASH_MS)
    return () => clearTimeout(timer)
  }, [moved])
  const offered = can !== undefined && may(can)
  const cell = useMemo(() => {
    const run = async (id: string, direction: Direction) => {
      setMoved('')
      if (await act(() => move({ id, direction }), { done: t('ownOrder.moved') })) setMoved(id)
    }
    return (row: Row) => (
      <OrderCell row={row} name={nameOf(row)} offered={offered} run={(direction) => void run(row.id, direction)} />
    )
  }, [offered, act, move, nameOf, t])
  return { cell, rowClass: ({ id }) => (id === moved ? 'row-moved' : '') }
}
