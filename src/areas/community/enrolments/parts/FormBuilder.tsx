import '../enrolments.css'
import {
  CopyOutlined,
  DeleteOutlined,
  ExclamationCircleFilled,
  HolderOutlined,
  PlusOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { arrayMove } from '@dnd-kit/sortable'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { enrollField, type EnrollField, enrollFieldType } from '@/entities/community/enrollField'
import { isYes } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { MoveButtons, Sortable, useNewPlace, useNewRow, useSortedRow } from '@/kit/show/Sortable'
import { named, optionName, plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { FieldProperties } from './FieldProperties'
import { faultOf, type FieldKind, fieldName, MAX_FIELDS, newField } from './formFields'

const Offer = ({ kind, name, full, add }: { kind: FieldKind; name: string; full: boolean; add: () => void }) => (
  <Button icon={<PlusOutlined />} disabled={full} {...useNewRow(String(kind), name, { disabled: full })} onClick={add}>
    {name}
  </Button>
)

const FieldPalette = ({ full, add }: { full: boolean; add: (kind: FieldKind) => void }) => {
  const t = useT()
  return (
    <div className="enroll-palette" role="group" aria-label={t('enrolments.palette')}>
      <h4>{t('enrolments.palette')}</h4>
      {enrollFieldType.options.map(({ value, label }) => (
        <Offer key={value} kind={value} name={t(label)} full={full} add={() => add(value)} />
      ))}
    </div>
  )
}

const STEPS = 20

interface ItemProps {
  field: EnrollField
  fields: readonly EnrollField[]
  chosen: boolean
  locked: boolean
  disabled: boolean
  choose: () => void
  copy: () => void
  remove: () => void
}
const Item = ({ field, fields, chosen, locked, disabled, choose, copy, remove }: ItemProps) => {
  const t = useT()
  const { row, handle } = useSortedRow(field.fieldId)
  const name = fieldName(field, t)
  const fault = faultOf(field, fields, t)
  return (
    <li {...row} className="enroll-item" data-chosen={chosen}>
      <span className="enroll-grip" aria-hidden data-off={disabled} {...handle}>
        <HolderOutlined />
      </span>
      <button type="button" className="enroll-field" aria-pressed={chosen} onClick={choose}>
        <span>
          <bdi>{name}</bdi>
          {isYes(field.required) && <em aria-label={t(enrollField.required.label)}>*</em>}
          {fault && !locked && <ExclamationCircleFilled className="tab-fault" aria-label={fault} />}
        </span>
        <small className="enroll-face">
          <bdi>
            {field.options.join(' / ') || plain(field.tip) || optionName(t, enrollField.fieldType, field.fieldType)}
          </bdi>
        </small>
      </button>
      {!disabled && (
        <span className="enroll-tools">
          <MoveButtons id={field.fieldId} name={name} />
          <Button
            size="small"
            type="text"
            icon={<CopyOutlined />}
            aria-label={named(t('kit.copy'), name)}
            onClick={copy}
          />
          {!locked && (
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined />}
              aria-label={named(t('kit.delete'), name)}
              onClick={remove}
            />
          )}
        </span>
      )}
    </li>
  )
}

type ItemsProps = Pick<ItemProps, 'fields' | 'disabled'> & { itemOf: (field: EnrollField) => ReactNode }

/** Form as the app shows it: name and phone, then the fields. A line marks the drop position of a new field. */
const Items = ({ fields, disabled, undo, itemOf }: ItemsProps & { undo?: () => void }) => {
  const t = useT()
  const { area, line } = useNewPlace()
  return (
    <div ref={area}>
      <h4>
        {t('enrolments.fieldsOf', { count: fields.length, max: MAX_FIELDS })}
        {!disabled && (
          <Button size="small" type="text" icon={<UndoOutlined />} disabled={!undo} onClick={undo}>
            {t('kit.undo')}
          </Button>
        )}
      </h4>
      <ul className="enroll-fixed" aria-label={t('enrolments.fixed')}>
        <li>{t('enrollRecord.customerName')} *</li>
        <li>{t('enrollRecord.phone')} *</li>
      </ul>
      <ol className="enroll-items" aria-label={t('enroll.formFields')}>
        {fields.flatMap((field, at) => [line === at && <Line key="line" />, itemOf(field)])}
        {line === fields.length && <Line />}
      </ol>
    </div>
  )
}
const Line = () => <li className="enroll-line" aria-hidden />

interface FormBuilderProps extends ControlProps<EnrollField[]> {
  /** Ids of fields that already have answers and are read-only. */
  locked?: readonly string[]
}

/**
 * Builder of the enrolment form: kinds of fields at the left, the form as in the app in the middle, the properties of
 * the selected field at the right. Name and phone are always first. Kinds are clicked or dragged into the form;
 * fields are sorted by dragging or with arrows. The last twenty changes can be undone.
 */
export const FormBuilder = ({ id, value = [], onChange, disabled = false, locked = [] }: FormBuilderProps) => {
  const t = useT()
  const [key, setKey] = useState('')
  const [past, setPast] = useState<{ what: string; fields: EnrollField[] }[]>([])
  const chosen = value.find(({ fieldId }) => fieldId === key) ?? value[0]
  /** Changes to the same property of the same field are one undo step. */
  const set = (fields: EnrollField[], what: string) => {
    if (past.at(-1)?.what !== what) setPast([...past, { what, fields: value }].slice(-STEPS))
    onChange?.(fields)
  }
  const insert = (field: EnrollField, place = value.length) => {
    set([...value.slice(0, place), field, ...value.slice(place)], `add ${past.length} ${field.fieldId}`)
    setKey(field.fieldId)
  }
  const add = (kind: FieldKind, place?: number) =>
    insert(newField(kind, optionName(t, enrollField.fieldType, kind), value), place)
  const copy = (field: EnrollField) => {
    const made = newField(field.fieldType, field.label, value)
    insert({
      ...field,
      fieldId: made.fieldId,
      label: [...t('enrolments.copyName', { name: field.label })].slice(0, 15).join(''),
    })
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    onChange?.(last.fields)
  }
  const nameOf = (fieldId: string) => {
    const field = value.find((one) => one.fieldId === fieldId)
    return field ? fieldName(field, t) : fieldId
  }
  return (
    <Sortable
      ids={value.map(({ fieldId }) => fieldId)}
      nameOf={nameOf}
      move={(from, to) => set(arrayMove(value, from, to), `move ${past.length}`)}
      insert={(wanted, place) => {
        const kind = enrollFieldType.options.find((one) => String(one.value) === wanted)
        if (kind) add(kind.value, place)
      }}
      disabled={disabled}
    >
      <div id={id} className="enroll-builder" tabIndex={-1}>
        {!disabled && <FieldPalette full={value.length >= MAX_FIELDS} add={(kind) => add(kind)} />}
        <Items
          fields={value}
          disabled={disabled}
          undo={past.length ? undo : undefined}
          itemOf={(field) => (
            <Item
              key={field.fieldId}
              field={field}
              fields={value}
              chosen={field.fieldId === chosen?.fieldId}
              locked={locked.includes(field.fieldId)}
              disabled={disabled}
              choose={() => setKey(field.fieldId)}
              copy={() => value.length < MAX_FIELDS && copy(field)}
              remove={() =>
                set(
                  value.filter((one) => one !== field),
                  `remove ${past.length}`,
                )
              }
            />
          )}
        />
        {chosen && (
          <FieldProperties
            key={chosen.fieldId}
            field={chosen}
            fields={value}
            disabled={disabled || locked.includes(chosen.fieldId)}
            change={(to) =>
              set(
                value.map((one) => (one === chosen ? { ...one, ...to } : one)),
                `${chosen.fieldId} ${Object.keys(to).join()}`,
              )
            }
          />
        )}
      </div>
    </Sortable>
  )
}
