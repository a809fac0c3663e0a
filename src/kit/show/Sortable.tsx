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

/** Tells where a row has come to stand. */
type Tell = (words: string) => void
interface Order {
  tell?: Tell
  ids: readonly string[]
  grid: boolean
  disabled: boolean
  /** Puts a row to a place; nothing where it stands there, or there is no such place. */
  put: (id: string, place: number) => void
  /** Within it something new may be dropped. */
  area?: RefObject<HTMLDivElement | null>
  /** The place where something new would come to stand if it was dropped now. */
  line?: number
}
const OrderContext = createContext<Order>({ ids: [], grid: false, disabled: false, put: () => {} })

/** What is dragged from beside the rows, if it is that: what kind of row it becomes, and what it is called. */
const newIn = ({ active }: Pick<DragEndEvent, 'active'>): { kind: string; name: string } | undefined => {
  const { kind, name }: Record<string, unknown> = active.data.current ?? {}
  return typeof kind === 'string' ? { kind, name: String(name) } : undefined
}

const silent = () => undefined
/** Moves are told by the one live region below, the same for pointer, keys and buttons. */
const ANNOUNCEMENTS = { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent }

/**
 * Rows that the user puts in order: by pointer, at the handle by keyboard (Space, arrows, Space), or by `MoveButtons`. Each row renders itself with
 * `useSortedRow`. Where a row comes to stand is told to screen readers by the name that `nameOf` gives it; `move` is called with the two places.
 * Rows may also be dragged in from beside them: `insert` is called with what `useNewRow` said and the place.
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
  /** Before which row the pointer is; undefined beside the rows. */
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

/** What the element of a row of a `Sortable` takes, what its handle takes, and what puts it to another place. */
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

/** What an element beside the rows of a `Sortable` takes that is dragged among them as a new one of a kind. For the pointer alone: by keyboard it is a button. */
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
    onPointerDown: listeners?.onPointerDown as PointerEventHandler | undefined, // the one listener of a pointer
  }
}

/** What the place of the rows takes into which new ones are dragged, and before which row one would come to stand if it was dropped now. */
export const useNewPlace = () => {
  const { area, line } = use(OrderContext)
  return { area, line }
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
