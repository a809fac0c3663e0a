import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { Button } from 'antd'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { useT } from '@/locales'
import { named } from './format'

/** Tells where a row has come to stand. */
type Tell = (words: string) => void
interface Order {
  tell?: Tell
  ids: readonly string[]
  grid: boolean
  disabled: boolean
  /** Puts a row to a place; nothing where it stands there, or there is no such place. */
  put: (id: string, place: number) => void
}
const OrderContext = createContext<Order>({ ids: [], grid: false, disabled: false, put: () => {} })

const silent = () => undefined
/** Moves are told by the one live region below, the same for pointer, keys and buttons. */
const ANNOUNCEMENTS = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent }

/**
 * Rows that the user puts in order: by pointer, at the handle by keyboard (Space, arrows, Space), or by `MoveButtons`. Each row draws itself with
 * `useSortedRow`. Where a row comes to stand is told to screen readers by the name that `nameOf` gives it; `move` is called with the two places.
 */
export const Sortable = ({
  ids,
  nameOf,
  move,
  grid = false,
  disabled = false,
  children,
}: {
  ids: readonly string[]
  nameOf: (id: string) => string
  move: (from: number, to: number) => void
  /** They stand beside each other, not only below. */
  grid?: boolean
  disabled?: boolean
  children: ReactNode
}) => {
  const t = useT()
  const [told, tellHere] = useState('')
  // Within a row of another one nothing may stand but rows: what is read out stands outside, once.
  const { tell: tellAround } = use(OrderContext)
  const tell = tellAround ?? tellHere
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const tellAt = useCallback(
    (id: UniqueIdentifier, place: number) =>
      tell(t('kit.sortedAt', { name: nameOf(String(id)), place: place + 1, total: ids.length })),
    [ids, nameOf, t, tell],
  )
  const order = useMemo(() => {
    const put = (id: string, place: number) => {
      const from = ids.indexOf(id)
      if (from < 0 || place < 0 || place >= ids.length || from === place) return
      tellAt(id, place)
      move(from, place)
    }
    return { ids, grid, disabled, put, tell }
  }, [ids, grid, disabled, move, tell, tellAt])
  const tellOver = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    tellAt(active.id, placeOf(over?.id ?? active.id))
  return (
    <OrderContext value={order}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: ANNOUNCEMENTS,
          screenReaderInstructions: { draggable: t('kit.sortKeys') },
          container: tellAround && document.body,
        }}
        onDragStart={({ active }) => tellAt(active.id, placeOf(active.id))}
        onDragOver={tellOver}
        onDragCancel={({ active }) => tellAt(active.id, placeOf(active.id))}
        onDragEnd={({ active, over }) => over && order.put(String(active.id), placeOf(over.id))}
      >
        <SortableContext
          items={[...ids]}
          strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}
          disabled={disabled}
        >
          {children}
        </SortableContext>
      </DndContext>
      {!tellAround && (
        <span role="status" className="hidden-text">
          {told}
        </span>
      )}
    </OrderContext>
  )
}

/** What the element of a row of a `Sortable` takes, what its handle takes, and what puts it to another place. */
export const useSortedRow = (id: string, { disabled = false }: { disabled?: boolean } = {}) => {
  const { ids, grid, disabled: off, put } = use(OrderContext)
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: disabled || off,
  })
  const by = transform && `translate3d(${grid ? Math.round(transform.x) : 0}px, ${Math.round(transform.y)}px, 0)`
  return {
    row: { ref: setNodeRef, 'data-dragging': isDragging, style: { transform: by ?? undefined, transition } },
    handle: { ...listeners, 'aria-describedby': attributes['aria-describedby'] },
    place: ids.indexOf(id),
    put: (place: number) => put(id, place),
  }
}

/** The ids of the `Sortable` around it as they would stand if what is dragged was dropped now. */
export const useSortedIds = (): readonly string[] => {
  const { ids } = use(OrderContext)
  const { active, over } = useDndContext()
  const [from, to] = [active, over].map((one) => ids.indexOf(String(one?.id)))
  return from === undefined || to === undefined || from < 0 || to < 0 ? ids : arrayMove([...ids], from, to)
}

/** Two buttons that move a row of a `Sortable`, called `name`, one place up or down; no row before `first` is passed. */
export const MoveButtons = ({
  id,
  name,
  first = 0,
  disabled = false,
}: {
  id: string
  name: string
  first?: number
  disabled?: boolean
}) => {
  const t = useT()
  const { ids, disabled: off, put } = use(OrderContext)
  const place = ids.indexOf(id)
  const button = (label: string, icon: ReactNode, to: number, isEnd: boolean) => (
    <Button
      size="small"
      type="text"
      icon={icon}
      disabled={isEnd || disabled || off}
      aria-label={named(label, name)}
      onClick={() => put(id, to)}
    />
  )
  return (
    <>
      {button(t('list.up'), <ArrowUpOutlined />, place - 1, place <= first)}
      {button(t('list.down'), <ArrowDownOutlined />, place + 1, place === ids.length - 1)}
    </>
  )
}
