import '../campaigns.css'
import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, ExclamationCircleFilled, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { type ActivityField, activityField } from '@/entities/marketing/activityField'
import { fieldType } from '@/entities/marketing/campaignEnums'
import type { ControlProps } from '@/kit/form/controls'
import { named, optionName } from '@/kit/format'
import { useT } from '@/locales'
import { fieldFault, type FieldType, inOrder, isFixed, newField, roomFor } from './fields'
import { FieldProperties } from './FieldProperties'

const silent = () => undefined
/** Moves are told in the user's own language, by the one live region below. */
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

interface ItemProps {
  row: ActivityField
  chosen: boolean
  disabled?: boolean
  first: boolean
  last: boolean
  choose: () => void
  move: (by: -1 | 1) => void
  remove: () => void
}
const Item = ({ row, chosen, disabled, first, last, choose, move, remove }: ItemProps) => {
  const t = useT()
  const fixed = isFixed(row)
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: row.key, disabled: disabled || fixed })
  const fault = fieldFault(row, t)
  const kind = optionName(t, activityField.fieldType, row.fieldType)
  const name = row.title || kind
  return (
    <li
      ref={setNodeRef}
      className="builder-item"
      data-chosen={chosen}
      data-dragging={isDragging}
      style={{ transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <span className="builder-grip" aria-hidden data-off={disabled || fixed} {...listeners}>
        <HolderOutlined />
      </span>
      <button type="button" className="builder-name" aria-pressed={chosen} onClick={choose}>
        <bdi>{name}</bdi>
        {row.required === 1 && <span className="builder-must">{t(activityField.required.label)}</span>}
        {name !== kind && <small>{kind}</small>}
        {fault && <ExclamationCircleFilled className="tab-fault" aria-label={fault} />}
      </button>
      {!disabled && !fixed && (
        <span className="builder-tools">
          <Button size="small" type="text" icon={<ArrowUpOutlined />} disabled={first} aria-label={named(t('list.up'), name)} onClick={() => move(-1)} />
          <Button size="small" type="text" icon={<ArrowDownOutlined />} disabled={last} aria-label={named(t('list.down'), name)} onClick={() => move(1)} />
          <Button size="small" type="text" icon={<DeleteOutlined />} aria-label={t('campaign.removeField', { name })} onClick={remove} />
        </span>
      )}
    </li>
  )
}

const Palette = ({ fields, add }: { fields: readonly ActivityField[]; add: (type: FieldType) => void }) => {
  const t = useT()
  return (
    <div className="builder-palette" role="group" aria-label={t('campaign.palette')}>
      <h4>{t('campaign.palette')}</h4>
      {fieldType.options.map(({ value, label }) => (
        <Button key={value} icon={<PlusOutlined />} disabled={roomFor(value, fields) === 0} onClick={() => add(value)}>
          {t(label)}
        </Button>
      ))}
    </div>
  )
}

/**
 * A sign-up form in the making: controls at the left, the fields in their order in the middle, what the chosen one is like at the right.
 * Name and phone are always there and first. In order by dragging or with arrows.
 */
export const FieldBuilder = ({ id, value = [], onChange, disabled }: ControlProps<ActivityField[]>) => {
  const t = useT()
  const [key, setKey] = useState('')
  const [told, setTold] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const chosen = value.find((row) => row.key === key) ?? value[0]
  const set = (fields: readonly ActivityField[]) => onChange?.(inOrder(fields))
  const add = (type: FieldType) => {
    const row = newField(type, t(`fieldType.${type}`), value)
    set([...value, row])
    setKey(row.key)
  }
  const move = (from: number, to: number) => {
    const row = value[from]
    const target = value[to]
    if (!row || !target || from === to || isFixed(row) || isFixed(target)) return
    set(arrayMove(value, from, to))
    setTold(t('campaign.moved', { name: row.title, place: to + 1 }))
  }
  const placeOf = (one: unknown) => value.findIndex((row) => row.key === one)
  const dropped = ({ active, over }: DragEndEvent) => over && move(placeOf(active.id), placeOf(over.id))
  const firstOwn = value.findIndex((row) => !isFixed(row))
  return (
    <div id={id} className="builder" tabIndex={-1}>
      {!disabled && <Palette fields={value} add={add} />}
      <div>
        <h4>{t('campaign.fieldCount', { count: value.length })}</h4>
        <DndContext sensors={sensors} accessibility={ACCESSIBILITY} onDragEnd={dropped}>
          <SortableContext items={value.map((row) => row.key)} strategy={verticalListSortingStrategy}>
            <ol className="builder-list" aria-label={t('campaign.fieldList')}>
              {value.map((row, at) => (
                <Item
                  key={row.key}
                  row={row}
                  chosen={row.key === chosen?.key}
                  disabled={disabled}
                  first={at === firstOwn}
                  last={at === value.length - 1}
                  choose={() => setKey(row.key)}
                  move={(by) => move(at, at + by)}
                  remove={() => set(value.filter((one) => one !== row))}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <span role="status" className="images-told">
          {told}
        </span>
      </div>
      {chosen && (
        <FieldProperties
          key={chosen.key}
          row={chosen}
          disabled={disabled}
          change={(to) => set(value.map((row) => (row === chosen ? { ...row, ...to } : row)))}
        />
      )}
    </div>
  )
}
