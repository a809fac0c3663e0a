import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Switch } from 'antd'
import { type ReactNode, useId } from 'react'
import { enrollField, type EnrollField } from '@/entities/community/enrollField'
import { isYes } from '@/entities/field'
import { NumberBox } from '@/kit/form/controls'
import { optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { faultOf, isChoice, isSensitive, limitOf, OPTIONS } from './formFields'

const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className="enroll-property">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

interface FieldPropertiesProps {
  field: EnrollField
  fields: readonly EnrollField[]
  disabled: boolean
  change: (to: Partial<EnrollField>) => void
}

export const FieldProperties = ({ field, fields, disabled, change }: FieldPropertiesProps) => {
  const t = useT()
  const fault = disabled ? undefined : faultOf(field, fields, t)
  const limit = limitOf(field)
  const sensitive = isSensitive(field)
  return (
    <div className="enroll-properties" role="group" aria-label={t('enrolments.properties')}>
      <h4>{optionName(t, enrollField.fieldType, field.fieldType)}</h4>
      {disabled && <p className="quiet">{t('enrolments.answered')}</p>}
      <Labelled label={t(enrollField.label.label)}>
        {(id) => (
          <Input
            id={id}
            value={field.label}
            disabled={disabled}
            status={fault ? 'error' : undefined}
            count={{ show: true, max: enrollField.label.max }}
            onChange={({ target }) => change({ label: target.value })}
          />
        )}
      </Labelled>
      <Labelled label={t(sensitive ? 'enrolments.purpose' : enrollField.tip.label)}>
        {(id) => (
          <Input
            id={id}
            value={field.tip}
            disabled={disabled}
            count={{ show: true, max: enrollField.tip.max }}
            onChange={({ target }) => change({ tip: target.value })}
          />
        )}
      </Labelled>
      {limit !== undefined && (
        <Labelled label={t(enrollField.max.label)}>
          {(id) => (
            <NumberBox
              id={id}
              value={field.max}
              disabled={disabled}
              precision={0}
              min={1}
              max={limit}
              onChange={(max) => change({ max: max ?? 0 })}
            />
          )}
        </Labelled>
      )}
      <Labelled label={t(enrollField.required.label)}>
        {(id) => (
          <Switch
            id={id}
            checked={isYes(field.required)}
            disabled={disabled}
            onChange={(on) => change({ required: on ? 1 : 0 })}
          />
        )}
      </Labelled>
      {isChoice(field) && (
        <Options options={field.options} disabled={disabled} change={(options) => change({ options })} />
      )}
      {fault && (
        <p role="alert" className="tab-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

interface OptionsProps {
  options: readonly string[]
  disabled: boolean
  change: (options: string[]) => void
}
const Options = ({ options, disabled, change }: OptionsProps) => {
  const t = useT()
  return (
    <div className="enroll-property" role="group" aria-label={t(enrollField.options.label)}>
      <span>{t(enrollField.options.label)}</span>
      {options.map((text, at) => (
        // Options have no ids. Their texts are controlled and move with them.
        // oxlint-disable-next-line react/no-array-index-key
        <Flex key={at} gap={4}>
          <Input
            value={text}
            disabled={disabled}
            maxLength={20}
            aria-label={t('enrolments.option', { at: at + 1 })}
            onChange={({ target }) => change(options.map((one, place) => (place === at ? target.value : one)))}
          />
          {!disabled && (
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('enrolments.removeOption', { at: at + 1 })}
              onClick={() => change(options.filter((_one, place) => place !== at))}
            />
          )}
        </Flex>
      ))}
      {!disabled && options.length < OPTIONS.max && (
        <Button type="dashed" block icon={<PlusOutlined />} onClick={() => change([...options, ''])}>
          {t('enrolments.addOption')}
        </Button>
      )}
    </div>
  )
}
