import { QuestionCircleOutlined } from '@ant-design/icons'
import type { DragEvent, PointerEvent } from 'react'
import { useT } from '@/locales'
import { Hint } from '../show/Hint'
import { headOf } from './columns'
import type { Sort } from './state'
import type { Placed } from './TableRow'

export interface Arrange {
  resize: (key: string, width: number) => void
  move: (key: string, to: string) => void
}

const Head = ({ label, tip }: { label: string; tip: string }) => (
  <Hint title={tip}>
    {label} <QuestionCircleOutlined aria-label={tip} className="quiet" />
  </Hint>
)

const NARROWEST = 60
const WIDEST = 800
const DRAGGED = 'text/column'

const Grip = ({ resize }: { resize: (width: number) => void }) => {
  const drag = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const grip = event.currentTarget
    const start = event.clientX
    const before = grip.parentElement?.getBoundingClientRect().width ?? 0
    const widthAt = (x: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, before + x - start)))
    grip.setPointerCapture(event.pointerId)
    // Rows are resized on release, since rendering them on every step would lag behind the pointer.
    grip.onpointermove = ({ clientX }) => {
      grip.style.transform = `translateX(${widthAt(clientX) - before}px)`
    }
    grip.onlostpointercapture = () => {
      grip.onpointermove = null
      grip.onpointerup = null
      grip.style.transform = ''
    }
    grip.onpointerup = ({ clientX }) => {
      if (clientX !== start) resize(widthAt(clientX))
    }
  }
  return <span className="data-grip" aria-hidden onPointerDown={drag} />
}

interface HeadCellProps<Row> {
  of: Placed<Row>
  sort: Sort | undefined
  setSort: (to: Sort | undefined) => void
  arrange?: Arrange
}
/**
 * Column header. Sorting cycles through ascending, descending and none. With `arrange` it can be dragged to another
 * position and resized at its edge.
 */
export const HeadCell = <Row,>({ of: { column, fixed, style }, sort, setSort, arrange }: HeadCellProps<Row>) => {
  const t = useT()
  const label = headOf(column, t)
  const name = column.tip ? <Head label={label} tip={column.tip} /> : label
  const order = sort?.field === column.key ? sort.order : undefined
  const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined
  const moves = column.key === 'actions' ? undefined : arrange
  const dragging = moves && {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAGGED, column.key)
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const key = event.dataTransfer.getData(DRAGGED)
      if (!key) return
      event.preventDefault()
      if (key !== column.key) moves.move(key, column.key)
    },
  }
  return (
    <div
      role="columnheader"
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={
        column.key === 'actions' ? 'data-cell actions-head' : column.numeric ? 'data-cell numeric' : 'data-cell'
      }
      data-fixed={fixed}
      data-kind={column.kind}
      style={style}
      {...dragging}
    >
      {column.sortable ? (
        <button
          type="button"
          className="data-sort"
          data-order={order}
          onClick={() => setSort(next && { field: column.key, order: next })}
        >
          <span>{name}</span>
        </button>
      ) : (
        name
      )}
      {moves && <Grip resize={(width) => moves.resize(column.key, width)} />}
    </div>
  )
}
