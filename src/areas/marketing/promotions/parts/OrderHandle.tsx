import { HolderOutlined } from '@ant-design/icons'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Tooltip } from 'antd'
import { createContext, type KeyboardEvent, type ReactNode, use, useMemo, useState } from 'react'
import { useT } from '@/locales'

interface Ordering {
  /** True while the whole list is shown in its own order. */
  on: boolean
  held: string
  press: (id: string, key: string) => boolean
}
const OrderingContext = createContext<Ordering>({ on: false, held: '', press: () => false })

/** No announcements for the pointer; keyboard moves are announced by the live region below. */
const silent = () => undefined
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Makes the rows inside sortable by their handles: dragged, or held with Space and moved with the arrow keys. `move`
 * receives the new position, from 0.
 */
export const OrderProvider = ({
  ids,
  on,
  nameOf,
  move,
  children,
}: {
  ids: readonly string[]
  on: boolean
  nameOf: (id: string) => string
  move: (id: string, place: number) => void
  children: ReactNode
}) => {
  const t = useT()
  const [held, setHeld] = useState('')
  const [said, setSaid] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const ordering = useMemo(() => {
    const press = (id: string, key: string): boolean => {
      const at = ids.indexOf(id)
      const tell = (place: number) =>
        setSaid(t('kit.sortedAt', { name: nameOf(id), place: place + 1, total: ids.length }))
      if (key === ' ') {
        setHeld(held === id ? '' : id)
        tell(at)
        return true
      }
      const step = STEPS[key]
      if (held !== id || step === undefined) return false
      const place = Math.min(Math.max(at + step, 0), ids.length - 1)
      if (place !== at) move(id, place)
      tell(place)
      return true
    }
    return { on, held, press }
  }, [ids, on, held, nameOf, move, t])
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <OrderingContext value={ordering}>
      <DndContext sensors={sensors} accessibility={SILENT} collisionDetection={closestCenter} onDragEnd={drop}>
        {children}
      </DndContext>
      <div role="status" className="hidden-text">
        {said}
      </div>
    </OrderingContext>
  )
}

export const OrderHandle = ({ id, name, place }: { id: string; name: string; place: ReactNode }) => {
  const t = useT()
  const { on, held, press } = use(OrderingContext)
  const drag = useDraggable({ id, disabled: !on })
  const drop = useDroppable({ id, disabled: !on })
  const handle = (
    <button
      ref={drag.setNodeRef}
      type="button"
      className="order-handle"
      aria-label={t('promotions.move', { name })}
      aria-pressed={held === id}
      aria-disabled={!on || undefined}
      {...(on ? drag.listeners : {})}
      onKeyDown={(event: KeyboardEvent) => {
        if (on && press(id, event.key)) event.preventDefault()
      }}
    >
      <HolderOutlined />
    </button>
  )
  return (
    <span ref={drop.setNodeRef} className="own-order" data-over={(drop.isOver && !drag.isDragging) || undefined}>
      {on ? handle : <Tooltip title={t('ownOrder.blocked')}>{handle}</Tooltip>}
      <span className="digits">{place}</span>
    </span>
  )
}
