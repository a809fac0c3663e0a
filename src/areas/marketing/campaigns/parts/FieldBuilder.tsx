import '../campaigns.css'
import { DeleteOutlined, ExclamationCircleFilled, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button } from 'antd'
import { useState } from 'react'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { isYes } from '@/entities/field'
import { type ActivityField, activityField } from '@/entities/marketing/activityField'
import { fieldType } from '@/entities/marketing/campaignEnums'
import type { ControlProps } from '@/kit/form/controls'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { validateField, type FieldType, inOrder, isFixed, newField, roomFor } from './formFields'
import { FieldProperties } from './FieldProperties'

interface ItemProps {
  row: ActivityField
  chosen: boolean
  disabled?: boolean
  first: number
  choose: () => void
  remove: () => void
}
const Item = ({ row, chosen, disabled, first, choose, remove }: ItemProps) => {
  const t = useT()
  const fixed = isFixed(row)
  const { row: line, handle } = useSortedRow(row.key, { disabled: fixed })
  const fault = validateField(row, t)
  const kind = optionName(t, activityField.fieldType, row.fieldType)
  const name = row.title || kind
  return (
    <li {...line} className="builder-item" data-chosen={chosen}>
      <span className="builder-grip" aria-hidden data-off={disabled || fixed} {...handle}>
        <HolderOutlined />
      </span>
      <button type="button" className="builder-name" aria-pressed={chosen} onClick={choose}>
        <bdi>{name}</bdi>
        {isYes(row.required) && <span className="builder-must">{t(activityField.required.label)}</span>}
        {name !== kind && <small>{kind}</small>}
        {fault && <ExclamationCircleFilled className="tab-fault" aria-label={fault} />}
      </button>
      {!disabled && !fixed && (
        <span className="builder-tools">
          <MoveButtons id={row.key} name={name} first={first} />
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('campaign.removeField', { name })}
            onClick={remove}
          />
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
 * Builder of the sign-up form: controls at the left, the fields in order in the middle, the properties of the
 * selected field at the right. Name and phone are always present and first. Fields are sorted by dragging or with
 * arrows.
 */
export const FieldBuilder = ({ id, value = [], onChange, disabled }: ControlProps<ActivityField[]>) => {
  const t = useT()
  const [key, setKey] = useState('')
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
  }
  const nameOf = (wanted: string) => {
    const row = value.find((one) => one.key === wanted)
    return row?.title || optionName(t, activityField.fieldType, row?.fieldType)
  }
  const firstOwn = value.findIndex((row) => !isFixed(row))
  return (
    <div id={id} className="builder" tabIndex={-1}>
      {!disabled && <Palette fields={value} add={add} />}
      <div>
        <h4>{t('campaign.fieldCount', { count: value.length })}</h4>
        <Sortable ids={value.map((row) => row.key)} nameOf={nameOf} move={move} disabled={disabled}>
          <ol className="builder-list" aria-label={t('campaign.fieldList')}>
            {value.map((row) => (
              <Item
                key={row.key}
                row={row}
                chosen={row.key === chosen?.key}
                disabled={disabled}
                first={firstOwn}
                choose={() => setKey(row.key)}
                remove={() => set(value.filter((one) => one !== row))}
              />
            ))}
          </ol>
        </Sortable>
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
