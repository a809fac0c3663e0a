import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

const SEPARATORS = /[,,、\n]/

const Model = ({ name, disabled, remove }: { name: string; disabled?: boolean; remove: () => void }) => {
  const t = useT()
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: name, disabled })
  return (
    <li
      ref={setNodeRef}
      className={`model${isDragging ? ' is-dragging' : ''}`}
      style={{ transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <button
        type="button"
        className="model-handle"
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        disabled={disabled}
        aria-label={t('cars.moveModel', { name })}
      >
        <HolderOutlined />
      </button>
      <bdi>{name}</bdi>
      <Button type="text" size="small" icon={<CloseOutlined />} disabled={disabled} aria-label={t('cars.removeModel', { name })} onClick={remove} />
    </li>
  )
}

/** The models of a series: added by Enter or comma, doubles dropped, put in order by pointer, or by keyboard (Space, arrows, Space). */
export const ModelNames = ({ id, value = [], onChange, disabled, ...rest }: ControlProps<string[]>) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const add = (names: readonly string[]) => onChange?.([...new Set([...value, ...names.map((name) => name.trim()).filter(Boolean)])])
  const take = () => {
    if (typed.trim()) add([typed])
    setTyped('')
  }
  const said = (name: string | number, at: string | number | undefined) =>
    t('cars.modelAt', { name, place: value.indexOf(String(at ?? name)) + 1, total: value.length })
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange?.(arrayMove(value, value.indexOf(String(active.id)), value.indexOf(String(over.id))))
  }
  return (
    <>
      <Input
        {...rest}
        id={id}
        value={typed}
        disabled={disabled}
        autoComplete="off"
        placeholder={t('cars.modelInput')}
        onChange={(event) => {
          const parts = event.target.value.split(SEPARATORS)
          const left = parts.pop() ?? ''
          if (parts.length) add(parts)
          setTyped(left)
        }}
        onPressEnter={(event) => {
          // Enter adds; it does not send the form, and ends no composition of an input method.
          event.preventDefault()
          if (!event.nativeEvent.isComposing) take()
        }}
        onBlur={take}
      />
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: { draggable: t('cars.modelKeys') },
          announcements: {
            onDragStart: ({ active }) => said(active.id, active.id),
            onDragOver: ({ active, over }) => said(active.id, over?.id),
            onDragEnd: ({ active, over }) => said(active.id, over?.id),
            onDragCancel: ({ active }) => said(active.id, active.id),
          },
        }}
      >
        <SortableContext items={value} strategy={rectSortingStrategy}>
          <ul className="models">
            {value.map((name) => (
              <Model key={name} name={name} disabled={disabled} remove={() => onChange?.(value.filter((one) => one !== name))} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </>
  )
}
