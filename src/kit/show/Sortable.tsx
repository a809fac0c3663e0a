import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDndContext,
  useDraggable,
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
import {
  createContext,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useT } from '@/locales'
import { named } from './format'

type Tell = (words: string) => void
interface Order {
  tell?: Tell
  ids: readonly string[]
  grid: boolean
  disabled: boolean
  /** Moves a row to a place. No effect if the row is already there or the place does not exist. */
  put: (id: string, place: number) => void
  area?: RefObject<HTMLDivElement | null>
  line?: number
}
const OrderContext = createContext<Order>({ ids: [], grid: false, disabled: false, put: () => {} })

const newIn = ({ active }: Pick<DragEndEvent, 'active'>): { kind: string; name: string } | undefined => {
  const { kind, name }: Record<string, unknown> = active.data.current ?? {}
  return typeof kind === 'string' ? { kind, name: String(name) } : undefined
}

const silent = () => undefined
const ANNOUNCEMENTS = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent }

/**
 * List that the user reorders by pointer, by keyboard at the handle (Space, arrows, Space), or with `MoveButtons`.
 * Each row renders itself with `useSortedRow`. Screen readers announce the new place with the name from `nameOf`.
 * `move` is called with the old and new index. Rows from outside (`useNewRow`) can be dropped in: `insert` is called
 * with their kind and the index.
 */
export const Sortable = ({
  ids,
  nameOf,
  move,
  insert,
  grid = false,
  disabled = false,
  children,
}: {
  ids: readonly string[]
  nameOf: (id: string) => string
  move: (from: number, to: number) => void
  insert?: (kind: string, place: number) => void
  grid?: boolean
  disabled?: boolean
  children: ReactNode
}) => {
  const t = useT()
  const [told, tellHere] = useState('')
  // A nested list may contain only rows, so the outermost list renders the one live region.
  const { tell: tellAround } = use(OrderContext)
  const tell = tellAround ?? tellHere
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const area = useRef<HTMLDivElement>(null)
  const pointer = useRef<{ x: number; y: number }>(undefined)
  const [line, setLine] = useState<number>()
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
    return { ids, grid, disabled, put, tell, area, line }
  }, [ids, grid, disabled, move, tell, tellAt, line])
  const tellOver = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    tellAt(active.id, placeOf(over?.id ?? active.id))
  const detect: CollisionDetection = (args) => {
    if (!newIn(args)) return closestCenter(args)
    pointer.current = args.pointerCoordinates ?? undefined
    return []
  }
  const placeUnder = (): number | undefined => {
    const at = pointer.current
    const frame = area.current?.getBoundingClientRect()
    if (!at || !frame || at.x < frame.left || at.x > frame.right || at.y < frame.top || at.y > frame.bottom) return
    const rows = [...(area.current?.querySelectorAll('[data-sorted]') ?? [])].map((row) => row.getBoundingClientRect())
    const place = rows.findIndex(({ top, bottom }) => at.y < (top + bottom) / 2)
    return place < 0 ? rows.length : place
  }
  return (
    <OrderContext value={order}>
      <DndContext
        sensors={sensors}
        collisionDetection={detect}
        accessibility={{
          announcements: ANNOUNCEMENTS,
          screenReaderInstructions: { draggable: t('kit.sortKeys') },
          container: tellAround && document.body,
        }}
        onDragStart={(event) => newIn(event) ?? tellAt(event.active.id, placeOf(event.active.id))}
        onDragMove={(event) => newIn(event) && setLine(placeUnder())}
        onDragOver={(event) => newIn(event) ?? tellOver(event)}
        onDragCancel={(event) =>
          newIn(event) ? setLine(undefined) : tellAt(event.active.id, placeOf(event.active.id))
        }
        onDragEnd={(event) => {
          const { active, over } = event
          const made = newIn(event)
          if (!made) return over && order.put(String(active.id), placeOf(over.id))
          const place = placeUnder()
          setLine(undefined)
          if (place === undefined) return
          tell(t('kit.sortedAt', { name: made.name, place: place + 1, total: ids.length + 1 }))
          insert?.(made.kind, place)
        }}
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

/** Returns the props of a row element and of its handle, and a function that moves the row. */
export const useSortedRow = (id: string, { disabled = false }: { disabled?: boolean } = {}) => {
  const { ids, grid, disabled: off, put } = use(OrderContext)
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: disabled || off,
  })
  const by = transform && `translate3d(${grid ? Math.round(transform.x) : 0}px, ${Math.round(transform.y)}px, 0)`
  return {
    row: {
      ref: setNodeRef,
      'data-sorted': true,
      'data-dragging': isDragging,
      style: { transform: by ?? undefined, transition },
    },
    handle: { ...listeners, 'aria-describedby': attributes['aria-describedby'] },
    place: ids.indexOf(id),
    put: (place: number) => put(id, place),
  }
}

/**
 * Returns the props of an outside element that can be dragged in as a new row. Pointer only: the keyboard alternative
 * is a button.
 */
export const useNewRow = (kind: string, name: string, { disabled = false }: { disabled?: boolean } = {}) => {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: `new row ${kind}`,
    data: { kind, name },
    disabled,
  })
  return {
    ref: setNodeRef,
    'data-dragging': isDragging,
    style: transform
      ? { transform: `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` }
      : undefined,
    onPointerDown: listeners?.onPointerDown as PointerEventHandler | undefined, // A pointer has this listener only.
  }
}

/**
 * Returns the area in which a new row can be dropped, to be set as a ref, and the index at which it would be
 * inserted.
 */
export const useNewPlace = () => {
  const { area, line } = use(OrderContext)
  return { area, line }
}

/** Returns the ids in the order shown during a drag. */
export const useSortedIds = (): readonly string[] => {
  const { ids } = use(OrderContext)
  const { active, over } = useDndContext()
  const [from, to] = [active, over].map((one) => ids.indexOf(String(one?.id)))
  return from === undefined || to === undefined || from < 0 || to < 0 ? ids : arrayMove([...ids], from, to)
}

/** Buttons that move a row of a `Sortable` one place up or down, but never before `first`. */
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
