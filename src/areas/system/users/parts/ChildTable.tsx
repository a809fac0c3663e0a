import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Flex, Tag } from 'antd'
import { type ReactNode, useId } from 'react'
import { type ChildAccount, childAccount as fields } from '@/entities/shared/user'
import { StatusTag, Value } from '@/kit/kinds'
import { useT } from '@/locales'
import { named } from '@/kit/format'

interface Editing {
  busy: boolean
  move: (from: number, to: number) => void
  /** What else can be done with a child account. */
  actions: (row: ChildAccount) => ReactNode
}

/** The child accounts of an account; the first is the identity after log-in. With `editing` they are sorted by dragging, by key or by buttons. */
export const ChildTable = ({ rows, editing }: { rows: readonly ChildAccount[]; editing?: Editing }) => {
  const t = useT()
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  if (rows.length === 0) return <span className="quiet">{t('users.childNone')}</span>
  const nameOf = (key: unknown) => rows.find((row) => row.id === key)?.nickname ?? ''
  const placeOf = (key: unknown) => rows.findIndex((row) => row.id === key) + 1
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) editing?.move(placeOf(active.id) - 1, placeOf(over.id) - 1)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('users.dragHelp') },
        announcements: {
          onDragStart: ({ active }) => t('users.dragStart', { name: nameOf(active.id), place: placeOf(active.id) }),
          onDragOver: ({ active, over }) => (over ? t('users.dragOver', { name: nameOf(active.id), place: placeOf(over.id) }) : undefined),
          onDragEnd: ({ active, over }) => t('users.dragEnd', { name: nameOf(active.id), place: placeOf(over?.id ?? active.id) }),
          onDragCancel: ({ active }) => t('users.dragCancel', { name: nameOf(active.id) }),
        },
      }}
    >
      {/* What scrolls must be reachable by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll-x" tabIndex={0} role="region" aria-label={t('user.childAccounts')}>
        <table className="child-table">
          <thead>
            <tr>
              {editing && <th style={{ width: 110 }}>{t('users.order')}</th>}
              {[fields.username, fields.nickname, fields.roleName, fields.dealerName, fields.status].map((field) => (
                <th key={field.key}>{t(field.label)}</th>
              ))}
              {editing && <th>{t('list.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            <SortableContext items={rows.map((row) => row.id)} strategy={verticalListSortingStrategy} disabled={!editing || editing.busy}>
              {rows.map((row, at) => (
                <ChildRow key={row.id} row={row} at={at} last={at === rows.length - 1} editing={editing} />
              ))}
            </SortableContext>
          </tbody>
        </table>
      </div>
    </DndContext>
  )
}

const ChildRow = ({ row, at, last, editing }: { row: ChildAccount; at: number; last: boolean; editing?: Editing }) => {
  const t = useT()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: row.id })
  const name = row.nickname || row.username
  return (
    <tr
      ref={setNodeRef}
      className={isDragging ? 'lifted' : undefined}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      {editing && (
        <td>
          <Flex gap={2}>
            <Button
              ref={setActivatorNodeRef}
              className="drag-handle"
              type="text"
              size="small"
              icon={<HolderOutlined />}
              disabled={editing.busy}
              {...attributes}
              {...listeners}
              aria-label={t('users.drag', { name })}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              disabled={at === 0 || editing.busy}
              aria-label={named(t('list.up'), name)}
              onClick={() => editing.move(at, at - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              disabled={last || editing.busy}
              aria-label={named(t('list.down'), name)}
              onClick={() => editing.move(at, at + 1)}
            />
          </Flex>
        </td>
      )}
      <td>
        <bdi>{row.username}</bdi> {at === 0 && <Tag color="processing">{t('users.childFirst')}</Tag>}
      </td>
      <td>
        <Value field={fields.nickname} value={row.nickname} />
      </td>
      <td>
        <Value field={fields.roleName} value={row.roleName} />
      </td>
      <td>
        <Value field={fields.dealerName} value={row.dealerName} />
      </td>
      <td>
        <StatusTag field={fields.status} value={row.status} />
      </td>
      {editing && <td>{editing.actions(row)}</td>}
    </tr>
  )
}
