import { HolderOutlined, SwapOutlined } from '@ant-design/icons'
import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Button, Dropdown } from 'antd'
import { useRef, useState } from 'react'
import { clue } from '@/entities/leads/clue'
import { useFormats, named } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import type { TransferDraft } from '../draft'
import { type Lead, planOf } from '../plan'

const SHOWN = 30
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface BoardProps {
  leads: readonly Lead[]
  draft: TransferDraft
  change: (patch: Partial<TransferDraft>) => void
  nameOf: (dealerCode: string) => string
}

/**
 * Targets as columns with their leads. Leads are moved by dragging, by keyboard (Space, arrows, Space) or with a
 * menu.
 */
export const Board = ({ leads, draft, change, nameOf }: BoardProps) => {
  const t = useT()
  const { targets } = draft
  const plan = planOf(leads, draft)
  const [dragged, setDragged] = useState<Lead>()
  const byKey = useRef<string>(undefined)
  const targetOf = (clueId: string) => targets[plan.findIndex((part) => part.some((lead) => lead.clueId === clueId))]
  const leadOf = (clueId: unknown) => leads.find((lead) => lead.clueId === clueId)
  const move = (clueId: string, to: string) => {
    const placed = Object.fromEntries(plan.flatMap((part, at) => part.map((lead) => [lead.clueId, targets[at] ?? ''])))
    change({ byHand: { ...placed, [clueId]: to } })
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { active, currentCoordinates, context }) => {
        const step = STEPS[event.code]
        if (step === undefined) return undefined
        event.preventDefault()
        const from = targets.indexOf(byKey.current ?? targetOf(String(active)) ?? '')
        const to = targets[(from + step + targets.length) % targets.length]
        byKey.current = to
        const rect = to === undefined ? undefined : context.droppableRects.get(to)
        // Set both coordinates, because stacked columns differ only in height. Without a rectangle, shift x so that
        // the step counts as a move.
        return rect
          ? { x: rect.left + 8, y: rect.top + 8 }
          : { x: currentCoordinates.x + step, y: currentCoordinates.y }
      },
    }),
  )
  const detect: CollisionDetection = (given) =>
    given.pointerCoordinates ? pointerWithin(given) : byKey.current === undefined ? [] : [{ id: byKey.current }]
  const nameOfLead = (clueId: unknown) => leadOf(clueId)?.customerName || String(clueId)
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('transfer.lifted', { name: nameOfLead(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('transfer.over', { name: nameOfLead(active.id), dealer: nameOf(String(over.id)) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('transfer.dropped', { name: nameOfLead(active.id), dealer: nameOf(String(over.id)) }) : undefined,
    onDragCancel: ({ active }) => t('transfer.putBack', { name: nameOfLead(active.id) }),
  }
  const end = () => {
    byKey.current = undefined
    setDragged(undefined)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('transfer.howToDrag') } }}
      onDragStart={({ active }) => setDragged(leadOf(active.id))}
      onDragCancel={end}
      onDragEnd={({ active, over }) => {
        if (over && targetOf(String(active.id)) !== over.id) move(String(active.id), String(over.id))
        end()
      }}
    >
      <p className="quiet">{t('transfer.howToDrag')}</p>
      <div className="transfer-board">
        {targets.map((code, at) => (
          <Column
            key={code}
            code={code}
            name={nameOf(code)}
            leads={plan[at] ?? []}
            others={targets.filter((one) => one !== code)}
            nameOf={nameOf}
            move={move}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="transfer-card" data-lifted>
            {dragged.customerName || dragged.clueId}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

interface MoveProps {
  others: readonly string[]
  nameOf: (dealerCode: string) => string
  move: (clueId: string, to: string) => void
}

const Column = ({ code, name, leads, ...rest }: MoveProps & { code: string; name: string; leads: readonly Lead[] }) => {
  const t = useT()
  const { number } = useFormats()
  const { setNodeRef, isOver } = useDroppable({ id: code })
  const [shown, setShown] = useState(SHOWN)
  return (
    <section ref={setNodeRef} className="transfer-column" data-over={isOver} aria-label={named(name, leads.length)}>
      <h3>
        <bdi>{name}</bdi> <span className="quiet digits">{number(leads.length)}</span>
      </h3>
      <ul>
        {leads.slice(0, shown).map((lead) => (
          <Card key={lead.clueId} lead={lead} {...rest} />
        ))}
      </ul>
      {leads.length > shown && (
        <Button size="small" type="link" onClick={() => setShown(shown + SHOWN)}>
          {t('transfer.showMore', { count: leads.length - shown })}
        </Button>
      )}
    </section>
  )
}

const Card = ({ lead, others, nameOf, move }: MoveProps & { lead: Lead }) => {
  const t = useT()
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: lead.clueId,
    attributes: { roleDescription: t('transfer.draggable') },
  })
  const name = lead.customerName || lead.clueId
  const [open, setOpen] = useState(false)
  const button = (
    <Button
      size="small"
      type="text"
      icon={<SwapOutlined />}
      aria-label={t('transfer.moveLead', { name })}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    />
  )
  return (
    <li className="transfer-card" data-dragging={isDragging}>
      <button ref={setNodeRef} type="button" className="transfer-handle" {...attributes} {...listeners}>
        <HolderOutlined aria-hidden />
        <span>
          <bdi>{name}</bdi>
          <small className="quiet">{lead.seriesName}</small>
        </span>
        <StatusTag field={clue.clueLevel} value={lead.clueLevel} />
      </button>
      {others.length > 0 &&
        (open ? (
          // A menu for every card is expensive, so it is mounted only while open.
          <Dropdown
            open
            onOpenChange={setOpen}
            trigger={['click']}
            menu={{
              items: others.map((code) => ({ key: code, label: nameOf(code) })),
              onClick: ({ key }) => {
                setOpen(false)
                move(lead.clueId, key)
              },
            }}
          >
            {button}
          </Dropdown>
        ) : (
          button
        ))}
    </li>
  )
}
