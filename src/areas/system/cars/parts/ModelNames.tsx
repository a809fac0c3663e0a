import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Sortable, useSortedRow } from '@/kit/show/Sortable'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

const SEPARATORS = /[,,、\n]/

const Model = ({ name, disabled, remove }: { name: string; disabled?: boolean; remove: () => void }) => {
  const t = useT()
  const { row, handle } = useSortedRow(name)
  return (
    <li {...row} className="model">
      <button
        type="button"
        className="model-handle"
        {...handle}
        disabled={disabled}
        aria-label={t('cars.moveModel', { name })}
      >
        <HolderOutlined />
      </button>
      <bdi>{name}</bdi>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        disabled={disabled}
        aria-label={t('cars.removeModel', { name })}
        onClick={remove}
      />
    </li>
  )
}

/**
 * Models of a series, without duplicates. Enter, a separator or leaving the input adds the typed text. Models are
 * sorted by pointer or keyboard (Space, arrows, Space).
 */
export const ModelNames = ({ id, value = [], onChange, disabled, ...rest }: ControlProps<string[]>) => {
  const t = useT()
  const [typed, setTyped] = useState('')
  const add = (names: readonly string[]) =>
    onChange?.([...new Set([...value, ...names.map((name) => name.trim()).filter(Boolean)])])
  const take = () => {
    if (typed.trim()) add([typed])
    setTyped('')
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
          // Enter adds a model; it must not submit the form or end an IME composition.
          event.preventDefault()
          if (!event.nativeEvent.isComposing) take()
        }}
        onBlur={take}
      />
      <Sortable
        grid
        ids={value}
        nameOf={(name) => name}
        move={(from, to) => onChange?.(arrayMove(value, from, to))}
        disabled={disabled}
      >
        <ul className="models">
          {value.map((name) => (
            <Model
              key={name}
              name={name}
              disabled={disabled}
              remove={() => onChange?.(value.filter((one) => one !== name))}
            />
          ))}
        </ul>
      </Sortable>
    </>
  )
}
