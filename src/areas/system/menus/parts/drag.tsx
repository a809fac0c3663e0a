import { HolderOutlined } from '@ant-design/icons'
import { type Collision, type CollisionDetection, useDraggable, useDroppable } from '@dnd-kit/core'
import { type MenuIndex } from '@/business/menuTicks'
import type { MenuNode } from '@/entities/shared/menu'
import { mayHang, type Move } from '../tree'

export type Zone = 'before' | 'into' | 'after'

/** Node over a row, and the move on drop; without `move` it is not allowed. */
export interface Drop {
  overId: string
  zone: Zone
  move?: Move
}

/** Finds the row and zone at the pointer's height, regardless of its horizontal position. */
export const byHeight: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  active,
}): Collision[] => {
  if (!pointerCoordinates) return []
  const { y } = pointerCoordinates
  for (const container of droppableContainers) {
    const rect = droppableRects.get(container.id)
    if (!rect || y < rect.top || y >= rect.bottom || container.id === active.id) continue
    return [{ id: container.id, data: { part: (y - rect.top) / rect.height } }]
  }
  return []
}

const movesAt = (
  roots: readonly MenuNode[],
  index: MenuIndex,
  dragged: MenuNode,
  overId: string,
): Partial<Record<Zone, Move>> => {
  const over = index.get(overId)
  if (!over || overId === dragged.id) return {}
  const { node, parent } = over
  const moves: Partial<Record<Zone, Move>> = {}
  if (mayHang(index, dragged, node)) moves.into = { id: dragged.id, parentId: node.id }
  if (mayHang(index, dragged, parent)) {
    const brothers = (parent?.children ?? roots).filter(({ id }) => id !== dragged.id)
    const next = brothers[brothers.findIndex(({ id }) => id === node.id) + 1]
    moves.before = { id: dragged.id, parentId: parent?.id ?? '', beforeId: node.id }
    moves.after = { id: dragged.id, parentId: parent?.id ?? '', beforeId: next?.id }
  }
  return moves
}

export const offersPlace = (roots: readonly MenuNode[], index: MenuIndex, dragged: MenuNode, overId: string): boolean =>
  Object.keys(movesAt(roots, index, dragged, overId)).length > 0

/** Returns the drop for a part of a row (0 = top, 1 = bottom). */
export const dropAt = (
  roots: readonly MenuNode[],
  index: MenuIndex,
  dragged: MenuNode,
  overId: string,
  part: number,
): Drop => {
  const moves = movesAt(roots, index, dragged, overId)
  const edge = moves.into ? 0.28 : 0.5
  const beside = part < edge ? 'before' : part > 1 - edge || !moves.into ? 'after' : 'into'
  const zone = beside !== 'into' && !moves[beside] && moves.into ? 'into' : beside
  return { overId, zone, move: moves[zone] }
}

/**
 * Drag handle, which also makes the row a drop target. With the keyboard, nodes are moved through the menu of the
 * row.
 */
export const Handle = ({ id, fixed }: { id: string; fixed: boolean }) => {
  const { setNodeRef, listeners } = useDraggable({ id, disabled: fixed })
  const target = useDroppable({ id })
  return (
    <span ref={target.setNodeRef} className="menu-target" data-own>
      <span ref={setNodeRef} {...(fixed ? {} : listeners)} className="menu-handle" data-fixed={fixed} aria-hidden>
        <HolderOutlined />
      </span>
    </span>
  )
}
