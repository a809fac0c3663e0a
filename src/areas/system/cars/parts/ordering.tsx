import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Button, Tooltip } from 'antd'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import * as carSeries from '@/api/system/carSeries'
import type { CarSeries } from '@/entities/shared/carSeries'
import { useAction } from '@/kit/data/useAction'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { moved } from '../order'
import { FILTER_KEYS } from './filters'

interface Ordering {
  /** Whether the list shows one whole brand by its order. */
  on: boolean
  busy: boolean
  /** Moves a series one place up (-1) or down (1). */
  step: (row: CarSeries, by: -1 | 1) => void
}
const OrderingContext = createContext<Ordering>({ on: false, busy: false, step: () => {} })

/** The pointer needs no words; the buttons have their own. */
const SILENT = {
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
}

const placeOf = (rows: readonly CarSeries[], id: string) => rows.findIndex((row) => row.id === id)

/** Lets the series of the list around be put in order, by pointer or by buttons, while it shows one brand by its order and nothing else narrows it. */
export const OrderProvider = ({ allowed, children }: { allowed: boolean; children: ReactNode }) => {
  const t = useT()
  const { query } = useScreen()
  const { act, busy, refresh } = useAction()
  const [held, setHeld] = useState<string>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const brandCode = query.get('brandCode') ?? ''
  const narrowed = FILTER_KEYS.some((key) => key !== 'brandCode' && query.get(key))
  const on = allowed && brandCode !== '' && !narrowed && (query.get('sort') ?? 'sort.asc') === 'sort.asc'
  const move = useCallback(
    (id: string, place: (rows: readonly CarSeries[]) => number) =>
      act(
        async () => {
          // The page on screen may be a part of the brand: the new order is that of all of it.
          const { records } = await carSeries.list({ brandCode, sortField: 'sort', sortOrder: 'asc', pageSize: 500 })
          for (const change of moved(records, id, place(records))) await carSeries.update(change)
        },
        // After a failure some may be saved: the list is read again all the same.
        { done: t('cars.ordered'), onError: refresh },
      ),
    [act, brandCode, refresh, t],
  )
  const ordering = useMemo(
    () => ({ on, busy, step: (row: CarSeries, by: -1 | 1) => void move(row.id, (rows) => placeOf(rows, row.id) + by) }),
    [on, busy, move],
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setHeld(undefined)
    if (over && over.id !== active.id) void move(String(active.id), (rows) => placeOf(rows, String(over.id)))
  }
  return (
    <OrderingContext value={ordering}>
      <DndContext
        sensors={sensors}
        accessibility={SILENT}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setHeld(String(active.data.current?.name ?? ''))}
        onDragCancel={() => setHeld(undefined)}
        onDragEnd={drop}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {held !== undefined && <div className="series-held">{held}</div>}
        </DragOverlay>
      </DndContext>
    </OrderingContext>
  )
}

/** The place of a series: its number, and where the list can be put in order a handle and two buttons. */
export const OrderCell = ({ row }: { row: CarSeries }) => {
  const t = useT()
  const { on, busy, step } = use(OrderingContext)
  const drag = useDraggable({ id: row.id, data: { name: row.seriesName }, disabled: !on || busy })
  const drop = useDroppable({ id: row.id, disabled: !on })
  if (!on)
    return (
      <Tooltip title={t('cars.orderHint')}>
        <span className="digits">{row.sort}</span>
      </Tooltip>
    )
  return (
    <div ref={drop.setNodeRef} className="series-order" data-over={drop.isOver && !drag.isDragging}>
      <span ref={drag.setNodeRef} {...drag.listeners} className="series-handle" aria-hidden>
        <HolderOutlined />
      </span>
      <span className="digits">{row.sort}</span>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        disabled={busy}
        aria-label={t('cars.up', { name: row.seriesName })}
        onClick={() => step(row, -1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        disabled={busy}
        aria-label={t('cars.down', { name: row.seriesName })}
        onClick={() => step(row, 1)}
      />
    </div>
  )
}
