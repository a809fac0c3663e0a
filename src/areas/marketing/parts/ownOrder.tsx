import './ownOrder.css'
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Page } from '@/api/reply'
import { useAct } from '@/kit/act'
import { named, useFormats } from '@/kit/format'
import type { ListState } from '@/kit/list/state'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

/** So long a row that was moved is marked, in ms. */
const FLASH_MS = 2500
const NO_ROWS: readonly never[] = []

interface Ordered {
  id: string
  sort: number
  topFlag: 0 | 1
}
type Direction = 'up' | 'down'

const MoveButton = ({ way, name, blocked, run }: { way: Direction; name: string; blocked: boolean; run: () => void }) => {
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

/**
 * The order that a list keeps itself: a cell with the place of a row and the ways to move it, and the class of a row that was just moved. Rows on top
 * do not move; nothing moves while a filter or a sorting hides the order.
 */
export const useOwnOrder = <Row extends Ordered>(
  answer: Page<Row> | undefined,
  state: ListState,
  { can, move, nameOf }: { can: string | undefined; move: (input: { id: string; direction: Direction }) => Promise<unknown>; nameOf: (row: Row) => string },
): { cell: (row: Row) => ReactNode; rowClass: (row: Row) => string } => {
  const t = useT()
  const { number } = useFormats()
  const may = useMay()
  const { act } = useAct()
  const [moved, setMoved] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setMoved(''), FLASH_MS)
    return () => clearTimeout(timer)
  }, [moved])
  const blocked = state.sort !== undefined || Object.values(state.texts).some(Boolean)
  const before = (state.pageNo - 1) * state.pageSize
  const offered = can !== undefined && may(can)
  const cell = useMemo(() => {
    const rows = answer?.records ?? NO_ROWS
    const run = async (id: string, direction: Direction) => {
      setMoved('')
      if (await act(() => move({ id, direction }), { done: t('ownOrder.moved') })) setMoved(id)
    }
    return (row: Row) => {
      const at = rows.findIndex(({ id }) => id === row.id)
      const above = rows[at - 1]
      const moves = offered && at >= 0 && Number(row.topFlag) !== 1
      const hasUp = moves && before + at > 0 && (!above || Number(above.topFlag) !== 1)
      const hasDown = moves && before + at + 1 < (answer?.total ?? 0)
      return (
        <span className="own-order own-order-moves">
          <span className="digits">{number(row.sort)}</span>
          {hasUp && <MoveButton way="up" name={nameOf(row)} blocked={blocked} run={() => void run(row.id, 'up')} />}
          {hasDown && <MoveButton way="down" name={nameOf(row)} blocked={blocked} run={() => void run(row.id, 'down')} />}
        </span>
      )
    }
  }, [answer, offered, before, blocked, act, move, nameOf, number, t])
  return { cell, rowClass: ({ id }) => (id === moved ? 'row-moved' : '') }
}
