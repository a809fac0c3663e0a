import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { placeAt } from './state'

export type Dragged = { type: string } | { id: string }
const NO_ANNOUNCEMENTS = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' }

const draggedIn = ({ active }: Pick<DragEndEvent, 'active'>): Dragged | undefined => {
  const { data } = active
  const [type, id]: unknown[] = [data.current?.type, data.current?.id]
  return typeof type === 'string' ? { type } : typeof id === 'string' ? { id } : undefined
}

/**
 * Drags blocks from the palette and within the page. `line` is the drop index, passed to the children. Without a
 * pointer, a click or key in the palette adds a block and keys move it.
 */
export const Dragging = ({
  list,
  drop,
  children,
}: {
  list: RefObject<HTMLElement | null>
  drop: (dragged: Dragged, place: number) => void
  children: (line: number | undefined) => ReactNode
}) => {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const pointer = useRef<{ x: number; y: number }>(undefined)
  const [line, setLine] = useState<number>()
  const detect: CollisionDetection = ({ pointerCoordinates }) => {
    pointer.current = pointerCoordinates ?? undefined
    return []
  }
  const place = (): number | undefined => {
    const at = pointer.current
    const frame = list.current?.closest('.phone-page')?.getBoundingClientRect()
    if (!at || !list.current || !frame) return undefined
    if (at.x < frame.left || at.x > frame.right || at.y < frame.top || at.y > frame.bottom) return undefined
    const blocks = [...list.current.querySelectorAll('[data-block]')].map((block) => block.getBoundingClientRect())
    return placeAt(at.y, blocks)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      accessibility={{ announcements: NO_ANNOUNCEMENTS, screenReaderInstructions: { draggable: '' } }}
      onDragMove={() => setLine(place())}
      onDragCancel={() => setLine(undefined)}
      onDragEnd={(event) => {
        const to = place()
        const dragged = draggedIn(event)
        setLine(undefined)
        if (dragged && to !== undefined) drop(dragged, to)
      }}
    >
      {children(line)}
    </DndContext>
  )
}
